import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { contextOf } from '../../credentials/commands/credential-context.ts';
import { watchedOf, type CollectingServices } from '../commands/run-target.ts';
import type { ReadyCollector } from '../../../collectors/ready-collector.ts';
import { hurryTargets } from '../store/target-leases.ts';
import { holdListenedTargets, releaseListenedTargets } from '../store/target-listeners.ts';
import type { TargetRow } from '../store/targets.ts';
import { Wake } from '../../../platform/jobs/wake.ts';

/** How often the list of targets to listen for is read. */
const LOOK_EVERY_MS = 15_000;
/** A process that vanished is followed by another one after this. */
const LEASE_SECONDS = 45;
/** A stream that ended is opened again after this at the earliest. */
const REOPEN_AFTER_MS = 30_000;
const END_WITHIN_MS = 1_000;

/**
 * Listens for signs that something is new, for the sources that give any: streams, file watchers.
 * Of several processes one listens for a target. A sign only brings the next run forward, so one
 * that is lost changes nothing but when.
 * @param onSign after a target was brought forward.
 * @returns how to stop.
 */
export function startListening(
  services: CollectingServices,
  onSign: () => void,
): () => Promise<void> {
  const { db, log } = services;
  const able = services.collectors.all.filter(({ listen }) => listen !== null);
  if (able.length === 0) return async () => undefined;
  const stopping = new Wake();
  const holder = randomUUID();
  const open = new Map<
    number,
    { key: string; end: AbortController; ended: Promise<void>; openedAt: number; isOver: boolean }
  >();

  const begin = (row: TargetRow, collector: ReadyCollector, key: string) => {
    const end = new AbortController();
    const entry = { key, end, ended: Promise.resolve(), openedAt: Date.now(), isOver: false };
    const hurry = () => {
      hurryTargets(
        db,
        { companyId: row.companyId, sourceId: row.sourceId, targetId: row.id },
        services.now(),
      ).then(onSign, (error: unknown) => {
        log.warn({ err: error }, "Couldn't schedule a target after a live event");
      });
    };
    entry.ended = (async () => {
      const context = await contextOf(
        services,
        { companyId: row.companyId, sourceId: row.sourceId },
        end.signal,
      );
      await collector.listen?.({ ...context, target: watchedOf(row) }, hurry);
    })()
      .catch((error: unknown) => {
        if (!end.signal.aborted)
          log.info(
            { err: error, target: row.id },
            'The live connection to a source ended; the target is collected at its interval',
          );
      })
      .finally(() => {
        entry.isOver = true;
      });
    open.set(row.id, entry);
  };
  const look = async () => {
    const rows = await holdListenedTargets(
      db,
      holder,
      able.map(({ sourceId }) => sourceId),
      LEASE_SECONDS,
    );
    const wanted = new Map(rows.map((row) => [row.id, row]));
    for (const [id, entry] of open) {
      const row = wanted.get(id);
      if (
        row === undefined ||
        keyOf(row) !== entry.key ||
        (entry.isOver && Date.now() - entry.openedAt > REOPEN_AFTER_MS)
      ) {
        entry.end.abort(new Error('The live connection is no longer needed.'));
        open.delete(id);
      }
    }
    for (const row of rows) {
      const collector = services.collectors.find(row.sourceId);
      if (collector !== null && !open.has(row.id)) begin(row, collector, keyOf(row));
    }
  };
  const looping = (async () => {
    while (!stopping.closed) {
      await look().catch((error: unknown) => {
        log.warn({ err: error }, "Couldn't read the targets with live connections; trying again");
      });
      await stopping.wait(LOOK_EVERY_MS);
    }
  })();
  return async () => {
    stopping.close();
    await looping;
    for (const { end } of open.values()) end.abort(new Error('The process is stopping.'));
    // One that does not hear of it holds nothing that the end of the process does not end.
    await Promise.race([
      Promise.all([...open.values()].map(({ ended }) => ended)),
      setTimeout(END_WITHIN_MS, null, { ref: false }),
    ]);
    await releaseListenedTargets(db, holder).catch((error: unknown) => {
      log.info(
        { err: error },
        "Couldn't release the targets with live connections; their leases will expire",
      );
    });
  };
}

/** Whoever changes what is watched is listened for anew. */
const keyOf = ({ accountUsername, searchString }: TargetRow) =>
  JSON.stringify([accountUsername, searchString]);
