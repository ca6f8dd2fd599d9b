import { describe, expect, it } from 'vitest';
import { sized } from '../../../test/campaign.ts';
import { tokensOf } from '../../formats/text/tokens.ts';
import { beginningOf } from './beginnings.ts';
import {
  all,
  begins,
  either,
  is,
  matchesOf,
  maybe,
  of,
  rule,
  sentenceOf,
  tokensAt,
  upTo,
  withPhrases,
} from './grammar.ts';
import { LANGUAGES } from './languages.ts';
import { sentencesOfTable } from '../../../test/sentences-of-table.ts';
import { sentencesOf } from './sentences.ts';

const shown = (part: string) => {
  const beginning = beginningOf(part);
  return beginning === null ? null : [[...beginning.words], beginning.classes, beginning.isFigure];
};

describe('what a match begins with', () => {
  it.each([
    [is('a|b') + is('c'), [['a', 'b'], '', false]],
    [of('VP'), [[], 'VP', false]],
    [maybe(is('a')) + of('N'), [['a'], 'N', false]],
    [either(is('a'), maybe(is('b')) + is('c')), [['a', 'b', 'c'], '', false]],
    [begins('k'), [[], 'k', false]],
    [all('uV'), [[], 'u', false]],
    [`(?!${is('z')})${is('a')}`, [['a'], '', false]],
    [`(?:, )?${is('a')}`, [[',', 'a'], '', false]],
    ['[^ :]*[0-9][^ :]*:[A-Z]* ' + is('x'), [[], '', true]],
    [upTo(2) + is('a'), null],
    [maybe(is('a')), null],
    ['[^ :]+(?:ono|ano):[A-Za-z]* ', null],
    [either(is('a'), upTo(1)), null],
  ])('%s', (part, expected) => {
    expect(shown(part)).toEqual(expected);
  });

  it('finds with each rule what reading it everywhere finds', () => {
    const texts = sentencesOfTable().filter((_, at) => at % sized(2, 9) === 0);
    let matches = 0;
    for (const language of LANGUAGES) {
      for (const plain of texts.flatMap((text) =>
        sentencesOf(language.expand(tokensOf(text)), language.classes),
      )) {
        const { sentence } = withPhrases(plain, language.phrases);
        for (const { id, pattern } of language.rules) {
          const expected = [...sentence.written.matchAll(pattern)].map((match) =>
            tokensAt(sentence, match.index, match[0].length),
          );
          matches += expected.length;
          expect(matchesOf(pattern, sentence), `${id}: ${sentence.written}`).toEqual(expected);
        }
      }
    }
    expect(matches).toBeGreaterThan(sized(60, 15));
  });

  it('tries the ways of a rule in their order at each word, one match behind the other', () => {
    const sentence = sentenceOf(tokensOf('one two six one six'), () => '');
    expect(matchesOf(rule(either(is('one') + is('two'), is('one'), is('six'))), sentence)).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 3 },
      { from: 3, to: 4 },
      { from: 4, to: 5 },
    ]);
    expect(() => matchesOf(/a/g, sentence)).toThrow(/was not made by rule/);
  });
});
