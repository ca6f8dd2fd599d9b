import { say } from '@vedetta/messages/say.ts';
import { kindOfQueue, whyNotRetried } from '../dead-jobs.ts';
import { conflict, notFound } from '../../../platform/errors/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { lockDeadJob, removeDeadJob, type DeadJob } from '../store/dead-jobs.ts';
import { enqueueJob } from '../../../platform/jobs/jobs.ts';
import { setMailState } from '../../../platform/mail/mails.ts';
import { findDelivery, requeueDelivery } from '../../webhooks/store/webhook-deliveries.ts';
import { enqueueScan } from '../../files/commands/enqueue-scan.ts';

interface Actor {
  userId: number;
  companyId: number;
  address: string;
}

/**
 * Begins the work of a dead job anew, with all its attempts, at once
 * (docs/decisions/177-dead-jobs-begin-anew.md). When the same work waits or runs already, that is
 * enough. The dead job is removed, so whoever asks a second time is told that there is none.
 * @throws HttpProblem 404; 409 when it cannot be tried again.
 */
export async function retryDeadJob(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockDeadJob(tx, actor.companyId, id);
    if (job === null) throw notFound(say('thingFailedJob'));
    const refused = whyNotRetried(job);
    if (refused !== null) throw conflict(refused);
    await removeDeadJob(tx, id);
    await beginAnew(tx, job, actor.companyId, now());
    await recordAudit(tx, {
      companyId: actor.companyId,
      actorId: actor.userId,
      action: 'job.retried',
      subject: `job:${id}`,
      address: actor.address,
      detail: { kind: kindOfQueue(job.queue), problem: job.lastError },
      now: now(),
    });
  });
  bus.publish({ companyId: actor.companyId });
}

/** The row that the work is about says again that it waits. */
async function beginAnew(tx: Tx, job: DeadJob, companyId: number, now: Date): Promise<void> {
  const kind = kindOfQueue(job.queue);
  // The reading of pictures is the last step of a scan that has ended since.
  if ((kind === 'scan' || kind === 'picture_text') && job.mediaId !== null) {
    await enqueueScan(tx, { id: job.mediaId, companyId });
    return;
  }
  const { deliveryId, mailId } = job.payload;
  if (kind === 'webhook' && typeof deliveryId === 'number') {
    const found = await findDelivery(tx, deliveryId);
    if (found !== null) await requeueDelivery(tx, found.delivery, now);
    return;
  }
  if (kind === 'mail' && typeof mailId === 'number') await setMailState(tx, mailId, 'queued');
  await enqueueJob(tx, {
    queue: job.queue,
    companyId,
    payload: job.payload,
    dedupeKey: job.dedupeKey ?? `retried:${job.id}`,
    maxAttempts: job.maxAttempts,
  });
}
