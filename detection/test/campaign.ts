/** Long campaigns run at a small size in `npm test`, and whole in `npm run test:long`. */
export const isLong = process.env['VEDETTA_TEST_LONG'] === '1';

/** The size of a campaign in this run. */
export const sized = (whole: number, small: number): number => (isLong ? whole : small);

/**
 * What chance decides in a campaign begins here; `.ci/test.mjs` chooses and prints it unless the
 * environment names one.
 */
export const SEED = Number(process.env['VEDETTA_TEST_SEED'] ?? 20_261_121);

/**
 * Numbers from 0 to below 1, the same for the same seed (mulberry32).
 * @returns takes the next number
 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number from 0 to below 1 that the seed and a name decide, whatever ran before. */
const fateOf = (name: string): number =>
  randomFrom([...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), SEED))();

/**
 * Whether this run looks at one of many things of a kind: at all of them in the long run, at a
 * share of them in `npm test`. The same seed draws the same ones, whatever ran before.
 * @param share of all, from 0 to 1
 */
export const isDrawn = (name: string, share: number): boolean => isLong || fateOf(name) < share;

/**
 * The one of these that the seed draws for this name, in the long run too: who takes all of them
 * there asks `isLong`.
 */
export function drawnFrom<Thing>(things: readonly [Thing, ...Thing[]], name: string): Thing {
  // Of another name, so that it does not hang together with `isDrawn`.
  return things[Math.floor(fateOf(`one of ${name}`) * things.length)] ?? things[0];
}

/**
 * These many of a kind, in their order: all in the long run, as many as are asked for in `npm test`,
 * those that the seed draws for this name.
 */
export function drawnOf<Thing>(things: readonly Thing[], count: number, name: string): Thing[] {
  if (isLong) return [...things];
  const random = randomFrom(Math.floor(fateOf(`some of ${name}`) * 2 ** 32));
  const kept = new Set(
    things
      .map((_, index) => ({ index, at: random() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ index }) => index),
  );
  return things.filter((_, index) => kept.has(index));
}
