import { say } from '@vedetta/messages/say.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { coverageOf } from './coverage.ts';
import type { Coverage, ReportRow, ScanResult } from './detector.ts';
import { wayInSentence } from '../formats/text/words.ts';

export interface ScanVerdict {
  status: 'FOUND' | 'PARTIAL' | 'CLEAN' | 'UNREADABLE';
  /**
   * Why the item, or a part of it, was not examined; null when every detector could do its work.
   */
  problem: readonly Message[] | null;
}

/**
 * How a scan ends: something found wins; an item of which a part was not examined is never clean.
 * Where nothing of it could be read it is unreadable, otherwise it was checked in part.
 */
export function verdictOf(result: ScanResult): ScanVerdict {
  return verdict(result.rows, result.unreadable, false, coverageIn(result));
}

/** How much of the item a scan examined. */
export const coverageIn = ({ rows, unreadable, coverage }: ScanResult): Coverage =>
  coverage ?? coverageOf([], rows, unreadable);

/**
 * How a scan ends whose last step was the reading of its pictures.
 * @param before what the other detectors said: whether anything was found, and what could not be
 * read.
 * @param coverage that of the whole scan, these rows included
 */
export function verdictAfterReading(
  rows: readonly ReportRow[],
  before: { hasFound: boolean; problem: readonly Message[] | null },
  coverage: Coverage,
): ScanVerdict {
  return verdict(rows, before.problem, before.hasFound, coverage);
}

function verdict(
  rows: readonly ReportRow[],
  known: readonly Message[] | null,
  hasFound: boolean,
  coverage: Coverage,
): ScanVerdict {
  const problem = known ?? firstProblem(rows) ?? firstOf(coverage);
  if (hasFound || rows.some((row) => row.outcome.kind === 'found'))
    return { status: 'FOUND', problem };
  if (coverage.examined === coverage.parts) return { status: 'CLEAN', problem: null };
  return {
    status:
      coverage.examined === 0 && coverage.unexamined[0]?.isBroken === true
        ? 'UNREADABLE'
        : 'PARTIAL',
    problem,
  };
}

function firstProblem(rows: readonly ReportRow[]): readonly Message[] | null {
  for (const { label, outcome } of rows) {
    if (!('why' in outcome) || outcome.why === undefined) continue;
    const by = say(outcome.kind === 'failed' ? 'detectorUnfinishedHeading' : 'detectorHeading', {
      detector: label,
    });
    return [by, ...outcome.why];
  }
  return null;
}

function firstOf({ unexamined: [first] }: Coverage): readonly Message[] | null {
  if (first === undefined) return null;
  return first.path.length === 0
    ? first.reason
    : [say('whyInPart', { part: wayInSentence(first.path) }), ...first.reason];
}
