/** Hateful, offensive, neither: what people called the tweets of Davidson et al. (ICWSM 2017). */
export const TONES = 3;

/**
 * Binary trees that ask whether a text has a trait, all in the same arrays; those of a tone stand
 * every third.
 */
export interface ToneTrees {
  /**
   * The numbers of the traits that are asked for (`tone-traits.ts`), by which the trees call them.
   */
  traits: readonly number[];
  /** Where each tree begins. A place below 0 is the complement of a leaf's. */
  roots: readonly number[];
  /** By place: the trait asked for, and where to go on with it and without it. */
  asked: readonly number[];
  having: readonly number[];
  lacking: readonly number[];
  leaves: readonly number[];
  /** Log-odds of the tones before anything is known of a text. */
  bias: readonly number[];
}

/**
 * Which of the traits that the trees ask for a text has.
 * @param places by number of a trait, its place in `traits`
 */
export function presenceOf(
  traits: Iterable<number>,
  places: ReadonlyMap<number, number>,
): Uint8Array {
  const present = new Uint8Array(places.size);
  for (const trait of traits) {
    const place = places.get(trait);
    if (place !== undefined) present[place] = 1;
  }
  return present;
}

/**
 * Log-likelihoods of the three tones, up to a constant that they share.
 *
 * @param present by place of a trait 1 where the text has it
 * @param onHaving is told each trait that decided a way because the text has it
 */
export function scoresOfTone(
  present: Uint8Array,
  { roots, asked, having, lacking, leaves, bias }: ToneTrees,
  onHaving?: (place: number) => void,
): number[] {
  const scores = [...bias];
  for (let tree = 0; tree < roots.length; tree += 1) {
    let at = roots[tree] ?? 0;
    while (at >= 0) {
      const trait = asked[at] ?? 0;
      const isThere = present[trait] === 1;
      if (isThere) onHaving?.(trait);
      at = (isThere ? having[at] : lacking[at]) ?? -1;
    }
    const tone = tree % TONES;
    scores[tone] = (scores[tone] ?? 0) + (leaves[~at] ?? 0);
  }
  return scores;
}

/** How much more likely hateful or offensive than neither, in log-odds. */
export const offenceIn = ([hateful = 0, offensive = 0, neither = 0]: readonly number[]): number =>
  Math.max(hateful, offensive) - neither;
