const TIMES = 8;
const RUNS = 3;
/** Below this the clock of the processor says little. */
const LEAST_MS = 1;

/**
 * What is accepted: between the growth of a line, with room for the collection of garbage, and that
 * of a square.
 */
export const LINEAR = 30;

/**
 * How many times as much processor time a run of eight times the size takes: about 8 where the time
 * grows with the size, 64 where it grows with its square. It compares the machine with itself, so a
 * slow or busy one gives the same answer.
 * @param run does the work for `size` pieces
 */
export function growthOf(run: (size: number) => unknown, size: number): number {
  const growth = growthFrom(run, size);
  // From some size on the collector of garbage adds a step. It is behind both measurements at a
  // larger size; a square stays one.
  return growth < LINEAR ? growth : Math.min(growth, growthFrom(run, size * 4));
}

/**
 * Runs the size as often as makes up the larger one, so that both measurements take about as long.
 */
function growthFrom(run: (size: number) => unknown, size: number): number {
  const small = leastTime(() => {
    for (let n = 0; n < TIMES; n += 1) run(size);
  });
  return (leastTime(() => run(size * TIMES)) / Math.max(LEAST_MS, small)) * TIMES;
}

function leastTime(run: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
