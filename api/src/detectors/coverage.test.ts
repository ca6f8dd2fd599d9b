import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tarFile, zipFile } from '../../test/files/make-archives.ts';
import { pdfOf, stream } from '../../test/files/make-pdf.ts';
import { coverageIn, verdictOf } from '../domain/scan-verdict.ts';
import { createEngine } from './engine.ts';
import { sayingsOf } from './sayings.ts';
import { TYPE_FAMILIES } from './type-table.ts';

const engine = createEngine();
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const scan = (content: Uint8Array, filename: string) => engine.scan({ bytes: content, filename, mime: null, path: [filename] }, () => {});
const verdict = async (content: Uint8Array | string, filename: string) => {
  const result = await scan(typeof content === 'string' ? bytes(content) : content, filename);
  return { ...verdictOf(result), coverage: coverageIn(result) };
};

const THREAT = 'I will kill you tomorrow with a knife.';
const APART = `\n${'The minutes of Tuesday follow here, line by line. '.repeat(6)}\n`;
const TWICE = `${THREAT}${APART}${THREAT}\n`;
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Carriers that hold a threat twice, and where a byte may be put in that leaves one of the two as it is. */
const CARRIERS: [name: string, content: Uint8Array][] = [
  ['a.txt', bytes(TWICE)],
  ['a.csv', bytes(`id,text\n1,"${THREAT}"\n${'2,nothing\n'.repeat(20)}3,"${THREAT}"\n`)],
  ['a.html', bytes(`<!doctype html><html><body><p>${THREAT}</p><p>Minutes of Tuesday.</p><p>${THREAT}</p></body></html>`)],
  ['a.json', bytes(JSON.stringify([{ text: THREAT }, { text: 'Minutes of Tuesday.' }, { text: THREAT }]))],
  ['a.ics', bytes(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${`BEGIN:VEVENT\r\nSUMMARY:${THREAT}\r\nEND:VEVENT\r\n`.repeat(2)}END:VCALENDAR\r\n`)],
  ['a.eml', bytes(`From: a@one.example\r\nTo: b@two.example\r\nSubject: Hello\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="x"\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\n${THREAT}\r\n--x\r\nContent-Type: text/plain; name="b.txt"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(`${THREAT}\n`)}\r\n--x--\r\n`)],
  ['a.zip', zipFile([{ name: 'a.txt', content: bytes(THREAT) }, { name: 'b.txt', content: bytes(THREAT) }])],
  ['a.tar', tarFile([{ name: 'a.txt', content: bytes(THREAT) }, { name: 'b.txt', content: bytes(THREAT) }])],
  ['a.txt.gz', new Uint8Array(gzipSync(TWICE))],
  ['a.docx', zipFile([
    { name: '[Content_Types].xml', content: bytes('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>') },
    { name: 'word/document.xml', content: bytes(`<w:document><w:body><w:p><w:r><w:t>${THREAT}</w:t></w:r></w:p></w:body></w:document>`) },
    { name: 'word/footnotes.xml', content: bytes(`<w:footnotes><w:p><w:r><w:t>${THREAT}</w:t></w:r></w:p></w:footnotes>`) },
  ])],
  ['a.pdf', pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R 5 0 R]/Count 2>>',
    ...[4, 6].flatMap((number) => [`<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents ${number} 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>`, stream('', bytes(`BT /F1 12 Tf 20 300 Td (${THREAT}) Tj ET`))]),
  ])],
  ['chat.txt', bytes(`[12/03/26, 10:01:02] Anna: ${THREAT}\n[12/03/26, 10:02:02] Marco: Minutes of Tuesday.\n[12/03/26, 10:03:02] Anna: ${THREAT}\n`)],
];

/** How kinds of files begin. */
const SIGNATURES = [
  '89504e470d0a1a0a', 'ffd8ffe0', 'ffd8fff7', '474946383961', '52494646aa00000057454250', '424d', '49492a00', '4d4d002a', '000000186674797068656963', '00000018667479706176696600', '00000100',
  '69636e73', '38425053', '0000000c4a584c20', '0000000c6a502020', '44445320', '0000001866747970697 36f6d', '1a45dfa3', '52494646aa000000415649204c495354', '000001ba', '000001b3', '47', '3026b2758e66cf11', '464c5601',
  '4f676753', '494433', 'fffb90', '52494646aa00000057415645', '664c6143', '2321414d52', '4d546864', '255044462d312e37', 'd0cf11e0a1b11ae1', '7b5c72746631', '25215053', '504b0304', '504b0506', '526172211a0700', '526172211a070100',
  '377abcaf271c', '1f8b08', '425a68', 'fd377a585a00', '28b52ffd', '4d534346', '60ea', '04224d18', '1f9d', '4344303031', '78617221', '00010000', '4f54544f', '774f4646', '774f4632', '4d5a', '7f454c46', 'cafebabe', 'cffaedfe',
  '4c00000001140200', '4372323400', '213c617263683e', 'edabeedb', '49545346', '53514c69746520666f726d6174203300', 'd4c3b2a1', 'e4525c7b8cd8a74daeb15378d02996d3',
].map((hex) => Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const EXTENSIONS = [...new Set(TYPE_FAMILIES.flatMap(({ extensions }) => extensions)), 'one', 'vhd', 'img', 'url', 'lnk'];
const CHARSETS = [
  'utf-8', 'utf-16le', 'utf-16be', 'ibm866', 'iso-8859-2', 'iso-8859-3', 'iso-8859-4', 'iso-8859-5', 'iso-8859-6', 'iso-8859-7', 'iso-8859-8', 'iso-8859-8-i', 'iso-8859-10', 'iso-8859-13', 'iso-8859-14', 'iso-8859-15', 'iso-8859-16',
  'koi8-r', 'koi8-u', 'macintosh', 'windows-874', 'windows-1250', 'windows-1251', 'windows-1252', 'windows-1253', 'windows-1254', 'windows-1255', 'windows-1256', 'windows-1257', 'windows-1258', 'x-mac-cyrillic', 'gbk', 'gb18030', 'big5',
  'euc-jp', 'iso-2022-jp', 'shift_jis', 'euc-kr', 'x-user-defined',
];

/** So many of each kind; `VERDICT_CASES=2000` for a long run. */
const CASES = Number(process.env['VERDICT_CASES'] ?? 12);
const SEED = Number(process.env['VERDICT_SEED'] ?? 9);

/** Numbers below a bound, the same for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return Math.floor(((state ^ (state >>> 13)) >>> 0) / 2 ** 32 * below);
  };
}

const withByte = (content: Uint8Array, at: number, value: number) => new Uint8Array([...content.subarray(0, at), value, ...content.subarray(at)]);
/** A text of this charset that holds the threat twice, between bytes that only it gives letters to. */
function written(charset: string): Uint8Array {
  const threat = charset.startsWith('utf-16') ? Buffer.from(TWICE, 'utf16le') : Buffer.from(TWICE);
  if (charset === 'utf-16be') threat.swap16();
  const letters = Uint8Array.from({ length: 40 }, (_, index) => 0xa4 + ((index * 7) % 0x50));
  return charset.startsWith('utf') ? new Uint8Array(threat) : new Uint8Array(Buffer.concat([threat, letters, threat]));
}

describe('what no one looked at is never clean', () => {
  it('whatever is done to a carrier of two threats beside one of them', { timeout: 3_600_000 }, async () => {
    const pick = numbers(SEED);
    const one = <Item>(items: readonly Item[]): Item => items[pick(items.length)] as Item;
    const wrong: string[] = [];
    const check = async (what: string, content: Uint8Array, name: string) => {
      const { status } = await verdict(content, name);
      if (status === 'CLEAN') wrong.push(`${what} of ${name}`);
    };
    for (const [name, content] of CARRIERS) expect([name, (await verdict(content, name)).status]).toEqual([name, 'FOUND']);
    for (let turn = 0; turn < CASES; turn += 1) {
      const [name, content] = one(CARRIERS);
      const [at, value, signature, extension] = [pick(content.length), pick(256), one(SIGNATURES), one(EXTENSIONS)];
      await check(`byte ${value} at ${at}`, withByte(content, at, value), name);
      await check(`${signature.toString('hex')} before all`, new Uint8Array(Buffer.concat([signature, content])), name);
      await check(`name .${extension}`, content, name.replace(/\.[a-z.]+$/, `.${extension}`));
      const packed = one(CARRIERS.filter(([kind]) => /\.(?:zip|tar|gz|docx|pdf)$/.test(kind)));
      await check(`cut at ${at % packed[1].length}`, packed[1].slice(0, Math.max(1, at % packed[1].length)), packed[0]);
      const charset = one(CHARSETS);
      await check(`charset ${charset}`, written(charset), 'a.txt');
    }
    expect(wrong, `seed ${SEED}`).toEqual([]);
  });

  it.each(SIGNATURES.map((signature) => [signature.toString('hex'), signature] as const))('a file that begins with %s and holds nothing known', async (_hex, signature) => {
    const content = Buffer.concat([signature, Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 89 + 7) & 0xff))]);
    expect((await verdict(new Uint8Array(content), 'file')).status).not.toBe('CLEAN');
  });

  it.each([
    ['a script', 'page.html', '<html><body><p>Hello.</p><script>go()</script></body></html>', 'It holds a script.'],
    ['a handler', 'page.html', '<html><body><img src="a.png" onerror=go()></body></html>', 'It holds a script.'],
    ['an address that runs', 'page.html', '<html><a href="java&#115;cript:go()">Hello</a></html>', 'It holds a script.'],
    ['a frame with a page in it', 'page.html', '<html><iframe srcdoc="&lt;script&gt;go()&lt;/script&gt;"></iframe></html>', 'It holds a script.'],
    ['a script in a mail', 'a.eml', 'From: a@one.example\nTo: b@two.example\nSubject: x\nContent-Type: text/html\n\n<p>Hello</p><script>go()</script>\n', 'It holds a script.'],
    ['a file in an address', 'page.html', '<html><img src="data:image/png;base64,iVBORw0KGgo="></html>', 'An address in it holds a whole file'],
    ['a drawing with a script', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="go()"><text>Hi</text></svg>', 'It holds a script.'],
    ['a drawing', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><text>Hi</text></svg>', 'what it draws was not looked at'],
    ['a script file', 'run.js', 'console.log(1)\n', 'The system runs or opens what it says.'],
    ['a shortcut', 'a.url', '[InternetShortcut]\r\nURL=https://one.example/\r\n', 'The system runs or opens what it says.'],
  ])('%s', async (_what, name, content, said) => {
    expect(await verdict(content, name)).toMatchObject({ status: 'PARTIAL', problem: expect.stringContaining(said) as string, coverage: { parts: 1, examined: 0 } });
  });

  it.each(['17-page-that-builds-a-file.html', '18-voice-message.svg', '19-internet-shortcut.url', '20-notebook.one'])('%s, as attackers send it', async (name) => {
    const content = await readFile(new URL(`../../test/files/unexamined/${name}`, import.meta.url));
    expect((await verdict(new Uint8Array(content), name)).status).not.toBe('CLEAN');
  });
});

describe('the coverage', () => {
  it('counts the parts, and names those that were not examined, in an archive', async () => {
    const { status, problem, coverage } = await verdict(zipFile([{ name: 'a.txt', content: bytes('Minutes.') }, { name: 'b/clip.bin', content: new Uint8Array([1, 2, 0, 4, 200]) }]), 'a.zip');
    expect({ status, problem, coverage }).toEqual({
      status: 'PARTIAL', problem: 'In b/clip.bin: Its kind is not known, so nothing could look inside.',
      coverage: { parts: 3, examined: 2, unexamined: [{ path: ['b/clip.bin'], reason: 'Its kind is not known, so nothing could look inside.', isBroken: false }] },
    });
    expect(sayingsOf(problem).map(({ code }) => code)).toEqual(['saidIn', 'saidKindNotKnown']);
  });

  it('stands beside what was found', async () => {
    const { status, coverage } = await verdict(zipFile([{ name: 'a.txt', content: bytes(THREAT) }, { name: 'clip.bin', content: new Uint8Array([1, 2, 0, 4, 200]) }]), 'a.zip');
    expect([status, coverage.examined, coverage.parts]).toEqual(['FOUND', 2, 3]);
  });

  it('is whole for what is read from end to end', async () => {
    for (const [name, content] of [['a.txt', 'Minutes of Tuesday.'], ['a.html', '<html><body>Minutes of Tuesday.</body></html>'], ['a.csv', 'a,b\n1,2\n'], ['a.md', '# Minutes\nof Tuesday']] as const) {
      expect([name, await verdict(content, name)]).toEqual([name, { status: 'CLEAN', problem: null, coverage: { parts: 1, examined: 1, unexamined: [] } }]);
    }
  });
});
