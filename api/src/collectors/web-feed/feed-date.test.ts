import { describe, expect, it } from 'vitest';
import { readFeedDate } from './feed-date.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const read = (text: string, language: string | null = null) =>
  readFeedDate(text, language, NOW)?.toISOString() ?? null;

describe('a date of a feed', () => {
  it.each([
    ['Mon, 02 Mar 2026 10:00:00 GMT', '2026-03-02T10:00:00.000Z'],
    ['Mon, 2 Mar 2026 10:00:00 CEST', '2026-03-02T08:00:00.000Z'],
    ['Tue, 08 Oct 2024 18:30:00 EST', '2024-10-08T23:30:00.000Z'],
    ['Fri, 19 Nov 2021 01:45:08 +02:00', '2021-11-18T23:45:08.000Z'],
    ['Mon, May 25 2020 04:45:26 +0000', '2020-05-25T04:45:26.000Z'],
    ['WED,23 MAY 2012 02:23:01', '2012-05-23T02:23:01.000Z'],
    ['Thu, 19 Jun 2014 17:00:00 Z', '2014-06-19T17:00:00.000Z'],
    ['Mon, 02 Mar 26 10:00:00 GMT', '2026-03-02T10:00:00.000Z'],
    ['02 Mar 99 10:00 UT', '1999-03-02T10:00:00.000Z'],
    ['2026-03-02 10:00:00', '2026-03-02T10:00:00.000Z'],
    ['2026-03-02', '2026-03-02T00:00:00.000Z'],
    ['2026-03', '2026-03-01T00:00:00.000Z'],
    ['2026-03-02T10:00:00.5+01:00', '2026-03-02T09:00:00.500Z'],
    ['2026/03/02 10:00', '2026-03-02T10:00:00.000Z'],
    ['March 2, 2026, 3:04 PM', '2026-03-02T15:04:00.000Z'],
    ['Mon, 02 Mar 2026 12:30:00 AM GMT', '2026-03-02T00:30:00.000Z'],
    ['Mon, 02 Mar 2026 10:00:00 GMT+0200 (CEST)', '2026-03-02T08:00:00.000Z'],
    ['Mon, 02 Mar 2026 10:00:00 +0530', '2026-03-02T04:30:00.000Z'],
  ])('%s is %s', (written, date) => {
    expect(read(written)).toBe(date);
  });

  it.each([
    ['lun, 02 mag 2026 10:00:00 +0200', '2026-05-02T08:00:00.000Z'],
    ['mar 3 marzo 2026, 10:00', '2026-03-03T10:00:00.000Z'],
    ['martedì 14 luglio 2026 ore 10:00', '2026-07-14T10:00:00.000Z'],
    ['Mo, 02. März 2026 10:00:00 MEZ', '2026-03-02T09:00:00.000Z'],
    ['Dienstag, 6. Okt. 2026 10:00 MESZ', '2026-10-06T08:00:00.000Z'],
    ['mer. 4 févr. 2026 10:00', '2026-02-04T10:00:00.000Z'],
    ['1er août 2026 à 10h30', '2026-08-01T10:30:00.000Z'],
    ['ven, 05 juin 2026 10:00:00 +0200', '2026-06-05T08:00:00.000Z'],
    ['2 de enero de 2026 10:00', '2026-01-02T10:00:00.000Z'],
    ['segunda-feira, 2 de fevereiro de 2026', '2026-02-02T00:00:00.000Z'],
    ['2 mei 2026', '2026-05-02T00:00:00.000Z'],
  ])('in another language: %s is %s', (written, date) => {
    expect(read(written)).toBe(date);
  });

  it('that could be of two months is read as the language of the feed writes it, else not at all', () => {
    for (const language of ['it', 'de-AT', 'fr', 'es-MX', 'pt_BR', 'en-GB', 'en-au'])
      expect(read('02/03/2026 10:00', language), language).toBe('2026-03-02T10:00:00.000Z');
    expect(read('02/03/2026 10:00', 'en-US')).toBe('2026-02-03T10:00:00.000Z');
    for (const language of ['en', '', null]) expect(read('02/03/2026 10:00', language)).toBeNull();
    for (const language of ['it', 'en-US', 'en', null]) {
      expect(read('25/03/2026', language)).toBe('2026-03-25T00:00:00.000Z');
      expect(read('03/25/2026', language)).toBe('2026-03-25T00:00:00.000Z');
      expect(read('3/3/2026', language)).toBe('2026-03-03T00:00:00.000Z');
      expect(read('02.03.2026', language)).toBe('2026-03-02T00:00:00.000Z');
    }
  });

  it.each([
    'Sat, 30 Feb 2026 10:00:00 GMT',
    '2026-02-30T10:00:00Z',
    '31/04/2026',
    '0001-01-01T00:00:00Z',
    '1970-01-01T00:00:00Z',
    'Thu, 01 Jan 2150 00:00:00 GMT',
    '2026-11-28T12:00:01Z',
    'Mon, 02 Mar 2026 25:61:00 GMT',
    'Mon, 02 Mar 2026 10:00:00 XYZ',
    '02 Foo 2026',
    'yesterday',
    '',
    '   ',
    '1772445600',
    '2026',
    '2026-13-01',
    '99/99/2026',
    '\u0000',
    'x'.repeat(100_000),
    '9'.repeat(100_000),
  ])('that is none or cannot be right is not read: %s', (written) => {
    expect(read(written, 'it')).toBeNull();
  });

  it('may be up to a day ahead, as clocks and zones are wrong', () => {
    expect(read('2026-11-28T12:00:00Z')).toBe('2026-11-28T12:00:00.000Z');
  });
});
