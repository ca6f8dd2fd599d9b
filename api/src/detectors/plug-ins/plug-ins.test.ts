import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { zipFile } from '../../../test/files/make-archives.ts';
import { colourModel, textModel } from '../../../test/files/make-onnx.ts';
import { pdfOf, stream } from '../../../test/files/make-pdf.ts';
import { needsOnnxRuntime } from '../../../test/onnx-runtime.ts';
import { sampleFile } from '../../../test/put-file.ts';
import { verdictOf } from '../../domain/scan-verdict.ts';
import { severityOfScore } from '../detector.ts';
import type { PictureReader, SeenWord } from '../ocr/picture-reader.ts';
import { plugInsIn } from '../worker/plug-in-folder.ts';
import { importOnnxRuntime } from './onnx-runtime.ts';

type Answer = (body: Buffer, request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let url: string;
let folder: string;
let answer: Answer;
let asked: { body: Buffer; headers: IncomingMessage['headers'] }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        asked.push({ body: Buffer.concat(parts), headers: request.headers });
        answer(Buffer.concat(parts), request, response);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/classify`;
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vedetta-plug-ins-'));
});
afterEach(async () => {
  asked = [];
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

const RAISES = {
  toxic: { title: 'Toxic text', why: 'The text is meant to hurt.', severity: 3, from: 0.8 },
};
const ofTexts = { label: 'Toxicity', looks_at: 'texts', raises: RAISES };
const describePlugIn = (id: string, description: object | string) =>
  writeFile(
    join(folder, `${id}.json`),
    typeof description === 'string' ? description : JSON.stringify(description),
  );
const json =
  (value: unknown): Answer =>
  (_body, _request, response) => {
    response.end(JSON.stringify(value));
  };
/** Scans with the plug-ins of the folder alone. */
async function scanned(content: Uint8Array | string, filename = 'post.txt') {
  const engine = createEngine({
    openers: [],
    detectors: [],
    textDetectors: [],
    plugIns: plugInsIn(folder),
  });
  return engine.scan(
    { bytes: Buffer.from(content), filename, mime: null, path: [filename] },
    () => undefined,
  );
}
const scan = async (...given: Parameters<typeof scanned>) => (await scanned(...given)).rows;
const picture = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

describe('a classifier over HTTP', () => {
  it('is told every text once, and what it says is raised with its model, score and place', async () => {
    await describePlugIn('toxicity', {
      ...ofTexts,
      version: '3',
      http: { url, headers: { Authorization: 'Bearer mine' } },
    });
    answer = json({
      model: 'toxic-7',
      results: [
        { label: 'toxic', score: 0.93, text: 1, start: 5, end: 12 },
        { label: 'toxic', score: 0.7, text: 0 },
        { label: 'kind', score: 1, text: 1 },
      ],
    });
    const rows = await scan('You, awful people.');
    expect(asked.map(({ body }) => JSON.parse(body.toString()))).toEqual([
      {
        texts: [
          { text: 'post.txt', path: ['post.txt'] },
          { text: 'You, awful people.', path: ['post.txt'] },
        ],
      },
    ]);
    expect(asked[0]?.headers).toMatchObject({
      authorization: 'Bearer mine',
      'content-type': 'application/json',
    });
    expect(rows).toMatchObject([
      {
        detector: 'plug-in-toxicity',
        label: 'Toxicity',
        version: '3',
        outcome: {
          kind: 'found',
          things: [
            {
              rule: 'plug-in-toxicity/toxic',
              title: 'Toxic text',
              excerpt: 'awful p',
              confidence: 0.93,
              place: { kind: 'text', offset: 5, length: 7 },
              why:
                'The text is meant to hurt. The plug-in Toxicity (toxic-7) says “toxic” with ' +
                '0.93; it is raised from 0.80 on.',
            },
          ],
        },
      },
    ]);
    expect(
      rows.flatMap(({ outcome }) =>
        outcome.kind === 'found' ? outcome.things.map(({ score }) => severityOfScore(score)) : [],
      ),
    ).toEqual([3]);
  });

  it('is sent files as they are, inner ones too, and the alert of each names it', async () => {
    await describePlugIn('files', {
      label: 'Files',
      looks_at: 'files',
      http: { url },
      raises: { bad: { title: 'Bad file', why: 'It is bad.' } },
    });
    answer = (body, _request, response) => {
      response.end(
        JSON.stringify({
          results: body.toString().startsWith('bad') ? [{ label: 'bad', score: 1 }] : [],
        }),
      );
    };
    const zip = zipFile([
      { name: 'è bad.txt', content: Buffer.from('bad things') },
      { name: 'good.txt', content: Buffer.from('good things') },
    ]);
    const engine = createEngine({ plugIns: plugInsIn(folder) });
    const { rows } = await engine.scan(
      { bytes: zip, filename: 'both.zip', mime: null, path: ['both.zip'] },
      () => undefined,
    );
    expect(asked.map(({ headers }) => headers['x-filename'])).toEqual([
      'both.zip',
      '%C3%A8%20bad.txt',
      'good.txt',
    ]);
    expect(rows.find(({ detector }) => detector === 'plug-in-files')?.outcome).toMatchObject({
      kind: 'found',
      things: [{ title: 'Bad file', path: ['both.zip', 'è bad.txt'] }],
    });
  });

  it.each<[string, Answer, RegExp]>([
    ['does not answer', () => undefined, /none within 200 ms/],
    [
      'breaks the connection',
      (_body, request) => request.socket.destroy(),
      /ECONNRESET|other side closed|UND_ERR_SOCKET/,
    ],
    [
      'answers with an error',
      (_body, _request, response) => response.writeHead(503).end(),
      /it answered 503/,
    ],
    [
      'sends elsewhere',
      (_body, _request, response) => response.writeHead(302, { location: '/other' }).end(),
      /redirect/,
    ],
    [
      'talks without end',
      (_body, _request, response) => {
        response.write('[');
        response.end('1,'.repeat(1_000_000));
      },
      /longer than 1 MiB/,
    ],
    ['says something else', (_body, _request, response) => response.end('<html>'), /not JSON/],
    ['says what cannot be', json({ results: [{ label: 'toxic', score: 7 }] }), /results\.0\.score/],
  ])('that %s leaves the item not clean, and the report says why', async (what, how, why) => {
    await describePlugIn('toxicity', {
      ...ofTexts,
      http: { url, milliseconds: what === 'does not answer' ? 200 : 15_000 },
    });
    answer = how;
    const result = await scanned('Something to read.');
    const { rows } = result;
    expect(rows).toMatchObject([{ outcome: { kind: 'limit', why: expect.stringMatching(why) } }]);
    expect(rows).toMatchObject([
      {
        outcome: {
          why: expect.stringMatching(
            /^Toxicity gave no answer .* See that the plug-in toxicity works, then scan again\.$/,
          ),
        },
      },
    ]);
    expect(verdictOf(result).status).not.toBe('CLEAN');
  });
});

describe('a model in a file', () => {
  it('reads texts, each for itself', async (context) => {
    needsOnnxRuntime(context);
    await writeFile(join(folder, 'words.onnx'), textModel({ awful: 4, people: 1, lovely: -4 }, -2));
    await describePlugIn('words', { ...ofTexts, onnx: { file: 'words.onnx', labels: ['toxic'] } });
    expect(await scan('You awful people')).toMatchObject([
      {
        outcome: {
          kind: 'found',
          things: [
            {
              title: 'Toxic text',
              why: expect.stringContaining('(words.onnx) says “toxic” with 0.95'),
            },
          ],
        },
      },
    ]);
    expect(await scan('You lovely people')).toMatchObject([{ outcome: { kind: 'nothing' } }]);
  });

  it('looks at pictures in its own size', async (context) => {
    needsOnnxRuntime(context);
    await writeFile(join(folder, 'colours.onnx'), colourModel(16));
    await describePlugIn('colours', {
      label: 'Colours',
      looks_at: 'pictures',
      onnx: {
        file: 'colours.onnx',
        labels: ['red', 'blue'],
        scores: 'softmax',
        picture: { width: 16, height: 16 },
      },
      raises: {
        red: { title: 'Red picture', why: 'Red is the colour of danger.', severity: 1, from: 0.9 },
      },
    });
    expect(await scan(await picture('#ff0000'), 'a.png')).toMatchObject([
      {
        outcome: {
          kind: 'found',
          things: [{ title: 'Red picture', score: 99, confidence: expect.closeTo(1, 2) }],
        },
      },
    ]);
    expect(await scan(await picture('#0000ff'), 'a.png')).toMatchObject([
      { outcome: { kind: 'nothing' } },
    ]);
    expect(await scan('no picture')).toMatchObject([{ outcome: { kind: 'not-applicable' } }]);
  });

  it('without ONNX Runtime says what is missing', async () => {
    await expect(importOnnxRuntime('onnxruntime-missing')).rejects.toThrow(
      'the package onnxruntime-missing is not installed on the server; see docs/plug-ins.md',
    );
  });

  it('that is broken, or does not fit its description, leaves nothing clean', async (context) => {
    needsOnnxRuntime(context);
    await writeFile(join(folder, 'broken.onnx'), 'not a model');
    await describePlugIn('broken', {
      ...ofTexts,
      onnx: { file: 'broken.onnx', labels: ['toxic'] },
    });
    await writeFile(join(folder, 'words.onnx'), textModel({ awful: 4 }, -2));
    await describePlugIn('unfit', {
      ...ofTexts,
      onnx: { file: 'words.onnx', labels: ['toxic', 'kind'] },
    });
    expect((await scan('You awful people')).map(({ outcome }) => outcome)).toMatchObject([
      { kind: 'limit', why: expect.stringContaining('the model cannot be loaded') },
      {
        kind: 'limit',
        why: expect.stringContaining('no output of 2 numbers; it has score (float32, 1 × 1)'),
      },
    ]);
  });
});

describe('texts that are inside', () => {
  const toxicWhereAwful: Answer = (body, _request, response) => {
    const { texts } = JSON.parse(body.toString()) as { texts: { text: string }[] };
    response.end(
      JSON.stringify({
        results: texts.flatMap(({ text }, index) =>
          text.includes('awful') ? [{ label: 'toxic', score: 0.9, text: index }] : [],
        ),
      }),
    );
  };
  const things = (rows: Awaited<ReturnType<typeof scan>>) =>
    rows.flatMap(({ detector, outcome }) =>
      detector === 'plug-in-toxicity' && outcome.kind === 'found' ? outcome.things : [],
    );
  const word = (confidence: number, text: string, at: number): SeenWord => ({
    text,
    left: 10 + 60 * at,
    top: 20,
    width: 50,
    height: 12,
    confidence,
    line: 0,
    block: 1,
  });
  /** Sees the words at the first look, and nothing at what is drawn larger or alone. */
  const reader = (confidence: number): PictureReader => {
    const looks = [['you', 'awful', 'people'].map((text, at) => word(confidence, text, at))];
    return { read: () => Promise.resolve(looks.shift() ?? []) };
  };
  const item = (bytes: Uint8Array, filename: string) => ({
    bytes,
    filename,
    mime: null,
    path: [filename],
  });
  beforeEach(() => describePlugIn('toxicity', { ...ofTexts, http: { url } }));

  it('of pages and documents are asked about with the others, and findings keep the way to them', async () => {
    answer = toxicWhereAwful;
    const docx = zipFile([
      {
        name: '[Content_Types].xml',
        content: Buffer.from(
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
        ),
      },
      {
        name: 'word/document.xml',
        content: Buffer.from(
          '<w:document><w:body><w:p><w:r><w:t>An awful letter.</w:t></w:r></w:p></w:body></w:document>',
        ),
      },
    ]);
    const pdf = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 ' +
        '400]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents ' +
        '4 0 R>>',
      stream('', Buffer.from('BT /F1 12 Tf 20 200 Td (An awful page.) Tj ET')),
    ]);
    const html = Buffer.from('<!doctype html><html><body><p>An awful site.</p></body></html>');
    const zip = zipFile([
      { name: 'letter.docx', content: docx },
      { name: 'page.pdf', content: pdf },
      { name: 'site.html', content: html },
    ]);
    const { rows } = await createEngine({ plugIns: plugInsIn(folder) }).scan(
      item(zip, 'all.zip'),
      () => undefined,
    );
    expect(asked).toHaveLength(1);
    expect(asked).toHaveLength(1);
    expect(things(rows).map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        ['all.zip', 'letter.docx', 'word/document.xml'],
        ['all.zip', 'page.pdf', 'page 1'],
        ['all.zip', 'site.html'],
      ]),
    );
  });

  it('of pictures are asked about when they were read, and the finding has their box', async () => {
    answer = toxicWhereAwful;
    const zip = zipFile([{ name: 'notice.png', content: await sampleFile('notice.png') }]);
    const read = (confidence: number) =>
      createEngine({ plugIns: plugInsIn(folder), reader: reader(confidence) }).read(
        item(zip, 'a.zip'),
      );
    const rows = await read(0.9);
    expect(asked.map(({ body }) => JSON.parse(body.toString()))).toEqual([
      {
        texts: [{ text: 'you awful people', path: ['a.zip', 'notice.png', 'Text in the picture'] }],
      },
    ]);
    expect(things(rows)).toMatchObject([
      {
        path: ['a.zip', 'notice.png', 'Text in the picture'],
        excerpt: 'you awful people',
        place: {
          kind: 'box',
          image_width: 720,
          points: [{ x: 10, y: 20 }, { x: 180 }, { y: 32 }, {}],
        },
      },
    ]);
    expect(things(rows).map(({ score }) => severityOfScore(score))).toEqual([3]);
    expect(things(await read(0.3)).map(({ score }) => severityOfScore(score))).toEqual([2]);
  });

  it(
    'of pictures that the plug-in gives no answer about are not clean, and nobody is asked ' +
      'where nothing was read',
    async () => {
      answer = (_body, _request, response) => response.writeHead(503).end();
      const rows = await createEngine({ plugIns: plugInsIn(folder), reader: reader(0.9) }).read(
        item(await sampleFile('notice.png'), 'notice.png'),
      );
      expect(rows).toMatchObject([
        { detector: 'ocr' },
        {
          detector: 'plug-in-toxicity',
          outcome: { kind: 'limit', why: expect.stringContaining('it answered 503') },
        },
      ]);
      asked = [];
      expect(
        await createEngine({
          plugIns: plugInsIn(folder),
          reader: { read: () => Promise.resolve([]) },
        }).read(item(await sampleFile('notice.png'), 'notice.png')),
      ).toHaveLength(1);
      expect(asked).toEqual([]);
    },
  );
});

describe('a description', () => {
  it.each<[string, object | string, string]>([
    ['that is not JSON', '{', 'its file is not JSON'],
    ['without anything to ask', ofTexts, 'needs either "http" or "onnx"'],
    [
      'of more than Medium',
      {
        ...ofTexts,
        http: { url: 'http://a.example' },
        raises: { toxic: { title: 'T', why: 'W', severity: 4 } },
      },
      'raises.toxic.severity',
    ],
    [
      'with a word too many',
      { ...ofTexts, http: { url: 'http://a.example', retries: 3 } },
      'retries',
    ],
    [
      'of a model that is not there',
      { ...ofTexts, onnx: { file: 'none.onnx', labels: ['toxic'] } },
      'there is no file none.onnx beside it',
    ],
    [
      'of a file elsewhere',
      { ...ofTexts, onnx: { file: '../../etc/x.onnx', labels: ['toxic'] } },
      'onnx.file',
    ],
    [
      'of labels that the model does not have',
      { ...ofTexts, onnx: { file: 'a.onnx', labels: ['kind'] } },
      '"raises" names "toxic"',
    ],
  ])(
    '%s is named in every report, and the other plug-ins work',
    async (_what, description, why) => {
      await describePlugIn('wrong', description);
      await describePlugIn('zz-right', { ...ofTexts, http: { url } });
      answer = json({ results: [] });
      const [wrong, right] = await scan('Something to read.');
      expect(wrong).toMatchObject({
        detector: 'plug-in-wrong',
        outcome: { kind: 'limit', why: expect.stringContaining(why) },
      });
      expect(right).toMatchObject({ detector: 'plug-in-zz-right', outcome: { kind: 'nothing' } });
    },
  );

  it('is optional', async () => {
    await rm(folder, { recursive: true });
    expect(plugInsIn(folder)).toEqual([]);
    await mkdir(folder);
    expect(plugInsIn(folder)).toEqual([]);
    expect(plugInsIn(null)).toEqual([]);
  });
});
