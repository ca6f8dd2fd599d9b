import { MISMATCH_MESSAGE, weaknessesOf } from '../password-rule.ts';
import { invalid } from '../../../platform/errors/problems.ts';

/**
 * @param own names, address and company, which must not be in the password.
 * @throws HttpProblem 422 with the rule's sentences, and what breaks the rule.
 */
export async function checkNewPassword(
  password: string,
  repeated: string,
  own: readonly string[],
): Promise<void> {
  const errors = await weaknessesOf('password', password, own);
  if (password !== repeated)
    errors.push({ path: 're_new_password', message: MISMATCH_MESSAGE, code: 'mismatch' });
  if (errors.length > 0) throw invalid(...errors);
}
