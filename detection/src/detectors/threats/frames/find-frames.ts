import { Matcher } from '../../signs/matcher.ts';
import type { SeenSign } from '../../signs/sign.ts';
import type { Word } from '../../signs/words.ts';
import { type Around, lookAround } from '../guards.ts';
import { CLOCK } from '../meant.ts';
import { spokenOf, type Spoken } from '../spoken.ts';
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
  /** Its sentence gives a time or a place. */
  hasTimeOrPlace: boolean;
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

const MATCHERS = new Map<Frame['language'], Matcher<Entry>>();
/** The frames of a language with what guards them. */
function matcherOf(language: Frame['language']): Matcher<Entry> {
  const known = MATCHERS.get(language);
  if (known !== undefined) return known;
  const { frames, lists } = FRAME_SETS[language];
  const made = new Matcher<Entry>(
    [
      ...frames.map((frame) => ({ frame, patterns: frame.patterns })),
      ...GUARDS.filter((guard) => guard.language === language).flatMap((guard): Entry[] => [
        { guard, patterns: guard.patterns },
        { exceptionOf: guard, patterns: guard.unless ?? [] },
      ]),
    ],
    lists,
  );
  MATCHERS.set(language, made);
  return made;
}

/** Reads a text in a language as its frames are matched in it. */
export const readFrames = (text: string, spoken: Spoken): Word[] =>
  readSentences(text, spoken, (word) => matcherOf(spoken.language.id).knows(word));

/**
 * Frames of threats in a text, the strongest of each sentence. Never throws.
 * @param spoken the same text by languages: a frame counts in sentences of its own
 */
export const findFrames = (
  text: string,
  spoken: readonly Spoken[] = spokenOf(text),
): FoundFrame[] => spoken.flatMap((one) => inLanguage(text, one));

function inLanguage(text: string, spoken: Spoken): FoundFrame[] {
  const words = readFrames(text, spoken);
  const seen = matcherOf(spoken.language.id).find(words);
  const frames = seen.filter(isOf('frame'));
  if (frames.length === 0) return [];
  const places = new Places(words);
  const guards = standing(seen);
  const context = new Context(spoken);
  const best = new Map<number, FoundFrame>();
  for (const { sign, start, end } of frames) {
    const { frame } = sign;
    const range = { start, end };
    const sentence = places.sentenceOf(range);
    if (sentence === null) continue;
    const hasTimeOrPlace = context.hasTimeOrPlace(range);
    const isMeant =
      (frame.isOwn === true || context.isOwn(range)) &&
      (hasTimeOrPlace || namesSomebody(range, words));
    const effects = guards
      .filter(({ guard }) => guard.isNamed !== true || isNamedBy(frame, guard))
      .filter((one) => applies(one, range, places))
      .map(({ guard }) => (isMeant && guard.where === 'sentence' ? 'lowers' : guard.effect));
    const play = context.playAround(frame, range, sentence);
    if (
      effects.includes('clears') ||
      (play === 'jokes' && !isMeant) ||
      context.isQuoted(range) ||
      context.isOfHers(range)
    )
      continue;
    const isLowered = effects.includes('lowers') || play !== null;
    const score = isLowered ? (frame.points > LOW ? LOW : 0) : frame.points;
    const known = best.get(sentence.start);
    const isLonger = known?.start === start && known.score === score && known.end < end;
    if (score > (known?.score ?? 0) || isLonger)
      best.set(sentence.start, { frame, score, isLowered, hasTimeOrPlace, start, end, sentence });
  }
  return [...best.values()];
}

const namesSomebody = ({ start, end }: Range, words: readonly Word[]): boolean =>
  words.some((word) => word.start >= start && word.end <= end && word.shapes.includes('name'));

const isNamedBy = ({ guards }: Frame, { id }: Guard): boolean =>
  guards?.some((named) => named === id) === true;

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

/** Adverbs and times that may follow a person: `I will kill her tomorrow`. */
const AFTER_HER = new RegExp(
  'ly$|^(?:now|then|first|last|too|again|once|twice|next|one|all|some|myself|soon|later|back|' +
    'down|up|off|out|' +
    'alive|dead|good|hard|slow|fast|right|straight|instead|anyway|someday|please|bitch|ass|' +
    'already|high|just|fuck\\w*|damn\\w*|until|till|then|because|cause|please)$',
);
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

  /** Somebody else's words, with others around them. */
  isQuoted({ start, end }: Range): boolean {
    const { wordsOutside, quotes } = this.#around;
    return wordsOutside >= 2 && quotes.some((quote) => start >= quote.start && end <= quote.end);
  }

  /** `Hang her painting`: a thing follows that is no part of her, and no adverb. */
  isOfHers({ end }: Range): boolean {
    const { tokens, language } = this.#spoken;
    const last = tokens.findIndex((token) => token.end === end);
    const next = tokens[last + 1];
    return (
      tokens[last]?.word === 'her' &&
      next?.isMark === false &&
      next.word.length > 3 &&
      !/[NBTLWAOYISX]/.test(language.classes(next.word)) &&
      !AFTER_HER.test(next.word)
    );
  }

  /** Words of games, films or jokes beside it: one in its sentence, several anywhere. */
  playAround({ kind }: Frame, { start, end }: Range, sentence: Range): 'jokes' | 'fiction' | null {
    const { jokes, fiction } = this.#around;
    const beside = fiction.filter((word) => word.start < start || word.end > end);
    if (jokes.length > 0 && kind === 'threat') return 'jokes';
    return beside.length >= FEWEST ||
      beside.some((word) => word.start >= sentence.start && word.end <= sentence.end)
      ? 'fiction'
      : null;
  }

  /** The author speaks of what they will do: `I` among its words, or right before them. */
  isOwn({ start, end }: Range): boolean {
    const { tokens, language } = this.#spoken;
    const first = tokens.findIndex((token) => token.start >= start);
    return tokens
      .slice(Math.max(0, first - 1))
      .some((token) => token.start < end && language.speakers.has(token.word));
  }

  hasTimeOrPlace({ start }: Range): boolean {
    const { timeOrPlace } = this.#spoken.language;
    const sentence = this.#sentenceAt(start);
    return (
      new RegExp(`:[A-Za-z]*${timeOrPlace}`).test(sentence?.written ?? '') ||
      sentence?.tokens.some(({ word }) => CLOCK.test(word)) === true
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
