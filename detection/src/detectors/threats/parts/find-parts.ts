import { matchesOf, RuleIndex, type Sentence, tokensAt } from '../grammar.ts';
import { type Around, type Guard, guardOf, lookAround } from '../guards.ts';
import type { Language } from '../languages.ts';
import { spokenOf, type Spoken } from '../spoken.ts';
import { ENGLISH_PARTS } from './english.ts';
import { ITALIAN_PARTS } from './italian.ts';
import type { Part, PartsOf, Role } from './part.ts';

const PARTS: Readonly<Record<Language['id'], PartsOf>> = { en: ENGLISH_PARTS, it: ITALIAN_PARTS };
/** What the three parts must weigh together: each seldom said by chance, or one certain beside two that are not. */
const ENOUGH = 6;
/** From here on a word of a game or a kitchen beside them says nothing. */
export const CERTAIN = 8;

/** A part of a threat that was found, with its words' half-open UTF-16 range. */
export interface FoundPart {
  part: Part;
  start: number;
  end: number;
}

/** Harm, somebody whom it is for and a sign that it is meant, in one sentence or in two that follow each other. */
export interface ThreatByParts {
  language: Language['id'];
  kind: 'threat' | 'extortion';
  parts: Readonly<Record<Role, FoundPart>>;
  /** Half-open UTF-16 range from the first part to the last. */
  start: number;
  end: number;
  /** Of the three together, with half of what confirms them. */
  weight: number;
}

/**
 * Finds threats that no rule of the grammar describes, by their parts (docs/decisions/194). One to a sentence. Never throws.
 */
export const findByParts = (
  text: string,
  spoken: readonly Spoken[] = spokenOf(text),
): ThreatByParts[] => spoken.flatMap(inLanguage);

function inLanguage({ language, tokens, sentences }: Spoken): ThreatByParts[] {
  const around = lookAround(tokens, language);
  if (around.jokes.length > 0) return [];
  const { told, setting } = PARTS[language.id];
  const seen = sentences
    .filter(({ isOwn }) => isOwn)
    .map(({ sentence }) => ({ sentence, parts: partsIn(sentence, language.id) }));
  return seen.flatMap(({ sentence, parts }, at) => {
    if (parts.length === 0 || isQuoted(sentence, around)) return [];
    const before = beside(seen, at);
    const found =
      whole(parts, language.id) ??
      whole([...before.flatMap((other) => other.parts), ...parts], language.id);
    if (
      found === null ||
      [{ sentence, parts }, ...before].some((other) =>
        isOtherwise(other.sentence, other.parts, told),
      ) ||
      isTakenBack(found, sentence, around, language)
    )
      return [];
    if (found.weight >= CERTAIN) return [found];
    // What the parts themselves name (`sugar in the tanks`) is no kitchen.
    return [{ sentence, parts }, ...before].some((other) =>
      isOtherwise(other.sentence, other.parts, setting),
    ) ||
      around.fiction.some(
        (word) => !parts.some((part) => part.start <= word.start && word.end <= part.end),
      )
      ? []
      : [found];
  });
}

interface Seen {
  sentence: Sentence;
  parts: readonly FoundPart[];
}
/** Words that belong to a sentence from those before it: the last one, and scraps as in `Nice shop. Dry summer. You do the maths.` */
const SCRAPS = 30;
function beside(seen: readonly Seen[], at: number): Seen[] {
  let words = seen[at]?.sentence.tokens.length ?? 0;
  const before: Seen[] = [];
  for (let i = at - 1; i >= 0 && i >= at - 3; i -= 1) {
    const other = seen[i];
    words += other?.sentence.tokens.length ?? 0;
    if (other === undefined || (i < at - 1 && words > SCRAPS)) break;
    before.push(other);
  }
  return before;
}

const isQuoted = ({ tokens }: Sentence, { quotes, wordsOutside }: Around): boolean =>
  wordsOutside >= 2 &&
  quotes.some(({ start, end }) =>
    tokens.every((token) => token.isMark || (token.start >= start && token.end <= end)),
  );

/** A word of a setting in which such words are harmless, and no part of the threat itself: `put a match to`. */
function isOtherwise(sentence: Sentence, parts: readonly FoundPart[], otherwise: RegExp): boolean {
  return [...sentence.written.matchAll(otherwise)].some(({ index, 0: match }) => {
    const { from, to } = tokensAt(sentence, index + 1, match.length - 1);
    const [first, last] = [sentence.tokens[from], sentence.tokens[to - 1]];
    return (
      first !== undefined &&
      last !== undefined &&
      !parts.some(
        ({ part, start, end }) => part.role === 'harm' && start <= first.start && last.end <= end,
      )
    );
  });
}

