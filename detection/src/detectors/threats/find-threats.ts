import { matchesOf, RuleIndex, withPhrases } from './grammar.ts';
import { guardOf, lookAround, type Guard } from './guards.ts';
import { isLabelled, isMeant } from './meant.ts';
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
  /** Words of games, films, jokes, medicine or law stand beside it. */
  isLowered?: true;
}

/** Finds threats of violence in English and Italian. Never throws. */
export const findThreats = (text: string): Threat[] => standing(explainThreats(text));

/** Those that no guard took back. */
export function standing(explained: readonly Explained[]): Threat[] {
  const threats = explained.flatMap(({ threat, guard }) => (guard === null ? [threat] : []));
  // Two rules that see the same words see one threat: the stronger of them, the first of those alike.
  const weakness = ({ rule, isLowered }: Threat) =>
    (rule.isWeak === true ? 1 : 0) + (isLowered === true ? 2 : 0);
  return threats.filter(
    (threat, at) =>
      !threats.some(
        (other, index) =>
          other.language === threat.language &&
          other.start < threat.end &&
          threat.start < other.end &&
          (weakness(other) < weakness(threat) ||
            (weakness(other) === weakness(threat) && index < at)),
      ),
  );
}

/** What the grammar matched, with the guard that took it back. */
export interface Explained {
  threat: Threat;
  guard: Guard | null;
}

/** Threats with those that a guard took back. @param spoken the same text, where it was read already */
export const explainThreats = (
  text: string,
  spoken: readonly Spoken[] = spokenOf(text),
): Explained[] => spoken.flatMap(inLanguage);

/** Every Italian rule needs one of these: sentences that have none are passed over. */
const isTelling = (written: string): boolean => ITALIAN_TELLING.test(written);

const indexes = new Map<Language['id'], RuleIndex>();
function indexOf({ id, rules }: Language): RuleIndex {
  const index = indexes.get(id) ?? new RuleIndex(rules.map(({ pattern }) => pattern));
  indexes.set(id, index);
  return index;
}

function inLanguage({ language, tokens, sentences }: Spoken): Explained[] {
  if (language.rules.length === 0) return [];
  const around = lookAround(tokens, language);
  const found: Explained[] = [];
  for (const { sentence: plain, isOwn } of sentences) {
    if (!isOwn || !isTelling(plain.written)) continue;
    const { sentence, ends } = withPhrases(plain, language.phrases);
    for (const at of indexOf(language).of(sentence)) {
      const rule = language.rules[at];
      if (rule === undefined) continue;
      for (const { from, to: until } of matchesOf(rule.pattern, sentence)) {
        // A rule may end where a phrase begins that was looked for before.
        const to = ends.get(until) ?? until;
        const [first, last] = [sentence.tokens[from], sentence.tokens[to - 1]];
        if (first === undefined || last === undefined) continue;
        const match = { sentence, from, to };
        let guard = guardOf(match, around, language);
        const isMild = guard === null && around.isMild && rule.isWeak === true;
        if (isMild) guard = 'idiom';
        if (
          guard === null &&
          around.jokes.length > 0 &&
          rule.kind !== 'self-harm-call' &&
          (rule.isWeak === true || rule.kind === 'threat')
        )
          guard = 'joke';
        const has = (classes: string) => new RegExp(`:[A-Za-z]*${classes}`).test(sentence.written);
        const whole = {
          start: sentence.tokens[0]?.start ?? first.start,
          end: sentence.tokens.at(-1)?.end ?? last.end,
        };
        const hasTimeOrPlace = has(language.timeOrPlace);
        const isContext =
          guard === 'fiction' ||
          guard === 'joke' ||
          isMild ||
          (guard === 'reported' && isLabelled(match));
        const isLowered = isContext && isMeant(match, rule, language, hasTimeOrPlace);
        found.push({
          guard: isLowered ? null : guard,
          threat: {
            ...(isLowered ? { isLowered: true as const } : {}),
            rule,
            language: language.id,
            start: first.start,
            end: last.end,
            sentence: whole,
            hasMeans: has(language.means),
            hasTimeOrPlace,
          },
        });
      }
    }
  }
  return found;
}
