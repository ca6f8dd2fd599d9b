import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { DEFAULT_BUDGET } from '../../src/engine/detector.ts';
import { findCodes } from '../../src/detectors/codes/find-codes.ts';
import { openPicture } from '../../src/formats/picture.ts';
import { sniff } from '../../src/formats/sniff.ts';
import type { Family } from '../family.ts';
import { bytesOf, tabRows } from '../read.ts';

const PICTURE = /\.(?:png|webp|jpe?g|gif)$/i;

async function textsIn(bytes: Uint8Array): Promise<string[]> {
  const budget = {
    maxPixels: DEFAULT_BUDGET.maxPixels,
    deadline: Date.now() + DEFAULT_BUDGET.milliseconds,
  };
  const picture = await openPicture(bytes, await sniff(bytes), budget);
  if (picture.kind !== 'open') return [];
  try {
    return (await findCodes(picture, budget)).codes
      .filter(({ format }) => /QR/.test(format))
      .map(({ text }) => text);
  } catch {
    return [];
  }
}

/** The package is written for bundlers: in Node its function is the default of what is imported. */
const peer = 'default' in jsQR ? (jsQR as { default: typeof jsQR }).default : jsQR;

/** What jsQR reads of the same picture in the same run. */
async function seenByPeer(bytes: Uint8Array): Promise<string | null> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return peer(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

/**
 * QR codes on the samples of zxing, each with its exact content beside it; none may be seen in
 * ordinary pictures.
 */
export const codes: Family = {
  id: 'codes',
  title: 'QR codes',
  sets: ['image-qr', 'image-hostile'],
  async measure(data) {
    const folder = data.path('image-qr');
    const pictures = (await readdir(folder, { recursive: true }))
      .filter((name) => PICTURE.test(name))
      .sort();
    const read = { ours: 0, peer: 0 };
    let spent = 0;
    for (const name of pictures) {
      const text = join(folder, name.replace(PICTURE, '.txt'));
      if (!existsSync(text)) continue;
      const wanted = readFileSync(text, 'utf8').trimEnd();
      const started = performance.now();
      const seen = await textsIn(bytesOf(data, 'image-qr', name));
      spent += performance.now() - started;
      if (seen.some((one) => one.trimEnd() === wanted)) read.ours += 1;
      if ((await seenByPeer(bytesOf(data, 'image-qr', name)))?.trimEnd() === wanted) read.peer += 1;
    }
    const speed = `${(spent / pictures.length).toFixed(0)} ms an image`;
    const ordinary = tabRows(data, 'image-hostile', 'labels.tsv')
      .filter(([label]) => label === 'plain')
      .map(([, name]) => name ?? '');
    let claimed = 0;
    for (const name of ordinary)
      claimed += (await textsIn(bytesOf(data, 'image-hostile', name))).length > 0 ? 1 : 0;
    return [
      {
        metric: `read exactly, of ${pictures.length} pictures`,
        ours: read.ours / pictures.length,
        unit: 'share',
        peer: `jsQR ${(read.peer / pictures.length).toFixed(3)} in this run, ZXing Java 157/179 (0.877)`,
        target: { at: 'least', value: 170 / 179 },
        speed,
      },
      {
        metric: `claimed in ${ordinary.length} ordinary pictures`,
        ours: claimed,
        unit: 'count',
        peer: '0 of 47',
        target: { at: 'most', value: 0 },
        speed: null,
      },
    ];
  },
};
