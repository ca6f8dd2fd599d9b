import { say } from '@vedetta/messages/say.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { zipFile } from '../../../test/files/make-archives.ts';
import { pdfOf, stream } from '../../../test/files/make-pdf.ts';
import {
  type scan,
  type Answer,
  describePlugIn,
  ofTexts,
  stub,
  usePlugInStub,
} from '../../../test/plug-in-stub.ts';
import { sampleFile } from '../../../test/sample-file.ts';
import { severityOfScore } from '../../engine/detector.ts';
import type { PictureReader, SeenWord } from '../../formats/ocr/picture-reader.ts';
import { plugInsIn } from '../../worker/plug-in-folder.ts';
import { inWords } from '../../../test/in-words.ts';

usePlugInStub();

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
  beforeEach(() => describePlugIn('toxicity', { ...ofTexts, http: { url: stub.url } }));

  it('of pages and documents are asked about with the others, and findings keep the way to them', async () => {
    stub.answer = toxicWhereAwful;
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
    const { rows } = await createEngine({ plugIns: plugInsIn(stub.folder) }).scan(
      item(zip, 'all.zip'),
      () => undefined,
    );
    expect(stub.asked).toHaveLength(1);
    expect(stub.asked).toHaveLength(1);
    expect(things(rows).map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        ['all.zip', 'letter.docx', 'word/document.xml'],
        ['all.zip', 'page.pdf', say('pathPage', { number: 1 })],
        ['all.zip', 'site.html'],
      ]),
    );
  });

  it('of pictures are asked about when they were read, and the finding has their box', async () => {
    stub.answer = toxicWhereAwful;
    const zip = zipFile([{ name: 'notice.png', content: await sampleFile('notice.png') }]);
    const read = (confidence: number) =>
      createEngine({ plugIns: plugInsIn(stub.folder), reader: reader(confidence) }).read(
        item(zip, 'a.zip'),
      );
    const rows = await read(0.9);
    expect(stub.asked.map(({ body }) => JSON.parse(body.toString()))).toEqual([
      {
        texts: [{ text: 'you awful people', path: ['a.zip', 'notice.png', 'Text in the image'] }],
      },
    ]);
    expect(things(rows)).toMatchObject([
      {
        path: ['a.zip', 'notice.png', say('pathPictureText')],
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
      stub.answer = (_body, _request, response) => response.writeHead(503).end();
      const rows = await createEngine({
        plugIns: plugInsIn(stub.folder),
        reader: reader(0.9),
      }).read(item(await sampleFile('notice.png'), 'notice.png'));
      expect(inWords(rows)).toMatchObject([
        { detector: 'ocr' },
        {
          detector: 'plug-in-toxicity',
          outcome: { kind: 'limit', why: expect.stringContaining('it answered 503') },
        },
      ]);
      stub.asked = [];
      expect(
        await createEngine({
          plugIns: plugInsIn(stub.folder),
          reader: { read: () => Promise.resolve([]) },
        }).read(item(await sampleFile('notice.png'), 'notice.png')),
      ).toHaveLength(1);
      expect(stub.asked).toEqual([]);
    },
  );
});
