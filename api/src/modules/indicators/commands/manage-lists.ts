import { say } from '@vedetta/messages/say.ts';
import type { AuditActOn, AuditDetail } from '../../../platform/audit/acts.ts';
import {
  UnreadableList,
  type ListRole,
} from '@vedetta/detection/detectors/indicators/indicator.ts';
import { conflict, invalidField, notFound } from '../../../platform/errors/problems.ts';
import { loadAllowedHosts } from '../../../platform/outbound/allowed-hosts.ts';
import { checkLink, OutboundProblem } from '../../../platform/outbound/guard.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { lockCompany } from '../../company/store/companies.ts';
import type { Tx } from '../../../platform/database/database.ts';
import {
  deleteIndicatorList,
  findIndicatorList,
  insertIndicatorList,
  sizeOfIndicatorLists,
  updateIndicatorList,
  type IndicatorListRow,
} from '../store/indicator-lists.ts';
import { enqueueJob, hurryJob } from '../../../platform/jobs/jobs.ts';
import { spendAttempt } from '../../../platform/access/store/throttles.ts';
import { INDICATOR_QUEUE, keyOfList } from './queue.ts';
import { storeReading } from './store-reading.ts';

export const MAX_LISTS = 50;
/** Readings on demand that a company may cause in a quarter of an hour. */
const DEMANDS_PER_COMPANY = 60;

type Needs = Pick<Services, 'db' | 'now' | 'env' | 'bus' | 'readLists'>;
type Actor = { userId: number; companyId: number; address: string };

export interface ListWish {
  name: string;
  role: ListRole;
  severity: number;
  /** null: it comes as a file. */
  url: string | null;
  /** null: it is read when somebody asks. */
  refreshHours: number | null;
}

/**
 * Makes a list. One with an address is read in the background, at once; one without is empty until
 * its file comes.
 * @throws HttpProblem 409 when the company has 50, 422 for an address that may not be called.
 */
export async function createIndicatorList(
  services: Needs,
  actor: Actor,
  wish: ListWish,
): Promise<IndicatorListRow> {
  const url = wish.url === null ? null : await requireLink(services, wish.url);
  const { db, now, bus } = services;
  const row = await db.transaction(async (tx) => {
    await lockCompany(tx, actor.companyId);
    if ((await sizeOfIndicatorLists(tx, actor.companyId)).lists >= MAX_LISTS)
      throw conflict(say('indicatorListLimit', { most: MAX_LISTS }));
    const refreshHours = url === null ? null : wish.refreshHours;
    const id = await insertIndicatorList(tx, {
      companyId: actor.companyId,
      createdBy: actor.userId,
      name: wish.name,
      role: wish.role,
      severity: wish.severity,
      url,
      refreshHours,
      createdAt: now(),
    });
    if (url !== null)
      await enqueueJob(tx, {
        queue: INDICATOR_QUEUE,
        companyId: actor.companyId,
        payload: { listId: id },
        dedupeKey: keyOfList(id),
      });
    await audit(
      tx,
      actor,
      'created',
      id,
      { name: wish.name, ...(url === null ? {} : { host: new URL(url).host }) },
      now(),
    );
    return load(tx, actor, id);
  });
  bus.publish({ companyId: actor.companyId });
  return row;
}

export type ListChanges = {
  name?: string | undefined;
  severity?: number | undefined;
  role?: ListRole | undefined;
  refreshHours?: number | null | undefined;
};

/**
 * Changes what a list is called, how severe it is, what it names and how often it is read.
 * @throws HttpProblem 404, 409 for times of a list that is a file.
 */
export async function changeIndicatorList(
  services: Needs,
  actor: Actor,
  id: number,
  changes: ListChanges,
): Promise<IndicatorListRow> {
  const { db, now, bus } = services;
  const row = await db.transaction(async (tx) => {
    const { list } = await load(tx, actor, id);
    if (changes.refreshHours != null && list.url === null)
      throw conflict(say('uploadedListNoSchedule'));
    await updateIndicatorList(
      tx,
      id,
      Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
    );
    if (changes.refreshHours != null) await hurryList(tx, { id, companyId: actor.companyId });
    const after = await load(tx, actor, id);
    await audit(
      tx,
      actor,
      'changed',
      id,
      { name: after.list.name, severity: after.list.severity, role: after.list.role },
      now(),
    );
    return after;
  });
  bus.publish({ companyId: actor.companyId });
  return row;
}

