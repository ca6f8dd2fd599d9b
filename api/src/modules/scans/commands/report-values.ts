import { render } from '@vedetta/messages/render.ts';
import { severityOfScore, type ReportRow } from '@vedetta/detection/engine/detector.ts';
import type { FindingValues, ScanReportValues } from '../store/scans.ts';
import { alertKey } from './raise-alerts.ts';

const OUTCOMES = {
  found: 'FOUND',
  nothing: 'NOTHING',
  'not-applicable': 'NOT_APPLICABLE',
  unreadable: 'UNREADABLE',
  limit: 'LIMIT',
  failed: 'FAILED',
} as const;

/** The row of a report as the table holds it. */
export function reportValues({
  detector,
  label,
  version,
  outcome,
  durationMs,
}: ReportRow): ScanReportValues {
  return {
    detector,
    label: render('en', label),
    version,
    durationMs,
    outcome: OUTCOMES[outcome.kind],
    findings: outcome.kind === 'found' ? outcome.things.length : 0,
    detail: 'why' in outcome ? (outcome.why ?? null) : null,
  };
}

/**
 * The findings of a row as the table holds them. `alertIds`: the alert of each `alertKey`; what is
 * muted has none.
 */
export function findingValues(
  { detector, label, version, outcome }: ReportRow,
  alertIds: Map<string, number>,
): FindingValues[] {
  if (outcome.kind !== 'found') return [];
  return outcome.things.map((thing) => ({
    alertId: alertIds.get(alertKey(detector, thing.fingerprint)) ?? null,
    detector,
    detectorLabel: render('en', label),
    detectorVersion: version,
    rule: thing.rule,
    path: thing.path,
    place: thing.place,
    excerpt: thing.excerpt,
    excerptMessage: thing.excerptMessage,
    why: thing.why,
    score: thing.score,
    confidence: thing.confidence,
    severity: severityOfScore(thing.score),
  }));
}
