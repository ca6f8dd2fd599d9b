import { compoundFile, type Stream } from './make-compound.ts';
import { PAGE, THREAT } from './make-mails.ts';

/**
 * Mails as Outlook keeps them ([MS-OXMSG]), for tests of what is found in them and shown of them.
 */

const FILETIME = 0x0040;
const INTEGER = 0x0003;
/** The header of a list of properties: longer at the root than in what lies within. */
const AT_ROOT = 32;
const IN_MAIL = 24;
const IN_PART = 8;

const words = (id: string, text: string): Stream => [
  `__substg1.0_${id}001F`,
  new Uint8Array(Buffer.from(text, 'utf16le')),
];
const bytes = (id: string, content: Uint8Array): Stream => [`__substg1.0_${id}0102`, content];
const inFolder = (folder: string, streams: readonly Stream[]): Stream[] =>
  streams.map(([name, content]) => [`${folder}/${name}`, content]);
const numbered = (name: string, at: number) =>
  `__${name}_version1.0_#${at.toString(16).toUpperCase().padStart(8, '0')}`;

function properties(
  header: number,
  ...each: readonly { id: number; type: number; value: bigint }[]
): Stream {
  const list = Buffer.alloc(header + each.length * 16);
  for (const [at, { id, type, value }] of each.entries()) {
    list.writeUInt16LE(type, header + at * 16);
    list.writeUInt16LE(id, header + at * 16 + 2);
    list.writeBigUInt64LE(value, header + at * 16 + 8);
  }
  return ['__properties_version1.0', new Uint8Array(list)];
}

/** What a mail of Outlook is made from; what is left out it does not have. */
export interface OutlookParts {
  subject?: string;
  from?: { name: string; address: string };
  to?: readonly { name: string; address: string }[];
  cc?: readonly { name: string; address: string }[];
  sent?: Date;
  text?: string;
  page?: string;
  files?: readonly { name: string; content: Uint8Array }[];
  inner?: OutlookParts;
}

const timeOf = (date: Date) => (BigInt(date.getTime()) + 11_644_473_600_000n) * 10_000n;

function streamsOf(
  { subject, from, to = [], cc = [], sent, text, page, files = [], inner }: OutlookParts,
  header: number,
): Stream[] {
  const people = [
    ...to.map((one) => ({ ...one, list: 1n })),
    ...cc.map((one) => ({ ...one, list: 2n })),
  ];
  return [
    properties(
      header,
      ...(sent === undefined ? [] : [{ id: 0x0039, type: FILETIME, value: timeOf(sent) }]),
    ),
    ...(subject === undefined ? [] : [words('0037', subject)]),
    ...(text === undefined ? [] : [words('1000', text)]),
    ...(page === undefined ? [] : [bytes('1013', Buffer.from(page))]),
    ...(from === undefined ? [] : [words('0C1A', from.name), words('5D01', from.address)]),
    ...people.flatMap(({ name, address, list }, at) =>
      inFolder(numbered('recip', at), [
        properties(IN_PART, { id: 0x0c15, type: INTEGER, value: list }),
        words('3001', name),
        words('39FE', address),
      ]),
    ),
    ...files.flatMap(({ name, content }, at) =>
      inFolder(numbered('attach', at), [words('3707', name), bytes('3701', content)]),
    ),
    ...(inner === undefined
      ? []
      : inFolder(
          `${numbered('attach', files.length)}/__substg1.0_3701000D`,
          streamsOf(inner, IN_MAIL),
        )),
  ];
}

/**
 * A file of Outlook. Streams are filled up with zeros to 4,096 bytes, of which texts have none;
 * files of fewer bytes are that long.
 */
export const outlookFile = (parts: OutlookParts): Uint8Array =>
  compoundFile(streamsOf(parts, AT_ROOT));

/** What a report of phishing looks like in Outlook: a mail with a file, and another mail in it. */
export const reportedOutlook = (): Uint8Array =>
  outlookFile({
    subject: 'Your invoice n\u00b0 7',
    from: { name: 'Banca però', address: 'billing@pay.example' },
    to: [{ name: 'anna@meridiana.example', address: 'anna@meridiana.example' }],
    cc: [{ name: 'Dario B.', address: 'dario@meridiana.example' }],
    sent: new Date('2026-11-26T11:00:00Z'),
    text: `Dear client,\r\n${THREAT}\r\n`,
    page: PAGE,
    files: [{ name: 'table.csv', content: Buffer.from('name,sum\nBob,3\n'.padEnd(4096)) }],
    inner: {
      subject: 'I will kill you tomorrow',
      from: { name: 'Rita', address: '/o=Company/ou=Exchange/cn=rita' },
      text: 'Hello Anna,\r\n\r\nI will burn your office down tonight.\r\n\r\nRita',
    },
  });
