import { wayInWords } from '../../formats/step.ts';
import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { compoundFile, type Stream } from '../../../test/files/make-compound.ts';
import { Room } from '../../formats/room.ts';
import { readOutlook } from '../../formats/mail/outlook.ts';
import { inWords } from '../../../test/in-words.ts';

const engine = createEngine();
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
/** Streams are filled up with zeros, which no text has. */
const FULL = 4096;
const latin1 = (text: string) => new Uint8Array(Buffer.from(text.padEnd(FULL), 'latin1'));
const scan = async (streams: readonly Stream[]) => {
  const { rows } = await engine.scan(
    { bytes: compoundFile(streams), filename: 'a.msg', mime: null, path: ['a.msg'] },
    () => undefined,
  );
  return {
    found: rows.flatMap(({ outcome }) =>
      outcome.kind === 'found'
        ? outcome.things.map(({ rule, path, excerpt }) => [
            rule,
            wayInWords(path).slice(1).join(' > '),
            excerpt,
          ])
        : [],
    ),
    unread: rows.flatMap(({ outcome }) =>
      'why' in outcome && outcome.kind !== 'found' ? [outcome.why] : [],
    ),
  };
};

const THREAT = 'I will kill you tomorrow';
/** As Outlook keeps a page within rich text ([MS-OXRTFEX]). */
const rich = (html: string) =>
  `{\\rtf1\\ansi\\ansicpg1252\\fromhtml1 \\deff0{\\fonttbl{\\f0\\fswiss Arial;}}{\\*\\htmltag64 ${html}}}`;
function header(size: number, raw: number, kind: string): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(size + 12, 0);
  bytes.writeUInt32LE(raw, 4);
  bytes.write(kind, 8, 'latin1');
  return bytes;
}
/** Packed with nothing but literal bytes ([MS-OXRTFCP]): eight behind each byte of zeros. */
function packed(text: string): Uint8Array {
  const content = Buffer.concat(
    [...(text.match(/[^]{1,8}/g) ?? [])].map((eight) => Buffer.from(`\0${eight}`, 'latin1')),
  );
  return new Uint8Array(Buffer.concat([header(content.length, text.length, 'LZFu'), content]));
}
const unpacked = (text: string) =>
  new Uint8Array(
    Buffer.concat([header(text.length, text.length, 'MELA'), Buffer.from(text, 'latin1')]),
  );

const inner = (folder: string, streams: readonly Stream[]): Stream[] =>
  ([['__properties_version1.0', new Uint8Array(24)], ...streams] as const).map(([name, bytes]) => [
    `${folder}/__substg1.0_3701000D/${name}`,
    bytes,
  ]);

describe('a mail of Outlook', () => {
  it.each<[string, Stream[], string, string]>([
    ['its subject', [['__substg1.0_0037001F', utf16(THREAT)]], 'subject', THREAT],
    [
      'its text',
      [['__substg1.0_1000001F', utf16(`Hello,\r\n\r\n${THREAT}.`)]],
      'message.txt',
      THREAT,
    ],
    [
      'its text where it is not in Unicode',
      [['__substg1.0_1000001E', latin1('Perché no. Ti ammazzo domani sera.')]],
      'message.txt',
      'Ti ammazzo domani sera',
    ],
    ['the name that it came from', [['__substg1.0_0C1A001F', utf16(THREAT)]], 'subject', THREAT],
    [
      'the head that it came with',
      [
        [
          '__substg1.0_007D001F',
          utf16(
            'Received: from a (a [192.0.2.1])\r\nList-Unsubscribe: ' +
              '<https://login.paypal.com.verify-account.top/x>\r\nSubject: hello',
          ),
        ],
      ],
      'subject > URL',
      'verify-account',
    ],
    [
      'its page',
      [
        [
          '__substg1.0_10130102',
          latin1(`<html><body><p>I will k<b>i</b>ll you tomorrow</p></body></html>`),
        ],
      ],
      'message.html',
      THREAT,
    ],
    [
      'its page as text',
      [
        [
          '__substg1.0_1013001F',
          utf16(`<html><body><p>I will kill you tomorrow</p></body></html>`),
        ],
      ],
      'message.html',
      THREAT,
    ],
    [
      'a page within packed rich text',
      [
        [
          '__substg1.0_10090102',
          packed(rich('<html><body><p>I will k<b>i</b>ll you tomorrow</p></body></html>')),
        ],
      ],
      'message.html',
      THREAT,
    ],
    [
      'rich text that is no page',
      [['__substg1.0_10090102', unpacked('{\\rtf1\\ansi I will kill you tomorrow\\par}')]],
      'message.rtf',
      THREAT,
    ],
    [
      'the mail within it',
      [
        ...inner('__attach_version1.0_#00000000', [
          ['__substg1.0_0037001F', utf16('Re: hello')],
          ['__substg1.0_1000001F', utf16(THREAT)],
        ]),
      ],
      'Re: hello.eml > message.txt',
      THREAT,
    ],
    [
      'a file of the mail within it',
      [
        ...inner('__attach_version1.0_#00000000', [
          ['__attach_version1.0_#00000000/__substg1.0_37010102', latin1(`Note\n${THREAT}\n`)],
          ['__attach_version1.0_#00000000/__substg1.0_3707001F', utf16('però.txt')],
        ]),
      ],
      'mail 1.eml > però.txt',
      THREAT,
    ],
    [
      'what is attached',
      [
        ['__attach_version1.0_#00000000/__substg1.0_37010102', latin1(`Note\n${THREAT}\n`)],
        ['__attach_version1.0_#00000000/__substg1.0_3707001F', utf16('note.txt')],
      ],
      'note.txt',
      THREAT,
    ],
  ])('is read: %s', async (_what, streams, path, words) => {
    const { found, unread } = await scan([
      ['__properties_version1.0', new Uint8Array(32)],
      ...streams,
    ]);
    expect(found.map(([, where]) => where)).toContain(path);
    expect(found.map(([, , excerpt]) => String(excerpt)).join()).toContain(words);
    expect(unread).toEqual([]);
  });

  it('tells where the links of its page lead, which its text does not', async () => {
    const page =
      '<html><body><a ' +
      'href="https://login.paypal.com.verify-account.top/x">https://www.paypal.com/account</a></body></html>';
    const { found } = await scan([
      ['__substg1.0_1000001F', utf16('https://www.paypal.com/account')],
      ['__substg1.0_10090102', packed(rich(page))],
    ]);
    expect(found.map(([, where]) => where)).toContain('message.html > URL');
  });

  it('says what could not be read of one that was made to break its reader', async () => {
    const lying = header(2 ** 31 - 20, 2 ** 31 - 20, 'LZFu');
    expect(
      inWords((await scan([['__substg1.0_10090102', new Uint8Array(lying)]])).unread).join(),
    ).toContain('The compressed data is truncated');
    expect(
      inWords(
        (
          await scan([
            [
              '__substg1.0_10090102',
              new Uint8Array(Buffer.concat([header(4, 4, 'what'), Buffer.from('abcd')])),
            ],
          ])
        ).unread,
      ).join(),
    ).toContain('The compressed data is damaged');
  });

  it('is not unpacked where it is far too long for a letter', async () => {
    const long = packed(rich('x'.repeat(2_000_000)));
    const stream = {
      name: '__substg1.0_10090102',
      path: ['__substg1.0_10090102'],
      size: long.length,
      read: () => long,
    };
    await expect(readOutlook([stream], new Room().of(long.length, 0))).rejects.toThrow(
      /exceeds 200 times|exceeds/,
    );
  });
});
