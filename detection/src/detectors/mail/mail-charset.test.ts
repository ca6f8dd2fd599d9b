import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { createTestEngine } from '../../../test/engine.ts';
import { isMail } from '../../formats/mail/is-mail.ts';
import { parseMail } from '../../formats/mail/parse-mail.ts';

/** Sentences with a name that a company protects, and what people write them in. */
const SENTENCES: readonly (readonly [text: string, charsets: string])[] = [
  [
    'Ti ucciderò, perché così è più giusto: Società Perlàc',
    'windows-1252 iso-8859-15 cp850 macintosh utf-16le utf-16be utf-32le utf-7',
  ],
  [
    'Мы сожжём склад Меридиана сегодня ночью, вы всё потеряете',
    'windows-1251 koi8-r cp866 iso-8859-5 utf-16le utf-16be utf-7',
  ],
  ['今夜メリディアナの倉庫を燃やす。全員殺す。', 'shift_jis euc-jp utf-16le utf-16be'],
  ['今晚我们要烧掉你们的仓库。我们要杀了你们所有人。', 'gb18030 utf-16le'],
  ['Απόψε θα κάψουμε την αποθήκη σας', 'windows-1253 iso-8859-7'],
];
const CASES = SENTENCES.flatMap(([text, charsets]) =>
  charsets
    .split(' ')
    .flatMap((charset) =>
      (['base64', 'quoted-printable', '8bit'] as const).flatMap((encoding) =>
        [null, charset].map((declared) => ({ text, charset, encoding, declared })),
      ),
    ),
)
  // No one knows UTF-7 that is not declared, and lines of a mail end in one byte.
  .filter(
    ({ charset, encoding, declared }) =>
      (charset !== 'utf-7' || declared !== null) &&
      !(/^utf-(?:16|32)/.test(charset) && encoding === '8bit'),
  );

