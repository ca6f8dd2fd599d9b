import type { Message } from '@vedetta/messages/message.ts';
import type { Services } from '../../../platform/services.ts';
import { failJob, finishJob, type ClaimedJob } from '../../../platform/jobs/jobs.ts';
import { transact } from '../../events/store/outbox.ts';
import { preparePasswordReset } from '../../session/commands/request-reset.ts';
import { prepareTrial } from '../../trial/commands/request-trial.ts';
import {
  followUpRegistration,
  prepareEmailVerification,
} from '../../users/commands/verify-email.ts';
import { Errand } from '../../../platform/mail/errands.ts';
import { mailNotifications } from './mail-notifications.ts';

const RETRY_SECONDS = 30;

/**
 * Does what has to be done before a letter can be written, in one transaction with the letter and
 * the end of the job.
 * @throws LeaseLost when another worker has the job by now.
 */
export async function runErrand(services: Services, job: ClaimedJob): Promise<void> {
  const errand = Errand.parse(job.payload);
  await transact(services, async (tx, outbox) => {
    switch (errand.kind) {
      case 'password_reset':
        await preparePasswordReset(services, tx, errand.email, errand.address);
        break;
      case 'registration':
        await followUpRegistration(services, tx, outbox, errand);
        break;
      case 'email_verification':
        await prepareEmailVerification(services, tx, errand.email);
        break;
      case 'trial':
        await prepareTrial(services, tx, errand.requestId);
        break;
      case 'notifications':
        await mailNotifications(services, tx, errand.userId);
        break;
    }
    await finishJob(tx, job);
  });
}

export async function postponeErrand(
  { db }: Pick<Services, 'db'>,
  job: ClaimedJob,
  why: Message,
): Promise<void> {
  await db.transaction(async (tx) => {
    await failJob(tx, job, why, RETRY_SECONDS);
  });
}
