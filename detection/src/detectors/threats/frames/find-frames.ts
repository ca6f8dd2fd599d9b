import { Matcher } from '../../signs/matcher.ts';
import type { SeenSign } from '../../signs/sign.ts';
import type { Word } from '../../signs/words.ts';
import { type Around, lookAround } from '../guards.ts';
import type { Spoken } from '../spoken.ts';
import { type Frame, LOW } from './frame.ts';
import { FRAME_SETS } from './frames.ts';
import { type Guard, GUARDS } from './guards.ts';
import { Places, type Range } from './places.ts';
import { readSentences } from './read-sentences.ts';

/** A frame in a text, with what its context leaves of its score. */
export interface FoundFrame extends Range {
  frame: Frame;
  score: number;
  /** The context lowered it: what stands before it, or words of games and jokes. */
  isLowered: boolean;
  sentence: Range;
}

type Entry = { patterns: readonly string[] } & (
  { frame: Frame } | { guard: Guard } | { exceptionOf: Guard }
);
type Seen<K extends string> = SeenSign<Extract<Entry, Record<K, unknown>>>;
const isOf =
  <K extends string>(key: K) =>
  (one: SeenSign<Entry>): one is Seen<K> =>
    key in one.sign;

let made: readonly Matcher<Entry>[] | undefined;
const matchers = (): readonly Matcher<Entry>[] =>
  (made ??= [
    ...FRAME_SETS.map(
      ({ frames, lists }) =>
        new Matcher<Entry>(
          frames.map((frame) => ({ frame, patterns: frame.patterns })),
          lists,
        ),
    ),
    new Matcher<Entry>(
      GUARDS.flatMap((guard): Entry[] => [
        { guard, patterns: guard.patterns },
        { exceptionOf: guard, patterns: guard.unless ?? [] },
      ]),
    ),
  ]);

/** Reads a text as frames are matched in it. */
export const readFrames = (text: string): Word[] =>
  readSentences(text, (word) => matchers().some((matcher) => matcher.knows(word)));

/**
 * Frames of threats in a text, the strongest of each sentence. Never throws.
 * @param spoken the same text by languages: a frame counts in sentences of its own
 */
export function findFrames(text: string, spoken: readonly Spoken[]): FoundFrame[] {
  const words = readFrames(text);
  const seen = matchers().flatMap((matcher) => matcher.find(words));
  const frames = seen.filter(isOf('frame'));
  if (frames.length === 0) return [];
  const places = new Places(words);
  const guards = standing(seen);
  const contexts = new Map(spoken.map((one) => [one.language.id, new Context(one)]));
  const best = new Map<number, FoundFrame>();
  for (const { sign, start, end } of frames) {
    const { frame } = sign;
    const place = places.sentenceOf({ start, end });
    const context = contexts.get(frame.language);
    if (place === null || context?.isSpokenAt(start) !== true) continue;
    const range = { start, end };
    const effects = guards
      .filter(({ guard }) => isFor(guard, frame))
      .filter((one) => applies(one, range, places))
      .map(({ guard }) => guard.effect);
    if (effects.includes('clears') || context.isQuoted(range)) continue;
    const isLowered =
      effects.includes('lowers') ||
      (context.isPlay(frame, range) && !(frame.isOwn === true && context.isMeant(range, words)));
    const score = isLowered ? (frame.points > LOW ? LOW : 0) : frame.points;
    if (score > (best.get(place.start)?.score ?? 0))
      best.set(place.start, { frame, score, isLowered, start, end, sentence: place });
  }
  return [...best.values()];
}

/** Guards that no exception at the same place takes back. */
function standing(seen: readonly SeenSign<Entry>[]): (Range & { guard: Guard })[] {
  const exceptions = seen.filter(isOf('exceptionOf'));
  return seen
    .filter(isOf('guard'))
    .filter(
      ({ sign: { guard }, start, end }) =>
        !exceptions.some(
          (one) => one.sign.exceptionOf === guard && one.start <= start && one.end >= end,
        ),
    )
    .map(({ sign: { guard }, start, end }) => ({ guard, start, end }));
}

const isFor = (guard: Guard, frame: Frame): boolean =>
  guard.language === frame.language &&
  (guard.isNamed !== true || frame.guards?.some((id) => id === guard.id) === true);

/** A guard that looks before a frame is also looked for among its words. */
function applies(
  { guard, start, end }: Range & { guard: Guard },
  frame: Range,
  places: Places,
): boolean {
  switch (guard.where) {
    case 'sentence':
      return places.between(start, frame.start) !== Infinity;
    case 'before':
      return end <= frame.end && places.between(start, frame.start) <= guard.reach;
    case 'behind': {
      const distance = places.between(frame.end - 1, start);
      return distance >= 1 && distance <= guard.reach;
    }
  }
}

/** So many words of games, films and kitchens make a context. */
const FEWEST = 2;

/** What a text in one language says around a frame. */
class Context {
  readonly #spoken: Spoken;
  readonly #around: Around;

  constructor(spoken: Spoken) {
    this.#spoken = spoken;
    this.#around = lookAround(spoken.tokens, spoken.language);
  }

  /** Whether the sentence there may be of this language. */
  isSpokenAt(at: number): boolean {
    return this.#sentenceAt(at) !== undefined;
  }

  /** Somebody else's words, with others around them. */
  isQuoted({ start, end }: Range): boolean {
    const { wordsOutside, quotes } = this.#around;
    return wordsOutside >= 2 && quotes.some((quote) => start >= quote.start && end <= quote.end);
  }

  /** Words of games, films or jokes stand beside it. */
  isPlay({ kind }: Frame, { start, end }: Range): boolean {
    const { jokes, fiction } = this.#around;
    return (
      (jokes.length > 0 && kind === 'threat') ||
      fiction.filter((word) => word.start < start || word.end > end).length >= FEWEST
    );
  }

  /** It gives a time or a place, or names somebody. */
  isMeant({ start, end }: Range, words: readonly Word[]): boolean {
    const { timeOrPlace } = this.#spoken.language;
    return (
      new RegExp(`:[A-Za-z]*${timeOrPlace}`).test(this.#sentenceAt(start)?.written ?? '') ||
      words.some((word) => word.start >= start && word.end <= end && word.shapes.includes('name'))
    );
  }

  #sentenceAt(at: number) {
    return this.#spoken.sentences.find(({ sentence: { tokens }, isOwn }) => {
      const [first, last] = [tokens[0], tokens.at(-1)];
      return (
        isOwn && first !== undefined && last !== undefined && first.start <= at && at < last.end
      );
    })?.sentence;
  }
}
