import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sampleFile } from '../../../test/sample-file.ts';
import { severityOfScore } from '../../engine/detector.ts';
import { lsbDetector } from './lsb-detector.ts';

const budget = () => ({ maxPixels: 40_000_000, deadline: Date.now() + 600_000 });
const look = async (bytes: Uint8Array, mime: string) =>
  lsbDetector.inspect({ bytes, mime, filename: 'x', path: ['x'] }, budget());

/** A photograph's noise on smooth ground, with random bits over a share of its lowest bits. */
async function picture(share: number): Promise<Uint8Array> {
  const side = 256;
  let state = 42;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const noise = () => (next() + next() + next() + next() - 2) * 6;
  const values = Uint8Array.from({ length: side * side * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    const value = Math.round(
      128 +
        70 * Math.sin((pixel % side) / 40 + (at % 3)) +
        40 * Math.cos(Math.floor(pixel / side) / 31) +
        noise(),
    );
    return next() < share ? (value & 0xfe) | (next() < 0.5 ? 1 : 0) : value;
  });
  return new Uint8Array(
    await sharp(values, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer(),
  );
}

it('a message over the lowest bits is told with its size, Low when small and Medium when large', async () => {
  expect(await look(await picture(0), 'image/png')).toEqual({ kind: 'nothing' });
  const severities = await Promise.all(
    [0.16, 0.6].map(async (share) => {
      const outcome = await look(await picture(share), 'image/png');
      return outcome.kind === 'found'
        ? outcome.things.map(({ score }) => severityOfScore(score))
        : outcome.kind;
    }),
  );
  expect(severities).toEqual([[2], [3]]);
});

it('drawings and flat pictures tell nothing, and what keeps no bits is not asked', async () => {
  const flat = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  expect(await look(new Uint8Array(flat), 'image/png')).toEqual({ kind: 'nothing' });
  expect(await look(await sampleFile('team.jpg'), 'image/jpeg')).toEqual({
    kind: 'not-applicable',
  });
});

it('a cut picture is never clean', async () => {
  expect((await look((await picture(0)).slice(0, 5_000), 'image/png')).kind).toBe('unreadable');
});
