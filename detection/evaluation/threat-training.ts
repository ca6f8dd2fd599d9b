import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { findExtortion } from '../src/detectors/threats/extortion.ts';
import { findThreats } from '../src/detectors/threats/find-threats.ts';
import {
  scoreOf,
  traitsOf,
  UNKNOWN,
  type LearnedModel,
  type Weights,
} from '../src/detectors/threats/learned/model.ts';
import { TRAITS } from '../src/detectors/threats/learned/traits.ts';
import { windowsOf } from '../src/detectors/threats/learned/windows.ts';
import type { Language } from '../src/detectors/threats/languages.ts';
import type { Data } from './family.ts';
import { fitLogistic } from './logistic.ts';
import { jsonLines } from './read.ts';

const Own = z.object({ text: z.string(), label: z.enum(['threat', 'none']), kind: z.string() });
const Case = z.object({
  templ: z.string(),
  functionality: z.string(),
  label: z.enum(['hateful', 'non-hateful']),
  text: z.string(),
});
const Tweet = z.object({ class: z.int(), text: z.string() });

export type Code = Language['id'];
export const CODES: readonly Code[] = ['en', 'it'];

/** A text with what it is. */
export interface ThreatExample {
  set: string;
  language: Code;
  text: string;
  isThreat: boolean;
  /** How much it counts in learning. */
  counts: number;
  /** 0 to `FOLDS`: texts of one template, or written one after the other, are in the same. */
  fold: number;
}

export const FOLDS = 5;
/**
 * The fold of whatever has this key: a template of HateCheck, a tweet's words, sentences beside
 * each other.
 */
const foldOf = (key: string) =>
  (createHash('sha256').update(`vedetta-threats:${key}`).digest()[0] ?? 0) % FOLDS;
export const foldOfTemplate = (templ: string): number => foldOf(`hatecheck ${templ}`);
const said = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/https?:\/\/\S+|@\w+|\brt\b|&\w+;/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
export const foldOfTweet = (text: string): number => foldOf(said(text));
/** Sentences beside each other are often a threat and its harmless twin. */
const NEIGHBOURS = 12;
/** A template is written out with seven groups of people. */
const TEMPLATE_COUNTS = 0.3;
/**
 * Texts of every day that only resemble what is posted; of the others half are made to look like
 * threats.
 */
export const ORDINARY: ReadonlySet<string> = new Set([
  'ordinary',
  'tweets',
  'tweets2',
  'tweets3',
  'talk',
  'talk2',
  'technical',
]);
/** Sets that no model may learn from: each was written to be measured, and nobody has read it. */
export const UNREAD: ReadonlySet<string> = new Set(['sixteenth', 'seventeenth']);

/** Of what others posted, the tweets that threaten nobody; of ours, what is of every day. */
const isCutToo = ({ set }: ThreatExample) => set === 'tweets' || ORDINARY.has(set);
const PIECE_WORDS = [2, 3, 4, 5, 7, 10] as const;
/** A text has several. */
const PIECE_COUNTS = 0.25;

/** A text in pieces of two to ten words, one behind the other: lines as short as those of chats. */
export function inPieces(text: string): string[] {
  const words = [...text.matchAll(/\S+/g)];
  const pieces: string[] = [];
  for (let at = 0, turn = text.length; at < words.length; turn += 1) {
    const count = PIECE_WORDS[turn % PIECE_WORDS.length] ?? 2;
    const [first, last] = [words[at], words[at + count - 1]];
    if (first !== undefined && last !== undefined)
      pieces.push(text.slice(first.index, last.index + last[0].length));
    at += count;
  }
  return pieces;
}

/**
 * Pieces of ordinary texts: of whole posts alone nothing learns that `your house` threatens nobody.
 */
export const piecesOf = (examples: readonly ThreatExample[]): ThreatExample[] =>
  examples
    .filter((example) => isCutToo(example) && !example.isThreat)
    .flatMap((example) =>
      inPieces(example.text).map((text) => ({ ...example, text, counts: PIECE_COUNTS })),
    );

