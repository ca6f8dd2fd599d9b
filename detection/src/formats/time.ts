/** What time is measured by; tests give their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Milliseconds that processors worked for this process. */
  worked(): number;
}

/** Limits per item. */
export interface Budget {
  /** Decoded pixels, all frames. */
  maxPixels: number;
  /** Milliseconds since the epoch until which others are waited for: a bound against what hangs. */
  deadline: number;
  /**
   * Work of the processor after which a detector should give up with `limit`: `isOver` says so.
   * Left out: the deadline alone counts.
   */
  mostWork?: number;
  /** By which both are measured; the system's where left out. */
  clock?: Clock;
}

export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  worked: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/**
 * Where other work takes the processor, so many times the time of an idle machine may pass: a bound
 * against what hangs.
 */
const PATIENCE = 4;

/**
 * The time of one item: `milliseconds` of work, so that a busy machine reads as much as an idle
 * one.
 */
export function budgetFor(
  milliseconds: number,
  maxPixels: number,
  clock: Clock = SYSTEM_CLOCK,
): Budget {
  return {
    maxPixels,
    clock,
    deadline: clock.now() + milliseconds * PATIENCE,
    mostWork: clock.worked() + milliseconds,
  };
}

/**
 * Milliseconds of work that are left; of the clock where the budget bounds no work. 0 or less:
 * none.
 */
export function timeLeft({ clock = SYSTEM_CLOCK, deadline, mostWork }: Budget): number {
  const waiting = deadline - clock.now();
  return mostWork === undefined
    ? waiting
    : Math.min(mostWork - clock.worked(), Math.max(0, waiting));
}

export const isOver = (budget: Budget): boolean => timeLeft(budget) <= 0;

/**
 * A budget of a part of the time that is left, so that the rest is there for others.
 * @param share 0 to 1
 */
export function shareOf(budget: Budget, share: number): Budget {
  const { clock = SYSTEM_CLOCK, deadline, mostWork } = budget;
  const part = (now: number, end: number) => now + (end - now) * share;
  return {
    ...budget,
    deadline: part(clock.now(), deadline),
    ...(mostWork === undefined ? {} : { mostWork: part(clock.worked(), mostWork) }),
  };
}

/** Work that goes on in steps. */
export interface Steps {
  readonly isDone: boolean;
  /** Takes the next step. Never throws. */
  step(): void | Promise<void>;
}

/**
 * Does all work, a step at a time, always of what took least of the processor so far: what is quick
 * ends early, and what is slow delays nothing else.
 * @param onDone is told of each that ended
 */
export async function inTurns(
  works: readonly Steps[],
  onDone: () => void,
  clock: Clock = SYSTEM_CLOCK,
): Promise<void> {
  const open = works.map((work) => ({ work, spent: 0 }));
  while (open.length > 0) {
    const next = open.reduce((least, one) => (one.spent < least.spent ? one : least));
    if (!next.work.isDone) {
      const before = clock.worked();
      await next.work.step();
      next.spent += clock.worked() - before;
    }
    if (!next.work.isDone) continue;
    open.splice(open.indexOf(next), 1);
    onDone();
  }
}
