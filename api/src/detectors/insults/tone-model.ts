import { inflateRawSync } from 'node:zlib';
import model from './tone-model.json' with { type: 'json' };
import { offenceIn, scoresOfTone, TONES, type ToneTables } from './tone-scores.ts';
import { TONE_BITS, toneWords, traitsOfTone, type ToneWord } from './tone-traits.ts';

let tables: ToneTables | null = null;

/** The tables, unpacked at first use. @throws when the file of the model does not fit this program. */
function table(): ToneTables {
  if (tables === null) {
    const bytes = inflateRawSync(Buffer.from(model.weights, 'base64'));
    const size = 1 << TONE_BITS;
    if (bytes.length !== TONES * size) throw new Error('tone-model.json does not fit tone-traits.ts; train it anew.');
    const weights = Array.from({ length: TONES }, (_, tone) => new Int8Array(bytes.buffer, bytes.byteOffset + tone * size, size));
    tables = { weights, bias: model.bias, scale: model.scale };
  }
  return tables;
}

/** Which tweets it was trained on, as the training names them. */
export const TONE_TRAINED_ON: string = model.trainedOn;

/** Log-odds of offence from which on a text is told. */
export const TONE_TELLING: number = model.telling;

/** Log-likelihoods of hateful, offensive and neither, of English. Trained by `api/evaluation/train-tone-model.ts`. */
export const toneOf = (text: string): number[] => scoresOfTone(traitsOfTone(toneWords(text)), table());

export interface Tone {
  /** The words that speak most for it, strongest first, half-open UTF-16 ranges of the text. */
  words: { start: number; end: number }[];
}

/** Fewer words say too little. */
const FEWEST_WORDS = 4;
const MOST_TOLD = 3;

/**
 * Whether a text reads like those that people called hateful or offensive: as seldom as three in a thousand ordinary tweets do.
 *
 * @returns null for an ordinary text and for one of fewer than four words
 */
export function offensiveTone(text: string): Tone | null {
  const words = toneWords(text);
  if (words.length < FEWEST_WORDS || offenceIn(scoresOfTone(traitsOfTone(words), table())) < model.telling) return null;
  const told = words.map((word) => ({ word, weight: weightOf(word) })).filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return told.length === 0 ? null : { words: told.slice(0, MOST_TOLD).map(({ word: { start, end } }) => ({ start, end })) };
}

function weightOf({ traits }: ToneWord): number {
  const [hateful, offensive, neither] = table().weights;
  return traits.reduce((sum, place) => sum + Math.max(hateful?.[place] ?? 0, offensive?.[place] ?? 0) - (neither?.[place] ?? 0), 0);
}
