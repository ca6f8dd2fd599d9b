import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildAutomaton } from './automaton.ts';

const found = (terms: string[], text: string) => buildAutomaton(terms).find(text).map(({ term, start, end }) => [terms[term], text.slice(start, end)]);

it('finds terms whatever their case and accents, as whole words, at their place in the original', () => {
  const terms = ['Meridiana', 'meridiana.example', 'project caffè', '#boycott', 'straße', 'ab', '中文'];
  expect(found(terms, 'MERIDIANA’s Project Caffe\u0300 at login.meridiana.example, no meridianas #boycottnow STRASSE cab ab 中文')).toEqual([
    ['Meridiana', 'MERIDIANA'], ['project caffè', 'Project Caffe'], ['Meridiana', 'meridiana'], ['meridiana.example', 'meridiana.example'],
    ['straße', 'STRASSE'], ['ab', 'ab'], ['中文', '中文'],
  ]);
});

it('sees exactly what a comparison at every place sees', () => {
  const letters = fc.constantFrom('a', 'b', 'c', ' ', '.');
  const term = fc.string({ unit: letters, minLength: 1, maxLength: 6 });
  fc.assert(fc.property(fc.array(term, { minLength: 1, maxLength: 30 }), fc.string({ unit: letters, maxLength: 80 }), (terms, text) => {
    const isWord = (unit: string | undefined) => unit !== undefined && /[a-c]/.test(unit);
    const naive = terms.flatMap((wanted, index) => Array.from({ length: text.length }, (_, from) => from)
      .filter((from) => text.startsWith(wanted, from) && !(isWord(wanted[0]) && isWord(text[from - 1])) && !(isWord(wanted.at(-1)) && isWord(text[from + wanted.length])))
      .map((from) => `${index}@${from}-${from + wanted.length}`));
    const ours = buildAutomaton(terms).find(text).map(({ term: index, start, end }) => `${index}@${start}-${end}`);
    expect(ours.sort()).toEqual(naive.sort());
  }), { numRuns: 300 });
});
