import { expect, test } from 'vitest';
import { isOneWith, segmentsOf, spansOf, type TextSpan } from './text-segments.ts';

const span = (id: string, start: number, end: number): TextSpan => ({
  id,
  start,
  end,
  severity: 'HIGH',
});
const drawn = (text: string, base = 0, spans: TextSpan[] = []) =>
  segmentsOf(text, base, spans).map(({ text: words, sign, found }) =>
    [sign ?? words, found.map(({ id }) => id).join(' ')].filter(Boolean).join('|'),
  );

test(
  'what was found is cut out by its units, also after characters of two, and where spans ' +
    'overlap or reach out of the part',
  () => {
    expect(drawn('😀 pay now or else', 0, [span('a', 3, 10), span('b', 7, 18)])).toEqual([
      '😀 ',
      'pay |a',
      'now|a b',
      ' or else|b',
    ]);
    expect(drawn('now or else', 7, [span('a', 3, 10), span('c', 40, 50)])).toEqual([
      'now|a',
      ' or else',
    ]);
    expect(segmentsOf('abc', 100, [span('a', 101, 102)]).map(({ start }) => start)).toEqual([
      100, 101, 102,
    ]);
  },
);

test('a link of the own text is marked there, one in a picture or a file inside is not', () => {
  const found = (id: string, path: string[]) => ({
    id,
    path,
    severity: 'HIGH' as const,
    place: { __typename: 'TextPlace' as const, textOffset: 4, textLength: 6 },
  });
  expect(
    spansOf([
      found('own', ['post.txt']),
      found('link', ['post.txt', 'URL']),
      found('inside', ['mail.zip', 'a.txt']),
      found('seen', ['photo.png', 'Text read from image', 'URL']),
    ]),
  ).toEqual([span('own', 4, 10), span('link', 4, 10)]);
});

test('a link in which a word was found as well is drawn without a gap, two things side by side are two', () => {
  const joined = (spans: TextSpan[]) => {
    const cut = segmentsOf('pay-lodi.eu now', 0, spans);
    return cut.map((one, at) => isOneWith(one, cut[at + 1]));
  };
  expect(joined([span('link', 0, 11), span('word', 4, 8)])).toEqual([true, true, false, false]);
  expect(joined([span('one', 0, 4), span('two', 4, 11)])).toEqual([false, false, false]);
});

test('characters that are not seen or turn the writing are named; what people write with is left alone', () => {
  expect(drawn('in\u202evoice\u200b.\u0000')).toEqual([
    'in',
    'RLO',
    'voice',
    'ZWSP',
    '.',
    'U+0000',
  ]);
  for (const text of ['👩‍👩‍👧 e\u0301 👍🏽', 'می\u200cخواهم', 'क्\u200dष', 'a\tb\r\nc'])
    expect(drawn(text)).toEqual([text]);
});

test('a text of which every character is marked or hidden is cut in time', () => {
  const text = 'a\u200b'.repeat(10_000);
  expect(
    segmentsOf(
      text,
      0,
      Array.from({ length: 50 }, (_, index) => span(String(index), index * 400, index * 400 + 300)),
    ),
  ).toHaveLength(20_000);
});