/** Of the guards of the grammar those that do not ask what the deed is done to: the parts say that themselves. */
const TAKES_BACK = new Set<Guard | null>([
  'negated',
  'quoted',
  'reported',
  'condemned',
  'question',
]);
function isTakenBack(
  { parts: { harm, whom, frame } }: ThreatByParts,
  sentence: Sentence,
  around: Around,
  language: Language,
): boolean {
  const ranges = [harm, whom, frame]
    .map(({ start, end }) => ({
      from: sentence.tokens.findIndex((token) => token.start >= start),
      to: sentence.tokens.findLastIndex((token) => token.end <= end) + 1,
    }))
    .filter(({ from, to }) => from >= 0 && from < to);
  const [first] = ranges;
  if (first === undefined || harm.start < (sentence.tokens[0]?.start ?? 0)) return false;
  const all = {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  };
  return [all, first].some((range) =>
    TAKES_BACK.has(guardOf({ sentence, ...range }, around, language)),
  );
}

const indexes = new Map<Language['id'], RuleIndex>();
function indexOf(language: Language['id']): RuleIndex {
  const index =
    indexes.get(language) ?? new RuleIndex(PARTS[language].parts.map(({ pattern }) => pattern));
  indexes.set(language, index);
  return index;
}

/** Every part of a sentence; none where no harm is named, as in nearly all of them. */
function partsIn(sentence: Sentence, language: Language['id']): FoundPart[] {
  const found: FoundPart[] = [];
  for (const at of indexOf(language).of(sentence)) {
    const part = PARTS[language].parts[at];
    if (part === undefined) continue;
    for (const { from, to } of matchesOf(part.pattern, sentence)) {
      const [first, last] = [sentence.tokens[from], sentence.tokens[to - 1]];
      if (first !== undefined && last !== undefined)
        found.push({ part, start: first.start, end: last.end });
    }
  }
  return found;
}

const isOwn = ({ part }: FoundPart) => part.isBargain !== true;
const isCondition = ({ part }: FoundPart) => part.id === 'condition';

/** Violence that is meant; or something asked for, with what comes out, stops or befalls somebody otherwise. */
function whole(parts: readonly FoundPart[], language: Language['id']): ThreatByParts | null {
  const of = (role: Role) =>
    parts.filter(({ part }) => part.role === role).sort((a, b) => b.part.weight - a.part.weight);
  const [harms, whoms, frames] = [of('harm'), of('whom'), of('frame')];
  const bargains = frames.filter((frame) => !isOwn(frame));
  const violence = enough(harms.filter(isOwn), whoms.filter(isOwn), frames.filter(isOwn));
  // A condition alone bargains with secrets: `or your photos go to everybody`.
  const extortion =
    bargains.length > 0
      ? enough(harms, whoms, [...bargains, ...frames.filter(isCondition)])
      : enough(
          harms.filter((harm) => !isOwn(harm)),
          whoms.filter((whom) => !isOwn(whom)),
          frames.filter(isCondition),
        );
  const found = extortion ?? violence;
  if (found === null) return null;
  const { harm, whom, frame } = found;
  return {
    language,
    kind: extortion === null ? 'threat' : 'extortion',
    parts: { harm, whom, frame },
    weight: found.weight,
    start: Math.min(harm.start, whom.start, frame.start),
    end: Math.max(harm.end, whom.end, frame.end),
  };
}

/** The weightiest of each, if together they are enough. A second sign of another kind says that the first is no chance: half its weight counts. */
function enough(
  harms: readonly FoundPart[],
  whoms: readonly FoundPart[],
  frames: readonly FoundPart[],
): (ThreatByParts['parts'] & { weight: number }) | null {
  const [[harm], [whom], [frame]] = [harms, whoms, frames];
  // `I'll kill you` is for the grammar, which knows what it is said in jest of.
  if (
    harm === undefined ||
    whom === undefined ||
    frame === undefined ||
    (harm.part.weight <= 1 && whom.part.weight < 2)
  )
    return null;
  const another = (list: readonly FoundPart[], best: FoundPart) =>
    (list.find(({ part, start }) => part.id !== best.part.id && start !== best.start)?.part
      .weight ?? 0) / 2;
  const weight =
    harm.part.weight +
    whom.part.weight +
    frame.part.weight +
    another(harms, harm) +
    another(frames, frame);
  return weight < ENOUGH ? null : { harm, whom, frame, weight };
}
