import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';
import { clockText } from '../../platform/http/time-zones.ts';

const CELLS = ['=1+1', 'a;b', 'a,b', 'a\tb', 'say "x"', 'two\nlines', 7, null];

describe('a line of a CSV', () => {
  it('is RFC 4180 unless told otherwise', () => {
    expect(csvLine(CELLS)).toBe('\'=1+1,a;b,"a,b",a\tb,"say ""x""","two\nlines",7,\r\n');
  });

  it('quotes what holds its own separator', () => {
    expect(csvLine(CELLS, 'semicolon')).toBe(
      '\'=1+1;"a;b";a,b;a\tb;"say ""x""";"two\nlines";7;\r\n',
    );
    expect(csvLine(['a\tb', 'c'], 'tab')).toBe('"a\tb"\tc\r\n');
  });

  it('defuses formulas with every separator', () => {
    for (const separator of ['comma', 'semicolon', 'tab'] as const) {
      for (const sign of ['=', '+', '-', '@'])
        expect(csvLine([`${sign}cmd`], separator)).toBe(`'${sign}cmd\r\n`);
    }
  });
});

describe('a time for spreadsheets', () => {
  it('is what a clock of the zone shows, on both sides of a change', () => {
    expect(clockText(new Date('2026-03-29T00:59:59Z'), 'Europe/Rome')).toBe('2026-03-29 01:59:59');
    expect(clockText(new Date('2026-03-29T01:00:00Z'), 'Europe/Rome')).toBe('2026-03-29 03:00:00');
    expect(clockText(new Date('2026-11-20T23:00:00Z'), 'Europe/Rome')).toBe('2026-11-21 00:00:00');
  });
});
