import { UnreadableList } from '@vedetta/detection/detectors/indicators/indicator.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { SaidError } from '@vedetta/messages/said-error.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Http } from '../../../platform/outbound/guarded-fetch.ts';
import { OutboundProblem } from '../../../platform/outbound/guard.ts';
import type { Services } from '../../../platform/services.ts';
import { lockCompany } from '../../company/store/companies.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findIndicatorList, updateIndicatorList } from '../store/indicator-lists.ts';
import { enqueueJob, failJob, finishJob, type ClaimedJob } from '../../../platform/jobs/jobs.ts';
import { INDICATOR_QUEUE, keyOfList } from './queue.ts';
import type { PackedReading } from '../../../platform/threads/read-in-thread.ts';
import { storeReading } from './store-reading.ts';

/** Of one list, unpacked. */
export const MOST_LIST_BYTES = 64 * 1024 * 1024;
/** Events of a MISP feed that are read, the newest first. */
const MOST_EVENTS = 500;
const AT_ONCE = 4;
/** After a failure the next try, unless the list's own time is shorter. */
const AGAIN_AFTER_HOURS = 1;
const HOUR_MS = 3_600_000;

type Needs = Pick<Services, 'db' | 'now' | 'outbound' | 'bus' | 'readLists'>;

/**
 * Reads a list from its address and plans the next time. Whatever goes wrong is kept with the list,
 * for its admins; what was read before stays in use.
 * @throws LeaseLost when another worker has the job by now.
 */
export async function refreshList(
  services: Needs,
  job: ClaimedJob,
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = services;
  const { listId } = job.payload;
  const found =
    typeof listId === 'number' && job.companyId !== null
      ? await findIndicatorList(db, job.companyId, listId)
      : null;
  if (found === null || found.list.url === null) {
    await db.transaction((tx) => finishJob(tx, job));
    return;
  }
  const { id, companyId, url } = found.list;
  const read = await readAddress(services, url, signal).catch((error: unknown) => {
    if (error instanceof UnreadableList || error instanceof OutboundProblem) return error;
    throw error;
  });
  const problem =
    read instanceof SaidError
      ? read.said
      : await db
          .transaction(async (tx) => {
            await lockCompany(tx, companyId);
            await storeReading(tx, { id, companyId }, read, { filename: null, now: now() });
            await endAndPlan(tx, job, { id, companyId }, null, now());
            return null;
          })
          .catch((error: unknown) => {
            if (error instanceof UnreadableList) return error.said;
            throw error;
          });
  if (problem !== null)
    await db.transaction((tx) => endAndPlan(tx, job, { id, companyId }, problem, now()));
  services.bus.publish({ companyId });
}

/** Notes a failure that nobody expected. */
export async function postponeRefresh(
  { db }: Pick<Services, 'db'>,
  job: ClaimedJob,
  why: Message,
): Promise<void> {
  await db.transaction((tx) => failJob(tx, job, why, 300));
}

async function endAndPlan(
  tx: Tx,
  job: ClaimedJob,
  { id, companyId }: { id: number; companyId: number },
  problem: Message | null,
  now: Date,
): Promise<void> {
  await finishJob(tx, job);
  const found = await findIndicatorList(tx, companyId, id);
  if (found === null) return;
  if (problem !== null) await updateIndicatorList(tx, id, { problem: [problem] });
  const { refreshHours } = found.list;
  if (refreshHours === null) return;
  const hours = problem === null ? refreshHours : Math.min(refreshHours, AGAIN_AFTER_HOURS);
  await enqueueJob(tx, {
    queue: INDICATOR_QUEUE,
    companyId,
    payload: { listId: id },
    dedupeKey: keyOfList(id),
    runAt: new Date(now.getTime() + hours * HOUR_MS),
  });
}

/**
 * The list behind an address; of a MISP feed its newest events together.
 * @throws UnreadableList, OutboundProblem.
 */
async function readAddress(
  { outbound, readLists, now }: Needs,
  url: string,
  signal: AbortSignal,
): Promise<PackedReading> {
  const http = outbound.http(signal);
  const whole = await fetchBytes(http, url);
  const read = await readLists([whole], now());
  if (read.kind === 'list') return read;
  const events = read.events.slice(0, MOST_EVENTS);
  const parts: Uint8Array[] = [];
  const failed: { where: Message; why: Message }[] = [];
  let room = MOST_LIST_BYTES;
  const queue = [...events];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
        try {
          const bytes = await fetchBytes(http, new URL(`${event}.json`, url).href);
          room -= bytes.length;
          if (room < 0) throw new OutboundProblem(say('mispFeedSizeLimit'));
          parts.push(bytes);
        } catch (error) {
          if (!(error instanceof OutboundProblem)) throw error;
          failed.push({ where: say('listPlaceEvent', { event }), why: error.said });
        }
      }
    }),
  );
  if (parts.length === 0)
    throw new UnreadableList(
      say('mispEventsUnreadable', { count: events.length, why: failed[0]?.why ?? '' }),
    );
  const list = await readLists(parts, now());
  if (list.kind !== 'list') throw new UnreadableList(say('eventIsManifest'));
  const left = read.events.length - events.length;
  if (left > 0)
    failed.push({
      where: say('listPlaceOlderEvents', { n: left }),
      why: say('mispNewestEventsOnly', { most: MOST_EVENTS }),
    });
  return {
    ...list,
    skipped: [...failed, ...list.skipped].slice(0, 100),
    skippedCount: list.skippedCount + failed.length,
  };
}

async function fetchBytes(http: Http, url: string): Promise<Uint8Array> {
  const answer = await http.open({ url });
  if (!answer.ok) throw new OutboundProblem(answer.why);
  if (answer.status !== 200) {
    // A body that is begun and ended is let go.
    const body = answer.chunks[Symbol.asyncIterator]();
    await body.next();
    await body.return?.();
    const said = { host: new URL(url).host, status: answer.status };
    throw new OutboundProblem(
      answer.status === 401 || answer.status === 403
        ? say('listAsksForKey', said)
        : say('listHostAnswered', said),
    );
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.chunks) {
    size += chunk.length;
    if (size > MOST_LIST_BYTES) throw new OutboundProblem(say('listDownloadTooLarge'));
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
