import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import phash from 'sharp-phash';
import { DEFAULT_BUDGET } from '../../src/engine/detector.ts';
import { indicatorTable } from '../../src/detectors/indicators/indicator-table.ts';
import { pack } from '../../src/detectors/indicators/pack.ts';
import { PictureTable } from '../../src/detectors/indicators/picture-table.ts';
import { knownPicturesDetector } from '../../src/detectors/known-pictures/known-pictures-detector.ts';
import { hashDistance, LOW_QUALITY, pictureHash } from '../../src/formats/likeness/pdq.ts';
import { NO_LISTS } from '../../src/engine/threat-lists.ts';
import type { Data, Measure } from '../family.ts';
import { leastMs, leastProcessorMs } from '../least.ts';
import { photographs, type Photograph } from '../photographs.ts';

const SIDE = 512;
const LOOK_UPS = 2_000;
const budget = () => ({
  maxPixels: DEFAULT_BUDGET.maxPixels,
  deadline: Date.now() + DEFAULT_BUDGET.milliseconds,
});
const detector = knownPicturesDetector(NO_LISTS);

/** As its README has it: pictures are alike when fewer of their 64 bits differ. */
const ALIKE_TO_PEER = 5;

interface Photo extends Photograph {
  hash: string;
  peer: string;
}

const differing = (one: string, other: string) =>
  [...one].filter((bit, at) => bit !== other[at]).length;

async function hashed(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  return pictureHash(data, info.width, info.height);
}

/** Photographs with enough in them, each once: of edits of one photograph the first. */
async function photosOf(data: Data): Promise<Photo[]> {
  const photos: Photo[] = [];
  for (const photo of await photographs(
    data,
    ['image-stego', 'image-exif', 'image-hostile'],
    SIDE,
  )) {
    const { hash, quality } = await hashed(photo.png);
    if (
      quality < LOW_QUALITY ||
      photo.width < 200 ||
      photos.some((other) => hashDistance(other.hash, hash) <= 60)
    )
      continue;
    photos.push({ ...photo, hash, peer: await phash(photo.png) });
  }
  return photos;
}

type Edit = (picture: Sharp, photo: Photo) => Sharp;
const sides = (share: number, { width, height }: Photo) => ({
  x: Math.round(width * share),
  y: Math.round(height * share),
});
const cropped =
  (share: number): Edit =>
  (picture, photo) => {
    const { x, y } = sides(share, photo);
    return picture.extract({
      left: x,
      top: y,
      width: photo.width - 2 * x,
      height: photo.height - 2 * y,
    });
  };
const framed: Edit = (picture, photo) => {
  const { x, y } = sides(0.05, photo);
  return picture.extend({ top: y, bottom: y, left: x, right: x, background: '#000' });
};
/** A strip below the picture with a line of text. */
const captioned: Edit = (picture, { width, height }) => {
  const high = Math.round(height * 0.15);
  const words =
    `<text x="50%" y="65%" font-size="${high / 2}" text-anchor="middle" ` +
    'font-family="sans-serif">When the report is due</text>';
  const strip = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${high}"><rect ` +
      `width="100%" height="100%" fill="#fff"/>${words}</svg>`,
  );
  return picture
    .extend({ bottom: high, background: '#fff' })
    .composite([{ input: strip, left: 0, top: height }]);
};

const EDITS: { what: string; edit: Edit; target: number | null; quality?: number }[] = [
  { what: 'saved as JPEG at quality 50', edit: (picture) => picture, quality: 50, target: 0.97 },
  {
    what: 'half as large',
    edit: (picture, { width }) => picture.resize({ width: Math.round(width / 2) }),
    target: 0.97,
  },
  { what: 'blurred', edit: (picture) => picture.blur(2), target: 0.97 },
  {
    what: 'turned by a quarter and mirrored',
    edit: (picture) => picture.rotate(90).flop(),
    target: null,
  },
  { what: 'without 5 % of width and height', edit: cropped(0.025), target: 0.9 },
  { what: 'without 10 % of width and height', edit: cropped(0.05), target: null },
  { what: 'in a frame', edit: framed, target: 0.9 },
  { what: 'with a caption below', edit: captioned, target: 0.7 },
];

