import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { severityOfScore } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { findCards } from './cards.ts';
import { findPersonalData } from './personal-data-detector.ts';
import { checkLetterOf, isTaxCode, withLetterDigits } from './tax-codes.ts';
import { inWords } from '../../../test/in-words.ts';

const kinds = (text: string) =>
  findPersonalData(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('personal data', () => {
  it.each([
    ['my card is 4007070753690781, thanks', 'card', '4007070753690781'],
    ['Karte: 4007 0707 5369 0781', 'card', '4007 0707 5369 0781'],
    ['amex 3714-496353-98431', 'card', '3714-496353-98431'],
    [
      'IBAN IT60 X054 2811 1010 0000 0123 456 per il bonifico',
      'iban',
      'IT60 X054 2811 1010 0000 0123 456',
    ],
    ['pay to GB29NWBK60161331926819.', 'iban', 'GB29NWBK60161331926819'],
    ['C.F. RSSMRA85T10A562S', 'tax-code', 'RSSMRA85T10A562S'],
    ['chiama +39 02 1234 5678', 'phone', '+39 02 1234 5678'],
    ['cell. 347 123 4567', 'phone', '347 123 4567'],
  ])('finds in %s', (text, kind, seen) => {
    expect(kinds(text)).toEqual([[kind, seen]]);
  });

  it.each([
    'order 4007070753690781',
    'card 4007070753690782',
    'https://example.com/status/4007070753690781',
    'tel 12',
    'the years 1984 1985 1986 1987',
    'IT60 X054 2811 1010 0000 0123 457',
    'RSSMRA85T10A562T',
    'RSSMRA85T81A562X',
    'version 4.007070753690781',
    '2026-11-22 14:00:00 1234567890123456',
  ])('finds nothing in %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it('reads tax codes whose digits were replaced by letters, each with its own check letter', () => {
    const code = 'RSSMRA85T10A562S';
    expect(checkLetterOf(code)).toBe('S');
    for (let count = 1; count <= 7; count += 1) {
      const other = withLetterDigits(code, count);
      expect(other).not.toBe(code);
      expect(isTaxCode(other)).toBe(true);
      expect(isTaxCode(other.slice(0, 15) + (other.endsWith('A') ? 'B' : 'A'))).toBe(false);
    }
  });

  describe.each([[','], [';'], ['\t'], ['|'], [', '], ['; ']])(
    'in a table divided by %j',
    (sign) => {
      it.each([
        ['as they are', (field: string) => field],
        ['in quotation marks', (field: string) => `"${field}"`],
        ['in single ones', (field: string) => `'${field}'`],
      ])('%s, cards and telephones are found', (_how, write) => {
        const [card, phone] = ['4007070753690781', '+39 02 1234 5678'];
        const rows = [
          ['id', 'card', 'phone', 'code'],
          ['1', card, phone, '123'],
          ['Rossi', card, phone, '12.5'],
          ['0047', '7', card, phone],
          [card, phone, '0', '9'],
          ['9', '8', phone, card],
        ];
        for (const row of rows.slice(1)) {
          for (const text of [[rows[0] ?? [], row], [row]].map((lines) =>
            lines.map((line) => line.map(write).join(sign)).join('\r\n'),
          )) {
            expect(
              kinds(text)
                .map(([kind]) => kind)
                .sort(),
              text,
            ).toEqual(['card', 'phone']);
          }
        }
      });
    },
  );

  it.each([
    '0,4007070753690781',
    'x = 3,4007070753690781',
    '0,4007070753690781; 0,25; 3,7',
    '1,2\t3,4007070753690781',
  ])('takes no fraction for a card: %j', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it('knows the numbers that are published for tests', () => {
    expect(findCards('4242 4242 4242 4242').map(({ isForTests }) => isForTests)).toEqual([true]);
  });
});

describe('the finding', () => {
  const engine = createEngine();
  /** Different cards of one issuer, each with its check digit. */
  const cards = (number: number) =>
    Array.from({ length: number * 10 }, (_, at) => `400707075369${String(1000 + at)}`)
      .filter((card) => findCards(card).length > 0)
      .slice(0, number)
      .join('\n');
  const look = async (text: string): Promise<FoundThing[]> => {
    const { rows } = await engine.scan(
      {
        bytes: new TextEncoder().encode(text),
        filename: 'list.csv',
        mime: null,
        path: ['list.csv'],
      },
      () => undefined,
    );
    const outcome = rows.find(({ detector }) => detector === 'personal-data')?.outcome;
    return outcome?.kind === 'found' ? outcome.things : [];
  };

  it('is one per kind, as severe as there are many, over the whole of a long text', async () => {
    for (const [number, severity] of [
      [1, 2],
      [10, 3],
      [100, 4],
    ] as const) {
      const half = cards(number).split('\n');
      const things = await look(
        [...half.slice(0, 3), 'nothing to see here. '.repeat(2_000), ...half].join('\n'),
      );
      expect(things.map(({ score }) => severityOfScore(score))).toEqual([severity]);
      if (number > 1)
        expect(inWords(things[0]?.why)).toBe(
          `The item contains ${number} different payment card numbers.`,
        );
    }
  });

  it('shows of none more than its last four digits', async () => {
    for (const { excerpt, summary, why, fingerprint } of await look(cards(3))) {
      for (const told of [excerpt, summary, inWords(why), fingerprint])
        expect(told).not.toMatch(/\d{5}/);
      expect(summary).toMatch(/^Visa •••• \d{4}, Visa/);
    }
  });
});
