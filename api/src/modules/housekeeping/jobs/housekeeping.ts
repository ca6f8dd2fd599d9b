import { applyRetention } from '../commands/apply-retention.ts';
import { NOTE_UNDO_MS } from '../../notes/commands/write-note.ts';
import { removeOrphanBlobs } from '../commands/remove-orphan-blobs.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteOldBulkChanges } from '../../alerts/store/bulk-changes.ts';
import { deleteOldCollectorDeliveries } from '../../targets/store/collector-runs.ts';
import { deleteOldEvents } from '../../events/store/events.ts';
import { deleteOldKeys } from '../../../platform/http/idempotency-keys.ts';
import { deleteOldInvitations } from '../../users/store/invitations.ts';
import { deleteOldJobs } from '../../../platform/jobs/jobs.ts';
import { deleteOldMails } from '../../../platform/mail/mails.ts';
import { removeDeletedNotes } from '../../notes/store/notes.ts';
import { deleteOldEmailVerifications } from '../../users/store/email-verifications.ts';
import { deleteOldPasswordResets } from '../../session/store/passwords.ts';
import { deleteOldRescans } from '../../indicators/store/rescans.ts';
import { deleteOldTrialRequests } from '../../trial/store/trials.ts';
import { deleteOldLimits } from '../../targets/store/target-leases.ts';
import { foldTallies } from '../../alerts/store/tallies.ts';
import { deleteOldUploadTokens } from '../../files/store/uploads.ts';
import { keepVocabulary, VOCABULARY_START } from '../../search/store/vocabulary.ts';
import { deleteOldDeliveries } from '../../webhooks/store/webhook-deliveries.ts';

const EVERY_MS = 60 * 60 * 1000;
/** Lists add up every row of the tallies: they are kept few. */
const FOLD_EVERY_MS = 60_000;
/** Two looks into an index each, about a second in all. */
const WORDS_AN_HOUR = 50_000;

type HousekeepingServices = Pick<Services, 'db' | 'blobs' | 'log' | 'now'>;

/**
 * Removes hourly, and once at the start, what nobody can use any more: run-out tokens and links,
 * long finished jobs and letters, what is older than a company keeps, and files that no item names.
 * Several processes may do so at once.
 * @returns how to stop; resolves when nothing of it runs any more.
 */
export function startHousekeeping(services: HousekeepingServices): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let walk = VOCABULARY_START;
  const vocabulary = async () => {
    walk = await keepVocabulary(services.db, walk, WORDS_AN_HOUR);
  };
  const start = () => {
    running ??= tidy(services, stopping.signal, vocabulary).finally(() => {
      running = null;
    });
  };
  const timer = setInterval(start, EVERY_MS);
  timer.unref();
  const folding = setInterval(() => {
    foldTallies(services.db).catch((error: unknown) => {
      services.log.warn({ err: error }, "Couldn't update the tallies; trying again in a minute");
    });
  }, FOLD_EVERY_MS);
  folding.unref();
  start();
  return async () => {
    clearInterval(timer);
    clearInterval(folding);
    stopping.abort();
    await running;
  };
}

/**
 * One after the other, so that the database is never busy with housekeeping; one that fails does
 * not keep the others.
 */
async function tidy(
  services: HousekeepingServices,
  signal: AbortSignal,
  vocabulary: () => Promise<void>,
): Promise<void> {
  const { db, now, log } = services;
  const tasks: [string, () => Promise<unknown>][] = [
    ['upload tokens', () => deleteOldUploadTokens(db, now())],
    ['jobs', () => deleteOldJobs(db)],
    ['rescans', () => deleteOldRescans(db)],
    ['emails', () => deleteOldMails(db, now())],
    ['invitations', () => deleteOldInvitations(db, now())],
    ['password reset links', () => deleteOldPasswordResets(db, now())],
    ['registration links', () => deleteOldEmailVerifications(db, now())],
    ['trial requests', () => deleteOldTrialRequests(db, now())],
    ['events', () => deleteOldEvents(db, now())],
    ['webhook deliveries', () => deleteOldDeliveries(db, now())],
    ['deleted notes', () => removeDeletedNotes(db, new Date(now().getTime() - NOTE_UNDO_MS))],
    ['bulk changes', () => deleteOldBulkChanges(db, now())],
    ['idempotency keys', () => deleteOldKeys(db, now())],
    ['source rate limits', () => deleteOldLimits(db, now())],
    ['source deliveries', () => deleteOldCollectorDeliveries(db, now())],
    ['retention', () => applyRetention(services, signal)],
    ['files', () => removeOrphanBlobs(services, signal)],
    // Last: what was just deleted leaves words behind.
    ['search vocabulary', vocabulary],
  ];
  for (const [what, run] of tasks) {
    if (signal.aborted) return;
    await run().catch((error: unknown) => {
      if (!signal.aborted)
        log.warn({ err: error, what }, "Couldn't delete old data; trying again in an hour");
    });
  }
}
