import { wayInWords } from '../../formats/step.ts';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../test/campaign.ts';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { zipFile } from '../../../test/files/make-archives.ts';
import { isMail } from '../../formats/mail/is-mail.ts';
import { inWords } from '../../../test/in-words.ts';

/** Of a mailbox of many; 2 MB in the long run. */
const MAILS = sized(300, 60);
const THREAT = 'We will kill your director on Friday.';
const base64 = (text: string | Uint8Array) =>
  Buffer.from(text)
    .toString('base64')
    .replace(/(.{76})/g, '$1\r\n');
const mail = (headers: string[], body: string) =>
  Buffer.from(
    [
      'From: Bob <bob@one.example>',
      'To: anna@two.example',
      'Date: Thu, 26 Nov 2026 12:00:00 +0000',
      ...headers,
      '',
      body,
      '',
    ].join('\r\n'),
  );
const plain = (encoding: string, body: string, headers: string[] = []) =>
  mail(
    [
      'Subject: hello',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      `Content-Transfer-Encoding: ${encoding}`,
      ...headers,
    ],
    body,
  );
const parts = (...each: string[]) =>
  mail(
    ['Subject: hello', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="x"'],
    [...each.map((part) => `--x\r\n${part}`), '--x--'].join('\r\n'),
  );
const file = (name: string, content: string | Uint8Array) =>
  `Content-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; ` +
  `filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(content)}`;

const scan = async (bytes: Uint8Array, filename = 'a.eml') =>
  (
    await createEngine().scan(
      { bytes: new Uint8Array(bytes), filename, mime: null, path: [filename] },
      () => undefined,
    )
  ).rows;
const rowOf = async (bytes: Uint8Array, detector: string) =>
  (await scan(bytes)).find((row) => row.detector === detector)?.outcome;
const placesOf = async (bytes: Uint8Array, detector = 'threats') => {
  const outcome = await rowOf(bytes, detector);
  return outcome?.kind === 'found'
    ? outcome.things.map(({ path }) => wayInWords(path).join(' > '))
    : [];
};

describe('what a mail says', () => {
  it.each([
    ['in base64', plain('base64', base64(THREAT)), 'a.eml > message.txt'],
    [
      'quoted-printable',
      plain('quoted-printable', THREAT.replaceAll(' ', '=20').replace('kill', 'k=\r\nill')),
      'a.eml > message.txt',
    ],
    [
      'as a page',
      mail(
        [
          'Subject: x',
          'Content-Type: text/html; charset=utf-8',
          'Content-Transfer-Encoding: base64',
        ],
        base64(`<p>${THREAT.replace('kill', '<b>kill</b>')}</p>`),
      ),
      'a.eml > message.html',
    ],
    [
      'in another character set',
      mail(
        [
          'Subject: x',
          'Content-Type: text/plain; charset=utf-16le',
          'Content-Transfer-Encoding: base64',
        ],
        base64(Buffer.from(THREAT, 'utf16le')),
      ),
      'a.eml > message.txt',
    ],
    [
      'in its subject',
      mail([`Subject: =?utf-8?B?${base64(THREAT)}?=`], 'hello'),
      'a.eml > subject',
    ],
    ['in a file', parts(file('note.txt', THREAT)), 'a.eml > note.txt'],
    [
      'in a file in an archive',
      parts(file('a.zip', zipFile([{ name: 'note.txt', content: Buffer.from(THREAT) }]))),
      'a.eml > a.zip > note.txt',
    ],
    [
      'in a mail within it',
      parts(`Content-Type: message/rfc822\r\n\r\n${plain('base64', base64(THREAT)).toString()}`),
      'a.eml > mail 1.eml > message.txt',
    ],
  ])('%s is looked at', async (_how, bytes, place) => {
    expect(await placesOf(bytes)).toContain(place);
    expect((await rowOf(bytes, 'mail'))?.kind).toBe('nothing');
  });

  it('is looked at once where it stands in the file as it is', async () => {
    expect(await placesOf(plain('7bit', THREAT))).toEqual(['a.eml']);
    expect(await placesOf(mail([`Subject: ${THREAT}`], 'hello'))).toEqual(['a.eml']);
  });

  it('is read in whole beside a file of megabytes, and places are those of the file', async () => {
    const film = new Uint8Array(3 * 1024 * 1024).fill(7);
    const bytes = parts(
      'Content-Type: text/plain\r\n\r\nhello',
      file('film.bin', film),
      `Content-Type: text/plain\r\n\r\n${THREAT}`,
    );
    const outcomes = new Map(
      (await scan(bytes)).map(({ detector, outcome }) => [detector, outcome]),
    );
    for (const detector of ['insults', 'secrets', 'personal-data', 'phishing'])
      expect(outcomes.get(detector), detector).toEqual({ kind: 'nothing' });
    const start = Buffer.from(bytes).indexOf(THREAT);
    expect(outcomes.get('threats')).toMatchObject({
      kind: 'found',
      things: [
        {
          path: ['a.eml'],
          place: { kind: 'text', offset: start, length: 'We will kill your director'.length },
        },
      ],
    });
  });

  it('is not left out where it only claims to be in Base64', async () => {
    for (const lines of [THREAT, `abc\r\n${THREAT}`, `${'A'.repeat(60)}\r\n${THREAT}`])
      expect(await placesOf(plain('base64', lines)), lines).toContain('a.eml');
    const key =
      '-----BEGIN PRIVATE ' +
      `KEY-----\r\n${base64(Uint8Array.from({ length: 900 }, (_, at) => (at * 7919) & 255))}\r\n-----END ` +
      'PRIVATE KEY-----';
    expect(
      await placesOf(
        mail(['Subject: x'], `Content-Transfer-Encoding: base64\r\n\r\n${key}`),
        'secrets',
      ),
    ).toEqual(['a.eml']);
  });

  it('in a mailbox is told of the mail in which it stands, however long the mailbox is', async () => {
    const each = (at: number) =>
      `From bob@one.example Thu Nov 26 12:00:00 2026\nFrom: Bob <bob@one.example>\nTo: ` +
      `anna@two.example\nSubject: ` +
      `${at}\n\n${at === MAILS - 10 ? THREAT : '1234 5678 '.repeat(700)}\n\n`;
    // Numbers are read quickly.
    const box = Buffer.from(Array.from({ length: MAILS }, (_, at) => each(at)).join(''));
    expect(box.length).toBeGreaterThan(MAILS * 6_700);
    const outcomes = new Map((await scan(box)).map(({ detector, outcome }) => [detector, outcome]));
    expect(outcomes.get('threats')).toMatchObject({
      kind: 'found',
      things: [{ path: ['a.eml', `mail ${MAILS - 9}.eml`] }],
    });
    expect(outcomes.get('insults')).toEqual({ kind: 'nothing' });
  });

  it('and carries goes through every detector', async () => {
    expect(
      await placesOf(
        parts(
          file(
            'eicar.txt',
            String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR` + '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
          ),
        ),
        'malware',
      ),
    ).toEqual(['a.eml > eicar.txt']);
  });
});

describe('what is no mail, and what is a broken one', () => {
  it.each([
    ['a letter', 'From: me\nTo: you\n\nHello'],
    ['a text with a colon', 'Note: this\nis: not\na mail at all'],
    ['prose', THREAT],
    ['nothing', ''],
  ])('%s is not opened as one', (_what, text) => {
    expect(
      isMail({ bytes: Buffer.from(text), mime: 'text/plain', filename: 'a.eml', path: [] }),
    ).toBe(false);
  });

  it('is opened as far as it goes, and never clean where it was not opened', async () => {
    const cut = parts(file('note.txt', THREAT)).subarray(0, -60);
    expect((await rowOf(cut, 'mail'))?.kind).toBe('nothing');
    let deep = 'Content-Type: text/plain\r\n\r\nhello';
    for (let depth = 0; depth < 60; depth += 1)
      deep = `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${deep}\r\n--b${depth}--`;
    expect(
      inWords(
        await rowOf(
          Buffer.concat([
            Buffer.from('From: a@b.example\r\nSubject: x\r\nMIME-Version: 1.0\r\n'),
            Buffer.from(deep),
          ]),
          'mail',
        ),
      ),
    ).toMatchObject({ kind: 'unreadable', why: expect.stringContaining('too deep') });
  });
});
