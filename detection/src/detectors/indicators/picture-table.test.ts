import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashDistance } from '../../formats/likeness/pdq.ts';
import { PictureTable } from './picture-table.ts';

/** A hash with so many bits turned over, spread as evenly as the parts hate it most. */
function turned(hash: string, bits: number): string {
  const bytes = Buffer.from(hash, 'hex');
  for (let bit = 0; bit < bits; bit += 1) {
    const at = (bit % 16) * 2 + (bit >= 16 ? 1 : 0);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit % 7));
  }
  return bytes.toString('hex');
}

it.each([100, 5_000])(
  'of %i hashes the nearest is found up to 31 bits away, wherever the bits are, and none beyond',
  (count) => {
    const hashes = Array.from({ length: count }, () => randomBytes(32).toString('hex'));
    const table = new PictureTable(hashes.map((hash) => ({ hash, widest: 31 })));
    for (let bits = 0; bits <= 31; bits += 1) {
      const wanted = hashes[bits] ?? '';
      expect(hashDistance(turned(wanted, bits), wanted)).toBe(bits);
      expect(table.nearest(turned(wanted, bits))).toEqual({ entry: bits, distance: bits });
    }
    expect(table.nearest(turned(hashes[3] ?? '', 32))).toBeNull();
    expect(table.hashOf(7)).toBe(hashes[7]);
  },
);

it('keeps to the distance of each hash, and of equally near ones the first speaks', () => {
  const hash = randomBytes(32).toString('hex');
  const table = new PictureTable([
    { hash, widest: 4 },
    { hash, widest: 20 },
    { hash, widest: 20 },
  ]);
  expect(table.nearest(turned(hash, 4))).toEqual({ entry: 0, distance: 4 });
  expect(table.nearest(turned(hash, 5))).toEqual({ entry: 1, distance: 5 });
  expect(table.nearest(turned(hash, 21))).toBeNull();
});
