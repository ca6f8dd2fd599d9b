import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { DEFAULT_BUDGET } from '../../src/engine/detector.ts';
import type { PictureReader } from '../../src/formats/ocr/picture-reader.ts';
import { PictureText } from '../../src/engine/pictures/picture-text.ts';
import { readWords } from '../../src/formats/ocr/read-words.ts';
import { openPicture } from '../../src/formats/picture.ts';
import { sniff } from '../../src/formats/sniff.ts';
import { bundledReader } from '../../src/worker/bundled-reader.ts';
import { isComplete, nativeReader } from '../../src/worker/native-reader.ts';
import type { Data, Family, Measure } from '../family.ts';
import { misread } from '../misread.ts';
import { bytesOf } from '../read.ts';
import { captions } from './captions.ts';

const PICTURE = /\.(?:tiff?|png|jpe?g)$/i;
const MINUTES = 10 * 60_000;

/** The text beside a picture: of its own name, or of the name before its first dash. */
function wantedText(data: Data, name: string): string {
  const stem = name.replace(PICTURE, '');
  const file = [`${stem}.txt`, `${stem}.gold.txt`, `${stem.split('-')[0] ?? stem}.gold.txt`]
    .map((one) => data.path('image-ocr', one))
    .find((one) => existsSync(one));
  if (file === undefined) throw new Error(`there is no text beside ${name}`);
  return readFileSync(file, 'utf8');
}

interface Read {
  name: string;
  rate: number;
}

/**
 * @returns what was read, and the time a page, in seconds: of this process, and of the clock for a
 * reader that is another one
 */
async function readAll(
  data: Data,
  names: readonly string[],
  reader: PictureReader,
): Promise<{ read: Read[]; seconds: number; elapsed: number }> {
  const budget = { maxPixels: DEFAULT_BUDGET.maxPixels, deadline: Date.now() + MINUTES };
  // The first picture pays for loading.
  const read: Read[] = [];
  let spent = 0;
  let elapsed = 0;
  for (const name of [names[0] ?? '', ...names]) {
    const bytes = bytesOf(data, 'image-ocr', name);
    const picture = await openPicture(bytes, await sniff(bytes), budget);
    if (picture.kind !== 'open') throw new Error(`${name} cannot be opened`);
    const [started, began] = [process.cpuUsage(), performance.now()];
    const { node } = new PictureText(await readWords(picture, reader, budget), [name], picture);
    if (read.length > 0) {
      spent += process.cpuUsage(started).user / 1000;
      elapsed += performance.now() - began;
    }
    read.push({ name, rate: misread(node.text, wantedText(data, name)) });
  }
  return {
    read: read.slice(1),
    seconds: spent / 1000 / names.length,
    elapsed: elapsed / 1000 / names.length,
  };
}

const mean = (some: readonly Read[]) =>
  some.reduce((sum, { rate }) => sum + rate, 0) / Math.max(1, some.length);
const isTurned = ({ name }: Read) => name.includes('rotated');

/**
 * Text in pictures: characters read wrongly, by the reader that comes along and by the system's
 * where there is one.
 */
export const ocr: Family = {
  id: 'ocr',
  title: 'Text in pictures',
  sets: ['image-ocr'],
  async measure(data) {
    const names = (await readdir(data.path('image-ocr')))
      .filter((name) => PICTURE.test(name))
      .sort();
    const command = (process.env['PATH'] ?? '')
      .split(delimiter)
      .map((folder) => join(folder, 'tesseract'))
      .find((file) => existsSync(file));
    const bundled = await readAll(data, names, bundledReader());
    const native =
      command !== undefined && (await isComplete(command))
        ? await readAll(data, names, nativeReader(command))
        : null;
    const row = (
      metric: string,
      choose: (one: Read) => boolean,
      reference: string,
      limit: number,
    ): Measure => ({
      metric,
      ours: mean(bundled.read.filter(choose)),
      unit: 'share',
      peer:
        native === null
          ? `native Tesseract ${reference}`
          : `native Tesseract ${mean(native.read.filter(choose)).toFixed(3)} in this run`,
      target: { at: 'most', value: limit },
      speed: null,
    });
    return [
      row(
        `characters read wrongly, ${bundled.read.filter(isTurned).length} pages turned round`,
        isTurned,
        '0.000',
        0.005,
      ),
      row(
        `characters read wrongly, ${bundled.read.filter((one) => !isTurned(one)).length} ` +
          'upright pages, one in two columns',
        (one) => !isTurned(one),
        '0.08-0.09 in two columns',
        0.09,
      ),
      {
        metric: 'time of the processor a page',
        ours: bundled.seconds * 1000,
        unit: 'ms',
        peer:
          native === null
            ? null
            : `native Tesseract ${(native.elapsed * 1000).toFixed(0)} ms of the clock in this run`,
        target: { at: 'most', value: 600 },
        speed: null,
      },
      ...(await captions(data, bundledReader())),
    ];
  },
};
