import sharp from 'sharp';
import { DEFAULT_BUDGET } from '../../src/engine/detector.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { PictureReader } from '../../src/formats/ocr/picture-reader.ts';
import { PictureText } from '../../src/engine/pictures/picture-text.ts';
import { readWords } from '../../src/formats/ocr/read-words.ts';
import { openPicture } from '../../src/formats/picture.ts';
import { sniff } from '../../src/formats/sniff.ts';
import { captioned, postedPhotographs } from '../captioned.ts';
import type { Data, Measure } from '../family.ts';
import { misreadAnywhere } from '../misread.ts';

const MINUTES = 10 * 60_000;
/** A caption is as good as read with one of ten characters wrong. */
const READ_RATE = 0.1;

/** What is read of a picture, with all looks that it is worth. */
async function textIn(bytes: Uint8Array, reader: PictureReader): Promise<string> {
  const budget = { maxPixels: DEFAULT_BUDGET.maxPixels, deadline: Date.now() + MINUTES };
  const picture = await openPicture(bytes, await sniff(bytes), budget);
  if (picture.kind !== 'open') throw new Error('a picture that was made here cannot be opened');
  return new PictureText(await readWords(picture, reader, budget), [], picture).node.text;
}

/** What the reader alone sees: one look at the picture as it is. */
async function seenAtOnce(bytes: Uint8Array, reader: PictureReader): Promise<string> {
  const { data: shades, info } = await sharp(bytes)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (
    await reader.read({ shades, width: info.width, height: info.height }, Date.now() + MINUTES)
  )
    .map(({ text }) => text)
    .join(' ');
}

/**
 * Captions on photographs, and what the text detectors claim in the same photographs without one.
 */
export async function captions(data: Data, reader: PictureReader): Promise<Measure[]> {
  const photos = await postedPhotographs(data);
  if (photos.length === 0) return [];
  const rates = new Map<string, { ours: number; atOnce: number }[]>();
  for (const { style, text, picture } of await captioned(photos)) {
    const rate = {
      ours: misreadAnywhere(await textIn(picture, reader), text),
      atOnce: misreadAnywhere(await seenAtOnce(picture, reader), text),
    };
    rates.set(style, [...(rates.get(style) ?? []), rate]);
  }
  const all = [...rates.values()].flat();
  const share = (some: typeof all, of: (one: (typeof all)[number]) => number) =>
    some.filter((one) => of(one) <= READ_RATE).length / some.length;
  const row = (what: string, some: typeof all): Measure => ({
    metric: what,
    ours: share(some, ({ ours }) => ours),
    unit: 'share',
    peer: `Tesseract in one look ${share(some, ({ atOnce }) => atOnce).toFixed(3)} in this run`,
    target: null,
    speed: null,
  });
  const engine = createEngine({ reader });
  let claimed = 0;
  for (const photo of photos) {
    const rows = await engine.read(
      { bytes: new Uint8Array(photo), filename: 'photo.png', mime: null, path: ['photo.png'] },
      null,
    );
    claimed += rows.some(({ outcome }) => outcome.kind === 'found') ? 1 : 0;
  }
  return [
    row(`captions read, ${all.length} of five styles drawn on photographs here`, all),
    ...[...rates].map(([style, some]) => row(`of them ${style}`, some)),
    {
      metric: `claimed in the text of ${photos.length} photographs without a caption`,
      ours: claimed,
      unit: 'count',
      peer: null,
      target: { at: 'most', value: 0 },
      speed: null,
    },
  ];
}
