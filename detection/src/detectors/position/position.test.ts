import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { DetectorOutcome } from '../../engine/detector.ts';
import { sniff } from '../../formats/sniff.ts';
import { positionDetector } from './position-detector.ts';
import { inWords } from '../../../test/in-words.ts';

const canvas = () => sharp({ create: { width: 32, height: 32, channels: 3, background: '#468' } });
const milan = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '45/1 27/1 5112/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '9/1 11/1 2400/100',
};

async function look(bytes: Uint8Array): Promise<DetectorOutcome> {
  const item = { bytes, filename: 'x', mime: await sniff(bytes), path: ['x'] };
  return positionDetector.inspect(item, { maxPixels: 1, deadline: Infinity });
}
async function withGps(
  gps: Record<string, string>,
  more: { IFD0?: Record<string, string>; IFD2?: Record<string, string> } = {},
): Promise<DetectorOutcome> {
  return look(
    new Uint8Array(
      await canvas()
        .jpeg()
        .withExif({ IFD0: { Make: 'X' }, ...more, IFD3: gps })
        .toBuffer(),
    ),
  );
}

describe('the place of a photograph', () => {
  it('is read with its side of the globe and its height', async () => {
    const outcome = await withGps({
      ...milan,
      GPSLatitudeRef: 'S',
      GPSLongitudeRef: 'W',
      GPSAltitudeRef: '0',
      GPSAltitude: '1225/10',
    });
    expect(outcome).toMatchObject({
      things: [
        {
          rule: 'position/exif-gps',
          score: 200,
          excerpt: '-45.46420, -9.19000',
          summary: 'EXIF GPS -45.4642, -9.1900',
          place: { kind: 'position', latitude: -45.4642, longitude: -9.19, altitude: 122.5 },
          path: ['x', 'EXIF'],
        },
      ],
    });
  });

  it('is read from PNG and WebP, and from TIFF, which is what EXIF is made of', async () => {
    for (const format of ['png', 'webp'] as const) {
      const bytes = await canvas().toFormat(format).withExif({ IFD3: milan }).toBuffer();
      expect((await look(new Uint8Array(bytes))).kind, format).toBe('found');
    }
    const jpeg = await canvas().jpeg().withExif({ IFD3: milan }).toBuffer();
    const tiff = jpeg.subarray(jpeg.indexOf('Exif\0\0', 0, 'latin1') + 6);
    expect((await look(new Uint8Array(tiff))).kind).toBe('found');
  });

  it('comes with what else gives the owner away, without characters that hide', async () => {
    const outcome = await withGps(milan, {
      IFD0: { Artist: 'Giulia\u202E Ferrari' },
      IFD2: { BodySerialNumber: 'SN-4471' },
    });
    const why = outcome.kind === 'found' ? inWords(outcome.things[0]?.why) : '';
    expect(why).toContain('The serial number of the camera is SN-4471.');
    expect(why).toMatch(/owner or author is Giulia/);
    expect(why).not.toContain('\u202E');
  });
});

describe('what is no place', () => {
  it.each([
    [
      'zero and zero, a camera without a fix',
      {
        GPSLatitudeRef: 'N',
        GPSLatitude: '0/1 0/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '0/1 0/1 0/1',
      },
    ],
    ['no number', { ...milan, GPSLatitude: '0/0 0/0 0/0' }],
    ['outside the globe', { ...milan, GPSLatitude: '145/1 0/1 0/1' }],
    ['a latitude alone', { GPSLatitudeRef: 'N', GPSLatitude: '45/1 0/1 0/1' }],
  ])('is not reported: %s', async (_what, gps) => {
    expect((await withGps(gps)).kind).toBe('nothing');
  });

  it('is not reported for a picture without metadata, and not looked for elsewhere', async () => {
    expect((await look(new Uint8Array(await canvas().jpeg().toBuffer()))).kind).toBe('nothing');
    expect((await look(new Uint8Array(await canvas().png().toBuffer()))).kind).toBe('nothing');
    expect((await look(new TextEncoder().encode('45.4642, 9.1900'))).kind).toBe('not-applicable');
  });

  it('never throws on damaged metadata', async () => {
    const whole = new Uint8Array(
      await canvas()
        .jpeg()
        .withExif({ IFD0: { Make: 'X' }, IFD3: milan })
        .toBuffer(),
    );
    for (let at = 20; at < 400 && at < whole.length; at += 3) {
      const bent = whole.slice();
      bent.fill(0xff, at, at + 4);
      expect(['found', 'nothing', 'unreadable', 'not-applicable']).toContain(
        (await look(bent)).kind,
      );
    }
  });
});
