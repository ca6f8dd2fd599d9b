import { say } from '@vedetta/messages/say.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { zipFile } from '../../../test/files/make-archives.ts';
import { sampleFile } from '../../../test/sample-file.ts';
import { severityOfScore, type ReportRow } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { watchedOf } from '../../detectors/watch-list/watched.ts';
import { bundledReader } from '../../worker/bundled-reader.ts';
import type { PictureReader, SeenWord } from './picture-reader.ts';
import { parseWordTable } from './word-table.ts';
import { inWords } from '../../../test/in-words.ts';

const reader = bundledReader();
const watched = watchedOf({ names: ['Elena Conti'], domains: [], terms: [] });
const read = (bytes: Uint8Array, filename: string, by: PictureReader = reader) =>
  createEngine({ reader: by }).read({ bytes, filename, mime: null, path: [filename] }, watched);
const outcomes = (rows: readonly ReportRow[]) =>
  rows.map(({ detector, outcome }) => [detector, outcome.kind]);
const threatIn = (rows: readonly ReportRow[]): FoundThing | undefined => {
  const outcome = rows.find(({ detector }) => detector === 'threats')?.outcome;
  return outcome?.kind === 'found' ? outcome.things[0] : undefined;
};

describe('text in pictures', () => {
  it('goes through the text detectors, also when the picture lies on its side, and its place is a box', async () => {
    const upright = await sampleFile('notice.png');
    for (const turn of [0, 270]) {
      const rows = await read(await sharp(upright).rotate(turn).png().toBuffer(), 'notice.png');
      expect(outcomes(rows)[0]).toEqual(['ocr', 'nothing']);
      const threat = threatIn(rows);
      expect(threat).toMatchObject({ path: ['notice.png', say('pathPictureText')] });
      expect(severityOfScore(threat?.score ?? 0)).toBe(5);
      expect(threat?.excerpt).toContain('I will kill you');
      if (threat?.place.kind !== 'box') throw new Error('a box was expected');
      const { points, image_width: width } = threat.place;
      expect(width).toBe(turn === 0 ? 720 : 260);
      // The second line stands 105 to 140 pixels below the top.
      const [along, across] = turn === 0 ? (['x', 'y'] as const) : (['y', 'x'] as const);
      const seen = (axis: 'x' | 'y') => points.map((point) => point[axis]);
      expect(Math.max(...seen(along)) - Math.min(...seen(along))).toBeGreaterThan(100);
      const [from, to] = [Math.min(...seen(across)), Math.max(...seen(across))];
      expect([from, to].map((at) => at > 95 && at < 150)).toEqual([true, true]);
    }
  });

  it('is read on a photograph, where one look at it sees nothing', async () => {
    const letters = await sharp(await sampleFile('notice.png'))
      .greyscale()
      .negate()
      .toBuffer();
    const { width, height } = await sharp(letters).metadata();
    const photo = await sharp(await sampleFile('team.jpg'))
      .resize({ width, height, fit: 'cover' })
      .linear(0.6)
      .png()
      .toBuffer();
    const white = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .joinChannel(letters)
      .png()
      .toBuffer();
    const captioned = await sharp(photo)
      .composite([{ input: white }])
      .png()
      .toBuffer();
    expect(threatIn(await read(captioned, 'meme.png'))?.excerpt).toContain('I will kill you');
  });

  it('is not looked for where there is no room for a word, and nowhere but in pictures', async () => {
    const rows = await read(
      await sharp({ create: { width: 40, height: 20, channels: 3, background: '#123' } })
        .png()
        .toBuffer(),
      'dot.png',
    );
    expect(outcomes(rows)).toEqual([['ocr', 'nothing']]);
    expect(outcomes(await read(new TextEncoder().encode('I will kill you'), 'note.txt'))).toEqual([
      ['ocr', 'not-applicable'],
    ]);
  });
});

