import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import sharp from 'sharp';
import { TYPE_FAMILIES } from '../../src/formats/type-table.ts';
import { tarFile, zipFile } from './make-archives.ts';
import { pdfOf, stream } from './make-pdf.ts';
import { qrPicture } from './qr-picture.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

export const THREAT = 'I will kill you tomorrow with a knife.';
const APART = `\n${'The minutes of Tuesday follow here, line by line. '.repeat(6)}\n`;
const TWICE = `${THREAT}${APART}${THREAT}\n`;
const base64 = (text: string) => Buffer.from(text).toString('base64');

/**
 * Carriers that hold a threat twice, and where a byte may be put in that leaves one of the two as
 * it is.
 */
export const CARRIERS: [name: string, content: Uint8Array][] = [
  ['a.txt', bytes(TWICE)],
  ['a.csv', bytes(`id,text\n1,"${THREAT}"\n${'2,nothing\n'.repeat(20)}3,"${THREAT}"\n`)],
  [
    'a.html',
    bytes(
      `<!doctype html><html><body><p>${THREAT}</p><p>Minutes of Tuesday.</p><p>${THREAT}</p></body></html>`,
    ),
  ],
  [
    'a.json',
    bytes(JSON.stringify([{ text: THREAT }, { text: 'Minutes of Tuesday.' }, { text: THREAT }])),
  ],
  [
    'a.ics',
    bytes(
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n' +
        `${`BEGIN:VEVENT\r\nSUMMARY:${THREAT}\r\nEND:VEVENT\r\n`.repeat(2)}END:VCALENDAR\r\n`,
    ),
  ],
  [
    'a.eml',
    bytes(
      `From: a@one.example\r\nTo: b@two.example\r\nSubject: Hello\r\nMIME-Version: ` +
        `1.0\r\nContent-Type: multipart/mixed; boundary="x"\r\n\r\n--x\r\nContent-Type: ` +
        `text/plain\r\n\r\n${THREAT}\r\n--x\r\nContent-Type: text/plain; ` +
        `name="b.txt"\r\nContent-Transfer-Encoding: ` +
        `base64\r\n\r\n${base64(`${THREAT}\n`)}\r\n--x--\r\n`,
    ),
  ],
  [
    'a.zip',
    zipFile([
      { name: 'a.txt', content: bytes(THREAT) },
      { name: 'b.txt', content: bytes(THREAT) },
    ]),
  ],
  [
    'a.tar',
    tarFile([
      { name: 'a.txt', content: bytes(THREAT) },
      { name: 'b.txt', content: bytes(THREAT) },
    ]),
  ],
  ['a.txt.gz', new Uint8Array(gzipSync(TWICE))],
  [
    'a.docx',
    zipFile([
      {
        name: '[Content_Types].xml',
        content: bytes(
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
        ),
      },
      {
        name: 'word/document.xml',
        content: bytes(
          `<w:document><w:body><w:p><w:r><w:t>${THREAT}</w:t></w:r></w:p></w:body></w:document>`,
        ),
      },
      {
        name: 'word/footnotes.xml',
        content: bytes(`<w:footnotes><w:p><w:r><w:t>${THREAT}</w:t></w:r></w:p></w:footnotes>`),
      },
    ]),
  ],
  [
    'a.pdf',
    pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R 5 0 R]/Count 2>>',
      ...[4, 6].flatMap((number) => [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents ${number} 0 ` +
          'R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
        stream('', bytes(`BT /F1 12 Tf 20 300 Td (${THREAT}) Tj ET`)),
      ]),
    ]),
  ],
  [
    'chat.txt',
    bytes(
      `[12/03/26, 10:01:02] Anna: ${THREAT}\n[12/03/26, 10:02:02] Marco: Minutes of ` +
        `Tuesday.\n[12/03/26, 10:03:02] Anna: ${THREAT}\n`,
    ),
  ],
  [
    'a.png',
    new Uint8Array(
      await sharp(await qrPicture(THREAT))
        .withExif({ IFD0: { ImageDescription: THREAT } })
        .png()
        .toBuffer(),
    ),
  ],
];

/** How kinds of files begin. */
export const SIGNATURES = [
  '89504e470d0a1a0a',
  'ffd8ffe0',
  'ffd8fff7',
  '474946383961',
  '52494646aa00000057454250',
  '424d',
  '49492a00',
  '4d4d002a',
  '000000186674797068656963',
  '00000018667479706176696600',
  '00000100',
  '69636e73',
  '38425053',
  '0000000c4a584c20',
  '0000000c6a502020',
  '44445320',
  '0000001866747970697 36f6d',
  '1a45dfa3',
  '52494646aa000000415649204c495354',
  '000001ba',
  '000001b3',
  '47',
  '3026b2758e66cf11',
  '464c5601',
  '4f676753',
  '494433',
  'fffb90',
  '52494646aa00000057415645',
  '664c6143',
  '2321414d52',
  '4d546864',
  '255044462d312e37',
  'd0cf11e0a1b11ae1',
  '7b5c72746631',
  '25215053',
  '504b0304',
  '504b0506',
  '526172211a0700',
  '526172211a070100',
  '377abcaf271c',
  '1f8b08',
  '425a68',
  'fd377a585a00',
  '28b52ffd',
  '4d534346',
  '60ea',
  '04224d18',
  '1f9d',
  '4344303031',
  '78617221',
  '00010000',
  '4f54544f',
  '774f4646',
  '774f4632',
  '4d5a',
  '7f454c46',
  'cafebabe',
  'cffaedfe',
  '4c00000001140200',
  '4372323400',
  '213c617263683e',
  'edabeedb',
  '49545346',
  '53514c69746520666f726d6174203300',
  'd4c3b2a1',
  'e4525c7b8cd8a74daeb15378d02996d3',
].map((hex) => Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const EXTENSIONS = [
  ...new Set(TYPE_FAMILIES.flatMap(({ extensions }) => extensions)),
  'one',
  'vhd',
  'img',
  'url',
  'lnk',
];
/** What people of a country write between two threats, and the charsets that have its letters. */
const LETTERS: readonly (readonly [text: string, charsets: string])[] = [
  [
    'Perché è così, città e libertà.',
    'utf-8 utf-16le utf-16be utf-32le utf-32be utf-7 windows-1252 iso-8859-1 iso-8859-15 cp437 cp850 cp858 macintosh',
  ],
  [
    'Zażółć gęślą jaźń, příliš žluťoučký kůň.',
    'utf-8 utf-16le utf-7 windows-1250 iso-8859-2 cp852 maccenteuro',
  ],
  ['Ąžuolų giria, šešėlis.', 'windows-1257 iso-8859-13 iso-8859-4 cp775'],
  ['Bu gece çok soğuk, yağmur yağıyor.', 'utf-8 windows-1254 iso-8859-9 cp857 macturkish'],
  [
    'Протокол вторника следует ниже, строка за строкой.',
    'utf-8 utf-16le utf-16be utf-32be utf-7 windows-1251 koi8-r koi8-u cp866 iso-8859-5 maccyrillic cp855',
  ],
  [
    'Τα πρακτικά της Τρίτης ακολουθούν.',
    'utf-8 utf-16be windows-1253 iso-8859-7 cp737 cp869 macgreek',
  ],
  ['הפרוטוקול של יום שלישי.', 'utf-8 utf-16le windows-1255 iso-8859-8 cp862'],
  ['محضر يوم الثلاثاء يتبع هنا.', 'utf-8 utf-16le windows-1256 iso-8859-6 cp864'],
  ['รายงานการประชุมวันอังคาร', 'utf-8 windows-874 tis-620'],
  ['Biên bản ngày thứ ba', 'utf-8 windows-1258'],
  ['火曜日の議事録は次のとおりです。', 'utf-8 utf-16le utf-16be shift_jis euc-jp iso-2022-jp'],
  ['星期二的会议记录在下面。', 'utf-8 utf-16le gbk gb18030 gb2312'],
  ['星期二的會議記錄在下面。', 'utf-8 big5 big5-hkscs'],
  ['화요일 회의록은 다음과 같습니다.', 'utf-8 utf-16be euc-kr cp949'],
];
export const CHARSETS = LETTERS.flatMap(([text, charsets]) =>
  charsets.split(' ').map((charset) => ({ text, charset })),
);

/**
 * Bytes of a text. The library writes no ISO-2022-JP, which is EUC-JP in seven bits between two
 * sequences.
 */
export function encoded(text: string, charset: string): Buffer {
  if (charset !== 'iso-2022-jp') return iconv.encode(text, charset);
  return Buffer.concat(
    text
      .split(/([^\0-\x7f]+)/)
      .map((part) =>
        part < '\x80'
          ? Buffer.from(part)
          : Buffer.concat([
              Buffer.from('\x1b$B'),
              Buffer.from(iconv.encode(part, 'euc-jp').map((value) => value & 0x7f)),
              Buffer.from('\x1b(B'),
            ]),
      ),
  );
}

/**
 * A file in a charset, whether or not it says in which one, and a mail in each of the ways to write
 * a body.
 */
const WRITTEN: readonly ((
  text: string,
  charset: string,
  says: boolean,
) => [name: string, content: Uint8Array])[] = [
  (text, charset) => ['a.txt', encoded(text, charset)],
  (text, charset) => [
    'a.csv',
    encoded(`id,text\n1,"${text.replaceAll('\n', '"\n2,"')}"\n`, charset),
  ],
  (text, charset, says) => [
    'a.html',
    encoded(
      '<!doctype ' +
        `html><html><head>${says ? `<meta charset="${charset}">` : ''}</head><body><p>${text}</p></body></html>`,
      charset,
    ),
  ],
  (text, charset, says) => [
    'a.xml',
    encoded(
      `<?xml version="1.0"${says ? ` encoding="${charset}"` : ''}?><list><a>${text}</a></list>`,
      charset,
    ),
  ],
  ...(['8bit', 'base64', 'quoted-printable'] as const).map(
    (encoding) =>
      (text: string, charset: string, says: boolean): [string, Uint8Array] => [
        'a.eml',
        mailIn(encoding, encoded(text, charset), says ? charset : null),
      ],
  ),
];
function mailIn(
  encoding: '8bit' | 'base64' | 'quoted-printable',
  body: Buffer,
  charset: string | null,
): Uint8Array {
  const written =
    encoding === '8bit'
      ? body
      : Buffer.from(
          encoding === 'base64'
            ? body.toString('base64').replaceAll(/.{76}/g, '$&\r\n')
            : quoted(body),
        );
  const head =
    `From: a@one.example\r\nTo: b@two.example\r\nSubject: Hello\r\nMIME-Version: ` +
    `1.0\r\nContent-Type: ` +
    `text/plain${charset === null ? '' : `; charset=${charset}`}\r\nContent-Transfer-Encoding: ` +
    `${encoding}\r\n\r\n`;
  return new Uint8Array(Buffer.concat([Buffer.from(head), written]));
}
const quoted = (body: Buffer) =>
  [...body]
    .map((value) =>
      value > 32 && value < 127 && value !== 61
        ? String.fromCharCode(value)
        : `=${value.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('')
    .replaceAll(/.{60,62}(?==)/g, '$&=\r\n');

/** A carrier to which something was done that leaves one of its two threats as it is. */
export interface MutatedFile {
  /** How, in words. */
  what: string;
  name: string;
  content: Uint8Array;
}

/** What may be done to a carrier, by its name. @param random numbers from 0 to below 1 */
export const MUTATIONS: Readonly<Record<string, (random: () => number) => MutatedFile>> = {
  byte(random) {
    const [name, content] = oneOf(CARRIERS, random);
    const [at, value] = [below(content.length, random), below(256, random)];
    return {
      what: `byte ${value} at ${at}`,
      name,
      content: new Uint8Array([...content.subarray(0, at), value, ...content.subarray(at)]),
    };
  },
  signature(random) {
    const [name, content] = oneOf(CARRIERS, random);
    const signature = oneOf(SIGNATURES, random);
    return {
      what: `${signature.toString('hex')} before all`,
      name,
      content: new Uint8Array(Buffer.concat([signature, content])),
    };
  },
  name(random) {
    const [name, content] = oneOf(CARRIERS, random);
    const extension = oneOf(EXTENSIONS, random);
    return {
      what: `name .${extension} instead of ${name}`,
      name: name.replace(/\.[a-z.]+$/, `.${extension}`),
      content,
    };
  },
  cut(random) {
    const [name, content] = oneOf(
      CARRIERS.filter(([kind]) => DECLARES_LENGTH.test(kind)),
      random,
    );
    const at = 1 + below(content.length - 1, random);
    return { what: `cut at ${at}`, name, content: content.slice(0, at) };
  },
  charset(random) {
    const { text, charset } = oneOf(CHARSETS, random);
    const says = random() < 0.5;
    const [name, content] = oneOf(WRITTEN, random)(
      `${THREAT}\n${text.repeat(1 + below(8, random))}\n${THREAT}\n`,
      charset,
      says,
    );
    return {
      what: `charset ${charset}, ${says ? '' : 'un'}declared, "${text.slice(0, 12)}"`,
      name,
      content: new Uint8Array(content),
    };
  },
};

/** Kinds that say how long they are, so that a reader sees that something is missing. */
const DECLARES_LENGTH = /\.(?:zip|tar|gz|docx|pdf|png)$/;
export const below = (bound: number, random: () => number) => Math.floor(random() * bound);
/** @param random numbers from 0 to below 1 */
export const oneOf = <Item>(items: readonly Item[], random: () => number): Item =>
  items[below(items.length, random)] as Item;
