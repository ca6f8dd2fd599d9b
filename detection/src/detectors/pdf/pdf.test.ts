import { wayInWords } from '../../formats/step.ts';
import { createCipheriv, createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { makeFiles } from '../../../test/files/make-files.mjs';
import { pdfOf, stream } from '../../../test/files/make-pdf.ts';
import { severityOfScore, type ScanResult } from '../../engine/detector.ts';
import { verdictOf } from '../../engine/scan-verdict.ts';
import { inWords } from '../../../test/in-words.ts';

const engine = createEngine();
const scan = (content: Uint8Array, filename = 'a.pdf') =>
  engine.scan({ bytes: content, filename, mime: null, path: [filename] }, () => undefined);
/** Each finding as `rule (severity) path`. */
const seen = ({ rows }: ScanResult) =>
  rows.flatMap(({ outcome }) =>
    outcome.kind === 'found'
      ? outcome.things.map(({ rule, score, path }) =>
          `${rule} (${severityOfScore(score)}) ${wayInWords(path).slice(1).join(' > ')}`.trim(),
        )
      : [],
  );

const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const page = (more = '') =>
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Resources<</Font<</F1 ' +
  `<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>${more}>>`;
const plain = (catalogue: string, ...more: (string | Buffer)[]) =>
  pdfOf([`<</Type/Catalog/Pages 2 0 R${catalogue}>>`, PAGES, page(), ...more]);
const action = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

describe('scripts', () => {
  it.each([
    ['in the plain', plain('/AcroForm 9 0 R', action), 'pdf/script (2)'],
    [
      'under a name that is spelt in numbers',
      plain('', '<</S/J#61vaScript/#4aS(app.alert\\(1\\))>>'),
      'pdf/script (2)',
    ],
    ['that run on opening', plain('/OpenAction 4 0 R', action), 'pdf/script-on-open (3)'],
    [
      'of the document, which run on opening',
      plain('/Names<</JavaScript 4 0 R>>', '<</Names[(a) 5 0 R]>>', action),
      'pdf/script-on-open (3)',
    ],
    [
      'in a packed stream of objects',
      plain(
        '',
        stream(`/Type/ObjStm/N 1/First 4/Filter/FlateDecode`, deflateSync(`9 0 ${action}`)),
      ),
      'pdf/script (2)',
    ],
    [
      'that open what the document carries',
      plain('', '<</S/JavaScript/JS(this.exportDataObject\\({cName:"a",nLaunch:2}\\))>>'),
      'pdf/script-opens-attachment (4)',
    ],
  ])('%s', async (_what, content, rule) => {
    expect(seen(await scan(content))).toEqual([rule]);
  });

  it('are none where only the packed bytes of a stream spell one', async () => {
    expect(
      seen(await scan(plain('', stream('/Subtype/XML', Buffer.from('/S /JavaScript /JS (x)'))))),
    ).toEqual([]);
  });

  it('are read in a document that is encrypted and opens without a password', async () => {
    const padding = Buffer.from(
      '28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A',
      'hex',
    );
    const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
    const owner = Buffer.alloc(32, 7);
    const id = Buffer.from('0123456789abcdef');
    const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
    let key = md5(padding, owner, permissions, id);
    for (let round = 0; round < 50; round += 1) key = md5(key);
    const own = md5(key, Buffer.from([4, 0, 0, 0, 0]), Buffer.from('sAlT'));
    const start = Buffer.alloc(16, 3);
    const cipher = createCipheriv('aes-128-cbc', own, start);
    const packed = Buffer.concat([
      start,
      cipher.update(deflateSync(`9 0 ${action}`)),
      cipher.final(),
    ]);
    const encryption =
      '<</Filter/Standard/V 4/R 4/Length 128/P ' +
      `-4/O<${owner.toString('hex')}>/U<${'00'.repeat(32)}>/CF<</StdCF<</CFM/AESV2/Length ` +
      '16>>>>/StmF/StdCF/StrF/StdCF>>';
    const content = pdfOf(
      [
        '<</Type/Catalog/Pages 2 0 R>>',
        PAGES,
        page(),
        stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', packed),
        encryption,
      ],
      `/Encrypt 5 0 R/ID[<${id.toString('hex')}><${id.toString('hex')}>]`,
    );
    const found = (await scan(content)).rows.find(({ detector }) => detector === 'pdf')?.outcome;
    expect(found).toMatchObject({
      kind: 'found',
      things: expect.arrayContaining([
        expect.objectContaining({ rule: 'pdf/script', excerpt: 'app.alert(1)' }),
      ]),
    });
  });
});

describe('what else a document does', () => {
  it.each([
    ['starts a program', plain('/OpenAction<</S/Launch/F(cmd.exe)>>'), ['pdf/launch (4)']],
    [
      'opens a file on another computer',
      plain('', '<</S/GoToR/F(\\\\\\\\drop.example\\\\a.pdf)>>'),
      ['pdf/remote-file (3)'],
    ],
    ['goes to a page of another document beside it', plain('', '<</S/GoToR/F(part2.pdf)>>'), []],
    [
      'sends a form',
      plain('', '<</S/SubmitForm/F(https://drop.example/f)>>'),
      ['pdf/sends-form (2)'],
    ],
  ])('%s', async (_what, content, rules) => {
    expect(seen(await scan(content))).toEqual(rules);
  });

  it('carries files, which go through all detectors', async () => {
    const carried = (name: string, content: string) =>
      plain(
        '',
        `<</Type/Filespec/F(${name})/EF<</F 5 0 R>>>>`,
        stream('/Type/EmbeddedFile/Filter/FlateDecode', deflateSync(content)),
      );
    expect(seen(await scan(carried('note.txt', 'I will kill you tomorrow with a knife.')))).toEqual(
      ['pdf/attached-file (2)', expect.stringMatching(/^threats.* note.txt$/)],
    );
    expect(seen(await scan(carried('run.js', 'x')))).toContain('pdf/attached-program (4)');
  });

  it('shows text and pictures, which go through all detectors', async () => {
    const { default: sharp } = await import('sharp');
    const poster = await sharp((await makeFiles())['poster.png'])
      .jpeg({ quality: 90 })
      .toBuffer();
    const content = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      PAGES,
      page('/Contents 4 0 R'),
      stream(
        '',
        Buffer.from('BT /F1 12 Tf 20 200 Td (I will kill you tomorrow with a knife.) Tj ET'),
      ),
      stream('/Type/XObject/Subtype/Image/Width 800/Height 1000/Filter/DCTDecode', poster),
    ]);
    const expected = [
      'codes/link (2) picture 5.jpg > QR code > URL',
      expect.stringMatching(/^threats.* page 1$/),
    ];
    expect(seen(await scan(content))).toEqual(expected);
    // As a file comes from the disk.
    expect(seen(await scan(Buffer.from(content)))).toEqual(expected);
  });
});

describe('damage', () => {
  it('is told, and a damaged document is never clean', async () => {
    expect(verdictOf(await scan(plain('')))).toEqual({ status: 'CLEAN', problem: null });
    expect(
      inWords(verdictOf(await scan(new Uint8Array(Buffer.from('%PDF-1.7\nnothing of it'))))),
    ).toMatchObject({
      status: 'UNREADABLE',
      problem: expect.stringContaining('text couldn’t be read'),
    });
  });

  it('a stream that unpacks to many times its size is a finding', async () => {
    const result = await scan(
      plain(
        '',
        stream(
          '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
          deflateSync(Buffer.alloc(8 * 1024 * 1024)),
        ),
      ),
    );
    expect(seen(result)).toEqual(['archives/bomb (3)']);
  });
});
