import { describe, expect, it } from 'vitest';
import { formatSize } from './sizes.ts';

describe('sizes in words', () => {
  it('says sizes in the largest unit that fits', () => {
    expect([0, 999, 1000, 88_400, 412_000, 3_100_000, 104_857_600].map(formatSize)).toEqual([
      '0 B',
      '999 B',
      '1 KB',
      '88.4 KB',
      '412 KB',
      '3.1 MB',
      '105 MB',
    ]);
  });
});
