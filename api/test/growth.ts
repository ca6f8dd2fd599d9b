const TIMES = 8;
const RUNS = 5;
/** Below this the clock of the processor says little. */
const LEAST_MS = 1;

/**
 * How many times as much processor time a run of eight times the size takes: about 8 where the time grows with the size, 64
 * where it grows with its square. It compares the machine with itself, so a slow or busy one gives the same answer.
 * @param run does the work for `size` pieces
 */
export function growthOf(run: (size: number) => unknown, size: number): number {
  return leastTime(() => run(size * TIMES)) / Math.max(LEAST_MS, leastTime(() => run(size)));
}

/** What is accepted: between the growth of a line, with room for the collection of garbage, and that of a square. */
export const LINEAR = 30;

function leastTime(run: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
