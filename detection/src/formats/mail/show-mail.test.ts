import { describe, expect, it } from 'vitest';
import {
  base64,
  filePart,
  mailOf,
  mailOfParts,
  reportedMail,
  THREAT,
} from '../../../test/files/make-mails.ts';
import { reportedOutlook } from '../../../test/files/make-outlook.ts';
import {
  faceOf,
  findingAt,
  itemOf,
  marksOf,
  placed,
  scanned,
  shown,
} from '../../../test/shown-mail.ts';
import { readText } from '../text/read-text.ts';
import { findWords } from './find-words.ts';
import { openMail } from './open-mail.ts';
import { showMail } from './show-mail.ts';

describe('a mail as people read it', () => {
  it('has its head, its words in each way they are written, what the page holds besides, and its files', async () => {
    const mail = await shown(reportedMail());
    expect(mail.fields.map(({ name, text }) => [name, text])).toEqual([
      ['subject', 'Your invoice n° 7'],
      ['from', 'Bank of Meridiana <billing@pay.example>'],
      ['reply-to', 'collect@drop.example'],
      ['to', 'anna@meridiana.example'],
      ['cc', 'carla@meridiana.example, Dario B. <dario@meridiana.example>'],
      ['date', 'Thu, 26 Nov 2026 12:00:00 +0100'],
    ]);
    expect(mail.date).toBe('2026-11-26T11:00:00.000Z');
    expect(mail.faces.map(({ kind, text }) => [kind, text.trim()])).toEqual([
      [
        'page',
        'Dear client,\nWe will kill your director on Friday. Read our terms & conditions today.',
      ],
      ['text', 'Dear client, \nWe will kill your director on Friday. Read our terms & conditions.'],
      [
        'rest',
        'https://drop.example/terms?id=7\nhttps://drop.example/pixel.gif\nThe seal of the ' +
          "bank\nsent by hand\np { color: #222 }\ndocument.title = 'run'",
      ],
    ]);
    expect(mail.parts.map(({ name, fileKind, inside }) => [name, fileKind, inside])).toEqual([
      ['invoice n° 7.pdf', 'fileKindPDFDocument', null],
      ['table.csv', 'fileKindCSVTable', null],
      ['mail 3.eml', 'fileKindMail', 3],
    ]);
  });

  it('of Outlook has the same, and what was found is marked in each way that it is written', async () => {
    const { things, mail } = await scanned(reportedOutlook());
    expect(mail.fields.map(({ name, text }) => [name, text])).toEqual([
      ['subject', 'Your invoice n° 7'],
      ['from', 'Banca però <billing@pay.example>'],
      ['to', 'anna@meridiana.example'],
      ['cc', 'Dario B. <dario@meridiana.example>'],
      ['date', 'Thu, 26 Nov 2026 11:00:00 GMT'],
    ]);
    expect(mail.date).toBe('2026-11-26T11:00:00.000Z');
    expect(mail.faces.map(({ kind }) => kind)).toEqual(['page', 'text', 'rest']);
    expect(
      mail.parts.map(({ name, fileKind, inside, findings }) => [
        name,
        fileKind,
        inside,
        findings.length,
      ]),
    ).toEqual([
      ['table.csv', 'fileKindCSVTable', null, 0],
      ['I will kill you tomorrow.eml', 'fileKindMail', 2, 3],
    ]);
    expect(marksOf(mail)).toEqual({
      page: ['We will kill your director'],
      text: ['We will kill your director'],
    });
    const inner = await shown(reportedOutlook(), [2], placed(things));
    expect(inner.fields.map(({ name, text }) => [name, text])).toEqual([
      ['subject', 'I will kill you tomorrow'],
      ['from', 'Rita'],
    ]);
    expect(marksOf(inner)).toEqual({
      subject: ['I will kill you'],
      text: ['I will burn your office down'],
    });
  });

  it('shows what was found of its sender in the line of the sender', async () => {
    const sender = {
      id: 7,
      steps: ['sender'],
      range: null,
      excerpt: 'Bank of Meridiana <billing@pay.example>',
    };
    expect(marksOf(await shown(reportedMail(), [], [sender]))).toEqual({
      from: ['Bank of Meridiana <billing@pay.example>'],
    });
  });

  it.each([
    [
      'without a set of characters',
      mailOf(['Content-Type: text/plain'], 'Perché così?'),
      'Perché così?',
    ],
    [
      'in a set that nobody knows',
      mailOf(['Content-Type: text/plain; charset=klingon-8'], 'Hello there'),
      'Hello there',
    ],
    [
      'in Latin-1',
      Buffer.concat([
        mailOf(['Content-Type: text/plain; charset=iso-8859-1']),
        Buffer.from('Perché', 'latin1'),
      ]),
      'Perché',
    ],
    [
      'in UTF-16',
      mailOf(
        ['Content-Type: text/plain; charset=utf-16le', 'Content-Transfer-Encoding: base64'],
        base64(Buffer.from('Hello there', 'utf16le')),
      ),
      'Hello there',
    ],
    [
      'cut in the middle of its Base64',
      mailOf(
        ['Content-Transfer-Encoding: base64', 'Content-Type: text/plain'],
        base64('Hello there, this goes on').slice(0, 19),
      ),
      'Hello there, ',
    ],
  ])('is read %s', async (_how, bytes, words) => {
    expect(faceOf(await shown(new Uint8Array(bytes)), 'text')).toContain(words.trim());
  });

  it('says nothing where nothing is said, and is none where there is none', async () => {
    expect(await shown(mailOf(['Subject: empty']))).toMatchObject({
      faces: [],
      parts: [],
      partCount: 0,
    });
    for (const [bytes, inside] of [
      [Buffer.from(THREAT), []],
      [reportedMail(), [1]],
      [reportedMail(), [9]],
      [reportedMail(), [3, 1]],
      [reportedMail(), [0]],
      [reportedMail(), [3, 3, 3, 3, 3, 3]],
    ] as const) {
      expect(await showMail(await itemOf(new Uint8Array(bytes)), inside, [])).toBeNull();
    }
  });
});

