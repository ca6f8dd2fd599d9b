const ROUNDS = 5;

/**
 * Milliseconds of the clock of the quickest of five runs, after one that is not counted. What else
 * a machine does only ever adds, so the least is nearest to the cost itself (as `timeit` and
 * hyperfine advise); what the compiler must learn first is not counted.
 */
export const leastMs = (run: () => unknown, rounds = ROUNDS): Promise<number> =>
  least(run, rounds, () => performance.now());

/**
 * Milliseconds of the processor instead: of all threads of this process. Its clock is too coarse
 * for a run of less than some ten milliseconds.
 */
export const leastProcessorMs = (run: () => unknown, rounds = ROUNDS): Promise<number> =>
  least(run, rounds, () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  });

async function least(run: () => unknown, rounds: number, clock: () => number): Promise<number> {
  await run();
  let shortest = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const started = clock();
    await run();
    shortest = Math.min(shortest, clock() - started);
  }
  return shortest;
}
