import type { Budget, DetectorOutcome, ReportRow } from '../detector.ts';
import type { TextNode } from '../text/text-node.ts';

/** What a detector gave for one node, or that it stopped. */
export type TimedOutcome = DetectorOutcome | Extract<ReportRow['outcome'], { kind: 'failed' }>;

const OUT_OF_TIME = { kind: 'limit', why: 'The time for this file was used up before this detector had finished.' } as const;

/**
 * Runs a detector over one node and takes the time. What it does after the deadline of `budget` is ignored; null: it
 * keeps to the deadline itself. Never throws: an error of the detector is an outcome, without its words.
 */
export async function runTimed(budget: Budget | null, inspect: () => DetectorOutcome | Promise<DetectorOutcome>): Promise<{ outcome: TimedOutcome; milliseconds: number }> {
  const started = performance.now();
  try {
    const outcome = budget === null ? await inspect() : await withinTime(inspect, budget.deadline - Date.now());
    return { outcome, milliseconds: performance.now() - started };
  } catch (error) {
    const name = error instanceof Error ? error.name : 'error';
    const why = `The detector stopped on this file (${name}). Scan it again; if it fails again, report the file.`;
    return { outcome: { kind: 'failed', why }, milliseconds: performance.now() - started };
  }
}

/** The texts that an outcome carries. */
export function textsIn(outcome: TimedOutcome): TextNode[] {
  return outcome.kind === 'failed' ? [] : (outcome.texts ?? []);
}

async function withinTime(inspect: () => DetectorOutcome | Promise<DetectorOutcome>, milliseconds: number): Promise<DetectorOutcome> {
  if (milliseconds <= 0) return OUT_OF_TIME;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof OUT_OF_TIME>((resolve) => {
    timer = setTimeout(() => resolve(OUT_OF_TIME), milliseconds);
  });
  try {
    return await Promise.race([inspect(), late]);
  } finally {
    clearTimeout(timer);
  }
}
