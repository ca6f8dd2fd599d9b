import { matchesOf, RuleIndex, withPhrases } from './grammar.ts';
import { isGivenName } from './given-names.ts';
import { guardOf, isBeside, lookAround, type Around, type Guard, type Match } from './guards.ts';
import { TELLING as ITALIAN_TELLING } from './italian/telling.ts';
import type { Language } from './languages.ts';
import { spokenOf, type Spoken } from './spoken.ts';
import type { ThreatRule } from './threat-rule.ts';

/** A threat in a text. */
export interface Threat {
  rule: ThreatRule;
  language: Language['id'];
  /** Half-open UTF-16 range of what was matched. */
  start: number;
  end: number;
  /** Range of its sentence. */
  sentence: { start: number; end: number };
  /** The sentence also says with what, or when or where. */
  hasMeans: boolean;
  hasTimeOrPlace: boolean;
  /** Words of games, films or jokes stand beside it. */
  isLowered?: true;
}

/** Finds threats of violence in English and Italian. Never throws. */
export const findThreats = (text: string): Threat[] => standing(explainThreats(text));

/** Those that no guard took back. */
export function standing(explained: readonly Explained[]): Threat[] {
  const threats = explained.flatMap(({ threat, guard }) => (guard === null ? [threat] : []));
  // Two rules that see the same words see one threat: the stronger of them, the first of those alike.
  const weakness = ({ rule, isLowered }: Threat) => (rule.isWeak === true ? 1 : 0) + (isLowered === true ? 2 : 0);
  return threats.filter((threat, at) => !threats.some((other, index) => other.language === threat.language && other.start < threat.end && threat.start < other.end
    && (weakness(other) < weakness(threat) || (weakness(other) === weakness(threat) && index < at))));
}

/** What the grammar matched, with the guard that took it back. */
export interface Explained { threat: Threat; guard: Guard | null }

/** Threats with those that a guard took back. @param spoken the same text, where it was read already */
export const explainThreats = (text: string, spoken: readonly Spoken[] = spokenOf(text)): Explained[] => spoken.flatMap(inLanguage);

/** Every rule needs one of these: sentences that have none are passed over. English rules are ruled out one by one. */
const TELLING: Readonly<Record<Language['id'], RegExp>> = {
  en: /[a-z]:/,
  it: ITALIAN_TELLING,
};

const indexes = new Map<Language['id'], RuleIndex>();
function indexOf({ id, rules }: Language): RuleIndex {
  const index = indexes.get(id) ?? new RuleIndex(rules.map(({ pattern }) => pattern));
  indexes.set(id, index);
  return index;
}

function inLanguage({ language, tokens, sentences }: Spoken): Explained[] {
  const around = lookAround(tokens, language);
  const found: Explained[] = [];
  for (const { sentence: plain, isOwn } of sentences) {
    if (!isOwn || !TELLING[language.id].test(plain.written)) continue;
    const { sentence, ends } = withPhrases(plain, language.phrases);
    for (const at of indexOf(language).of(sentence)) {
      const rule = language.rules[at];
      if (rule === undefined) continue;
      for (const { from, to: until } of matchesOf(rule.pattern, sentence)) {
        // A rule may end where a phrase begins that was looked for before.
        const to = ends.get(until) ?? until;
        const [first, last] = [sentence.tokens[from], sentence.tokens[to - 1]];
        if (first === undefined || last === undefined) continue;
        let guard = guardOf({ sentence, from, to }, around, language);
        if (guard === null && around.isMild && rule.isWeak === true) guard = 'idiom';
        if (guard === null && around.jokes.length > 0 && rule.kind !== 'self-harm-call' && (rule.isWeak === true || rule.kind === 'threat')) guard = 'joke';
        const has = (classes: string) => new RegExp(`:[A-Za-z]*${classes}`).test(sentence.written);
        const whole = { start: sentence.tokens[0]?.start ?? first.start, end: sentence.tokens.at(-1)?.end ?? last.end };
        const hasTimeOrPlace = has(language.timeOrPlace);
        const isLowered = isLoweredBy(guard, { sentence, from, to }, around) && OWN.test(rule.does) && (hasTimeOrPlace || namesSomebody({ sentence, from, to }));
        found.push({ guard: isLowered ? null : guard, threat: { ...(isLowered ? { isLowered: true as const } : {}), rule, language: language.id, start: first.start, end: last.end, sentence: whole, hasMeans: has(language.means), hasTimeOrPlace } });
      }
    }
  }
  return found;
}

/** What a rule says of threats in the first person. */
const OWN = /\bthe writer\b/;

const isLoweredBy = (guard: Guard | null, match: Match, around: Around): boolean => (guard === 'fiction' || guard === 'joke') && isBeside(match, guard, around);

/** A name, and the one behind it, may end what the rule matched. */
const namesSomebody = ({ sentence: { tokens }, from, to }: Match): boolean =>
  tokens.slice(from, to + 1).some(({ word, isCapital }, at) => isGivenName(word, isCapital, from + at === 0));
