import type { Db } from '@vedetta/api/platform/database/database.ts';
import { insertAlert, insertFinding, insertMedia } from '../../../api/test/factories.ts';
import type { alerts } from '@vedetta/api/platform/database/schema/alerts.ts';
import { targets } from '@vedetta/api/platform/database/schema/watch.ts';

/** What each source brings: how many alerts, by which detector. */
const SOURCES = [
  {
    id: 5,
    name: 'X',
    type: 'account',
    handle: 'meridiana_spa',
    alerts: 34,
    detector: ['extortion', 'Extortion language'],
  },
  {
    id: 2,
    name: 'Facebook',
    type: 'account',
    handle: 'Meridiana Clienti',
    alerts: 21,
    detector: ['look-alike', 'Look-alike domain'],
  },
  {
    id: 20,
    name: 'Web feed',
    type: 'feed',
    handle: 'bleeping.example/feed',
    alerts: 9,
    detector: ['watch-term', 'Watch term'],
  },
  {
    id: 7,
    name: 'File upload',
    type: null,
    handle: 'invoice_7731.jpg',
    alerts: 13,
    detector: ['file-type', 'File type'],
  },
] as const;
const OUTCOMES = [
  'DETECTED',
  'DETECTED',
  'VALIDATED',
  'RESOLVED',
  'DISMISSED',
  'RESOLVED',
] as const;
const MINUTE = 60_000;

export type SeededAlert = typeof alerts.$inferSelect;

/**
 * A month of alerts of a company, the same for each; times are UTC. To be made once: its targets
 * are watched from then on.
 * @param month `2026-10`
 */
export async function insertMonth(
  db: Db,
  companyId: number,
  month: string,
): Promise<SeededAlert[]> {
  const made: SeededAlert[] = [];
  let n = 0;
  for (const {
    id: sourceId,
    name,
    type,
    handle,
    alerts: count,
    detector: [detector, detectorLabel],
  } of SOURCES) {
    const [target] =
      type === null
        ? []
        : await db
            .insert(targets)
            .values({ companyId, sourceId, type, accountUsername: handle })
            .returning();
    const targetId = target?.id ?? null;
    for (let index = 0; index < count; index += 1) {
      n += 1;
      const day = index % 5 === 0 ? 21 : 1 + ((n * 11) % 29);
      const detectedAt = new Date(
        `${month}-${String(day).padStart(2, '0')}T` +
          `${String(7 + ((n * 5) % 12)).padStart(2, '0')}:` +
          `${String((n * 13) % 60).padStart(2, '0')}:00Z`,
      );
      const status = OUTCOMES[n % OUTCOMES.length] ?? 'DETECTED';
      const { id: mediaId } = await insertMedia(db, {
        companyId,
        sourceId,
        sourceName: name,
        targetId,
        searchString: null,
        accountUsername: handle,
        title: `${handle} ${n}`,
        createdAt: detectedAt,
      });
      const alert = await insertAlert(db, {
        companyId,
        mediaId,
        sourceId,
        targetId,
        detector,
        severity: 1 + ((n * 3) % 5),
        detectedAt,
        status,
        ...(status === 'DETECTED'
          ? {}
          : { triagedAt: new Date(detectedAt.getTime() + (2 + (n % 40)) * MINUTE) }),
        ...(status === 'RESOLVED'
          ? {
              resolvedAt: new Date(detectedAt.getTime() + (60 + n * 5) * MINUTE),
              feedbackResponse: 'confirmed threat',
            }
          : {}),
        ...(status === 'DISMISSED'
          ? { feedbackResponse: 'false positive: benign', dismissReason: 'false positive: benign' }
          : {}),
      });
      await insertFinding(db, { companyId, mediaId, alertId: alert.id, detector, detectorLabel });
      made.push(alert);
    }
  }
  return made;
}
