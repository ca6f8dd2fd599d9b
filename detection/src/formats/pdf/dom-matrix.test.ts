import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { pdfOf, stream } from '../../../test/files/make-pdf.ts';
import { DOMMatrix2D } from './dom-matrix.ts';
import { readPdfText } from './read-text.ts';

const content = (text: string) => stream('', Buffer.from(text, 'latin1'));

it('scales and moves as the standard says', () => {
  const { a, b, c, d, e, f } = new DOMMatrix2D().scaleSelf(0.5, -0.25).translateSelf(4, -8);
  expect({ a, b, c: c + 0, d, e, f }).toEqual({ a: 0.5, b: 0, c: 0, d: -0.25, e: 2, f: 2 });
});

it('lets PDF be read where no canvas is installed, a picture mask within a font included', async () => {
  const require = createRequire(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  expect(() => require.resolve('@napi-rs/canvas')).toThrow('Cannot find module');
  const bytes = pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents 6 0 R' +
      '/Resources<</Font<</F1 4 0 R/F2 5 0 R>>>>>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 8 8]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 65' +
      '/LastChar 65/Widths[8]/Encoding<</Type/Encoding/Differences[65/a]>>/CharProcs<</a 7 0 R>>' +
      '/Resources<<>>>>',
    content('BT /F1 12 Tf 20 200 Td (We will find you) Tj /F2 12 Tf (A) Tj ET'),
    content(
      '8 0 0 0 8 8 d1 8 0 0 8 0 0 cm BI /W 8 /H 8 /IM true /BPC 1 ID ' +
        '\x18\x3c\x7e\x18\x18\x18\x18\x18 EI',
    ),
  ]);
  const { pages, problem } = await readPdfText(new Uint8Array(bytes), {
    maxPixels: 4e7,
    deadline: Infinity,
  });
  expect({ pages, problem }).toEqual({
    pages: [expect.stringContaining('We will find you')],
    problem: null,
  });
});
