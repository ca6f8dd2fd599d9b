import { wayInWords } from '../../formats/step.ts';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { zipFile } from '../../../test/files/make-archives.ts';
import {
  compoundFile,
  macroProject,
  moduleStream,
  packageStream,
} from '../../../test/files/make-compound.ts';
import { severityOfScore, type ScanResult } from '../../engine/detector.ts';
import { verdictOf } from '../../engine/scan-verdict.ts';
import { listStreams } from '../../formats/office/compound.ts';
import { decompressVba } from '../../formats/office/vba.ts';
import { inWords } from '../../../test/in-words.ts';

const engine = createEngine();
const bytes = (text: string) => new TextEncoder().encode(text);
const scan = (content: Uint8Array, filename: string) =>
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

const TYPES = {
  name: '[Content_Types].xml',
  content: bytes('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
};
const paragraph = (text: string) =>
  `<w:document><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
const docx = (...parts: { name: string; content: Uint8Array }[]) =>
  zipFile([
    TYPES,
    { name: 'word/document.xml', content: bytes(paragraph('Minutes of Tuesday.')) },
    ...parts,
  ]);
const relation = (type: string, target: string) =>
  docx({
    name: 'word/_rels/settings.xml.rels',
    content: bytes(
      '<Relationships><Relationship Id="r1" ' +
        `Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" ` +
        `Target="${target}" TargetMode="External"/></Relationships>`,
    ),
  });
const AUTO = 'Private Sub Document_Open()\r\n  Shell "cmd /c calc.exe"\r\nEnd Sub\r\n';

describe('macros', () => {
  it('are unpacked as the specification says', () => {
    const packed = Buffer.from(
      '012FB000236161616263646582660070616768696A013808616B6C00306D6E6F7006710270041072737475761077787 97A003C'.replace(
        ' ',
        '',
      ),
      'hex',
    );
    expect(new TextDecoder().decode(decompressVba(packed))).toBe(
      '#aaabcdefaaaaghijaaaaaklaaamnopqaaaaaaaaaaaarstuvwxyzaaa',
    );
  });

  it.each([
    ['that run by themselves and start programs', AUTO, 'office/macro-runs-programs (4)'],
    [
      'that run by themselves and write files',
      'Sub AutoOpen()\r\n Open "a.txt" For Output As #1\r\nEnd Sub',
      'office/macro-writes-files (3)',
    ],
    [
      'that start programs on a click',
      'Sub Button()\r\n Shell "notepad"\r\nEnd Sub',
      'office/macro-can-run-programs (3)',
    ],
    ['that only count', 'Function Twice(x)\r\n Twice = 2 * x\r\nEnd Function', 'office/macro (2)'],
    [
      'that speak of programs in a comment only',
      "Sub AutoOpen()\r\n ' Shell would be wrong here\r\n x = 1\r\nEnd Sub",
      'office/macro (2)',
    ],
  ])('%s', async (_what, source, rule) => {
    for (const [content, name, path] of [
      [
        docx({ name: 'word/vbaProject.bin', content: macroProject(source) }),
        'a.docm',
        'word/vbaProject.bin > ThisDocument',
      ],
      [
        compoundFile([
          ['Macros/VBA/ThisDocument', moduleStream(source)],
          ['WordDocument', new Uint8Array(1)],
        ]),
        'a.doc',
        'ThisDocument',
      ],
    ] as const)
      expect(seen(await scan(content, name))).toEqual([`${rule} ${path}`]);
  });

  it('that are empty are none', async () => {
    expect(
      seen(
        await scan(
          docx({ name: 'word/vbaProject.bin', content: macroProject('Option Explicit\r\n') }),
          'a.docm',
        ),
      ),
    ).toEqual([]);
  });

  it('of Excel 4 are found in new and old books', async () => {
    const sheet = {
      name: 'xl/macrosheets/sheet1.xml',
      content: bytes('<xm:macrosheet><row><c><f>EXEC("calc.exe")</f></c></row></xm:macrosheet>'),
    };
    expect(seen(await scan(zipFile([TYPES, sheet]), 'a.xlsm'))).toEqual([
      'office/macro-runs-programs (4)',
    ]);
    const record = (id: number, ...body: number[]) =>
      Buffer.from([id & 0xff, id >> 8, body.length, 0, ...body]);
    const book = Buffer.concat([
      record(0x809, 0, 6, 5, 0),
      record(0x85, 0, 0, 0, 0, 1, 1, 2, 0, 0x4d, 0x31),
    ]);
    expect(seen(await scan(compoundFile([['Workbook', book]]), 'a.xls'))).toEqual([
      'office/excel4-macro (2)',
    ]);
  });
});