describe('what was found in a mail is marked where it is read', () => {
  it('in its two bodies and its encoded subject, and in the mail that it carries', async () => {
    const bytes = reportedMail();
    const { things, mail } = await scanned(bytes);
    expect(marksOf(mail)).toEqual({
      page: ['We will kill your director'],
      text: ['We will kill your director'],
    });
    expect(mail.parts.map(({ findings }) => findings.length)).toEqual([0, 0, 2]);
    const inner = await scanned(bytes, [3]);
    expect(inner.mail.steps).toEqual(['mail 3.eml']);
    expect(marksOf(inner.mail)).toEqual({
      subject: ['I will kill you tomorrow'],
      text: ['I will burn your office down'],
    });
    // And what is found in a decoded body has its place there.
    const text = (await openMail(await itemOf(bytes)))?.mail.text ?? '';
    const own = things.flatMap(({ path, place }) =>
      path.at(-1) === 'message.txt' && path.length === 2 && place.kind === 'text'
        ? [text.slice(place.offset, place.offset + place.length)]
        : [],
    );
    expect(own).toEqual(['We will kill your director']);
  });

  it.each([
    [
      'as it is',
      mailOf(['Subject: hello'], 'Dear Anna,', '', THREAT),
      { text: ['We will kill your director'] },
    ],
    [
      'as it is, lines ending in LF',
      new Uint8Array(
        Buffer.from(
          Buffer.from(mailOf(['Subject: hello'], 'Dear Anna,', '', THREAT))
            .toString()
            .replaceAll('\r\n', '\n'),
        ),
      ),
      { text: ['We will kill your director'] },
    ],
    [
      'in Base64 with CR and LF',
      mailOf(
        ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'],
        base64(`Dear Anna,\r\n\r\n\r\n${THREAT}\r\n`),
      ),
      { text: ['We will kill your director'] },
    ],
    [
      'after the mark of UTF-8',
      mailOf(
        ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'],
        base64(`\ufeffDear Anna,\n${THREAT}`),
      ),
      { text: ['We will kill your director'] },
    ],
    [
      'in words cut by quoted-printable',
      mailOf(
        ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
        'Perch=C3=A9? We will k=',
        'ill your direct=6Fr on Friday.',
      ),
      { text: ['We will kill your director'] },
    ],
    [
      'in a page as it is',
      mailOf(
        ['Content-Type: text/html'],
        '<html><body>',
        '<p>Dear Anna,</p>',
        '<p>We will k<i>i</i>ll your',
        '  director</p></body></html>',
      ),
      { page: ['We will kill your director'] },
    ],
    [
      'in an attribute of a page',
      mailOf(
        ['Content-Type: text/html', 'Content-Transfer-Encoding: base64'],
        base64(`<html><style>p{}</style><p>Hi</p><img alt="${THREAT}"><p>bye</p></html>`),
      ),
      { rest: ['We will kill your director'] },
    ],
    [
      'in its subject as it is',
      mailOf([`Subject: ${THREAT}`], 'Hello.'),
      { subject: ['We will kill your director'] },
    ],
    [
      'in the name of who sent it',
      new Uint8Array(
        Buffer.from(
          `From: =?utf-8?B?${base64('We will kill you')}?= <a@one.example>\nTo: b@two.example\nSubject: hi\n\nHello.\n`,
        ),
      ),
      { from: ['We will kill you'] },
    ],
  ])('%s', async (_how, bytes, marks) => {
    const { things, mail } = await scanned(bytes);
    expect(things).not.toEqual([]);
    expect(marksOf(mail)).toEqual(marks);
  });

  it('at its own place where the same words stand several times', async () => {
    const lines = ['Call me.', 'First: I know you.', 'Second: I know you.', 'Third: I know you.'];
    for (const encoding of ['7bit', 'quoted-printable']) {
      const bytes = mailOf(
        ['Content-Type: text/plain', `Content-Transfer-Encoding: ${encoding}`],
        ...lines.map((line) => (encoding === '7bit' ? line : line.replace('.', '=2E'))),
      );
      const source = readText(bytes, 'text/plain') ?? '';
      const start = source.indexOf('know', source.indexOf('Second'));
      const [face] = (await shown(bytes, [], [findingAt(start, start + 'know'.length)])).faces;
      expect(
        face?.text.slice((face.marks[0]?.offset ?? 0) - 10, face.marks[0]?.offset),
        encoding,
      ).toBe('Second: I ');
    }
  });

  it('in neither body where a file of that name has it', async () => {
    const bytes = mailOfParts(
      ['Subject: x'],
      [
        'Content-Type: text/plain',
        'Content-Transfer-Encoding: base64',
        '',
        base64('Nothing at all to see here, and nothing to fear.'),
      ].join('\r\n'),
      filePart('message.txt', THREAT),
    );
    const { things, mail } = await scanned(bytes);
    expect(things.map(({ path }) => path.at(-1))).toEqual(['message.txt']);
    expect(marksOf(mail)).toEqual({});
    expect(mail.parts.map(({ findings }) => findings)).toEqual([[0]]);
  });

  it('not where the words do not stand', async () => {
    expect(
      marksOf(
        await shown(
          mailOf(['Subject: x'], 'Hello.'),
          [],
          [
            findingAt(2, 9),
            findingAt(1_000_000, 1_000_009),
            findingAt(0, 4, ['message.html']),
            findingAt(0, 4, ['gone.zip', 'a.txt']),
          ],
        ),
      ),
    ).toEqual({});
  });

  it('in the mail of a mailbox that has it', async () => {
    const one = (subject: string, body: string) =>
      `From a@one.example Thu Nov 26 12:00:00 2026\nFrom: A <a@one.example>\nTo: ` +
      `b@two.example\nDate: Thu, 26 Nov 2026 12:00:00 +0000\nSubject: ` +
      `${subject}\n\n${body}\n\n`;
    const bytes = new Uint8Array(
      Buffer.from(
        one('first', 'Hello.') + one('second', `Dear B,\n${THREAT}`) + one('third', 'Bye.'),
      ),
    );
    const { mail } = await scanned(bytes);
    expect([
      mail.kind,
      mail.partCount,
      ...mail.parts.map(({ subject, from, date, inside, findings }) => [
        subject,
        from,
        date,
        inside,
        findings,
      ]),
    ]).toEqual([
      'mailbox',
      3,
      ['first', 'A', '2026-11-26T12:00:00.000Z', 1, []],
      ['second', 'A', '2026-11-26T12:00:00.000Z', 2, [0]],
      ['third', 'A', '2026-11-26T12:00:00.000Z', 3, []],
    ]);
    expect(marksOf((await scanned(bytes, [2])).mail)).toEqual({
      text: ['We will kill your director'],
    });
    expect(marksOf((await scanned(bytes, [1])).mail)).toEqual({});
  });
});

describe('words', () => {
  it.each([
    ['whatever blanks are between them', 'a  big\r\n deal', 'such a big deal.', 'a big deal'],
    ['with signs of patterns', 'pay (now)? [$5]', 'pay (now)? [$5]', 'pay (now)? [$5]'],
    ['not as a part of a word', 'kill', 'skills and kilns', null],
    ['not where there are none', '  ', 'a b', null],
  ])('are found %s', (_how, words, text, expected) => {
    const range = findWords(text, { words, before: '', after: '' });
    expect(range === null ? null : text.slice(range.start, range.end)).toBe(expected);
  });
});
