import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { findings } from '../../../platform/database/schema/alerts.ts';
import { scanReports } from '../../../platform/database/schema/media.ts';

export type ScanReportValues = Omit<typeof scanReports.$inferInsert, 'mediaId'>;
export type FindingValues = Omit<
  typeof findings.$inferInsert,
  'id' | 'mediaId' | 'companyId' | 'createdAt'
>;
export type ScanReportRow = typeof scanReports.$inferSelect;

/** Replaces the report and the findings of a media item by those of its latest scan. */
export async function replaceScan(
  tx: Tx,
  item: { mediaId: number; companyId: number },
  report: ScanReportValues[],
  found: FindingValues[],
): Promise<void> {
  await tx.delete(scanReports).where(eq(scanReports.mediaId, item.mediaId));
  await tx.delete(findings).where(eq(findings.mediaId, item.mediaId));
  if (report.length > 0)
    await tx.insert(scanReports).values(report.map((row) => ({ ...row, mediaId: item.mediaId })));
  if (found.length > 0) await tx.insert(findings).values(found.map((row) => ({ ...row, ...item })));
}

/**
 * Adds rows and findings to the report of a media item: a detector that is in it already has its
 * row brought up to date, and stays one that found something.
 */
export async function addToScan(
  tx: Tx,
  item: { mediaId: number; companyId: number },
  report: ScanReportValues[],
  found: FindingValues[],
): Promise<void> {
  if (report.length > 0) {
    await tx
      .insert(scanReports)
      .values(report.map((row) => ({ ...row, mediaId: item.mediaId })))
      .onConflictDoUpdate({
        target: [scanReports.mediaId, scanReports.detector],
        set: {
          outcome: sql`case when ${scanReports.outcome} = 'FOUND' then ${scanReports.outcome}
            else excluded.outcome end`,
          findings: sql`${scanReports.findings} + excluded.findings`,
          durationMs: sql`${scanReports.durationMs} + excluded.duration_ms`,
        },
      });
  }
  if (found.length > 0) await tx.insert(findings).values(found.map((row) => ({ ...row, ...item })));
}

/** Has the latest scan of a media item found anything so far? */
export async function hasFound(tx: Tx, mediaId: number): Promise<boolean> {
  const rows = await tx
    .select({ detector: scanReports.detector })
    .from(scanReports)
    .where(and(eq(scanReports.mediaId, mediaId), eq(scanReports.outcome, 'FOUND')))
    .limit(1);
  return rows.length > 0;
}

/** The report of a media item's latest scan; its company was checked by the caller. */
export async function loadScanReport(db: Db, mediaId: number): Promise<ScanReportRow[]> {
  return db
    .select()
    .from(scanReports)
    .where(eq(scanReports.mediaId, mediaId))
    .orderBy(asc(scanReports.label));
}
