import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sized } from '../../../test/campaign.ts';
import { buildAutomaton } from './automaton.ts';

const found = (terms: string[], text: string) =>
  buildAutomaton(terms)
    .find(text)
    .map(({ term, start, end }) => [terms[term], text.slice(start, end)]);

it('finds terms whatever their case and accents, as whole words, at their place in the original', () => {
  const terms = [
    'Meridiana',
    'meridiana.example',
    'project caffè',
    '#boycott',
    'straße',
    'ab',
    '中文',
  ];
  expect(
    found(
      terms,
      'MERIDIANA’s Project Caffe\u0300 at login.meridiana.example, no meridianas #boycottnow STRASSE cab ab 中文',
    ),
  ).toEqual([
    ['Meridiana', 'MERIDIANA'],
    ['project caffè', 'Project Caffe'],
    ['Meridiana', 'meridiana'],
    ['meridiana.example', 'meridiana.example'],
    ['straße', 'STRASSE'],
    ['ab', 'ab'],
    ['中文', '中文'],
  ]);
});

it('sees exactly what a comparison at every place sees', () => {
  const letters = fc.constantFrom('a', 'b', 'c', ' ', '.');
  const term = fc.string({ unit: letters, minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(term, { minLength: 1, maxLength: 30 }),
      fc.string({ unit: letters, maxLength: 80 }),
      (terms, text) => {
        const isWord = (unit: string | undefined) => unit !== undefined && /[a-c]/.test(unit);
        const naive = terms.flatMap((wanted, index) =>
          Array.from({ length: text.length }, (_, from) => from)
            .filter(
              (from) =>
                text.startsWith(wanted, from) &&
                !(isWord(wanted[0]) && isWord(text[from - 1])) &&
                !(isWord(wanted.at(-1)) && isWord(text[from + wanted.length])),
            )
            .map((from) => `${index}@${from}-${from + wanted.length}`),
        );
        const automatons = [
          buildAutomaton(terms),
          buildAutomaton(terms, 3),
          buildAutomaton(terms, 7),
        ];
        for (const automaton of automatons) {
          expect(
            automaton
              .find(text)
              .map(({ term: index, start, end }) => `${index}@${start}-${end}`)
              .sort(),
          ).toEqual(naive.sort());
        }
      },
    ),
    { numRuns: sized(300, 100) },
  );
});

it(
  'reads a line end as a space, styled and invisible letters as what they stand for, and ' +
    'scripts without spaces anywhere',
  () => {
    expect(
      found(
        ['project caffè', 'Meridiana', '中文', 'ДОМ'],
        'project\r\ncaffè, Ｍｅｒｉｄｉ\u200bａｎａ, 𝐌𝐞𝐫𝐢𝐝𝐢𝐚𝐧𝐚, 北京中文学, домик, дом.',
      ),
    ).toEqual([
      ['project caffè', 'project\r\ncaffè'],
      ['Meridiana', 'Ｍｅｒｉｄｉ\u200bａｎａ'],
      ['Meridiana', '𝐌𝐞𝐫𝐢𝐝𝐢𝐚𝐧𝐚'],
      ['中文', '中文'],
      ['ДОМ', 'дом'],
    ]);
    expect(found([], 'text')).toEqual([]);
    expect(found(['\u200b', 'text'], 'a text')).toEqual([['text', 'text']]);
    expect(
      found(['text', 'x\uffff'], 'half a letter \ud835, \uffff, \udc00 and\rtext \ud835'),
    ).toEqual([['text', 'text']]);
  },
);

it('sees the same with thousands of letters, which have no column of their own', () => {
  const filler = Array.from({ length: 3_000 }, (_, n) =>
    String.fromCharCode(0x4e00 + n, 0x4e00 + ((n * 7) % 3_000)),
  );
  const greek = Array.from({ length: 24 }, (_, n) => String.fromCharCode(0x3b1 + n)).filter(
    (letter) => letter !== 'ς',
  );
  const letters = fc.constantFrom('a', 'b', ' ', '中', '文', '字', '。', ...greek.slice(0, 3));
  const term = fc.string({ unit: letters, minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      fc.array(term, { minLength: 1, maxLength: 20 }),
      fc.string({ unit: letters, maxLength: 60 }),
      (wanted, text) => {
        const terms = [...wanted, ...filler, ...greek];
        const isWord = (unit: string | undefined) => unit !== undefined && /[a-bα-ω]/.test(unit);
        const naive = wanted.flatMap((one, index) =>
          Array.from({ length: text.length }, (_, from) => from)
            .filter(
              (from) =>
                text.startsWith(one, from) &&
                !(isWord(one[0]) && isWord(text[from - 1])) &&
                !(isWord(one.at(-1)) && isWord(text[from + one.length])),
            )
            .map((from) => `${index}@${from}-${from + one.length}`),
        );
        const ours = buildAutomaton(terms, (text.length % 9) + 1)
          .find(text)
          .filter(({ term: index }) => index < wanted.length)
          .map(({ term: index, start, end }) => `${index}@${start}-${end}`);
        expect(ours.sort()).toEqual(naive.sort());
      },
    ),
    { numRuns: 60 },
  );
});

it('keeps its tables small where long terms differ only at their ends', () => {
  const long = (n: number) => `${String(n % 20_000).padStart(5, '0')} ${'x'.repeat(200)} ${n}`;
  const automaton = buildAutomaton(Array.from({ length: 40_000 }, (_, n) => long(n)));
  expect(automaton.bytes).toBeLessThan(130_000_000);
  expect(
    automaton
      .find(`and ${long(39_999)}, ${long(7)}0000`)
      .map(({ term, start, end }) => [term, start, end]),
  ).toEqual([[39_999, 4, 4 + long(39_999).length]]);
});
