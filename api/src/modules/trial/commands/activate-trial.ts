import type { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { hashOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { emailTaken, linkNotValid } from '../../users/account-problems.ts';
import type { TrialActivation } from '../schema.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { insertCompany } from '../../company/store/companies.ts';
import { findTrialRequest, spendTrialRequest, type TrialRequestRow } from '../store/trials.ts';
import { insertUser } from '../../users/store/users.ts';
import { checkNewPassword } from '../../session/commands/check-new-password.ts';
import { TRIAL_SCANS } from './request-trial.ts';

const notValid = () => linkNotValid(say('trialLinkInvalid'));

/**
 * What was asked for behind a mailed link.
 * @throws HttpProblem 400 LINK_NOT_VALID when it was used, replaced by a newer one or is too old.
 */
export async function readTrialLink(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<TrialRequestRow> {
  const asked = await findTrialRequest(db, hashOpaqueToken(token), now());
  if (!asked) throw notValid();
  return asked;
}

/**
 * Follows the mailed link: a company with a scan allowance and its one user, in the group
 * `Trial Users`. The company answers for no e-mail domain: nobody can register into a trial.
 * @returns the address to sign in with.
 * @throws HttpProblem 400 LINK_NOT_VALID, 409 EMAIL_TAKEN, 422.
 */
export async function activateTrial(
  services: Services,
  request: z.output<typeof TrialActivation>,
  address: string,
): Promise<{ email: string }> {
  const { db } = services;
  const now = services.now();
  const asked = await readTrialLink(services, request.token);
  await checkNewPassword(request.password, request.re_new_password, [
    asked.firstName,
    asked.lastName,
    asked.email,
    asked.company,
  ]);
  const passwordHash = await services.passwords.hash(request.password);
  return db.transaction(async (tx) => {
    if (!(await spendTrialRequest(tx, asked.id))) throw notValid();
    const company = await insertCompany(tx, {
      name: asked.company,
      emailDomain: '',
      totalScan: TRIAL_SCANS,
      createdAt: now,
    });
    const user = await insertUser(tx, {
      companyId: company.id,
      email: asked.email,
      firstName: asked.firstName,
      lastName: asked.lastName,
      phoneNumber: asked.phoneNumber,
      passwordHash,
      isActive: true,
      isApproved: true,
      groupName: 'Trial Users',
      dateJoined: now,
    });
    if (!user) throw emailTaken(say('trialAccountExists'));
    await recordAudit(tx, {
      companyId: company.id,
      actorId: user.id,
      action: 'trial.activated',
      subject: `company:${company.id}`,
      address,
      now,
    });
    return { email: user.email };
  });
}
