import { regularSingular, samplePairs, type Channel } from './sample-pairs.ts';

export interface LsbEstimate {
  /** Median of both methods over the channels, 0 to 1: which share of the samples carries a bit. */
  share: number;
  /**
   * What both methods find at least in every channel: a message is in all of them alike, sharpening
   * and old compression are not.
   */
  agreed: number;
  /** By channel: what each method says. */
  channels: { pairs: number; groups: number }[];
  /** How far into the picture a message fills every lowest bit, 0 to 1. */
  filled: number;
}

/**
 * Fewer values than this in a channel are a drawing: neighbours do not come from one smooth scene.
 */
const FEWEST_VALUES = 64;
/** More equal neighbours than this are flat ground, which tells nothing. */
const MOST_FLAT = 0.45;
const FEWEST_SAMPLES = 64 * 64;

/**
 * How much is written into the lowest bits; null for drawings, flat and tiny pictures, of which
 * nobody could tell.
 */
export function estimateLsb(channels: readonly Channel[]): LsbEstimate | null {
  const photographic = channels.filter(isPhotographic);
  if (photographic.length === 0) return null;
  const estimates = photographic.flatMap((channel) => {
    const [pairs, groups] = [samplePairs(channel), regularSingular(channel)];
    return pairs === null || groups === null ? [] : [{ pairs, groups }];
  });
  if (estimates.length === 0) return null;
  const sorted = estimates.flatMap(({ pairs, groups }) => [pairs, groups]).sort((a, b) => a - b);
  const share = Math.max(0, sorted[sorted.length >> 1] ?? 0);
  return {
    share,
    agreed: sorted[0] ?? 0,
    channels: estimates,
    filled: Math.max(...photographic.map(filledPrefix)),
  };
}

function isPhotographic({ values, width, height }: Channel): boolean {
  if (width * height < FEWEST_SAMPLES) return false;
  const seen = new Uint8Array(256);
  let same = 0;
  for (let at = 0; at < values.length; at += 1) {
    seen[values[at] ?? 0] = 1;
    if (values[at] === values[at + 1]) same += 1;
  }
  return (
    seen.reduce((sum, one) => sum + one, 0) >= FEWEST_VALUES && same / values.length < MOST_FLAT
  );
}

const STEPS = 20;

/**
 * Chi-square on pairs of values (Westfeld, Pfitzmann 1999): where a message fills every lowest bit,
 * 2n and 2n + 1 are equally frequent. The picture is read from its beginning in twentieths; what
 * counts is how long each is as even as a message would make it.
 */
function filledPrefix({ values }: Channel): number {
  const part = Math.floor(values.length / STEPS);
  for (let step = 0; step < STEPS; step += 1) {
    const counts = new Uint32Array(256);
    for (let at = step * part; at < (step + 1) * part; at += 1)
      counts[values[at] ?? 0] = (counts[values[at] ?? 0] ?? 0) + 1;
    let [chi, pairs] = [0, 0];
    for (let even = 0; even < 256; even += 2) {
      const [one, other] = [counts[even] ?? 0, counts[even + 1] ?? 0];
      if (one + other < 10) continue;
      chi += ((one - other) * (one - other)) / (one + other);
      pairs += 1;
    }
    // By Wilson and Hilferty; evenness that chance gives to fewer than one picture in a thousand is
    // not asked for, only that nothing speaks against it.
    const z =
      pairs < 16
        ? Infinity
        : ((chi / pairs) ** (1 / 3) - (1 - 2 / (9 * pairs))) / Math.sqrt(2 / (9 * pairs));
    if (z > 1.5) return step / STEPS;
  }
  return 1;
}
