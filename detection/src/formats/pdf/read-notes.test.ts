import { describe, expect, it } from 'vitest';
import { createTestEngine } from '../../../test/engine.ts';
import { pdfOf, stream } from '../../../test/files/make-pdf.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { watchedOf } from '../../detectors/watch-list/watched.ts';

const engine = createTestEngine();
const watched = watchedOf({ names: [], domains: ['acmefoods.com'], terms: ['Nordlicht'] });
async function scan(bytes: Uint8Array): Promise<FoundThing[]> {
  const { rows } = await engine.scan(
    { bytes, filename: 'a.pdf', mime: null, path: ['a.pdf'] },
    () => undefined,
    watched,
  );
  return rows.flatMap(({ outcome }) => (outcome.kind === 'found' ? outcome.things : []));
}

const SAID = 'We will burn down the Nordlicht warehouse tonight';
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
/** The ways in which a string may be written. */
const STRINGS: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => `(${text})`,
  'in digits': (text) => `<${Buffer.from(text).toString('hex')}>`,
  'in UTF-16': (text) => `<${wide(text).toString('hex')}>`,
  'in UTF-16 with octal escapes': (text) =>
    `(${[...wide(text)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')})`,
  'cut over two lines': (text) => `(${text.slice(0, 20)}\\\n${text.slice(20)})`,
};
const FONT = '<</Font<</F1 <</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
/**
 * One page that says nothing, with these entries of the page, of the catalogue and of the trailer,
 * and these objects from 5 on.
 */
const pdf = (
  {
    page = '',
    catalogue = '',
    trailer = '',
  }: { page?: string; catalogue?: string; trailer?: string },
  ...objects: (string | Buffer)[]
) =>
  pdfOf(
    [
      `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents 4 0 R/Resources${FONT}${page}>>`,
      stream('', Buffer.from('BT /F1 12 Tf 20 200 Td (Report) Tj ET')),
      ...objects,
    ],
    trailer,
  );
const annotated = (annotation: string, ...objects: (string | Buffer)[]) =>
  pdf({ page: '/Annots[5 0 R]' }, `<</Type/Annot/Rect[50 50 350 90]${annotation}>>`, ...objects);
const field = (entries: string, ...objects: (string | Buffer)[]) =>
  pdf(
    { page: '/Annots[5 0 R]', catalogue: '/AcroForm<</Fields[5 0 R]>>' },
    `<</Type/Annot/Subtype/Widget/Rect[50 50 350 90]/T(a)${entries}>>`,
    ...objects,
  );
const drawn = (words: string) =>
  stream(
    `/Type/XObject/Subtype/Form/BBox[0 0 300 40]/Resources${FONT}`,
    Buffer.from(`BT /F1 12 Tf 2 5 Td ${words} ET`),
  );

const KINDS: Readonly<Record<string, (text: string) => Uint8Array>> = {
  ...Object.fromEntries(
    [
      'Text',
      'FreeText',
      'Highlight',
      'Underline',
      'Squiggly',
      'StrikeOut',
      'Stamp',
      'Ink',
      'Square',
      'Line',
      'Caret',
      'FileAttachment',
    ].map((kind) => [
      kind,
      (text: string) =>
        annotated(
          `/Subtype/${kind}/QuadPoints[50 90 350 90 50 50 350 50]/L[0 0 9 9]/DA(/F1 9 Tf)/Contents ${text}`,
        ),
    ]),
  ),
  'text of its own object': (text) => annotated('/Subtype/Text/Contents 6 0 R', text),
  'hidden note': (text) => annotated(`/Subtype/Text/F 2/Contents ${text}`),
  'name of who wrote a note': (text) => annotated(`/Subtype/Text/T ${text}`),
  'pop-up': (text) =>
    pdf(
      { page: '/Annots[5 0 R 6 0 R]' },
      `<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents ${text}/Popup 6 0 R>>`,
      '<</Type/Annot/Subtype/Popup/Rect[0 0 99 99]/Parent 5 0 R>>',
    ),
  field: (text) => field(`/FT/Tx/V ${text}`),
  'field with its default alone': (text) => field(`/FT/Tx/DV ${text}`),
  choice: (text) => field(`/FT/Ch/Opt[(one) ${text}]`),
  'what is said of a field': (text) => field(`/FT/Tx/TU ${text}`),
  bookmark: (text) =>
    pdf(
      { catalogue: '/Outlines 5 0 R' },
      '<</First 6 0 R/Last 6 0 R/Count 1>>',
      `<</Title ${text}/Parent 5 0 R>>`,
    ),
  'bookmark below another': (text) =>
    pdf(
      { catalogue: '/Outlines 5 0 R' },
      '<</First 6 0 R/Last 6 0 R/Count 1>>',
      '<</Title(One)/Parent 5 0 R/First 7 0 R/Last 7 0 R/Count 1>>',
      `<</Title ${text}/Parent 6 0 R>>`,
    ),
  title: (text) => pdf({ trailer: '/Info 5 0 R' }, `<</Title ${text}>>`),
  keywords: (text) => pdf({ trailer: '/Info 5 0 R' }, `<</Keywords ${text}>>`),
  "property of one's own": (text) => pdf({ trailer: '/Info 5 0 R' }, `<</Remark ${text}>>`),
  'what is said of a carried file': (text) =>
    pdf(
      { catalogue: '/Names<</EmbeddedFiles<</Names[(a) 5 0 R]>>>>' },
      `<</Type/Filespec/F(a.txt)/UF(a.txt)/Desc ${text}/EF<</F 6 0 R>>>>`,
      stream('/Type/EmbeddedFile', Buffer.from('x')),
    ),
};

