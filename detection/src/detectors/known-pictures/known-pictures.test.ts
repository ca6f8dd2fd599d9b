import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFile } from '../../../test/sample-file.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { readLines } from '../indicators/lines.ts';
import type { ListRole } from '../indicators/indicator.ts';
import type { PackedList } from '../indicators/indicator-table.ts';
import { pack } from '../indicators/pack.ts';
import { makePreview } from '../../engine/preview.ts';
import type { ThreatLists } from '../../engine/threat-lists.ts';
import { NO_LISTS } from '../../engine/threat-lists.ts';
import { watchedOf } from '../watch-list/watched.ts';
import { listsIn } from '../../worker/list-folder.ts';
import { knownPicturesDetector } from './known-pictures-detector.ts';
import { inWords } from '../../../test/in-words.ts';

const budget = () => ({ maxPixels: 40_000_000, deadline: Date.now() + 600_000 });
const list = (
  text: string,
  {
    id = 7,
    role = 'threat',
    severity = 4,
  }: { id?: number; role?: ListRole; severity?: number } = {},
): PackedList => ({
  id,
  name: `List ${id}`,
  role,
  severity,
  content: pack(readLines(text).indicators),
});

async function look(
  bytes: Uint8Array,
  indicators: readonly PackedList[],
  lists: ThreatLists = NO_LISTS,
  mime = 'image/jpeg',
): Promise<FoundThing[] | string> {
  const outcome = await knownPicturesDetector(lists).inspect(
    { bytes, mime, filename: 'x', path: ['x'] },
    budget(),
    watchedOf({ names: [], domains: [], terms: [], indicators }),
  );
  return outcome.kind === 'found' ? outcome.things : outcome.kind;
}

const folder = mkdtempSync(join(tmpdir(), 'vedetta-pictures-'));
let photo: Buffer;
let hash: string;
beforeAll(async () => {
  photo = await sampleFile('IMG_2214.jpg');
  hash = (await makePreview(photo, 'image/jpeg', budget())).pictureHash ?? '';
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('a picture of a list', () => {
  it('is found with its name, its distance and both hashes', async () => {
    const things = await look(photo, [list(`pdq:${hash},Leaked plan`)]);
    expect(things).toMatchObject([
      {
        rule: 'known-pictures/list-7',
        score: 800,
        fingerprint: `picture:${hash}`,
        path: ['x'],
        place: { kind: 'box' },
      },
    ]);
    expect(inWords(things)).toMatchObject([
      {
        why: expect.stringMatching(
          /^The image looks like “Leaked plan” on the list “List 7” \(difference: \d+ of 256 bits\)\.$/,
        ),
        excerpt: expect.stringContaining(hash),
      },
    ]);
  });

  it('is found after edits, and the finding says what was undone', async () => {
    const upright = await sharp(photo)
      .autoOrient()
      .resize({ width: 800, height: 800, fit: 'inside' })
      .png()
      .toBuffer();
    const { width, height } = await sharp(upright).metadata();
    const edit = (change: (picture: Sharp) => Sharp) => change(sharp(upright)).jpeg().toBuffer();
    const [x, y] = [Math.round(width * 0.025), Math.round(height * 0.025)];
    const edits: [Buffer, RegExp][] = [
      [
        await edit((picture) => picture.resize({ width: Math.round(width / 2) })),
        /^The image looks/,
      ],
      [await edit((picture) => picture.flop()), /rotated or mirrored/],
      [await edit((picture) => picture.rotate(90)), /rotated or mirrored/],
      [
        await edit((picture) =>
          picture.extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#000' }),
        ),
        /without its border/,
      ],
      [
        await edit((picture) =>
          picture
            .extend({ bottom: 90, background: '#fff' })
            .composite([{ input: writing(width), left: 0, top: height }]),
        ),
        /without its caption/,
      ],
      [
        await edit((picture) =>
          picture.extract({ left: x, top: y, width: width - 2 * x, height: height - 2 * y }),
        ),
        /looks like/,
      ],
    ];
    for (const [bytes, said] of edits)
      expect(inWords(await look(bytes, [list(`pdq:${hash}`)])), String(said)).toMatchObject([
        { why: expect.stringMatching(said) },
      ]);
  });

  it('is not another picture, nor one beyond the distance that the list allows', async () => {
    expect(await look(await sampleFile('team.jpg'), [list(`pdq:${hash}`)])).toBe('nothing');
    const digits = [...hash]
      .map((digit, at) => (at < 6 ? (Number.parseInt(digit, 16) ^ 15).toString(16) : digit))
      .join('');
    expect(inWords(await look(photo, [list(`pdq:${digits}/31`)]))).toMatchObject([
      { why: expect.stringContaining('of 256 bits)') },
    ]);
    expect(await look(photo, [list(`pdq:${digits}/10`)])).toBe('nothing');
  });

  it('is lowered by a warning list that has it too', async () => {
    expect(
      inWords(
        await look(photo, [list(`pdq:${hash}`), list(`pdq:${hash}`, { id: 8, role: 'warning' })]),
      ),
    ).toMatchObject([{ score: 400, why: expect.stringContaining('warning list “List 8”') }]);
    expect(
      await look(photo, [
        list(`pdq:${hash}`, { severity: 2 }),
        list(`pdq:${hash}`, { id: 8, role: 'warning' }),
      ]),
    ).toBe('nothing');
  });
});

describe('what is not compared', () => {
  it('is a company without such lists, a file that is no picture, and a blank picture', async () => {
    expect(await look(photo, [])).toBe('not-applicable');
    expect(await look(photo, [list('evil.example.com')])).toBe('not-applicable');
    expect(await look(photo, [list(`pdq:${hash}`)], NO_LISTS, 'text/plain')).toBe('not-applicable');
    const blank = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect(await look(blank, [list(`pdq:${hash}`)], NO_LISTS, 'image/png')).toBe('nothing');
  });

  it('is never clean when the picture is cut', async () => {
    expect(await look(photo.subarray(0, photo.length / 2), [list(`pdq:${hash}`)])).toBe(
      'unreadable',
    );
  });
});

describe('the operator’s folder', () => {
  it('holds lists for all companies, with a severity of their own, and a broken line is told', async () => {
    mkdirSync(join(folder, 'pictures'));
    writeFileSync(
      join(folder, 'pictures/propaganda.csv'),
      `# severity: 3\nhash,quality,filename\n${hash},100,flag.jpg\n${'a'.repeat(64)},100,other.jpg\n`,
    );
    expect(inWords(await look(photo, [], listsIn(folder)))).toMatchObject([
      {
        rule: 'known-pictures/operator',
        score: 450,
        why: expect.stringContaining('“flag.jpg” on the list “propaganda”'),
      },
    ]);
    writeFileSync(join(folder, 'pictures/broken.txt'), `pdq:${hash}\npdq:12\n`);
    await expect(look(photo, [], listsIn(folder))).rejects.toThrow(
      /The list broken has no PDQ hash in line 2/,
    );
  });
});

function writing(width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="90"><rect width="100%" ` +
      'height="100%" fill="#fff"/><text x="40" y="58" font-size="40" ' +
      'font-family="sans-serif">You know what this is</text></svg>',
  );
}
