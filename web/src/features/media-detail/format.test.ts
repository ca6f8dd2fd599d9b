import { describe, expect, it } from 'vitest';
import { formatBytesPlace, formatDuration, formatPosition } from './format.ts';

describe('numbers of the evidence in words', () => {
  it('says byte places with the offset in hexadecimal', () => {
    expect(formatBytesPlace(120_002, 38_112)).toBe('38,112 bytes at 0x1d4c2');
    expect(formatBytesPlace(0, 1)).toBe('1 byte at 0x0');
  });
  it('says positions to about a metre', () => {
    expect(formatPosition(45.4642, 9.19)).toBe('45.46420, 9.19000');
    expect(formatPosition(-33.856_784_4, -151.2)).toBe('-33.85678, -151.20000');
  });
  it('says durations so that short ones are not zero', () => {
    expect([0.002, 0.42, 12.4, 999, 1300].map(formatDuration)).toEqual([
      '< 0.1 ms',
      '0.4 ms',
      '12 ms',
      '999 ms',
      '1.3 s',
    ]);
  });
});
