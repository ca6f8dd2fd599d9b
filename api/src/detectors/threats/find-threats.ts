import { tokensOf, type Token } from '../text/tokens.ts';
import { RuleIndex, tokensAt, withPhrases } from './grammar.ts';
import { guardOf, lookAround, type Guard } from './guards.ts';
import { TELLING as ITALIAN_TELLING } from './italian/telling.ts';
import { languagesOf, wordsOf, LANGUAGES, type Language } from './languages.ts';
import { isOf, sentencesOf } from './sentences.ts';
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
}

/** Finds threats of violence in English and Italian. Never throws. */
export const findThreats = (text: string): Threat[] => standing(explainThreats(text));

/** Those that no guard took back. */
export function standing(explained: readonly Explained[]): Threat[] {
  const threats = explained.flatMap(({ threat, guard }) => (guard === null ? [threat] : []));
  // Two rules that see the same words see one threat: the stronger of them, the first of those alike.
  const weakness = ({ rule }: Threat) => (rule.isWeak === true ? 1 : 0);
  return threats.filter((threat, at) => !threats.some((other, index) => other.language === threat.language && other.start < threat.end && threat.start < other.end
    && (weakness(other) < weakness(threat) || (weakness(other) === weakness(threat) && index < at))));
}

/** What the grammar matched, with the guard that took it back. */
export interface Explained { threat: Threat; guard: Guard | null }

/** Threats with those that a guard took back. */
export function explainThreats(text: string): Explained[] {
  const raw = tokensOf(text);
  const ofText = languagesOf(raw);
  return LANGUAGES.filter((language) => ofText.includes(language) || wordsOf(language, raw) > 0)
    .flatMap((language) => inLanguage(language, language.expand(raw), ofText));
}

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

function inLanguage(language: Language, tokens: readonly Token[], ofText: readonly Language[]): Explained[] {
  const around = lookAround(tokens, language);
  const found: Explained[] = [];
  for (const plain of sentencesOf(tokens, language.classes)) {
    if (!TELLING[language.id].test(plain.written) || !isOf(language, plain, ofText)) continue;
    const { sentence, ends } = withPhrases(plain, language.phrases);
    for (const at of indexOf(language).of(sentence, { written: sentence.written, parts: new Map() })) {
      const rule = language.rules[at];
      if (rule === undefined) continue;
      for (const match of sentence.written.matchAll(rule.pattern)) {
        const { from, to: until } = tokensAt(sentence, match.index, match[0].length);
        // A rule may end where a phrase begins that was looked for before.
        const to = ends.get(until) ?? until;
        const [first, last] = [sentence.tokens[from], sentence.tokens[to - 1]];
        if (first === undefined || last === undefined) continue;
        let guard = guardOf({ sentence, from, to }, around, language);
        if (guard === null && around.isMild && rule.isWeak === true) guard = 'idiom';
        if (guard === null && around.isJoke && rule.kind !== 'self-harm-call' && (rule.isWeak === true || rule.kind === 'threat')) guard = 'joke';
        const has = (classes: string) => new RegExp(`:[A-Za-z]*${classes}`).test(sentence.written);
        const whole = { start: sentence.tokens[0]?.start ?? first.start, end: sentence.tokens.at(-1)?.end ?? last.end };
        found.push({ guard, threat: { rule, language: language.id, start: first.start, end: last.end, sentence: whole, hasMeans: has(language.means), hasTimeOrPlace: has(language.timeOrPlace) } });
      }
    }
  }
  return found;
}
