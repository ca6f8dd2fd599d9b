import { describe, expect, it } from 'vitest';
import { sized } from '../../../test/campaign.ts';
import { tokensOf } from '../../formats/text/tokens.ts';
import {
  either,
  is,
  maybe,
  nowhere,
  of,
  rule,
  RuleIndex,
  sentenceOf,
  upTo,
  withPhrases,
} from './grammar.ts';
import { LANGUAGES } from './languages.ts';
import { neededWords } from './needed-words.ts';
import { sentencesOfTable } from '../../../test/sentences-of-table.ts';
import { sentencesOf } from './sentences.ts';

describe('what a rule cannot match without', () => {
  it.each([
    [is('a|b'), [['a', 'b']]],
    [is('a') + upTo(2, 'XR') + of('N') + is('b'), [['a'], ['b']]],
    [maybe(is('a')) + is('b'), [['b']]],
    [either(is('a|b') + is('c'), is('d')), [['c', 'd']]],
    [either(is('a'), of('N')), []],
    [either(is('a') + either(is('b'), is('c')), maybe(is('x')) + is('d')), [['a', 'd']]],
    [nowhere('a|b') + is('c'), [['c']]],
    ['(?<=:[A-Za-z]*N)' + is('a') + '(?=$|[,."] )', [['a']]],
    ['(?:append|impicc)[a-z]+:[A-Za-z]* ' + is('a'), [['a']]],
    ['(?:[^ :]*[0-9]):[A-Za-z]* ', []],
    ['[^ :]{2,}(?:ono|ano):[A-Za-z]* ' + is('a'), [['a']]],
    [either('[^ :]+(?:ono|ano):[A-Za-z]* ', is('a')), []],
  ])('%s', (part, lists) => {
    expect(neededWords(part)).toEqual(lists);
  });

  it('rules out no rule that matches, whatever the sentence', () => {
    const texts = sentencesOfTable().filter((_, at) => at % sized(2, 9) === 0);
    expect(texts.length).toBeGreaterThan(sized(250, 60));
    let matches = 0;
    for (const language of LANGUAGES) {
      const index = new RuleIndex(language.rules.map(({ pattern }) => pattern));
      for (const text of texts) {
        for (const plain of sentencesOf(language.expand(tokensOf(text)), language.classes)) {
          const { sentence } = withPhrases(plain, language.phrases);
          const kept = new Set(index.of(sentence));
          for (const [at, { id, pattern }] of language.rules.entries()) {
            pattern.lastIndex = 0;
            if (!pattern.test(sentence.written)) continue;
            matches += 1;
            expect(kept.has(at), `${id}: ${text}`).toBe(true);
          }
          for (const { pattern } of language.rules) pattern.lastIndex = 0;
        }
      }
    }
    expect(matches).toBeGreaterThan(sized(250, 60));
  });

  it('is asked of the whole rule', () => {
    const index = new RuleIndex([rule(is('a'), either(is('b'), is('c'))), rule(of('N'))]);
    const look = (written: string) => index.of(sentenceOf(tokensOf(written), () => ''));
    expect([look('a c'), look('a d'), look('c')]).toEqual([[0, 1], [1], [1]]);
  });
});
