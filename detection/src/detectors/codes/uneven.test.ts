import sharp from 'sharp';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { openPicture } from '../../formats/picture.ts';
import { evenedOut, type Grey } from './evened.ts';
import { findCodes } from './find-codes.ts';
import { findersIn, triplesOf } from './find-finders.ts';
import { layoutOf, RIM, sidesNear } from './qr-layout.ts';
import { readFlatCode } from './read-codes.ts';
import { readUnevenCodes } from './read-uneven.ts';

const LINK = 'https://drop.example/m/77';
const MODULE = 5;

interface Folds {
  /** How far the cloth is moved across and down, in modules. */
  high: number;
  turn?: number;
  isInverse?: boolean;
}

/**
 * A print on cloth in waves: each pixel is looked up where the waves put it, nine times, under a
 * shade that grows to one side.
 */
function printed(text: string, { high, turn = 0, isInverse = false }: Folds): Grey {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const width = Math.round((size + 14) * MODULE * 1.2);
  const pixels = new Uint8Array(width * width);
  const at = (u: number, v: number) => {
    if (Math.min(u, v) < -4 || Math.max(u, v) >= size + 4) return 0;
    if (Math.min(u, v) < 0 || Math.max(u, v) >= size) return 1;
    return data[Math.floor(v)]?.[Math.floor(u)] === true ? 0 : 1;
  };
  for (let index = 0; index < width * width; index += 1) {
    let light = 0;
    for (let part = 0; part < 9; part += 1) {
      const x = ((index % width) + (part % 3) / 3 - width / 2) / MODULE;
      const y = (Math.floor(index / width) + Math.floor(part / 3) / 3 - width / 2) / MODULE;
      const [u, v] = [
        x * Math.cos(turn) + y * Math.sin(turn),
        y * Math.cos(turn) - x * Math.sin(turn),
      ];
      light += at(
        u + high * Math.sin((v * 6.28) / 40 + 1) + size / 2,
        v + high * Math.sin((u * 6.28) / 36 + 2) + size / 2,
      );
    }
    const value = (30 + light * 22) * (1 - (0.3 * (index % width)) / width);
    pixels[index] = isInverse ? 255 - value : value;
  }
  return { pixels, width, height: width };
}

const textsOf = async (grey: Grey, milliseconds: number) =>
  (await readUnevenCodes(grey, () => milliseconds < 0)).map(({ result }) => result.text);

describe('codes on cloth', () => {
  it.each([
    ['in waves', { high: 1 }],
    ['in waves and turned', { high: 1, turn: 0.4 }],
    ['in waves and upside down', { high: 1, turn: 3.3 }],
    ['in waves, light on dark', { high: 1, isInverse: true }],
  ])('%s are read', async (_what, folds) => {
    expect(await textsOf(printed(LINK, folds), 60_000)).toEqual([LINK]);
  });

  it('are found in a picture, with a box on them', async () => {
    const { pixels, width } = printed(LINK, { high: 1 });
    const placed = sharp(pixels, { raw: { width, height: width, channels: 1 } }).extend({
      top: 50,
      left: 300,
      right: 10,
      bottom: 20,
      background: '#000',
    });
    const budget = { maxPixels: 4e7, deadline: Date.now() + 60_000 };
    const picture = await openPicture(
      new Uint8Array(await placed.png().toBuffer()),
      'image/png',
      budget,
    );
    if (picture.kind !== 'open') throw new Error('a picture was expected');
    const { codes } = await findCodes(picture, budget);
    expect(codes.map(({ text }) => text)).toEqual([LINK]);
    for (const { x, y } of codes[0]?.points ?? []) {
      expect(x).toBeGreaterThan(300 + 5 * MODULE);
      expect(x).toBeLessThan(300 + width - 5 * MODULE);
      expect(y).toBeGreaterThan(50 + 5 * MODULE);
      expect(y).toBeLessThan(50 + width - 5 * MODULE);
    }
  });

  it('are given up when the time is over', async () => {
    expect(await textsOf(printed(LINK, { high: 1 }), -1)).toEqual([]);
  });
});

describe('what only looks like a code', () => {
  /** Squares of a code around modules that were thrown. */
  function squaresAroundNoise(): Grey {
    const { side, known } = layoutOf(25);
    const width = side * MODULE;
    const pixels = new Uint8Array(width * width);
    for (let index = 0; index < width * width; index += 1) {
      const module =
        Math.floor(index / width / MODULE) * side + Math.floor((index % width) / MODULE);
      const thrown = (Math.imul(module + 7, 2654435761) >>> 13) & 1 ? 1 : -1;
      pixels[index] = (known[module] || thrown) > 0 ? 230 : 20;
    }
    return { pixels, width, height: width };
  }

  it('has its squares found and nothing read', async () => {
    const noise = squaresAroundNoise();
    expect(triplesOf(findersIn(evenedOut(noise, 20)))).toHaveLength(1);
    expect(await textsOf(noise, 60_000)).toEqual([]);
  });

  it('is passed over without the squares', () => {
    const pixels = Uint8Array.from(
      { length: 200 * 200 },
      (_, at) => (Math.imul(at + 7, 2654435761) >>> 11) & 0xff,
    );
    expect(triplesOf(findersIn(evenedOut({ pixels, width: 200, height: 200 }, 12)))).toEqual([]);
  });
});

describe('the layout', () => {
  it.each([1, 2, 6, 7, 14, 25, 32, 40])(
    'of version %i is that of a code of another maker',
    (version) => {
      const { size, data } = encode('A', { minVersion: version, ecc: 'L', border: 0 });
      const { side, known } = layoutOf(size);
      expect(side).toBe(size + RIM * 2);
      const differing = data.flat().filter((isDark, at) => {
        const expected = known[(Math.floor(at / size) + RIM) * side + (at % size) + RIM];
        return expected !== 0 && (expected === -1) !== isDark;
      });
      expect(differing).toEqual([]);
    },
  );

  it('sizes near an estimate exist, the nearest first', () => {
    expect(sidesNear(27.5)).toEqual([29, 25, 33]);
    expect(sidesNear(19)).toEqual([21, 25]);
    expect(sidesNear(400)).toEqual([]);
  });
});

it('a code of which every module is known is read', async () => {
  const { size, data } = encode(LINK, { ecc: 'M', border: 0 });
  expect(
    (
      await readFlatCode(
        data.flat().map((isDark) => !isDark),
        size,
      )
    ).map(({ text }) => text),
  ).toEqual([LINK]);
});