/** Each kind in one way, and a kind that each part of the library reads in all ways. */
const ways = Object.entries(STRINGS);
const cases = Object.entries(KINDS).flatMap(([kind, of], at) =>
  ways
    .filter(
      (_way, way) =>
        way === at % ways.length || ['Text', 'field', 'bookmark', 'title'].includes(kind),
    )
    .map(([how, written]) => [kind, how, of(written(SAID))] as const),
);

it.each(cases)('text of a PDF beside its pages is read: %s, %s', async (_kind, _how, content) => {
  const things = await scan(content);
  expect(things.find(({ rule }) => rule.startsWith('threats'))?.summary ?? '').toContain(
    'burn down',
  );
  expect(things.map(({ rule }) => rule)).toContain('watch-list/watch-term');
});

describe('what an appearance draws', () => {
  it.each(['Stamp', 'FreeText', 'Text', 'Square', 'Ink'])('is read: %s', async (kind) => {
    const things = await scan(
      annotated(
        `/Subtype/${kind}/Contents(Nice)/QuadPoints[50 90 350 90 50 50 350 50]/AP<</N 6 0 R>>`,
        drawn(`(${SAID}) Tj`),
      ),
    );
    expect(things.map(({ rule }) => rule)).toContain('watch-list/watch-term');
  });

  it('is read in a field, in hexadecimal digits and in pieces', async () => {
    for (const words of [
      `(${SAID}) Tj`,
      `<${Buffer.from(SAID).toString('hex')}> Tj`,
      `[(We will burn down the Nord)-20(licht) 30( warehouse tonight)] TJ`,
    ]) {
      expect(
        (await scan(field('/FT/Tx/AP<</N 6 0 R>>', drawn(words)))).map(({ rule }) => rule),
        words,
      ).toContain('watch-list/watch-term');
      expect(
        (await scan(annotated('/Subtype/Stamp/AP<</N 6 0 R>>', drawn(words)))).map(
          ({ rule }) => rule,
        ),
        words,
      ).toContain('watch-list/watch-term');
    }
  });
});

describe('where a PDF leads', () => {
  const TO = 'https://acmefoods-login.net/x';
  it.each([
    ['a link', annotated(`/Subtype/Link/A<</S/URI/URI(${TO})>>`)],
    ['a link in UTF-16', annotated(`/Subtype/Link/A<</S/URI/URI<${wide(TO).toString('hex')}>>>`)],
    [
      'a link whose address is an object',
      annotated('/Subtype/Link/A<</S/URI/URI 6 0 R>>', `(${TO})`),
    ],
    [
      'a link through Safe Links',
      annotated(
        '/Subtype/Link/A<</S/URI/URI(https://eur03.safelinks.protection.outlook.com/?url=' +
          `${encodeURIComponent(TO)}&data=1)>>`,
      ),
    ],
    [
      'a bookmark',
      pdf(
        { catalogue: '/Outlines 5 0 R' },
        '<</First 6 0 R/Last 6 0 R/Count 1>>',
        `<</Title(One)/Parent 5 0 R/A<</S/URI/URI(${TO})>>>>`,
      ),
    ],
    ['a form', field(`/FT/Btn/A<</S/SubmitForm/F<</FS/URL/F(${TO})>>>>`)],
    ['another document', annotated(`/Subtype/Link/A<</S/GoToR/F(${TO})/D[0/Fit]>>`)],
    ['a program', annotated(`/Subtype/Link/A<</S/Launch/F(${TO})>>`)],
    ['words of a note', annotated(`/Subtype/Text/Contents(see ${TO})`)],
  ])('is looked up: %s', async (_what, content) => {
    expect((await scan(content)).map(({ rule }) => rule)).toContain('look-alike/words');
  });

  it('a link that lies under the name of another host breaks its promise', async () => {
    const words = (text: string) =>
      stream('', Buffer.from(`BT /F1 12 Tf 50 60 Td (${text}) Tj ET`));
    const linked = (text: string) =>
      pdfOf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents 4 0 R/Resources${FONT}/Annots[5 0 R]>>`,
        words(text),
        '<</Type/Annot/Subtype/Link/Rect[40 50 390 90]/A<</S/URI/URI(https://drop.hidden-host.com/login)>>>>',
      ]);
    expect((await scan(linked('www.acmefoods.com'))).map(({ rule }) => rule)).toContain(
      'phishing/other-than-promised-ours',
    );
    expect((await scan(linked('Our offers'))).map(({ rule }) => rule)).not.toContain(
      'phishing/other-than-promised-ours',
    );
  });
});
