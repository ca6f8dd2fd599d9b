import { isDeepStrictEqual } from 'node:util';
import { render } from '@vedetta/messages/render.ts';
import { and, eq } from 'drizzle-orm';
import { severityOfScore, type ReportRow } from '@vedetta/detection/engine/detector.ts';
import type { FoundThing } from '@vedetta/detection/engine/found-thing.ts';
import { AlertStatus } from '../../../platform/http/fields.ts';
import { recordActivities } from '../../media/store/activities.ts';
import { mutes } from '../../company/muting.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { MediaRow } from '../../media/store/media.ts';
import { activeMutedRules, countMutedHits } from '../../company/store/muted-rules.ts';
import type { Outbox } from '../../events/store/outbox.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';

type AlertValues = typeof alerts.$inferSelect;

/** Alerts are unique per media item, detector and fingerprint. */
export function alertKey(detector: string, fingerprint: string): string {
  return JSON.stringify([detector, fingerprint]);
}

/** Holds the alerts of a media item against people's changes until the transaction ends. */
export async function lockAlertsOfMedia(tx: Tx, mediaId: number): Promise<AlertValues[]> {
  return tx
    .select()
    .from(alerts)
    .where(eq(alerts.mediaId, mediaId))
    .orderBy(alerts.id)
    .for('update');
}

/**
 * Raises an alert for every thing a scan saw. A thing seen before keeps its alert: what it says is
 * brought up to date, its status stays, and so does a severity that a person chose. What a rule of
 * the company mutes raises nothing; the rule that applied counts it.
 * @param existing the alerts of the item, locked.
 * @returns the alert id of each `alertKey`.
 */
export async function raiseAlerts(
  tx: Tx,
  outbox: Outbox,
  item: MediaRow,
  rows: readonly ReportRow[],
  existing: readonly AlertValues[],
  now: Date,
): Promise<Map<string, number>> {
  const known = new Map(
    existing.map((alert) => [alertKey(alert.detector, alert.fingerprint), alert]),
  );
  const ids = new Map<string, number>();
  const rules = await activeMutedRules(tx, item.companyId, now);
  const hits = new Map<number, number>();
  for (const [key, { detector, thing }] of strongestThings(rows)) {
    const before = known.get(key);
    if (before === undefined) {
      const candidate = {
        detector,
        rule: thing.rule,
        fingerprint: thing.fingerprint,
        sourceId: item.sourceId,
        targetId: item.targetId,
      };
      const muting = rules.find((rule) => mutes(rule, candidate, now));
      if (muting !== undefined) {
        hits.set(muting.id, (hits.get(muting.id) ?? 0) + 1);
        continue;
      }
    }
    const alert =
      before === undefined
        ? await insert(tx, item, detector, thing, now)
        : await refresh(tx, before, thing, now);
    ids.set(key, alert.id);
    if (before !== undefined && before.version === alert.version) continue;
    if (before === undefined) {
      await recordActivities(tx, [
        {
          companyId: item.companyId,
          mediaId: item.id,
          alertId: alert.id,
          actorId: null,
          kind: 'detected',
          newValue: String(alert.severity),
          createdAt: now,
        },
      ]);
    } else if (before.severity !== alert.severity) {
      await recordActivities(tx, [
        {
          companyId: item.companyId,
          mediaId: item.id,
          alertId: alert.id,
          actorId: null,
          kind: 'severity_changed',
          oldValue: String(before.severity),
          newValue: String(alert.severity),
          createdAt: now,
        },
      ]);
    }
    const status = AlertStatus.parse(alert.status);
    outbox.event(item.companyId, {
      type: 'alert.changed',
      alert_id: alert.id,
      media_id: item.id,
      version: alert.version,
      status,
      previous_status: before === undefined ? null : status,
      severity: alert.severity,
      created: before === undefined,
      actor_id: null,
    });
  }
  await countMutedHits(tx, hits, now);
  return ids;
}

/**
 * One thing per alert: of several with one fingerprint the one with the highest score speaks for
 * them.
 */
export function strongestThings(
  rows: readonly ReportRow[],
): Map<string, { detector: string; thing: FoundThing }> {
  const strongest = new Map<string, { detector: string; thing: FoundThing }>();
  for (const { detector, outcome } of rows) {
    if (outcome.kind !== 'found') continue;
    for (const thing of outcome.things) {
      const key = alertKey(detector, thing.fingerprint);
      if (thing.score > (strongest.get(key)?.thing.score ?? -1))
        strongest.set(key, { detector, thing });
    }
  }
  return strongest;
}

async function insert(
  tx: Tx,
  item: MediaRow,
  detector: string,
  thing: FoundThing,
  now: Date,
): Promise<AlertValues> {
  const rows = await tx
    .insert(alerts)
    .values({
      companyId: item.companyId,
      mediaId: item.id,
      targetId: item.targetId,
      sourceId: item.sourceId,
      detector,
      fingerprint: thing.fingerprint,
      ...titleOf(thing),
      summary: thing.summary,
      summaryMessage: thing.summaryMessage,
      marks: marksWithin(thing),
      severity: severityOfScore(thing.score),
      detectedAt: now,
      updatedAt: now,
    })
    .returning();
  const row = rows[0];
  if (row === undefined) throw new Error('The alert could not be stored.');
  return row;
}

async function refresh(
  tx: Tx,
  before: AlertValues,
  thing: FoundThing,
  now: Date,
): Promise<AlertValues> {
  const severity = before.severitySetByPerson ? before.severity : severityOfScore(thing.score);
  const marks = marksWithin(thing);
  const same =
    isDeepStrictEqual(before.titleMessage, thing.title) &&
    before.summary === thing.summary &&
    isDeepStrictEqual(before.summaryMessage, thing.summaryMessage) &&
    before.severity === severity &&
    JSON.stringify(before.marks.map(({ start, end }) => [start, end])) ===
      JSON.stringify(marks.map(({ start, end }) => [start, end]));
  if (same) return before;
  const after = {
    ...titleOf(thing),
    summary: thing.summary,
    summaryMessage: thing.summaryMessage,
    marks,
    severity,
    version: before.version + 1,
    updatedAt: now,
  };
  await tx
    .update(alerts)
    .set(after)
    .where(and(eq(alerts.id, before.id), eq(alerts.version, before.version)));
  return { ...before, ...after };
}

const titleOf = ({ title }: FoundThing) => ({
  title: render('en', title),
  titleMessage: title,
});

/** Marks that lie inside the summary: a screen that slices by them must not run over its end. */
function marksWithin({ marks, summary }: FoundThing): { start: number; end: number }[] {
  return marks.filter(({ start, end }) => start < end && end <= summary.length);
}
