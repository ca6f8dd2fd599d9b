import model from './tone-model.json' with { type: 'json' };
import { unpackTrees } from './tone-packing.ts';
import { offenceIn, presenceOf, scoresOfTone, type ToneTrees } from './tone-scores.ts';
import { toneWords, type ToneWord } from './tone-traits.ts';

interface Loaded {
  trees: ToneTrees;
  places: Map<number, number>;
}

let loaded: Loaded | null = null;

/** The trees, unpacked at first use. @throws when the file of the model is not whole */
function load(): Loaded {
  if (loaded === null) {
    const trees = unpackTrees(model.trees);
    loaded = { trees, places: new Map(trees.traits.map((trait, place) => [trait, place])) };
  }
  return loaded;
}

/** Which tweets it was trained on, as the training names them. */
export const TONE_TRAINED_ON: string = model.trainedOn;

/** Log-odds of offence from which on a text is told. */
export const TONE_TELLING: number = model.telling;

/**
 * Log-likelihoods of hateful, offensive and neither, of English. Trained by
 * `detection/evaluation/train-tone-model.ts`.
 */
export function toneOf(text: string): number[] {
  const { trees, places } = load();
  return scoresOfTone(
    presenceOf(
      toneWords(text).flatMap(({ traits }) => traits),
      places,
    ),
    trees,
  );
}

export interface Tone {
  /** The words that speak most for it, strongest first, half-open UTF-16 ranges of the text. */
  words: { start: number; end: number }[];
}

/** Fewer words say too little. */
const FEWEST_WORDS = 4;
const MOST_TOLD = 3;
/**
 * So many words, those whose traits the trees asked for most, are left out in turn to see what each
 * weighs.
 */
const MOST_WEIGHED = 8;

/**
 * Whether a text reads like those that people called hateful or offensive: as seldom as two in a
 * thousand ordinary tweets do.
 *
 * @returns null for an ordinary text and for one of fewer than four words
 */
export function offensiveTone(text: string): Tone | null {
  const words = toneWords(text);
  if (words.length < FEWEST_WORDS) return null;
  const { trees, places } = load();
  const asked = new Map<number, number>();
  const offence = offenceIn(
    scoresOfTone(
      presenceOf(
        words.flatMap(({ traits }) => traits),
        places,
      ),
      trees,
      (place) => asked.set(place, (asked.get(place) ?? 0) + 1),
    ),
  );
  if (offence < model.telling) return null;
  const told = spelledOnce(words)
    .map((word) => ({
      word,
      times: word.traits.reduce((sum, trait) => sum + (asked.get(places.get(trait) ?? -1) ?? 0), 0),
    }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times)
    .slice(0, MOST_WEIGHED)
    .map(({ word }) => ({
      word,
      weight:
        offence -
        offenceIn(
          scoresOfTone(
            presenceOf(
              words.flatMap(({ traits }) => (traits[0] === word.traits[0] ? [] : traits)),
              places,
            ),
            trees,
          ),
        ),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return told.length === 0
    ? null
    : { words: told.slice(0, MOST_TOLD).map(({ word: { start, end } }) => ({ start, end })) };
}

/** A word's first trait is its spelling: each once, where it stands first. */
const spelledOnce = (words: readonly ToneWord[]) => [
  ...new Map(words.toReversed().map((word) => [word.traits[0], word])).values(),
];
