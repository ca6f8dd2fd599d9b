import type { PasswordHashes } from '../../../platform/access/password-hashes.ts';
import { MISMATCH_MESSAGE, weaknessesOf } from '../password-rule.ts';
import { invalid } from '../../../platform/errors/problems.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { forgetPasswordResets, recentPasswordHashes, storePassword } from '../store/passwords.ts';
import { revokeSessionsOfUser } from '../../../platform/access/store/sessions.ts';
import { forgetPreauthentications } from '../store/sign-in.ts';
import type { UserWithCompany } from '../../users/store/users.ts';

/** Names of the body's members, for the errors. */
export interface PasswordFields {
  password: string;
  repeated: string;
}

/**
 * Checks a password that replaces another one (the last ten are not used again).
 * @returns its hash, to be stored by `replacePassword`.
 * @throws HttpProblem 422 with the fields.
 */
export async function hashOfNewPassword(
  passwords: PasswordHashes,
  tx: Tx,
  { user, company }: UserWithCompany,
  given: { password: string; repeated: string },
  fields: PasswordFields,
): Promise<string> {
  const errors = await weaknessesOf(fields.password, given.password, [
    user.firstName,
    user.lastName,
    user.email,
    company.name,
  ]);
  if (given.password !== given.repeated)
    errors.push({ path: fields.repeated, message: MISMATCH_MESSAGE, code: 'mismatch' });
  if (errors.length > 0) throw invalid(...errors);
  for (const hash of await recentPasswordHashes(tx, user.id)) {
    if (await passwords.verify(hash, given.password)) {
      throw invalid({
        path: fields.password,
        message: 'You used this password before. Choose one that is not among your last ten.',
        code: 'password_reused',
      });
    }
  }
  return passwords.hash(given.password);
}

/**
 * Puts the new password in force: links to another one, half-finished sign-ins and every session
 * end.
 */
export async function replacePassword(
  tx: Tx,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await storePassword(tx, userId, passwordHash);
  await forgetPasswordResets(tx, userId);
  await forgetPreauthentications(tx, userId);
  await revokeSessionsOfUser(tx, userId, 'password changed', now);
}
