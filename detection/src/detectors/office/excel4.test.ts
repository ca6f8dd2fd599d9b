import { describe, expect, it } from 'vitest';
import { createTestEngine } from '../../../test/engine.ts';
import { zipFile } from '../../../test/files/make-archives.ts';
import { severityOfScore } from '../../engine/detector.ts';

const engine = createTestEngine();
const bytes = (text: string) => new TextEncoder().encode(text);
const TYPES = { name: '[Content_Types].xml', content: bytes('<Types/>') };

async function officeIn(parts: readonly { name: string; content: Uint8Array }[], filename: string) {
  const { rows } = await engine.scan(
    { bytes: zipFile([TYPES, ...parts]), filename, mime: null, path: [filename] },
    () => undefined,
  );
  return rows
    .filter(({ detector }) => detector === 'office')
    .flatMap(({ outcome }) => (outcome.kind === 'found' ? outcome.things : []))
    .map(({ rule, score }) => `${rule} (${severityOfScore(score)})`);
}

/** A record of a binary workbook ([MS-XLSB] 2.1.4). */
function record(id: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = Buffer.concat(parts);
  const head = id < 0x80 ? [id] : [(id & 0x7f) | 0x80, id >> 7];
  return new Uint8Array(Buffer.concat([Buffer.from([...head, body.length]), body]));
}
function wide(text: string): Uint8Array {
  const count = Buffer.alloc(4);
  count.writeUInt32LE(text.length);
  return Buffer.concat([count, Buffer.from(text, 'utf16le')]);
}
const sheet = (formula: string) => ({
  name: 'xl/macrosheets/sheet1.xml',
  content: bytes(`<xm:macrosheet><sheetData><c><f>${formula}</f></c></sheetData></xm:macrosheet>`),
});
const NAME = {
  name: 'xl/workbook.xml',
  content: bytes(
    '<workbook><definedNames><definedName name="_xlnm.Auto_Open">a!$A$1</definedName></definedNames></workbook>',
  ),
};

describe('Excel 4 macros', () => {
  it('that start a program are High, with a name that opens them or without', async () => {
    expect(await officeIn([sheet('EXEC("a")'), NAME], 'a.xlsm')).toEqual([
      'office/macro-runs-programs (4)',
    ]);
  });

  it('that run on opening are Medium, others Low', async () => {
    expect(await officeIn([sheet('ALERT("a")'), NAME], 'a.xlsm')).toEqual([
      'office/excel4-opens (3)',
    ]);
    expect(await officeIn([sheet('ALERT("a")')], 'a.xlsm')).toEqual(['office/excel4-macro (2)']);
  });

  it('of a binary book are read as well', async () => {
    // A formula with a call of EXEC (110) of one argument.
    const formula = record(8, Buffer.alloc(14), Buffer.from([0x42, 1, 110, 0]));
    const name = record(39, Buffer.alloc(9), wide('_xlnm.Auto_Open'));
    const macros = (content: Uint8Array) => ({ name: 'xl/macrosheets/sheet1.bin', content });
    expect(
      await officeIn([macros(formula), { name: 'xl/workbook.bin', content: name }], 'a.xlsb'),
    ).toEqual(['office/macro-runs-programs (4)']);
    expect(
      await officeIn(
        [macros(record(8, Buffer.alloc(20))), { name: 'xl/workbook.bin', content: name }],
        'a.xlsb',
      ),
    ).toEqual(['office/excel4-opens (3)']);
  });
});

describe('a link of a binary book', () => {
  const link = (kind: number, service: string, topic: string) => ({
    name: 'xl/externalLinks/externalLink1.bin',
    content: record(360, Buffer.from([kind, 0]), wide(service), wide(topic)),
  });
  it('to a program is High, to another book nothing', async () => {
    expect(await officeIn([link(1, 'cmd', '/c calc')], 'a.xlsb')).toEqual([
      'office/dde-command (4)',
    ]);
    expect(await officeIn([link(0, 'rId1', '')], 'a.xlsb')).toEqual([]);
  });
});

describe('a frame of a page', () => {
  it('that loads from outside is Medium', async () => {
    const relations = {
      name: 'word/_rels/webSettings.xml.rels',
      content: bytes(
        '<Relationships><Relationship Id="r1" ' +
          'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/frame" ' +
          'Target="https://x.example/a.html" TargetMode="External"/></Relationships>',
      ),
    };
    expect(
      await officeIn(
        [{ name: 'word/document.xml', content: bytes('<w:document/>') }, relations],
        'a.docx',
      ),
    ).toEqual(['office/remote-content (3)']);
  });
});

describe('an object of rich text that is a link', () => {
  const linked = (target: string) => {
    const address = Buffer.from(`${target}\0`, 'utf16le');
    const head = Buffer.from('0105000002000000090000004f4c45324c696e6b00', 'hex');
    const length = Buffer.alloc(4);
    length.writeUInt32LE(address.length);
    const moniker = Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex');
    const digits = Buffer.concat([head, Buffer.alloc(12), moniker, length, address]);
    return bytes(`{\\rtf1{\\object\\objautlink{\\*\\objdata ${digits.toString('hex')}}}}`);
  };
  it('to a server is Medium', async () => {
    const { rows } = await engine.scan(
      { bytes: linked('https://x.example/a.hta'), filename: 'a.rtf', mime: null, path: ['a.rtf'] },
      () => undefined,
    );
    const rules = rows.flatMap(({ outcome }) =>
      outcome.kind === 'found' ? outcome.things.map(({ rule }) => rule) : [],
    );
    expect(rules).toContain('office/remote-content');
  });
});