const quoted = (bytes: Uint8Array) =>
  [...bytes]
    .map((value) => `=${value.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')
    .replaceAll(/.{72}/g, '$&=\r\n');
function mailOf({ text, charset, encoding, declared }: (typeof CASES)[number]): Uint8Array {
  const bytes = iconv.encode(`${text}\r\n`, charset);
  const body =
    encoding === '8bit'
      ? bytes
      : Buffer.from(encoding === 'base64' ? bytes.toString('base64') : quoted(bytes));
  const head =
    `From: a@one.example\r\nTo: b@two.example\r\nSubject: x\r\nContent-Type: ` +
    `text/plain${declared === null ? '' : `; charset=${declared}`}\r\nContent-Transfer-Encoding: ` +
    `${encoding}\r\n\r\n`;
  return new Uint8Array(Buffer.concat([Buffer.from(head), body]));
}

describe('the body of a mail', () => {
  it.each(CASES)('in $charset, $encoding, declared $declared: $text', async (each) => {
    expect((await parseMail(mailOf(each)))?.text?.trim()).toBe(each.text);
  });

  it('in two parts, each in a charset that it does not declare', async () => {
    const part = (text: string, charset: string) => [
      Buffer.from('--x\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n'),
      Buffer.from(iconv.encode(text, charset).toString('base64')),
      Buffer.from('\r\n'),
    ];
    const mail = Buffer.concat([
      Buffer.from(
        'From: a@one.example\r\nTo: b@two.example\r\nSubject: x\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n',
      ),
      ...part('Мы сожжём ваш склад', 'koi8-r'),
      ...part('Ti ucciderò, perché è così', 'windows-1252'),
      Buffer.from('--x--\r\n'),
    ]);
    expect((await parseMail(mail))?.text).toContain('Мы сожжём ваш склад');
    expect((await parseMail(mail))?.text).toContain('Ti ucciderò, perché è così');
  });
});

describe('the head of a mail', () => {
  const head = (line: string, charset: string, more = '') =>
    Buffer.concat([
      Buffer.from('From: '),
      iconv.encode(line, charset),
      Buffer.from(' <a@one.example>\r\nTo: b@two.example\r\nSubject: '),
      iconv.encode(line, charset),
      Buffer.from(`\r\n${more}\r\nhello\r\n`),
    ]);

  it.each([
    ['Банк Меридиана', 'windows-1251 koi8-r cp866 utf-8'],
    ['Sicurezza Società Perlàc però', 'windows-1252 utf-8'],
    ['メリディアナ銀行のお知らせ', 'shift_jis utf-8'],
  ])('with letters as they are, %s, in %s', async (line, charsets) => {
    for (const charset of charsets.split(' ')) {
      for (const more of [
        '',
        'Content-Type: text/plain; charset=utf-8\r\n',
        `Content-Type: text/plain; charset=${charset}\r\n`,
      ]) {
        const mail = await parseMail(head(line, charset, more));
        expect([charset, more, mail?.subject, mail?.from?.name]).toEqual([
          charset,
          more,
          line,
          line,
        ]);
      }
    }
  });

  it('in words of a charset that few programs know', async () => {
    for (const charset of ['cp850', 'cp437', 'utf-7']) {
      const word = `=?${charset}?B?${iconv.encode('Sicurezza città', charset).toString('base64')}?=`;
      expect(
        (
          await parseMail(
            Buffer.from(
              `From: a@one.example\r\nTo: b@two.example\r\nSubject: ${word}\r\n\r\nhello\r\n`,
            ),
          )
        )?.subject,
      ).toBe('Sicurezza città');
    }
  });

  it.each([
    ['hz-gb-2312', '今晚我们要烧掉你们的仓库', 'gb18030', '~{', '~}', ''],
    ['iso-2022-kr', '오늘밤창고를태운다', 'euc-kr', '\x0e', '\x0f', '\x1b$)C'],
  ])('in %s, in the subject and in the body', async (charset, text, pairs, begin, end, mark) => {
    const seven = Buffer.from(iconv.encode(text, pairs).map((value) => value & 0x7f));
    const written = Buffer.concat([Buffer.from(mark + begin), seven, Buffer.from(end)]);
    const mail = await parseMail(
      Buffer.concat([
        Buffer.from(
          `From: a@one.example\r\nTo: b@two.example\r\nSubject: =?${charset}?B?${written.toString('base64')}?=\r\n` +
            `Content-Type: text/plain; charset=${charset}\r\n\r\n`,
        ),
        written,
        Buffer.from('\r\n'),
      ]),
    );
    expect([mail?.subject, mail?.text?.trim()]).toEqual([text, text]);
  });

  it('leaves a text alone that stands behind a ruler and is written otherwise than in UTF-8', async () => {
    const body = iconv.encode(
      'Ответ\r\n-----Original Message-----\r\nFrom: Иван\r\nSubject: склад\r\n\r\nМы сожжём ваш склад\r\n',
      'windows-1251',
    );
    const mail = await parseMail(
      Buffer.concat([
        Buffer.from(
          'From: a@one.example\r\nTo: b@two.example\r\nSubject: x\r\nContent-Type: ' +
            'text/plain; charset=windows-1251\r\n\r\n',
        ),
        body,
      ]),
    );
    expect(mail?.text?.replaceAll('\r', '')).toBe(
      iconv.decode(body, 'windows-1251').replaceAll('\r', ''),
    );
  });

  it('with names that have underscores, and lines of blanks between its headers', async () => {
    const lines = [
      'msip_labels: MSIP_Label_x=1;',
      'x_other_one: 2',
      'a.b_c: 3',
      'From: a@one.example',
      'To: b@two.example',
      ' ',
      'Subject: hello',
      '\t',
      'Content-Type: text/plain',
      '',
      'I will kill you tomorrow with a knife.',
      '',
    ];
    for (const end of ['\r\n', '\n', '\r']) {
      const bytes = Buffer.from(lines.join(end));
      expect(isMail({ bytes, mime: 'text/plain', filename: 'a', path: [] })).toBe(true);
      expect((await parseMail(bytes))?.subject).toBe('hello');
      const { rows } = await createTestEngine().scan(
        { bytes: new Uint8Array(bytes), filename: 'a.eml', mime: null, path: ['a.eml'] },
        () => undefined,
      );
      expect(rows.find(({ detector }) => detector === 'threats')?.outcome.kind).toBe('found');
    }
  });
});
