import { inflateRawSync, deflateRawSync } from 'node:zlib';
import { LANGUAGES, type Language } from '../languages.ts';
import file from './model.json' with { type: 'json' };
import { readTraits, TRAITS } from './traits.ts';
import type { Window } from './windows.ts';

/** What was learnt of one language. A score is a log-odds: the bias, and the weights of the traits over the root of how many are known. */
export interface Weights {
  bias: number;
  /** What a step of a weight stands for. */
  scale: number;
  /** By trait; `UNKNOWN` for what was never met in learning. */
  steps: Int8Array;
  /** Scores from which on a window is told alone, told as nearly certain, and confirms what was found by parts. */
  telling: number;
  certain: number;
  confirming: number;
}
export type LearnedModel = Readonly<Record<Language['id'], Weights>>;

export const UNKNOWN = -128;

/** As the file holds them: the steps deflated, in base64. */
type Packed = Omit<Weights, 'steps'> & { steps: string };

/** @returns the weights as the file of the model holds them */
export const packWeights = ({ steps, ...rest }: Weights): Packed => ({
  ...rest,
  steps: deflateRawSync(steps, { level: 9 }).toString('base64'),
});

/** @throws when the file does not hold a weight for each trait */
export function unpackWeights({ steps: packed, ...rest }: Packed): Weights {
  const bytes = inflateRawSync(Buffer.from(packed, 'base64'));
  if (bytes.length !== TRAITS)
    throw new RangeError(
      `model.json holds ${bytes.length} weights where ${TRAITS} are read. Train the model anew.`,
    );
  return { ...rest, steps: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}

let shipped: LearnedModel | null = null;
/** The model that comes along, unpacked at first use. */
export function shippedModel(): LearnedModel {
  shipped ??= { en: unpackWeights(file.languages.en), it: unpackWeights(file.languages.it) };
  return shipped;
}
/** Fingerprints, as the training makes them: of our sentences and of the public ones that it learnt from, and of how they were read. */
export const LEARNT_FROM: Readonly<Record<'own' | 'public' | 'reading', string>> = file.learntFrom;

/** In which call a trait was read last: each counts once in a window. */
const lastRead = new Uint32Array(TRAITS);
let call = 0;
/** The distinct traits of a window. */
export function traitsOf({ sentences, start, end }: Window): number[] {
  call += 1;
  const traits: number[] = [];
  readTraits(sentences, end - start, (trait) => {
    if (lastRead[trait] === call) return;
    lastRead[trait] = call;
    traits.push(trait);
  });
  return traits;
}

/** How much a window reads like a threat, as log-odds. */
export function scoreOf(window: Window, model: LearnedModel): number {
  const { bias, scale, steps } = model[window.language];
  const known = traitsOf(window)
    .map((trait) => steps[trait] ?? UNKNOWN)
    .filter((step) => step !== UNKNOWN);
  return (
    bias +
    (scale * known.reduce((sum, step) => sum + step, 0)) / Math.sqrt(Math.max(1, known.length))
  );
}

/** The places of the words, strongest first, that speak for a threat: each with its share of the traits that it stands in. */
export function tellingWords(window: Window, model: LearnedModel): number[] {
  const { steps } = model[window.language];
  const weights = new Map<number, number>();
  const met = new Set<string>();
  readTraits(window.sentences, window.end - window.start, (trait, words) => {
    const step = steps[trait] ?? UNKNOWN;
    if (
      words === null ||
      step === UNKNOWN ||
      words.from >= words.to ||
      met.has(`${trait} ${words.from}`)
    )
      return;
    met.add(`${trait} ${words.from}`);
    for (let at = words.from; at < words.to; at += 1)
      weights.set(at, (weights.get(at) ?? 0) + step / (words.to - words.from));
  });
  const tokens = window.sentences.flatMap((sentence) => sentence.tokens);
  const small = LANGUAGES.find(({ id }) => id === window.language)?.common;
  return [...weights]
    .filter(
      ([at, weight]) =>
        weight > 0 && tokens[at]?.isMark === false && small?.has(tokens[at].word) !== true,
    )
    .sort((a, b) => b[1] - a[1])
    .map(([at]) => at);
}
