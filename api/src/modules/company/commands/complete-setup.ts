import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { normaliseTypedCode } from '../../../platform/access/opaque-tokens.ts';
import { HttpProblem } from '../../../platform/errors/http-problem.ts';
import { conflict, invalidField } from '../../../platform/errors/problems.ts';
import type { SetupRequest } from '../setup-schema.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { anyCompany, insertCompany, lockSetup, type CompanyRow } from '../store/companies.ts';
import {
  forgetInstallationSecret,
  readInstallationSecret,
} from '../../../platform/secrets/installation.ts';
import { clearAttempts, spendAttempt } from '../../../platform/access/store/throttles.ts';
import { insertUser, type UserRow } from '../../users/store/users.ts';
import { checkNewPassword } from '../../session/commands/check-new-password.ts';
import { SETUP_CODE_KEY } from './setup-code.ts';

const THROTTLE_KEY = 'setup';
const alreadySetUp = () => conflict(say('setUpAlready'), 'ALREADY_SET_UP');

/**
 * Creates the company and its first admin. The code works once.
 * @throws HttpProblem 409 ALREADY_SET_UP, 422 WRONG_CODE or fields, 429 after five wrong codes.
 */
export async function completeSetup(
  services: Services,
  request: z.output<typeof SetupRequest>,
  address: string,
): Promise<{ user: UserRow; company: CompanyRow }> {
  const { db, secrets } = services;
  const now = services.now();
  if (await anyCompany(db)) throw alreadySetUp();
  await spendAttempt(db, THROTTLE_KEY, now);
  const code = await readInstallationSecret(db, secrets, SETUP_CODE_KEY);
  // Somebody finished between the two looks: the code is gone with its use.
  if (code === null && (await anyCompany(db))) throw alreadySetUp();
  if (code === null || !sameCode(code, request.code)) {
    const message = say('setUpCodeWrong');
    throw new HttpProblem(422, 'WRONG_CODE', message, {
      errors: [{ path: 'code', message, code: 'wrong_code' }],
    });
  }
  await clearAttempts(db, THROTTLE_KEY);
  await checkNewPassword(request.password, request.re_new_password, [
    request.first_name,
    request.last_name,
    request.email,
    request.company,
  ]);
  const passwordHash = await services.passwords.hash(request.password);
  return db.transaction(async (tx) => {
    await lockSetup(tx);
    if (await anyCompany(tx)) throw alreadySetUp();
    const company = await insertCompany(tx, {
      name: request.company,
      emailDomain: request.email.split('@')[1] ?? '',
      createdAt: now,
    });
    const user = await insertUser(tx, {
      companyId: company.id,
      email: request.email,
      firstName: request.first_name,
      lastName: request.last_name,
      passwordHash,
      isActive: true,
      isApproved: true,
      groupName: 'Admins',
      dateJoined: now,
    });
    if (!user) throw invalidField('email', say('addressTaken'), 'email_taken');
    await forgetInstallationSecret(tx, SETUP_CODE_KEY);
    await recordAudit(tx, {
      companyId: company.id,
      actorId: user.id,
      action: 'company.created',
      subject: `company:${company.id}`,
      address,
      now,
    });
    return { user, company };
  });
}

function sameCode(expected: string, given: string): boolean {
  const [a, b] = [expected, given].map((code) => Buffer.from(normaliseTypedCode(code)));
  return a !== undefined && b !== undefined && a.length === b.length && timingSafeEqual(a, b);
}
