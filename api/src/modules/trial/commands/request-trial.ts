import type { z } from 'zod';
import { newOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { accountExistsLetter, trialLetter } from '../../../platform/mail/letters.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { TrialRequest } from '../schema.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { anyCompany } from '../../company/store/companies.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueueJob } from '../../../platform/jobs/jobs.ts';
import { ERRAND_QUEUE } from '../../../platform/mail/mails.ts';
import { fullName } from '../../../platform/database/people.ts';
import { spendAttempt } from '../../../platform/access/store/throttles.ts';
import {
  lockTrialRequest,
  replaceTrialRequest,
  setTrialLink,
  spendTrialRequest,
} from '../store/trials.ts';
import { findUserByEmail } from '../../users/store/users.ts';
import type { Errand } from '../../../platform/mail/errands.ts';
import { LETTERS_PER_ADDRESS } from '../../session/commands/request-reset.ts';

/** Scans of a free trial. */
export const TRIAL_SCANS = 10;
const LINK_HOURS = 72;
const HOUR_MS = 3_600_000;

/**
 * Somebody asks for a free trial. Nothing exists yet but the request; the mailed link proves the
 * address. The call does the same work whether or not the address has an account.
 * @throws HttpProblem 429.
 */
export async function requestTrial(
  services: Services,
  request: z.output<typeof TrialRequest>,
  address: string,
): Promise<void> {
  const { db } = services;
  const now = services.now();
  await spendAttempt(db, `trial:${request.email}`, now);
  await spendAttempt(db, `trial-from:${address}`, now, LETTERS_PER_ADDRESS);
  await db.transaction(async (tx) => {
    const requestId = await replaceTrialRequest(tx, {
      email: request.email,
      firstName: request.first_name,
      lastName: request.last_name,
      phoneNumber: request.phone_number ?? null,
      company: request.company,
      expiresAt: new Date(now.getTime() + LINK_HOURS * HOUR_MS),
      createdAt: now,
    });
    const errand: Errand = { kind: 'trial', requestId };
    await enqueueJob(tx, {
      queue: ERRAND_QUEUE,
      companyId: null,
      payload: errand,
      dedupeKey: `trial:${requestId}`,
    });
    await recordAudit(tx, {
      companyId: null,
      actorId: null,
      action: 'trial.requested',
      subject: `email:${request.email}`,
      address,
      now,
    });
  });
}

/**
 * Makes the link and queues its letter; the owner of an account is told that there is one instead.
 */
export async function prepareTrial(services: Services, tx: Tx, requestId: number): Promise<void> {
  const now = services.now();
  const request = await lockTrialRequest(tx, requestId);
  if (!request) return;
  const found = await findUserByEmail(tx, request.email);
  // Before the first-run set-up nobody may get in past its code.
  if (found || !(await anyCompany(tx))) {
    await spendTrialRequest(tx, request.id);
    if (found) {
      await enqueueMail(tx, services, {
        companyId: found.user.companyId,
        userId: found.user.id,
        kind: 'account_exists',
        to: { name: fullName(found.user), address: found.user.email },
        letter: accountExistsLetter(services.env, found.user),
        dedupeKey: `account_exists:${request.id}`,
      });
    }
    return;
  }
  const { token, hash } = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + LINK_HOURS * HOUR_MS);
  await setTrialLink(tx, request.id, hash, expiresAt);
  await enqueueMail(tx, services, {
    companyId: null,
    userId: null,
    kind: 'trial',
    to: { name: fullName(request), address: request.email },
    dedupeKey: `trial:${hash}`,
    expiresAt,
    letter: trialLetter(services.env, {
      firstName: request.firstName,
      company: request.company,
      scans: TRIAL_SCANS,
      token,
      hours: LINK_HOURS,
    }),
  });
}