/** Edits of photographs of a list, through the detector itself, and how quick it is. */
export async function knownPictures(data: Data): Promise<Measure[]> {
  const photos = await photosOf(data);
  if (photos.length === 0) return [];
  const listOf = (some: readonly Photo[]) =>
    indicatorTable([
      {
        id: 1,
        name: 'List',
        role: 'threat',
        severity: 5,
        content: pack(
          some.map(({ hash }) => ({
            kind: 'image',
            value: `${hash}/31`,
            called: `photo ${photos.findIndex((one) => one.hash === hash)}.`,
          })),
        ),
      },
    ]);
  const [all, others] = [
    listOf(photos),
    photos.map((photo) => listOf(photos.filter((one) => one !== photo))),
  ];
  const rows: Measure[] = [];
  let wrong = 0;
  for (const { what, edit, target, quality } of EDITS) {
    let found = 0;
    let foundByPeer = 0;
    let spent = 0;
    for (const [at, photo] of photos.entries()) {
      const bytes = await edit(sharp(photo.png), photo)
        .flatten({ background: '#fff' })
        .jpeg({ quality: quality ?? 85 })
        .toBuffer();
      const look = async (indicators: ReturnType<typeof listOf>) =>
        detector.inspect(
          { bytes, mime: 'image/jpeg', filename: 'x.jpg', path: ['x.jpg'] },
          budget(),
          { names: [], domains: [], indicators, find: () => [] },
        );
      const started = performance.now();
      const outcome = await look(all);
      spent += performance.now() - started;
      if (differing(await phash(bytes), photo.peer) < ALIKE_TO_PEER) foundByPeer += 1;
      if (
        outcome.kind === 'found' &&
        outcome.things[0]?.why.some(({ params }) => params?.['name'] === `photo ${at}`)
      )
        found += 1;
      const without = others[at];
      if (without !== undefined && (await look(without)).kind === 'found') wrong += 1;
    }
    rows.push({
      metric: `found again, ${photos.length} photographs ${what}`,
      ours: found / photos.length,
      unit: 'share',
      peer: `sharp-phash ${(foundByPeer / photos.length).toFixed(2)} in this run`,
      target: target === null ? null : { at: 'least', value: target },
      speed: `${(spent / photos.length).toFixed(1)} ms an image`,
    });
  }
  return [
    ...rows,
    {
      metric: `taken for another picture, of ${photos.length * EDITS.length} edits`,
      ours: wrong,
      unit: 'count',
      peer: '0 in 11,175 pairs',
      target: { at: 'most', value: 0 },
      speed: null,
    },
    {
      metric: `pictures of ${SIDE} pixels decoded and hashed`,
      ours: await hashesPerSecond(photos),
      unit: 'per s',
      peer: null,
      target: { at: 'least', value: 180 },
      speed: null,
    },
    ...(await lookUp()),
  ];
}

async function hashesPerSecond(photos: readonly Photo[]): Promise<number> {
  const files = await Promise.all(
    photos.map(({ png }) => sharp(png).flatten().jpeg({ quality: 85 }).toBuffer()),
  );
  return (
    (1000 * files.length) /
    (await leastMs(async () => {
      for (const file of files) await hashed(file);
    }))
  );
}

/** A million hashes, asked for ones that are in it, changed, and for strangers. */
async function lookUp(): Promise<Measure[]> {
  const many = randomBytes(32 * 1_000_000).toString('hex');
  const started = performance.now();
  const table = new PictureTable(
    Array.from({ length: 1_000_000 }, (_, at) => ({
      hash: many.slice(64 * at, 64 * at + 64),
      widest: 31,
    })),
  );
  const built = performance.now() - started;
  const asked = Array.from({ length: LOOK_UPS }, (_, at) =>
    at % 2 === 0 ? randomBytes(32).toString('hex') : many.slice(64 * at * 400, 64 * at * 400 + 64),
  );
  const each =
    (await leastProcessorMs(() => {
      for (const hash of asked) table.nearest(hash);
    })) / LOOK_UPS;
  return [
    {
      metric: 'look-up among 1,000,000 hashes, time of the processor',
      ours: each,
      unit: 'ms',
      peer: 'FAISS 0.25 ms',
      target: { at: 'most', value: 1 },
      speed: `built in ${built.toFixed(0)} ms, ${Math.round(table.bytes / 1e6)} MB`,
    },
  ];
}