/**
 * Sentences of our own: `threat-corpus` was written to be learnt from, the read sets of `own-texts`
 * were written to be measured once.
 */
export function ownExamples(own: Data, folder: 'threat-corpus' | 'own-texts'): ThreatExample[] {
  return readdirSync(own.path(folder))
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => {
      const [, code, set = file] = /^(?:threats-)?(en|it)-(.+)\.jsonl$/.exec(file) ?? [];
      const language = CODES.find((one) => one === code);
      if (language === undefined)
        throw new Error(`${folder}/${file} does not tell its language. Name it en-… or it-….`);
      return jsonLines(own, folder, Own, file).map(({ text, label }, at) => ({
        set,
        language,
        text,
        isThreat: label === 'threat',
        counts: 1,
        fold: foldOf(`${file} ${Math.floor(at / NEIGHBOURS)}`),
      }));
    });
}

/**
 * Public texts that a model may learn from, before anything is judged of them: whoever has these
 * has what a model learnt from. PoSTWITA's licence allows no learning from it.
 */
export function publicTexts(data: Data): ThreatExample[] {
  return [
    ...CODES.flatMap((code) =>
      jsonLines(data, `text-hatecheck-${code}`, Case).flatMap(
        ({ templ, functionality, label, text }) => {
          const isThreat = functionality.startsWith('threat_');
          const isUnclear =
            !isThreat && (label === 'hateful' || /^target_(?:indiv|group)_nh$/.test(functionality));
          return isUnclear
            ? []
            : [
                {
                  set: 'hatecheck',
                  language: code,
                  text,
                  isThreat,
                  counts: TEMPLATE_COUNTS,
                  fold: foldOfTemplate(templ),
                },
              ];
        },
      ),
    ),
    ...jsonLines(data, 'text-davidson-en', Tweet).flatMap(({ class: tone, text }) =>
      tone === 0
        ? []
        : [
            {
              set: tone === 2 ? 'tweets' : OFFENSIVE,
              language: 'en' as const,
              text,
              isThreat: false,
              counts: 1,
              fold: foldOfTweet(text),
            },
          ],
    ),
  ];
}

/** Tweets that somebody called offensive. */
const OFFENSIVE = 'offensive';

/**
 * Tweets that threaten nobody, and HateCheck. Of Davidson's tweets those that somebody called
 * offensive are harmless too, unless the grammar sees a threat in them; those called hateful are
 * left out, as are HateCheck's hateful cases and its abuse of persons, which may hold threats.
 */
export function publicExamples(data: Data): ThreatExample[] {
  const isHarmless = (text: string) => {
    const threats = findThreats(text);
    return threats.length === 0 && findExtortion(text, threats) === null;
  };
  return publicTexts(data).filter(({ set, text }) => set !== OFFENSIVE || isHarmless(text));
}

/** What an example costs beside the penalty of large weights. */
const STRENGTH = 10;
/** A trait of one text alone says nothing of a language. */
const FEWEST_TEXTS = 2;

export type Untold = Omit<Weights, 'telling' | 'certain' | 'confirming'>;

/** The distinct traits of an example in its language; of a long one those of its first window. */
export function exampleTraits({ text, language }: ThreatExample): number[] {
  const window = windowsOf(text).find((one) => one.language === language);
  return window === undefined ? [] : traitsOf(window);
}

/** What is learnt of one language: its examples and their pieces, with the traits of each. */
export function readOf(
  examples: readonly ThreatExample[],
  code: Code,
): { learnt: ThreatExample[]; traits: Map<ThreatExample, readonly number[]> } {
  const whole = examples.filter(({ language }) => language === code);
  const withTraits = (list: readonly ThreatExample[]) =>
    list.map((example) => [example, exampleTraits(example)] as const);
  // A piece without a word of its language says nothing of it; a whole text without one says how
  // such begin.
  const traits = new Map([
    ...withTraits(whole),
    ...withTraits(piecesOf(whole)).filter(([, own]) => own.length > 0),
  ]);
  return { learnt: [...traits.keys()], traits };
}

