import { keepsPasswordRule, MISMATCH_MESSAGE, PASSWORD_MESSAGE } from '../../domain/password-rule.ts';
import type { FieldError } from '../../errors/http-problem.ts';
import { invalid } from '../../errors/problems.ts';

/**
 * @param own names, address and company, which must not be in the password.
 * @throws HttpProblem 422 with the sentences of the specification, section 5.
 */
export async function checkNewPassword(password: string, repeated: string, own: readonly string[]): Promise<void> {
  const errors: FieldError[] = [];
  if (!(await keepsPasswordRule(password, own))) errors.push({ path: 'password', message: PASSWORD_MESSAGE, code: 'weak_password' });
  if (password !== repeated) errors.push({ path: 're_new_password', message: MISMATCH_MESSAGE, code: 'mismatch' });
  if (errors.length > 0) throw invalid(...errors);
}
