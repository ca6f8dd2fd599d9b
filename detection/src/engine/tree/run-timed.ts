import { say } from '@vedetta/messages/say.ts';
import type { DetectorOutcome, ReportRow } from '../detector.ts';
import type { Budget } from '../../formats/time.ts';
import type { TextNode } from '../texts/text-node.ts';
import { isOver, SYSTEM_CLOCK } from '../../formats/time.ts';

/** What a detector gave for one node, or that it stopped. */
export type TimedOutcome = DetectorOutcome | Extract<ReportRow['outcome'], { kind: 'failed' }>;

const OUT_OF_TIME = {
  kind: 'limit',
  why: [say('fileTimeLimit')],
} as const;

/**
 * Runs a detector over one node and takes the time. What it does after the deadline of `budget` is
 * ignored. Never throws: an error of the detector is an outcome, without its words.
 */
export async function runTimed(
  budget: Budget,
  inspect: () => DetectorOutcome | Promise<DetectorOutcome>,
): Promise<{ outcome: TimedOutcome; milliseconds: number }> {
  const started = performance.now();
  try {
    const outcome = await withinTime(inspect, budget);
    return { outcome, milliseconds: performance.now() - started };
  } catch (error) {
    return { outcome: failedBy(error), milliseconds: performance.now() - started };
  }
}

/** The outcome of a detector that threw. */
export function failedBy(error: unknown): Extract<ReportRow['outcome'], { kind: 'failed' }> {
  const name = error instanceof Error ? error.name : 'error';
  return {
    kind: 'failed',
    why: [say('detectorStopped', { why: name })],
  };
}

/** The texts that an outcome carries. */
export function textsIn(outcome: TimedOutcome): TextNode[] {
  return outcome.kind === 'failed' ? [] : (outcome.texts ?? []);
}

async function withinTime(
  inspect: () => DetectorOutcome | Promise<DetectorOutcome>,
  budget: Budget,
): Promise<DetectorOutcome> {
  if (isOver(budget)) return OUT_OF_TIME;
  const clock = budget.clock ?? SYSTEM_CLOCK;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof OUT_OF_TIME>((resolve) => {
    timer = setTimeout(() => resolve(OUT_OF_TIME), budget.deadline - clock.now());
  });
  try {
    return await Promise.race([inspect(), late]);
  } finally {
    clearTimeout(timer);
  }
}
