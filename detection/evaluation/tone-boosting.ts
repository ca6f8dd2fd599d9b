import { TONES, type ToneTrees } from '../src/detectors/insults/tone-scores.ts';

/** What the trees learn from: the traits of a text, and how much it speaks for each tone. */
export interface Lesson {
  traits: Int32Array;
  /** By tone; their sum is how much the text counts. */
  says: readonly number[];
}

const ROUNDS = 150;
const RATE = 0.1;
const LEAVES = 15;
/** A trait of fewer texts, or a leaf of fewer, says too little. */
const FEWEST_WITH_TRAIT = 10;
const FEWEST_IN_LEAF = 5;
/** Added to the weight of a leaf, so that few texts move little. */
const DOUBT = 1;
/**
 * Each round sees this share of the traits and of the texts, chosen by chance from a fixed seed.
 */
const SHARE_OF_TRAITS = 0.2;
const SHARE_OF_TEXTS = 0.8;

/**
 * The texts as rows of places of traits: those of row r are `places[from[r]]` up to `from[r + 1]`.
 */
interface Rows {
  from: Int32Array;
  places: Int32Array;
  /** How many different places there are. */
  width: number;
}

/**
 * Whether row r has the trait at place p, at `p * height + r`: what a tree asks of all rows lies
 * together.
 */
interface Presence {
  bits: Uint8Array;
  height: number;
}

interface Leaf {
  rows: Int32Array;
  /** By place: sum of slopes, sum of curvatures, number of rows that have the trait. */
  sums: Float64Array;
  slope: number;
  bend: number;
  gain: number;
  best: number;
  /** The place where it hangs in the tree, and on which side. */
  above: number;
  isHaving: boolean;
}

type Slopes = Record<'slope' | 'bend', Float64Array>;
type Grown = Pick<ToneTrees, 'asked' | 'having' | 'lacking' | 'leaves'> & { root: number };

/**
 * Trees by gradient boosting of the likelihood of three tones (Friedman 2001): best leaf first,
 * second order. The same lessons give the same trees.
 */
export function boost(lessons: readonly Lesson[]): ToneTrees {
  const { traits, rows } = rowsOf(lessons);
  const presence = presenceIn(rows);
  const counts = lessons.map(({ says }) => says.reduce((sum, one) => sum + one, 0));
  const all = counts.reduce((sum, one) => sum + one, 0);
  const bias = Array.from({ length: TONES }, (_, tone) =>
    Math.log(lessons.reduce((sum, { says }) => sum + says[tone]!, 0) / all),
  );
  const scores = bias.map((one) => new Float64Array(lessons.length).fill(one));
  const chance = chanceFrom(1);
  const grown: Grown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { seen, places } = chosen(rows, chance);
    const texts = Int32Array.from(lessons.keys()).filter(() => chance() < SHARE_OF_TEXTS);
    const set = slopesOf(lessons, counts, scores).map((slopes) =>
      grow(seen, texts, slopes, { places, presence }),
    );
    set.forEach((tree, tone) => addTo(scores[tone]!, tree, presence));
    grown.push(...set);
  }
  return flat(grown, traits, bias);
}

function rowsOf(lessons: readonly Lesson[]): { traits: number[]; rows: Rows } {
  const having = new Map<number, number>();
  for (const { traits } of lessons)
    for (const trait of traits) having.set(trait, (having.get(trait) ?? 0) + 1);
  const traits = [...having]
    .filter(([, texts]) => texts >= FEWEST_WITH_TRAIT)
    .map(([trait]) => trait);
  const placeOf = new Map(traits.map((trait, place) => [trait, place]));
  const from = new Int32Array(lessons.length + 1);
  const places: number[] = [];
  lessons.forEach((lesson, row) => {
    for (const trait of lesson.traits) {
      const place = placeOf.get(trait);
      if (place !== undefined) places.push(place);
    }
    from[row + 1] = places.length;
  });
  return { traits, rows: { from, places: Int32Array.from(places), width: traits.length } };
}

function presenceIn({ from, places, width }: Rows): Presence {
  const height = from.length - 1;
  const bits = new Uint8Array(height * width);
  for (let row = 0; row < height; row += 1)
    for (let k = from[row]!; k < from[row + 1]!; k += 1) bits[places[k]! * height + row] = 1;
  return { bits, height };
}

/** 0 up to 1, the same sequence for the same seed. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The rows with some of the traits alone, and what those are called outside. */
function chosen(
  { from, places, width }: Rows,
  chance: () => number,
): { seen: Rows; places: number[] } {
  const kept: number[] = [];
  const inside = Int32Array.from({ length: width }, (_, place) =>
    chance() < SHARE_OF_TRAITS ? kept.push(place) - 1 : -1,
  );
  const seen: Rows = {
    from: new Int32Array(from.length),
    places: new Int32Array(places.length),
    width: kept.length,
  };
  let at = 0;
  for (let row = 0; row + 1 < from.length; row += 1) {
    for (let k = from[row]!; k < from[row + 1]!; k += 1) {
      const place = inside[places[k]!]!;
      if (place >= 0) seen.places[at++] = place;
    }
    seen.from[row + 1] = at;
  }
  return { seen, places: kept };
}

/** By tone, first and second derivative of the loss by the score of each text. */
function slopesOf(
  lessons: readonly Lesson[],
  counts: readonly number[],
  scores: readonly Float64Array[],
): Slopes[] {
  const slopes = scores.map(({ length }) => ({
    slope: new Float64Array(length),
    bend: new Float64Array(length),
  }));
  lessons.forEach(({ says }, row) => {
    const most = Math.max(...scores.map((of) => of[row]!));
    const odds = scores.map((of) => Math.exp(of[row]! - most));
    const all = odds.reduce((sum, one) => sum + one, 0);
    slopes.forEach(({ slope, bend }, tone) => {
      const likely = odds[tone]! / all;
      slope[row] = counts[row]! * likely - says[tone]!;
      bend[row] = counts[row]! * likely * (1 - likely) * (TONES / (TONES - 1));
    });
  });
  return slopes;
}

