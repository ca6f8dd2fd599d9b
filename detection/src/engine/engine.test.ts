import { say } from '@vedetta/messages/say.ts';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { sized } from '../../test/campaign.ts';
import { createTestEngine as createEngine } from '../../test/engine.ts';
import { qrPicture } from '../../test/files/qr-picture.ts';
import { severityOfScore, type Detector, type ScanResult } from './detector.ts';
import { inWords } from '../../test/in-words.ts';

const engine = createEngine();
const fileOf = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../../test/files/${name}`, import.meta.url)));
const scan = (bytes: Uint8Array, filename: string, using = engine) =>
  using.scan({ bytes, filename, mime: null, path: [filename] }, () => {});
const scanFile = async (name: string) => scan(await fileOf(name), name);

/** Each finding as `detector: title (severity)`. */
function seen(result: ScanResult): string[] {
  return result.rows.flatMap(({ detector, outcome }) =>
    outcome.kind === 'found'
      ? outcome.things.map(
          ({ title, score }) => `${detector}: ${inWords(title)} (${severityOfScore(score)})`,
        )
      : [],
  );
}
const kinds = (result: ScanResult) =>
  Object.fromEntries(result.rows.map(({ detector, outcome }) => [detector, outcome.kind]));

describe('the engine on the files of the story', () => {
  it('sees a program behind the name of a picture', async () => {
    const result = await scanFile('invoice_7731.jpg');
    expect(seen(result)).toEqual(['file-type: Executable disguised as image (4)']);
    expect(result).toMatchObject({
      mime: 'application/x-msdownload',
      fileKind: 'fileKindWindowsProgram',
      unreadable: null,
      preview: null,
    });
  });

  it('sees an archive after the end of a picture', async () => {
    const result = await scanFile('campaign_03.png');
    expect(seen(result)).toEqual(['hidden-data: Hidden data after the end of an image (3)']);
    expect(result.fileKind).toBe('fileKindPNGImage');
  });

  it('reads the link of a QR code and shows it defanged, with its box', async () => {
    const result = await scanFile('poster.png');
    expect(seen(result)).toEqual(['codes: QR code with a link (2)']);
    const found = result.rows.find(({ detector }) => detector === 'codes')?.outcome;
    const thing = found?.kind === 'found' ? found.things[0] : undefined;
    expect(inWords(thing)).toMatchObject({
      excerpt: 'hxxps://drop[.]example/m/77',
      fingerprint: 'qr:https://drop.example/m/77',
      path: ['poster.png', 'QR code', 'URL'],
      place: { kind: 'box', image_width: 800, image_height: 1000 },
    });
    expect(thing?.marks.map(({ start, end }) => thing.summary.slice(start, end))).toEqual([
      'hxxps://drop[.]example/m/77',
    ]);
  });

  it('reads the place of a photograph', async () => {
    const result = await scanFile('IMG_2214.jpg');
    expect(seen(result)).toEqual(['position: Photo that reveals a location (2)']);
    expect(result.rows.find(({ detector }) => detector === 'position')?.outcome).toMatchObject({
      things: [
        {
          excerpt: '45.46420, 9.19000',
          place: { kind: 'position', latitude: 45.4642, longitude: 9.19, altitude: 122 },
        },
      ],
    });
  });

  it('finds nothing in a clean photograph and says so in every row', async () => {
    const result = await scanFile('team.jpg');
    expect(kinds(result)).toMatchObject({
      'file-type': 'nothing',
      'hidden-data': 'nothing',
      codes: 'nothing',
      position: 'nothing',
      threats: 'nothing',
      insults: 'nothing',
      secrets: 'nothing',
      credentials: 'nothing',
      'personal-data': 'nothing',
      'watch-list': 'not-applicable',
    });
    expect(
      Object.values(kinds(result)).filter(
        (kind) => kind !== 'nothing' && kind !== 'not-applicable',
      ),
    ).toEqual([]);
    expect(inWords(result)).toMatchObject({ fileKind: 'fileKindJPEGImage', unreadable: null });
  });

  it('says why a cut picture could not be read and calls nothing in it clean', async () => {
    const result = await scanFile('broken.png');
    expect(inWords(result.unreadable)).toMatch(
      /^The image is truncated: the IDAT chunk at byte [\d,]+ declares [\d,]+ bytes/,
    );
    expect(seen(result)).toEqual([]);
    expect(kinds(result)).toMatchObject({ 'hidden-data': 'unreadable', codes: 'unreadable' });
  });
});

describe('texts', () => {
  const file = (text: string) => scan(new TextEncoder().encode(text), 'note.txt');

  it('are read wherever they are, and what is seen keeps its place in the original', async () => {
    const text =
      'Minutes of Tuesday.\nWe know where you live. I will k1ll you t0morrow with a knife.\n';
    const result = await file(text);
    const outcome = result.rows.find(({ detector }) => detector === 'threats')?.outcome;
    const thing = outcome?.kind === 'found' ? outcome.things[0] : undefined;
    expect(inWords(thing)).toMatchObject({
      title: 'Threat of violence',
      path: ['note.txt'],
      score: 500,
    });
    const { offset, length } =
      thing?.place.kind === 'text' ? thing.place : { offset: 0, length: 0 };
    expect(text.slice(offset, offset + length)).toBe('I will k1ll you');
    expect(thing?.marks.map(({ start, end }) => thing.summary.slice(start, end))).toEqual([
      'I will k1ll you',
    ]);
  });

  it('may be made of the names that every object has', async () => {
    const names = Object.getOwnPropertyNames(Object.prototype);
    const texts = [
      ...names,
      ...names.map((name) => name.toLowerCase()),
      'We call the constructor, and toString answers.',
      'Il constructor si chiama così, e valueOf pure.',
    ];
    for (const text of [...texts, texts.join(' ')]) {
      expect(
        (await file(text)).rows.filter(
          ({ outcome: { kind } }) => kind !== 'nothing' && kind !== 'not-applicable',
        ),
        text,
      ).toEqual([]);
    }
  });

  it('of a QR code are looked at like any other, and point at the code', async () => {
    const picture = await qrPicture(
      'Paga 2 bitcoin entro 48 ore, altrimenti pubblicheremo tutti i vostri dati',
      { scale: 8 },
    );
    const result = await scan(new Uint8Array(picture), 'invito.png');
    expect(seen(result)).toContain('threats: Extortion (3)');
    const outcome = result.rows.find(({ detector }) => detector === 'threats')?.outcome;
    expect(inWords(outcome)).toMatchObject({
      things: [{ path: ['invito.png', 'QR code'], place: { kind: 'box' } }],
    });
  });

  it('that are not all read are never clean', async () => {
    const result = await scan(
      new TextEncoder().encode('nothing to see here. '.repeat(100_000)),
      'note.txt',
      createEngine({ milliseconds: 300 }),
    );
    expect(result.rows.find(({ detector }) => detector === 'threats')?.outcome).toMatchObject({
      kind: 'limit',
    });
  });
});

describe('the preview', () => {
  it('is a WebP without metadata, at most 1,600 pixels long, of the picture turned upright', async () => {
    const { default: sharp } = await import('sharp');
    const sideways = await sharp({
      create: { width: 2400, height: 1000, channels: 3, background: '#336699' },
    })
      .jpeg()
      .withExif({ IFD0: { Orientation: '6', Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { preview } = await scan(new Uint8Array(sideways), 'sideways.jpg');
    expect(preview).toMatchObject({ width: 1000, height: 2400 });
    const shown = await sharp(preview?.webp).metadata();
    expect(shown).toMatchObject({ format: 'webp', width: 667, height: 1600 });
    expect(shown.exif).toBeUndefined();
  });
});

describe('the budget', () => {
  it('refuses to decode more pixels than allowed and says so instead of calling the file clean', async () => {
    const small = createEngine({ maxPixels: 1000 });
    const result = await scan(await fileOf('team.jpg'), 'team.jpg', small);
    expect(result.preview).toBeNull();
    expect(inWords(result.unreadable)).toMatch(/^The image declares 960 × 640 pixels/);
    expect(kinds(result)['codes']).toBe('limit');
  });

  it('gives up on a detector that outlasts the time, and goes on to a report', async () => {
    const endless: Detector = {
      id: 'endless',
      label: say('quotedWords', { words: 'Endless' }),
      version: '1',
      inspect: () => new Promise(() => {}),
    };
    const result = await scan(
      new Uint8Array([1]),
      'x',
      createEngine({ milliseconds: 20, detectors: [endless, endless] }),
    );
    expect(result.rows.map(({ outcome }) => outcome.kind)).toEqual(['limit', 'limit']);
  });

  it('reports a detector that throws as failed, without the words of the error', async () => {
    const broken: Detector = {
      id: 'broken',
      label: say('quotedWords', { words: 'Broken' }),
      version: '1',
      inspect: () => {
        throw new TypeError('secret detail');
      },
    };
    const result = await scan(new Uint8Array([1]), 'x', createEngine({ detectors: [broken] }));
    expect(result.rows[0]?.outcome).toMatchObject({ kind: 'failed' });
    expect(JSON.stringify(result)).not.toContain('secret detail');
  });
});

describe('hostile content', () => {
  it('reports progress once per detector', async () => {
    const steps: string[] = [];
    await engine.scan(
      { bytes: await fileOf('invoice_7731.jpg'), filename: 'a', mime: null, path: ['a'] },
      (done, total) => steps.push(`${done}/${total}`),
    );
    const total = engine.detectors.length;
    expect(steps).toEqual(engine.detectors.map((_, index) => `${index + 1}/${total}`));
  });

  it('says that an empty file holds nothing to look at', async () => {
    const result = await scan(new Uint8Array(), 'empty.png');
    expect(inWords(result.unreadable)).toMatch(/^The file is empty/);
    expect(result.mime).toBeNull();
  });

  it('survives every cut and many corruptions of every file of the story', async () => {
    const fast = createEngine({ maxPixels: 40_000_000 });
    for (const name of ['campaign_03.png', 'IMG_2214.jpg', 'invoice_7731.jpg', 'poster.png']) {
      const whole = await fileOf(name);
      for (const part of [1, 7, 16, 33, 100, 400, 1000]) {
        const cut = await scan(whole.slice(0, part), name, fast);
        expect(cut.rows, `${name} cut at ${part}`).toHaveLength(engine.detectors.length);
        expect(
          cut.rows.filter(({ outcome }) => outcome.kind === 'failed'),
          `${name} cut at ${part}`,
        ).toEqual([]);
      }
      for (let seed = 1; seed <= sized(4, 1); seed += 1) {
        const bent = whole.slice();
        for (let at = seed; at < bent.length; at += 97 * seed) bent[at] = (at * 31 + seed) & 0xff;
        const result = await scan(bent, name, fast);
        expect(
          result.rows.filter(({ outcome }) => outcome.kind === 'failed'),
          `${name} bent ${seed}`,
        ).toEqual([]);
      }
    }
  });
});
