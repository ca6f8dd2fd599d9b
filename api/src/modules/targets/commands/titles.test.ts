import { describe, expect, it } from 'vitest';
import { CollectedItem } from '../../../collectors/item.ts';
import { displayPath, displayTitle } from '../../../collectors/display-path.ts';
import { planRows } from './plan-rows.ts';

/** Every sign that steers a line, a terminal or the reading direction. */
const STEERING = [
  ...Array.from({ length: 0x20 }, (_, n) => n),
  0x7f,
  ...Array.from({ length: 0x20 }, (_, n) => 0x80 + n),
  0x2028,
  0x2029,
  0x202a,
  0x202b,
  0x202c,
  0x202d,
  0x202e,
  0x2066,
  0x2067,
  0x2068,
  0x2069,
].map((point) => String.fromCharCode(point));

describe('a name on screen', () => {
  it('keeps the parts of its path and what they are called', () => {
    for (const path of [
      'a.txt',
      'deep/er/b.png',
      './relative.txt',
      '../up.txt',
      '/at/the/top',
      'https://a.example/b/c',
      '',
    ])
      expect(displayPath(path)).toBe(path);
    expect(displayPath('back\\slash.txt')).toBe('back/slash.txt');
    expect(displayTitle('  Family \ud83d\udc68\u200d\ud83d\udc69 and/or work  ')).toBe(
      'Family \ud83d\udc68\u200d\ud83d\udc69 and/or work',
    );
  });

  it('is steered by no sign, wherever it stands', () => {
    for (const sign of STEERING) {
      for (const name of [
        `${sign}rlogpj.exe`,
        `rlo${sign}gpj.exe`,
        `rlogpj.exe${sign}`,
        `in/rlo${sign}/gpj.exe`,
      ]) {
        for (const shown of [displayPath(name), displayTitle(name)]) {
          expect(
            STEERING.some((one) => shown.includes(one)),
            JSON.stringify(name),
          ).toBe(false);
          expect(shown.replaceAll(/\[U\+\w+\]|[ /]/g, '')).toMatch(/^(in)?rlogpj\.exe$/);
        }
      }
    }
  });

  it('is that of what was collected, whatever its vendor calls it', () => {
    const item = CollectedItem.parse({
      vendorId: '1',
      text: 'Pay\u202eed \u0007now\nsecond line',
      media: [
        { kind: 'document', ref: 'r', name: 'rlo\u202egpj.exe' },
        { kind: 'image', url: 'https://a.example/x' },
      ],
    });
    for (const { title } of planRows(item))
      expect(
        STEERING.some((one) => title.includes(one)),
        title,
      ).toBe(false);
  });
});
