import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { zipFile } from '../../../test/files/make-archives.ts';
import { colourModel, textModel } from '../../../test/files/make-onnx.ts';
import {
  type Answer,
  describePlugIn,
  json,
  ofTexts,
  scan,
  scanned,
  stub,
  usePlugInStub,
} from '../../../test/plug-in-stub.ts';
import { severityOfScore } from '../../engine/detector.ts';
import { verdictOf } from '../../engine/scan-verdict.ts';
import { plugInsIn } from '../../worker/plug-in-folder.ts';
import { needsOnnxRuntime } from '../../../test/onnx-runtime.ts';
import { importOnnxRuntime } from './onnx-runtime.ts';
import { inWords } from '../../../test/in-words.ts';

usePlugInStub();

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

describe('a classifier over HTTP', () => {
  it('is told every text once, and what it says is raised with its model, score and place', async () => {
    await describePlugIn('toxicity', {
      ...ofTexts,
      version: '3',
      http: { url: stub.url, headers: { Authorization: 'Bearer mine' } },
    });
    stub.answer = json({
      model: 'toxic-7',
      results: [
        { label: 'toxic', score: 0.93, text: 1, start: 5, end: 12 },
        { label: 'toxic', score: 0.7, text: 0 },
        { label: 'kind', score: 1, text: 1 },
      ],
    });
    const rows = await scan('You, awful people.');
    expect(stub.asked.map(({ body }) => JSON.parse(body.toString()))).toEqual([
      {
        texts: [
          { text: 'post.txt', path: ['post.txt'] },
          { text: 'You, awful people.', path: ['post.txt'] },
        ],
      },
    ]);
    expect(stub.asked[0]?.headers).toMatchObject({
      authorization: 'Bearer mine',
      'content-type': 'application/json',
    });
    expect(inWords(rows)).toMatchObject([
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
                'The text is meant to hurt. The plug-in Toxicity (toxic-7) returned “toxic” with a score of 0.93 ' +
                '(alert threshold: 0.80).',
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
      http: { url: stub.url },
      raises: { bad: { title: 'Bad file', why: 'It is bad.' } },
    });
    stub.answer = (body, _request, response) => {
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
    const engine = createEngine({ plugIns: plugInsIn(stub.folder) });
    const { rows } = await engine.scan(
      { bytes: zip, filename: 'both.zip', mime: null, path: ['both.zip'] },
      () => undefined,
    );
    expect(stub.asked.map(({ headers }) => headers['x-filename'])).toEqual([
      'both.zip',
      '%C3%A8%20bad.txt',
      'good.txt',
    ]);
    expect(
      inWords(rows.find(({ detector }) => detector === 'plug-in-files')?.outcome),
    ).toMatchObject({
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
      http: { url: stub.url, milliseconds: what === 'does not answer' ? 200 : 15_000 },
    });
    stub.answer = how;
    const result = await scanned('Something to read.');
    const { rows } = result;
    expect(inWords(rows)).toMatchObject([
      { outcome: { kind: 'limit', why: expect.stringMatching(why) } },
    ]);
    expect(inWords(rows)).toMatchObject([
      {
        outcome: {
          why: expect.stringMatching(
            /^Toxicity didn’t respond .* Ask your operator to check the plug-in toxicity, then scan the item again\.$/,
          ),
        },
      },
    ]);
    expect(verdictOf(result).status).not.toBe('CLEAN');
  });
});

describe('model in a file', () => {
  it('reads texts, each for itself', async (context) => {
    needsOnnxRuntime(context);
    await writeFile(
      join(stub.folder, 'words.onnx'),
      textModel({ awful: 4, people: 1, lovely: -4 }, -2),
    );
    await describePlugIn('words', { ...ofTexts, onnx: { file: 'words.onnx', labels: ['toxic'] } });
    expect(inWords(await scan('You awful people'))).toMatchObject([
      {
        outcome: {
          kind: 'found',
          things: [
            {
              title: 'Toxic text',
              why: expect.stringContaining('(words.onnx) returned “toxic” with a score of 0.95'),
            },
          ],
        },
      },
    ]);
    expect(await scan('You lovely people')).toMatchObject([{ outcome: { kind: 'nothing' } }]);
  });

  it('looks at pictures in its own size', async (context) => {
    needsOnnxRuntime(context);
    await writeFile(join(stub.folder, 'colours.onnx'), colourModel(16));
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
    expect(inWords(await scan(await picture('#ff0000'), 'a.png'))).toMatchObject([
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
    await writeFile(join(stub.folder, 'broken.onnx'), 'not a model');
    await describePlugIn('broken', {
      ...ofTexts,
      onnx: { file: 'broken.onnx', labels: ['toxic'] },
    });
    await writeFile(join(stub.folder, 'words.onnx'), textModel({ awful: 4 }, -2));
    await describePlugIn('unfit', {
      ...ofTexts,
      onnx: { file: 'words.onnx', labels: ['toxic', 'kind'] },
    });
    expect(inWords((await scan('You awful people')).map(({ outcome }) => outcome))).toMatchObject([
      { kind: 'limit', why: expect.stringContaining('the model cannot be loaded') },
      {
        kind: 'limit',
        why: expect.stringContaining('no output of 2 numbers; it has score (float32, 1 × 1)'),
      },
    ]);
  });
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
      await describePlugIn('zz-right', { ...ofTexts, http: { url: stub.url } });
      stub.answer = json({ results: [] });
      const [wrong, right] = await scan('Something to read.');
      expect(inWords(wrong)).toMatchObject({
        detector: 'plug-in-wrong',
        outcome: { kind: 'limit', why: expect.stringContaining(why) },
      });
      expect(right).toMatchObject({ detector: 'plug-in-zz-right', outcome: { kind: 'nothing' } });
    },
  );

  it('is optional', async () => {
    await rm(stub.folder, { recursive: true });
    expect(plugInsIn(stub.folder)).toEqual([]);
    await mkdir(stub.folder);
    expect(plugInsIn(stub.folder)).toEqual([]);
    expect(plugInsIn(null)).toEqual([]);
  });
});
