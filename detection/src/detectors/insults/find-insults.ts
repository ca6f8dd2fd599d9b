import { tokensAt } from '../threats/grammar.ts';
import { guardOf, lookAround } from '../threats/guards.ts';
import { LANGUAGES, languagesOf } from '../threats/languages.ts';
import { isOf, sentencesOf } from '../threats/sentences.ts';
import { tokensOf } from '../../formats/text/tokens.ts';
import { insultClasses } from './lexicons.ts';
import { INSULT_RULES, type InsultRule, RECLAIMED } from './rules.ts';

/** An insult in a text. */
export interface Insult {
  rule: InsultRule;
  /** Half-open UTF-16 ranges of what was matched and of its sentence. */
  start: number;
  end: number;
  sentence: { start: number; end: number };
}

const TELLING = new RegExp(
  [
    ':[A-Z]*[AIJU]|(?:^| )(?:fuck|screw|suck|kiss|hate|despise|detest|loathe',
    '|abhor|stand|disgusted|disgusting|inferior|vaffanculo|fanculo|affanculo',
    '|fottiti|fottetevi|odio|odiamo|detesto|disprezzo|sopporto|disgustato',
    '|schifo|vai|va|fai|fate):',
  ].join(''),
);

/** Finds insults and slurs in English and Italian; one per sentence, the gravest. Never throws. */
export function findInsults(text: string): Insult[] {
  const raw = tokensOf(text);
  const ofText = languagesOf(raw);
  const bySentence = new Map<number, Insult>();
  for (const language of LANGUAGES) {
    const tokens = language.expand(raw);
    const around = lookAround(tokens, language);
    for (const sentence of sentencesOf(tokens, insultClasses(language.id))) {
      if (!TELLING.test(sentence.written) || !isOf(language, sentence, ofText)) continue;
      for (const rule of INSULT_RULES[language.id]) {
        for (const match of sentence.written.matchAll(rule.pattern)) {
          const { from, to } = tokensAt(sentence, match.index, match[0].length);
          const [first, last] = [sentence.tokens[from], sentence.tokens[to - 1]];
          if (
            first === undefined ||
            last === undefined ||
            guardOf({ sentence, from, to }, around, language) !== null
          )
            continue;
          if (rule.id.endsWith('-slur') && RECLAIMED.test(sentence.written.slice(0, match.index)))
            continue;
          const start = sentence.tokens[0]?.start ?? first.start;
          const known = bySentence.get(start);
          if (known !== undefined && known.rule.score >= rule.score) continue;
          bySentence.set(start, {
            rule,
            start: first.start,
            end: last.end,
            sentence: { start, end: sentence.tokens.at(-1)?.end ?? last.end },
          });
        }
      }
    }
  }
  return [...bySentence.values()].sort((a, b) => a.start - b.start);
}
