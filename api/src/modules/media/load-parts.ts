import type { Services } from '../../platform/services.ts';
import { loadAlertsOfMedia, loadFindings } from '../alerts/store/alerts.ts';
import { findOrigin } from '../targets/store/collected.ts';
import type { Db } from '../../platform/database/database.ts';
import { findersAfterFirst } from './store/found-again.ts';
import { loadSimilar } from './store/likeness.ts';
import type { MediaRow } from './store/media.ts';
import { findColleagues } from '../../platform/database/people.ts';
import { loadScanReport } from '../scans/store/scans.ts';
import { loadPrecision } from './store/verdicts.ts';
import type { MediaParts } from './presenter.ts';

export async function loadParts(
  { db }: Services,
  media: MediaRow,
): Promise<Omit<MediaParts, 'media'>> {
  const { companyId, id, uploadedBy, assigneeId } = media;
  const [alerts, { findings, precision }, report, similar, origin, finders, people] =
    await Promise.all([
      loadAlertsOfMedia(db, companyId, id),
      loadJudgedFindings(db, companyId, id),
      loadScanReport(db, id),
      loadSimilar(db, companyId, id),
      findOrigin(db, id),
      findersAfterFirst(db, id),
      findColleagues(
        db,
        companyId,
        [uploadedBy, assigneeId].filter((person) => person !== null),
      ),
    ]);
  const named = (person: number | null) => people.find((row) => row.id === person) ?? null;
  return {
    alerts,
    findings,
    precision,
    report,
    similar,
    origin,
    finders,
    uploadedBy: named(uploadedBy),
    assignee: named(assigneeId),
  };
}

/** What was seen in an item, and what the company said of the rules by which it was. */
async function loadJudgedFindings(
  db: Db,
  companyId: number,
  mediaId: number,
): Promise<Pick<MediaParts, 'findings' | 'precision'>> {
  const findings = await loadFindings(db, companyId, { mediaId });
  const precision = await loadPrecision(
    db,
    companyId,
    findings.map(({ detector }) => detector),
  );
  return {
    findings,
    precision: precision.filter(({ detector, rule }) =>
      findings.some((finding) => finding.detector === detector && finding.rule === rule),
    ),
  };
}