describe('what the reader says', () => {
  const words = (confidence: number): SeenWord[] =>
    'I will kill you'.split(' ').map((text, at) => ({
      text,
      left: 10 + 40 * at,
      top: 10,
      width: 30,
      height: 12,
      confidence,
      line: 0,
      block: 1,
    }));
  /** Sees these words at the first look, and nothing at what is drawn larger or alone. */
  const seeing = (seen: SeenWord[]): PictureReader => ({
    read: () => Promise.resolve(seen.splice(0)),
  });
  const saying = (confidence: number) => seeing(words(confidence));

  it('lowers a finding by one severity where it is not sure', async () => {
    const picture = await sampleFile('notice.png');
    const sure = threatIn(await read(picture, 'a.png', saying(0.9)));
    const unsure = threatIn(await read(picture, 'a.png', saying(0.4)));
    expect([sure, unsure].map((thing) => severityOfScore(thing?.score ?? 0))).toEqual([3, 2]);
    expect(inWords(unsure?.why)).toContain('low confidence (40%)');
    expect(sure?.fingerprint).toBe(unsure?.fingerprint);
  });

  it('comes from looks of which those at the whole picture are known to be of one', async () => {
    const looks: (object | undefined)[] = [];
    await read(await sampleFile('notice.png'), 'a.png', {
      read: (_picture, _deadline, of) => Promise.resolve(looks.push(of) === 1 ? words(0.9) : []),
    });
    // Its letters are small, and no page: a larger look, and those at captions, which may stand any
    // way.
    expect(looks.length).toBeGreaterThan(2);
    expect(looks[0]).toBeTypeOf('object');
    expect(looks[1]).toBe(looks[0]);
    expect(looks.slice(2).every((of) => of === undefined)).toBe(true);
  });

  it('is one sentence in a caption, also from above a photograph to below it, and two on a page', async () => {
    const lines = (filler: number): SeenWord[] =>
      [
        ...Array<string>(filler).fill('invoices'),
        '',
        ...'WE WILL BURN DOWN'.split(' '),
        '',
        ...'YOUR OFFICE TONIGHT'.split(' '),
      ].reduce<{ words: SeenWord[]; block: number }>(
        ({ words, block }, text) =>
          text === ''
            ? { words, block: block + 1 }
            : {
                words: [
                  ...words,
                  {
                    text,
                    left: 10,
                    top: 10 + 40 * block,
                    width: 30,
                    height: 12,
                    confidence: 0.9,
                    line: block,
                    block,
                  },
                ],
                block,
              },
        { words: [], block: 0 },
      ).words;
    const ruleOf = async (seen: SeenWord[]) =>
      threatIn(await read(await sampleFile('notice.png'), 'a.png', seeing(seen)))?.rule;
    expect(await ruleOf(lines(0))).toBe('threats/frame-en-attack');
    expect(await ruleOf(lines(40))).not.toBe('threats/frame-en-attack');
  });

  it('is placed line by line where it stands in several, with a shape around them all', async () => {
    const lines: SeenWord[] = ['I will kill', 'you tonight.'].flatMap((line, at) =>
      line.split(' ').map((text, word) => ({
        text,
        left: 10 + 40 * word,
        top: 10 + 200 * at,
        width: 30,
        height: 12,
        confidence: 0.9,
        line: at,
        block: 0,
      })),
    );
    const threat = threatIn(await read(await sampleFile('notice.png'), 'a.png', seeing(lines)));
    expect(threat?.place).toMatchObject({
      kind: 'box',
      points: [
        { x: 10, y: 10 },
        { x: 120, y: 10 },
        { x: 120, y: 222 },
        { x: 10, y: 222 },
      ],
      parts: [
        { left: 10, top: 10, width: 110, height: 12 },
        { left: 10, top: 210, width: 30, height: 12 },
      ],
    });
  });

  it('is asked about pictures inside archives too', async () => {
    const rows = await read(
      zipFile([{ name: 'folder/notice.png', content: await sampleFile('notice.png') }]),
      'a.zip',
      saying(0.9),
    );
    expect(threatIn(rows)?.path).toEqual(['a.zip', 'folder/notice.png', say('pathPictureText')]);
  });

  it('never reads as nothing when it fails or is late', async () => {
    const picture = await sampleFile('notice.png');
    const fails: PictureReader = { read: () => Promise.reject(new Error('no memory')) };
    expect(outcomes(await read(picture, 'a.png', fails))).toEqual([['ocr', 'failed']]);
    const rows = await createEngine({
      reader: { read: () => new Promise(() => undefined) },
      milliseconds: 300,
    }).read({ bytes: picture, filename: 'a.png', mime: null, path: ['a.png'] });
    expect(outcomes(rows)).toEqual([['ocr', 'limit']]);
  });

  it('is taken from its table, whatever is wrong in it', () => {
    const row = (...cells: (string | number)[]) => cells.join('\t');
    const table = [
      row('level', 'page_num'),
      row(5, 1, 1, 1, 1, 1, 3, 4, 50, 12, '96.1', 'Ciao'),
      row(5, 1, 1, 1, 2, 1, 3, 24, 50, 12, 30, 'a\tb'),
      row(5, 1, 1),
      row(5, 1, 1, 1, 3, 1, 'x', 0, 1, 1, 9, 'no'),
      row(4, 1, 1, 1, 1, 0, 0, 0, 9, 9, -1, ''),
    ];
    expect(parseWordTable(table.join('\n'))).toEqual([
      {
        text: 'Ciao',
        left: 3,
        top: 4,
        width: 50,
        height: 12,
        confidence: 0.961,
        line: 0,
        block: 1,
      },
      { text: 'a b', left: 3, top: 24, width: 50, height: 12, confidence: 0.3, line: 1, block: 1 },
    ]);
  });
});
