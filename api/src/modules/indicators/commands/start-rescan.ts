import { say } from '@vedetta/messages/say.ts';
import type { ListChange } from '../../../platform/database/schema/stored-values.ts';
import { RESCAN_DAYS, RESCAN_ITEMS } from '../rescan.ts';
import { conflict, notFound } from '../../../platform/errors/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { lockCompany } from '../../company/store/companies.ts';
import { enqueueJob } from '../../../platform/jobs/jobs.ts';
import { transact } from '../../events/store/outbox.ts';
import {
  cancelTrialsOf,
  countToRescan,
  endRescan,
  findOpenApplication,
  findRescan,
  insertRescan,
  type RescanRow,
} from '../store/rescans.ts';

/** The queue of modules/indicators/jobs/rescanning.ts. */
export const RESCAN_QUEUE = 'rescan';

type Actor = { userId: number; companyId: number; address: string };
type RescanServices = Pick<Services, 'db' | 'bus' | 'now'>;

/** Since when items are looked at. */
export const rescanSince = (startedAt: Date): Date =>
  new Date(startedAt.getTime() - RESCAN_DAYS * 24 * 60 * 60 * 1000);

/**
 * Asks to look at what is stored once more.
 * @param change what a trial would change, which changes nothing and ends the same person's trial
 * before it; null applies the lists in force.
 * @throws HttpProblem 409 while they are being applied already.
 */
export async function startRescan(
  services: RescanServices,
  actor: Actor,
  change: ListChange[] | null,
): Promise<RescanRow> {
  const { companyId, userId, address } = actor;
  return transact(services, async (tx) => {
    const now = services.now();
    await lockCompany(tx, companyId);
    if (change !== null) await cancelTrialsOf(tx, companyId, userId, now);
    else {
      if ((await findOpenApplication(tx, companyId)) !== null)
        throw conflict(say('listsBeingApplied'));
      await recordAudit(tx, {
        companyId,
        actorId: userId,
        action: 'settings.applied',
        subject: `company:${companyId}`,
        address,
        now,
      });
    }
    const itemsTotal = await countToRescan(tx, companyId, rescanSince(now), RESCAN_ITEMS);
    const row = await insertRescan(tx, {
      companyId,
      createdBy: userId,
      change,
      itemsTotal,
      createdAt: now,
    });
    await enqueueJob(tx, {
      queue: RESCAN_QUEUE,
      companyId,
      payload: { rescanId: row.id },
      dedupeKey: `rescan:${row.id}`,
    });
    return row;
  });
}

/** Stops a rescan; one that is over stays as it is. @throws HttpProblem 404. */
export async function cancelRescan(
  { db, now }: RescanServices,
  actor: Actor,
  id: number,
): Promise<RescanRow> {
  return db.transaction(async (tx) => {
    if ((await findRescan(tx, actor.companyId, id)) === null) throw notFound(say('thingRescan'));
    await endRescan(tx, id, { status: 'CANCELED' }, now());
    const row = await findRescan(tx, actor.companyId, id);
    if (row === null) throw notFound(say('thingRescan'));
    return row;
  });
}