function grow(
  rows: Rows,
  texts: Int32Array,
  slopes: Slopes,
  { places, presence }: { places: readonly number[]; presence: Presence },
): Grown {
  const [asked, having, lacking]: [number[], number[], number[]] = [[], [], []];
  const hang = ({ above, isHaving }: Leaf, at: number) => {
    if (above >= 0) (isHaving ? having : lacking)[above] = at;
  };
  const open = [leafOf(rows, texts, slopes, sumsOf(rows, texts, slopes), -1, false)];
  while (open.length < LEAVES) {
    const next = open.reduce((best, leaf) => (leaf.gain > best.gain ? leaf : best));
    if (next.best < 0) break;
    const at = asked.push(places[next.best]!) - 1;
    const start = places[next.best]! * presence.height;
    const has = (row: number) => presence.bits[start + row] === 1;
    hang(next, at);
    open.splice(open.indexOf(next), 1, ...split(rows, next, slopes, { above: at, has }));
  }
  const leaves = open.map((leaf, place) => {
    hang(leaf, ~place);
    return (-RATE * leaf.slope) / (leaf.bend + DOUBT);
  });
  return { root: asked.length === 0 ? ~0 : 0, asked, having, lacking, leaves };
}

/**
 * What follows on having the leaf's best trait, and on lacking it. The sums of the larger are what
 * the smaller leaves of the leaf's.
 */
function split(
  rows: Rows,
  leaf: Leaf,
  slopes: Slopes,
  { above, has }: { above: number; has: (row: number) => boolean },
): [Leaf, Leaf] {
  const withTrait = leaf.rows.filter(has);
  const without = leaf.rows.filter((row) => !has(row));
  const smaller = withTrait.length < without.length ? withTrait : without;
  const [few, many] = [sumsOf(rows, smaller, slopes), leaf.sums];
  for (let at = 0; at < many.length; at += 1) many[at] = many[at]! - few[at]!;
  return [
    leafOf(rows, withTrait, slopes, smaller === withTrait ? few : many, above, true),
    leafOf(rows, without, slopes, smaller === without ? few : many, above, false),
  ];
}

function sumsOf(
  { from, places, width }: Rows,
  texts: Int32Array,
  { slope, bend }: Slopes,
): Float64Array {
  const sums = new Float64Array(3 * width);
  for (const row of texts) {
    for (let k = from[row]!; k < from[row + 1]!; k += 1) {
      const at = 3 * places[k]!;
      sums[at] = sums[at]! + slope[row]!;
      sums[at + 1] = sums[at + 1]! + bend[row]!;
      sums[at + 2] = sums[at + 2]! + 1;
    }
  }
  return sums;
}

/** A leaf with the trait that parts its texts best. */
function leafOf(
  { width }: Rows,
  rows: Int32Array,
  slopes: Slopes,
  sums: Float64Array,
  above: number,
  isHaving: boolean,
): Leaf {
  const slope = rows.reduce((sum, row) => sum + slopes.slope[row]!, 0);
  const bend = rows.reduce((sum, row) => sum + slopes.bend[row]!, 0);
  const worth = (s: number, b: number) => (s * s) / (b + DOUBT);
  const undivided = worth(slope, bend);
  let [gain, best] = [1e-6, -1];
  for (let place = 0; place < width; place += 1) {
    const count = sums[3 * place + 2]!;
    if (count < FEWEST_IN_LEAF || rows.length - count < FEWEST_IN_LEAF) continue;
    const [s, b] = [sums[3 * place]!, sums[3 * place + 1]!];
    const here = worth(s, b) + worth(slope - s, bend - b) - undivided;
    if (here > gain) [gain, best] = [here, place];
  }
  return { rows, sums, slope, bend, gain: best < 0 ? 0 : gain, best, above, isHaving };
}

function addTo(
  scores: Float64Array,
  { root, asked, having, lacking, leaves }: Grown,
  { bits, height }: Presence,
): void {
  for (let row = 0; row < scores.length; row += 1) {
    let at = root;
    while (at >= 0) at = (bits[asked[at]! * height + row] === 1 ? having : lacking)[at]!;
    scores[row] = scores[row]! + leaves[~at]!;
  }
}

/** All trees in the same arrays, with the traits alone that they ask for. */
function flat(
  grown: readonly Grown[],
  traits: readonly number[],
  bias: readonly number[],
): ToneTrees {
  const used = [...new Set(grown.flatMap(({ asked }) => asked))];
  const placeOf = new Map(used.map((place, at) => [place, at]));
  const all = {
    roots: [] as number[],
    asked: [] as number[],
    having: [] as number[],
    lacking: [] as number[],
    leaves: [] as number[],
  };
  for (const tree of grown) {
    const [nodes, leaves] = [all.asked.length, all.leaves.length];
    const moved = (at: number) => (at < 0 ? at - leaves : at + nodes);
    all.roots.push(moved(tree.root));
    all.asked.push(...tree.asked.map((place) => placeOf.get(place)!));
    all.having.push(...tree.having.map(moved));
    all.lacking.push(...tree.lacking.map(moved));
    all.leaves.push(...tree.leaves);
  }
  return { ...all, traits: used.map((place) => traits[place]!), bias };
}
