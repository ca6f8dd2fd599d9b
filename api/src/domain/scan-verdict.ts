import type { ReportRow, ScanResult } from '../detectors/detector.ts';

export interface ScanVerdict {
  status: 'FOUND' | 'CLEAN' | 'UNREADABLE';
  /** Why the file, or a part of it, could not be read; null when every detector could do its work. */
  problem: string | null;
}

/**
 * How a scan ends: something found wins; what could not be read in whole or in part is never clean, because nobody
 * looked at all of it (requirement U1).
 */
export function verdictOf(result: ScanResult): ScanVerdict {
  return verdict(result.rows, result.unreadable, false);
}

/**
 * How a scan ends whose last step was the reading of its pictures.
 * @param before what the other detectors said: whether anything was found, and what could not be read.
 */
export function verdictAfterReading(rows: readonly ReportRow[], before: { hasFound: boolean; problem: string | null }): ScanVerdict {
  return verdict(rows, before.problem, before.hasFound);
}

function verdict(rows: readonly ReportRow[], known: string | null, hasFound: boolean): ScanVerdict {
  const problem = known ?? firstProblem(rows);
  if (hasFound || rows.some((row) => row.outcome.kind === 'found')) return { status: 'FOUND', problem };
  return problem === null ? { status: 'CLEAN', problem: null } : { status: 'UNREADABLE', problem };
}

function firstProblem(rows: readonly ReportRow[]): string | null {
  for (const { label, outcome } of rows) {
    if (outcome.kind === 'found' && outcome.why !== undefined) return `${label}: ${outcome.why}`;
    if (outcome.kind === 'unreadable' || outcome.kind === 'limit') return `${label}: ${outcome.why}`;
    if (outcome.kind === 'failed') return `${label} could not finish: ${outcome.why}`;
  }
  return null;
}