/** Reads the address of a list now. @throws HttpProblem 404, 409 for a list that is a file, 429. */
export async function refreshIndicatorList(
  { db, now, bus }: Needs,
  actor: Actor,
  id: number,
): Promise<IndicatorListRow> {
  await spendAttempt(db, `indicator-lists:${actor.companyId}`, now(), DEMANDS_PER_COMPANY);
  const row = await db.transaction(async (tx) => {
    const found = await load(tx, actor, id);
    if (found.list.url === null) throw conflict(say('uploadedListNoRefresh'));
    await hurryList(tx, { id, companyId: actor.companyId });
    await audit(tx, actor, 'refreshed', id, { name: found.list.name }, now());
    return found;
  });
  bus.publish({ companyId: actor.companyId });
  return row;
}

/**
 * Puts the content of a file in place of what the list holds.
 * @throws HttpProblem 404, 409 for a list that is read from an address, 422 for a file that cannot
 * be used; then the list holds what it held.
 */
export async function replaceIndicators(
  services: Needs,
  actor: Actor,
  id: number,
  file: { name: string; bytes: Uint8Array },
): Promise<IndicatorListRow> {
  const { db, now } = services;
  const { list } = await db.transaction((tx) => load(tx, actor, id));
  if (list.url !== null) throw conflict(say('urlListNoUpload'));
  try {
    const reading = await services.readLists([file.bytes], now());
    if (reading.kind === 'manifest') throw new UnreadableList(say('listIsMispManifest'));
    return await db.transaction(async (tx) => {
      await lockCompany(tx, actor.companyId);
      await load(tx, actor, id);
      await storeReading(tx, { id, companyId: actor.companyId }, reading, {
        filename: file.name,
        now: now(),
      });
      await audit(
        tx,
        actor,
        'imported',
        id,
        { name: list.name, indicators: reading.total, skipped: reading.skippedCount },
        now(),
      );
      return load(tx, actor, id);
    });
  } catch (error) {
    if (error instanceof UnreadableList) throw invalidField('file', error.said, 'unreadable');
    throw error;
  }
}

/** Deletes a list; what it raised stays. @throws HttpProblem 404. */
export async function removeIndicatorList(
  { db, now }: Needs,
  actor: Actor,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { list } = await load(tx, actor, id);
    await deleteIndicatorList(tx, id);
    await audit(tx, actor, 'deleted', id, { name: list.name, indicators: list.total }, now());
  });
}

async function hurryList(
  tx: Tx,
  { id, companyId }: { id: number; companyId: number },
): Promise<void> {
  const key = keyOfList(id);
  if (!(await hurryJob(tx, INDICATOR_QUEUE, key)))
    await enqueueJob(tx, {
      queue: INDICATOR_QUEUE,
      companyId,
      payload: { listId: id },
      dedupeKey: key,
    });
}

/** @throws HttpProblem 422 beside the field. */
async function requireLink({ env }: Pick<Needs, 'env'>, link: string): Promise<string> {
  try {
    return checkLink(link, await loadAllowedHosts(env.DATA_DIR)).href;
  } catch (error) {
    if (error instanceof OutboundProblem) throw invalidField('url', error.said, 'not_callable');
    throw error;
  }
}

async function load(tx: Tx, { companyId }: Actor, id: number): Promise<IndicatorListRow> {
  const row = await findIndicatorList(tx, companyId, id);
  if (row === null) throw notFound(say('thingIndicatorList'));
  return row;
}

function audit(
  tx: Tx,
  actor: Actor,
  what: AuditActOn<'indicator_list'>,
  id: number,
  detail: AuditDetail,
  now: Date,
): Promise<void> {
  return recordAudit(tx, {
    companyId: actor.companyId,
    actorId: actor.userId,
    action: `indicator_list.${what}`,
    subject: `indicator_list:${id}`,
    address: actor.address,
    detail,
    now,
  });
}