/** Learns one language. @param traits of each example, as `exampleTraits` reads them */
export function learn(
  examples: readonly ThreatExample[],
  traits: ReadonlyMap<ThreatExample, readonly number[]>,
): Untold {
  const texts = new Uint32Array(TRAITS);
  for (const example of examples)
    for (const trait of traits.get(example) ?? []) texts[trait] = (texts[trait] ?? 0) + 1;
  const known: number[] = [];
  const places = new Int32Array(TRAITS).fill(-1);
  for (const [trait, count] of texts.entries())
    if (count >= FEWEST_TEXTS) places[trait] = known.push(trait) - 1;
  const rows = examples.map((example) => ({
    traits: Int32Array.from(
      (traits.get(example) ?? []).map((trait) => places[trait] ?? -1).filter((place) => place >= 0),
    ),
    is: example.isThreat,
    counts: example.counts,
  }));
  const { bias, weights } = fitLogistic(rows, known.length, STRENGTH);
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
  const steps = new Int8Array(TRAITS).fill(UNKNOWN);
  for (const [place, trait] of known.entries())
    steps[trait] = Math.round((weights[place] ?? 0) / scale);
  return { bias, scale, steps };
}

/** As `scoreOf` of one language, before its thresholds are known. */
export function scoreWith(untold: Untold, example: ThreatExample): number {
  const weights: Weights = { ...untold, telling: 0, certain: 0, confirming: 0 };
  return Math.max(
    -99,
    ...windowsOf(example.text)
      .filter(({ language }) => language === example.language)
      .map((window) => scoreOf(window, { en: weights, it: weights })),
  );
}

/** Of one language: what was learnt without each fold. */
export function learnFolds(
  examples: readonly ThreatExample[],
  traits: ReadonlyMap<ThreatExample, readonly number[]>,
): Untold[] {
  return Array.from({ length: FOLDS }, (_, fold) =>
    learn(
      examples.filter((example) => example.fold !== fold),
      traits,
    ),
  );
}

/** Names what a model learnt from, whatever the order. */
export const fingerprintOf = (examples: readonly ThreatExample[]): string =>
  createHash('sha256')
    .update(
      examples
        .map(({ language, text, isThreat }) => `${language} ${isThreat} ${text}`)
        .sort()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16);

/**
 * How a lexicon and the reading of traits stand: a model that learnt with other ones must learn
 * anew.
 * @param examples any fixed ones
 */
export function readingOf(examples: readonly ThreatExample[]): string {
  const hash = createHash('sha256');
  for (const example of examples.filter((_, at) => at % 50 === 0))
    hash.update(exampleTraits(example).join(' '));
  return hash.digest('hex').slice(0, 16);
}

/**
 * What a model that comes along has learnt of ours: every set but the unread ones, and no sentence
 * that stands in these too, as short ones may.
 */
export function ownLearnt(own: Data): ThreatExample[] {
  const texts = ownExamples(own, 'own-texts');
  const kept = new Set(
    texts.filter(({ set }) => UNREAD.has(set)).map(({ text }) => text.toLowerCase()),
  );
  return [...ownExamples(own, 'threat-corpus'), ...texts].filter(
    ({ set, text }) => !UNREAD.has(set) && !kept.has(text.toLowerCase()),
  );
}

/**
 * A model of both languages without each fold, for what `data` and `own` hold. The thresholds are
 * those of another one.
 */
export function modelsOfFolds(
  examples: readonly ThreatExample[],
  thresholds: LearnedModel,
): LearnedModel[] {
  const [en, it] = CODES.map((code) => {
    const { learnt, traits } = readOf(examples, code);
    return learnFolds(learnt, traits);
  });
  const whole = (code: Code, untold: Untold | undefined): Weights => ({
    ...thresholds[code],
    ...untold,
  });
  return Array.from({ length: FOLDS }, (_, fold) => ({
    en: whole('en', en?.[fold]),
    it: whole('it', it?.[fold]),
  }));
}
