import { describe, expect, it } from 'vitest';
import { createTestEngine } from '../../../test/engine.ts';
import { zipFile } from '../../../test/files/make-archives.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { watchedOf } from '../watch-list/watched.ts';
import { linksInField } from './field-links.ts';

const engine = createTestEngine();
const bytes = (text: string) => new TextEncoder().encode(text);
const watched = watchedOf({ names: [], domains: ['acmefoods.com'], terms: ['Nordlicht'] });
async function rulesOf(content: Uint8Array, filename: string): Promise<string[]> {
  const { rows } = await engine.scan(
    { bytes: content, filename, mime: null, path: [filename] },
    () => undefined,
    watched,
  );
  return rows
    .flatMap(({ outcome }): FoundThing[] => (outcome.kind === 'found' ? outcome.things : []))
    .map(({ rule }) => rule);
}

const TYPES = {
  name: '[Content_Types].xml',
  content: bytes('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
};
const part = (name: string, xml: string) =>
  zipFile([
    TYPES,
    ...(name === 'word/document.xml'
      ? []
      : [{ name: 'word/document.xml', content: bytes('<w:document/>') }]),
    { name, content: bytes(xml) },
  ]);
const word = (body: string) =>
  part('word/document.xml', `<w:document><w:body><w:p>${body}</w:p></w:body></w:document>`);
const rels = (name: string, type: string, target: string) =>
  part(
    name,
    '<Relationships><Relationship Id="r1" ' +
      `Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" ` +
      `Target="${target}" TargetMode="External"/></Relationships>`,
  );
const spreadsheet = (formula: string) =>
  part(
    'xl/worksheets/sheet1.xml',
    `<worksheet><sheetData><row><c><f>${formula}</f><v>Open</v></c></row></sheetData></worksheet>`,
  );
const open = (xml: string) =>
  zipFile([
    { name: 'mimetype', content: bytes('application/vnd.oasis.opendocument.text') },
    {
      name: 'content.xml',
      content: bytes(`<office:document-content>${xml}</office:document-content>`),
    },
  ]);

const TO = 'https://acmefoods-login.net/x';
describe('an address of a document is looked up', () => {
  it.each([
    ['a relation of Word', rels('word/_rels/document.xml.rels', 'hyperlink', TO), 'a.docx'],
    ['a relation of Excel', rels('xl/worksheets/_rels/sheet1.xml.rels', 'hyperlink', TO), 'a.xlsx'],
    [
      'a relation of PowerPoint',
      rels('ppt/slides/_rels/slide1.xml.rels', 'hyperlink', TO),
      'a.pptx',
    ],
    [
      'a relation through Safe Links',
      rels(
        'word/_rels/document.xml.rels',
        'hyperlink',
        `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(TO)}&amp;data=1`,
      ),
      'a.docx',
    ],
    [
      'a simple field',
      word(
        `<w:fldSimple w:instr=" HYPERLINK &quot;${TO}&quot; "><w:r><w:t>Open</w:t></w:r></w:fldSimple>`,
      ),
      'a.docx',
    ],
    [
      'a field without quotes',
      word(`<w:fldSimple w:instr=" HYPERLINK ${TO} "><w:r><w:t>Open</w:t></w:r></w:fldSimple>`),
      'a.docx',
    ],
    [
      'a field in runs',
      word(
        '<w:fldChar w:fldCharType="begin"/><w:instrText> HYPERLINK ' +
          '"https://acmefoods-</w:instrText><w:instrText>login.net/x"</w:instrText><w:fldChar ' +
          'w:fldCharType="separate"/><w:t>Open</w:t><w:fldChar w:fldCharType="end"/>',
      ),
      'a.docx',
    ],
    [
      'a field of a header',
      part(
        'word/header1.xml',
        `<w:hdr><w:p><w:fldSimple w:instr="HYPERLINK &quot;${TO}&quot;"/></w:p></w:hdr>`,
      ),
      'a.docx',
    ],
    [
      'a picture from outside',
      word(`<w:fldSimple w:instr="INCLUDEPICTURE &quot;${TO}&quot; \\d"/>`),
      'a.docx',
    ],
    ['a formula', spreadsheet(`HYPERLINK("${TO}","Open")`), 'a.xlsx'],
    [
      'a cell of Excel 2003',
      bytes(
        '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook ' +
          'xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Cell ' +
          `ss:HRef="${TO}"><Data>Open</Data></Cell></Workbook>`,
      ),
      'a.xml',
    ],
    [
      'a field of Rich Text',
      bytes(`{\\rtf1 {\\field{\\*\\fldinst{HYPERLINK "${TO}"}}{\\fldrslt{Open}}}}`),
      'a.rtf',
    ],
    [
      'a link of OpenDocument',
      open(`<text:p><text:a xlink:href="${TO}">Open</text:a></text:p>`),
      'a.odt',
    ],
    [
      'a formula of OpenDocument',
      open(`<table:table-cell table:formula="of:=HYPERLINK(&quot;${TO}&quot;;&quot;Open&quot;)"/>`),
      'a.ods',
    ],
  ])('%s', async (_what, content, filename) => {
    expect(await rulesOf(content, filename)).toContain('look-alike/words');
  });
});

describe('what is said beside the text is read', () => {
  it.each([
    [
      'a description of a picture',
      word('<wp:docPr id="1" name="Picture 1" descr="We burn Nordlicht"/>'),
      'a.docx',
    ],
    [
      'a title of a picture',
      word("<wp:docPr id='1' name='Picture 1' title='We burn Nordlicht'/>"),
      'a.docx',
    ],
    [
      'a description of a slide',
      part(
        'ppt/slides/slide1.xml',
        '<p:sld><p:cNvPr id="2" name="x" descr="We burn Nordlicht"/></p:sld>',
      ),
      'a.pptx',
    ],
    [
      'a tip of a link',
      part(
        'xl/worksheets/sheet1.xml',
        '<worksheet><hyperlinks><hyperlink ref="A1" tooltip="We burn Nordlicht"/></hyperlinks></worksheet>',
      ),
      'a.xlsx',
    ],
    [
      'a prompt of a cell',
      part(
        'xl/worksheets/sheet1.xml',
        '<worksheet><dataValidation prompt="We burn Nordlicht" sqref="A1"/></worksheet>',
      ),
      'a.xlsx',
    ],
    [
      'a property',
      part(
        'docProps/core.xml',
        '<cp:coreProperties><dc:subject>We burn Nordlicht</dc:subject></cp:coreProperties>',
      ),
      'a.docx',
    ],
    [
      "a property of one's own",
      part(
        'docProps/custom.xml',
        '<Properties><property name="x"><vt:lpwstr>We burn Nordlicht</vt:lpwstr></property></Properties>',
      ),
      'a.docx',
    ],
    [
      'a comment of PowerPoint',
      part(
        'ppt/comments/comment1.xml',
        '<p:cmLst><p:cm><p:text>We burn Nordlicht</p:text></p:cm></p:cmLst>',
      ),
      'a.pptx',
    ],
    [
      'a comment of Excel',
      part(
        'xl/threadedComments/threadedComment1.xml',
        '<ThreadedComments><threadedComment><text>We burn Nordlicht</text></threadedComment></ThreadedComments>',
      ),
      'a.xlsx',
    ],
  ])('%s', async (_what, content, filename) => {
    expect(await rulesOf(content, filename)).toContain('watch-list/watch-term');
  });
});

it.each([
  ['HYPERLINK "https://a.example/b" \\o "Tip"', ['https://a.example/b']],
  ['HYPERLINK \\l "mark"', []],
  ['HYPERLINK("#Sheet2!A1","x")', []],
  ['HYPERLINK(A1,"x")', []],
  ['PAGE', []],
  [
    'IF(A1,HYPERLINK("https://a.example","x"),HYPERLINK("https://b.example","y"))',
    ['https://a.example', 'https://b.example'],
  ],
])('the field %s leads to %j', (code, targets) => {
  expect(linksInField(code)).toEqual(targets);
});