describe('links to the outside', () => {
  it.each([
    ['attachedTemplate', 'https://drop.example/t.dotm', ['office/remote-content (3)']],
    ['attachedTemplate', 'file:///C:\\Templates\\letter.dotx', []],
    [
      'oleObject',
      'mhtml:https://drop.example/a.html!x-usc:https://drop.example/a.html',
      ['office/exploit-link (4)'],
    ],
    ['oleObject', 'file:///C:\\a.xlsx', ['office/linked-object (2)']],
    ['hyperlink', 'https://example.org/', []],
  ])('of kind %s to %s', async (type, target, rules) => {
    expect(
      seen(await scan(relation(type, target), 'a.docx')).filter((rule) =>
        rule.startsWith('office'),
      ),
    ).toEqual(rules);
  });

  it('by DDE are found in fields, however they are cut, and in formulas', async () => {
    const run = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
    const field =
      '<w:p><w:fldChar ' +
      `w:fldCharType="begin"/>${run('DDE')}` +
      `${run('AUTO c:\\\\windows\\\\system32\\\\cmd.exe')}${run(' &quot;/k calc&quot;')}` +
      '<w:fldChar ' +
      'w:fldCharType="separate"/></w:p>';
    const feed = '<w:fldSimple w:instr=" DDE Excel Book1.xlsx R1C1 "/>';
    const parts = (xml: string) =>
      zipFile([TYPES, { name: 'word/document.xml', content: bytes(xml) }]);
    expect(seen(await scan(parts(field), 'a.docx'))).toEqual(['office/dde-command (4)']);
    expect(seen(await scan(parts(feed), 'a.docx'))).toEqual(['office/dde (2)']);
    expect(
      seen(
        await scan(
          bytes(
            '{\\rtf1{\\field{\\*\\fldinst DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"}{\\fldrslt x}}}',
          ),
          'a.rtf',
        ),
      ),
    ).toEqual(['office/dde-command (4)']);
    const book =
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook><Cell ' +
      'ss:Formula="=cmd|\'/c calc\'!A1"/></Workbook>';
    expect(seen(await scan(bytes(book), 'a.xml'))).toEqual(['office/dde-command (4)']);
  });
});

describe('what documents carry', () => {
  const object = (label: string, content: Uint8Array) =>
    compoundFile([['\u0001Ole10Native', packageStream(label, content)]]);

  it('is found as a file, worse as a program, and goes through all detectors', async () => {
    const threat = bytes('I will kill you tomorrow with a knife.');
    const result = await scan(
      docx({ name: 'word/embeddings/oleObject1.bin', content: object('note.txt', threat) }),
      'a.docx',
    );
    expect(seen(result)).toEqual([
      'office/embedded-file (2) word/embeddings/oleObject1.bin',
      expect.stringMatching(/^threats.* word\/embeddings\/oleObject1.bin > note.txt$/),
    ]);
    expect(
      seen(
        await scan(
          docx({ name: 'word/embeddings/oleObject1.bin', content: object('run.js', threat) }),
          'a.docx',
        ),
      ),
    ).toContain('office/embedded-program (4) word/embeddings/oleObject1.bin');
  });

  it('in slides is deflated, in rich text written as digits', async () => {
    const packed = deflateSync(object('run.bat', bytes('echo')));
    const record = Buffer.alloc(12);
    record.writeUInt16LE(0x10, 0);
    record.writeUInt16LE(0x1011, 2);
    record.writeUInt32LE(packed.length + 4, 4);
    expect(
      seen(
        await scan(
          compoundFile([['PowerPoint Document', Buffer.concat([record, packed])]]),
          'a.ppt',
        ),
      ),
    ).toContain('office/embedded-program (4) object1');
    const native = Buffer.from(packageStream('run.bat', bytes('echo'))).subarray(4);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(native.length);
    const digits = Buffer.concat([
      Buffer.from('010500000200000008000000', 'hex'),
      Buffer.from('Package\0'),
      Buffer.alloc(8),
      size,
      native,
    ]).toString('hex');
    const spread = digits.replace(/(.{40})/g, '$1\n{\\*\\hidden}');
    expect(
      seen(await scan(bytes(`{\\rtf1{\\object\\objemb{\\*\\objdata ${spread}}}}`), 'a.rtf')),
    ).toContain('office/embedded-program (4)');
  });

  it('as text is read by the text detectors', async () => {
    const result = await scan(
      zipFile([
        TYPES,
        {
          name: 'word/document.xml',
          content: bytes(
            paragraph(
              'I will kill you</w:t></w:r><w:r><w:t xml:space="preserve"> tomorrow with a knife.',
            ),
          ),
        },
      ]),
      'a.docx',
    );
    expect(seen(result)).toEqual([expect.stringMatching(/^threats\/.* word\/document.xml$/)]);
  });

  it('is nothing in an ordinary document', async () => {
    const result = await scan(docx(), 'a.docx');
    expect(verdictOf(result)).toEqual({ status: 'CLEAN', problem: null });
    expect(structuredClone(result)).toEqual(result);
  });
});

describe('passwords and damage', () => {
  it('a password is a finding, and the document is not clean', async () => {
    const result = await scan(
      compoundFile([
        ['EncryptedPackage', new Uint8Array(10)],
        ['EncryptionInfo', new Uint8Array(10)],
      ]),
      'a.docx',
    );
    expect(seen(result)).toEqual(['office/encrypted (2)']);
    expect(inWords(verdictOf(result).problem)).toContain('The document is password-protected');
  });

  it('chains that return to themselves end', () => {
    const file = compoundFile([['WordDocument', new Uint8Array(5000)]]);
    const table = file.length - 512;
    for (let at = 0; at < 40; at += 4) new DataView(file.buffer).setUint32(table + at, 0, true);
    expect(listStreams(file)?.every(({ read }) => read().length <= file.length)).toBe(true);
  });
});
