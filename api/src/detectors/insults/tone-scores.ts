/** Hateful, offensive, neither: what people called the tweets of Davidson et al. (ICWSM 2017). */
export const TONES = 3;

export interface ToneTables {
  /** By tone, then by place in the table. */
  weights: readonly { readonly [place: number]: number; readonly length: number }[];
  bias: number[];
  /** What a weight of 1 in the tables stands for. */
  scale?: number;
}

/** Log-likelihoods of the three tones, up to a constant that they share. @param traits places in the tables */
export function scoresOfTone(traits: Uint32Array, { weights, bias, scale = 1 }: ToneTables): number[] {
  const share = scale / Math.sqrt(Math.max(1, traits.length));
  return weights.map((table, tone) => {
    let sum = 0;
    for (const place of traits) sum += table[place] ?? 0;
    return sum * share + (bias[tone] ?? 0);
  });
}

/** How much more likely hateful or offensive than neither, in log-odds. */
export const offenceIn = ([hateful = 0, offensive = 0, neither = 0]: readonly number[]): number => Math.max(hateful, offensive) - neither;
