import type { z } from 'zod';
import type { RegistrationRequest } from '../registration-schema.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { findCompanyByDomain } from '../../company/store/companies.ts';
import { enqueueJob } from '../../../platform/jobs/jobs.ts';
import { ERRAND_QUEUE } from '../../../platform/mail/mails.ts';
import { spendAttempt } from '../../../platform/access/store/throttles.ts';
import { insertUser } from '../store/users.ts';
import type { Errand } from '../../../platform/mail/errands.ts';
import { checkNewPassword } from '../../session/commands/check-new-password.ts';

/**
 * Registrations from one network address in a quarter of an hour: each costs a password hash and
 * tells every admin.
 */
export const REGISTRATIONS_PER_ADDRESS = 20;

/**
 * Somebody asks to join the company that answers for the domain of their address: the account is
 * active but not approved, and a link that proves the address is mailed (docs/decisions/253). The
 * answer is the same, after the same work, for an address that has an account and for a domain that
 * no company answers for.
 * @throws HttpProblem 422 for the fields, 429 before any work is done.
 */
export async function register(
  services: Services,
  request: z.output<typeof RegistrationRequest>,
  address: string,
): Promise<void> {
  const { email, first_name: firstName, last_name: lastName } = request;
  await spendAttempt(
    services.db,
    `register-from:${address}`,
    services.now(),
    REGISTRATIONS_PER_ADDRESS,
  );
  await checkNewPassword(request.password, request.re_new_password, [firstName, lastName, email]);
  const passwordHash = await services.passwords.hash(request.password);
  const now = services.now();
  await services.db.transaction(async (tx) => {
    const company = await findCompanyByDomain(tx, email.split('@')[1] ?? '');
    const user = company
      ? await insertUser(tx, {
          companyId: company.id,
          email,
          firstName,
          lastName,
          passwordHash,
          isActive: true,
          isApproved: false,
          groupName: 'Analysts',
          dateJoined: now,
        })
      : null;
    await recordAudit(tx, {
      companyId: company?.id ?? null,
      actorId: user?.id ?? null,
      action: user ? 'user.registered' : 'registration.ignored',
      subject: `email:${email}`,
      address,
      now,
    });
    // What differs between addresses, a letter or a notification, is done afterwards by the mail
    // worker.
    const errand: Errand = { kind: 'registration', email, isNew: user !== null };
    await enqueueJob(tx, {
      queue: ERRAND_QUEUE,
      companyId: null,
      payload: errand,
      dedupeKey: `registration:${email}`,
    });
  });
}
