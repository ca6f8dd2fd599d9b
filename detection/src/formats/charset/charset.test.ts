import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { CHARSET_SAMPLE, charsetOf, decodeText } from './charset-of.ts';
import { charsetNamed, decodeAs, decoderOf } from './decode.ts';

/** Sentences as people write them, and what they are written in where no one declares it. */
const SENTENCES: readonly (readonly [text: string, charsets: string])[] = [
  [
    'Ti ucciderò stanotte, perché così è più giusto.\n',
    'windows-1252 cp850 macintosh utf-16le utf-16be utf-32le utf-32be',
  ],
  ['Wir werden Sie alle töten, Müller, und Ihre Söhne.\n', 'windows-1252 cp850 utf-16le'],
  ['“We will burn it – it’s true.”\n', 'windows-1252 macintosh'],
  ['Dziś w nocy spalimy magazyn, zażółć gęślą jaźń.\n', 'windows-1250 iso-8859-2 cp852 utf-16be'],
  ['Bu gece Meridiana deposunu yakacağız, hiçbiriniz kaçamayacaksınız.\n', 'windows-1254'],
  [
    'Мы сожжём склад Meridiana сегодня ночью.\n',
    'windows-1251 koi8-r cp866 iso-8859-5 maccyrillic utf-16le utf-16be utf-32le',
  ],
  ['Απόψε θα κάψουμε την αποθήκη της Meridiana.\n', 'windows-1253 iso-8859-7 cp737 utf-16le'],
  ['הלילה נשרוף את המחסן של Meridiana.\n', 'windows-1255 iso-8859-8 utf-16le'],
  ['سنحرق مستودع ميريديانا الليلة\n', 'windows-1256 utf-16be'],
  ['คืนนี้เราจะเผาโกดัง\n', 'windows-874 utf-16le'],
  ['今夜メリディアナの倉庫を燃やす。全員殺す。\n', 'shift_jis euc-jp utf-16le utf-16be utf-32be'],
  ['今晚我们要烧掉 Meridiana 的仓库。我们要杀了你们所有人。\n', 'gb18030 utf-16le utf-16be'],
  ['我們今晚要燒掉你們的倉庫。\n', 'big5 utf-16le'],
  ['오늘 밤 메리디아나 창고를 불태우겠다\n', 'euc-kr utf-16le'],
];
const CASES = SENTENCES.flatMap(([text, charsets]) =>
  charsets.split(' ').map((charset) => ({ text, charset })),
);
const encode = (text: string, charset: string) => new Uint8Array(iconv.encode(text, charset));

describe('charsetOf', () => {
  it.each(CASES)(
    'reads a sentence in $charset that no one declares: $text',
    ({ text, charset }) => {
      expect(decodeText(encode(text, charset))).toBe(text);
      expect(decodeText(encode(text.repeat(20), charset))).toBe(text.repeat(20));
    },
  );

  it('reads ISO-2022-JP where it is declared, beside a text or in it', () => {
    const pairs = Buffer.from(
      iconv.encode('今夜倉庫を燃やす', 'euc-jp').map((value) => value & 0x7f),
    ).toString('latin1');
    const written = `Meridiana \x1b$B${pairs}\x1b(B\n`;
    const read = 'Meridiana 今夜倉庫を燃やす\n';
    for (const declared of ['ISO-2022-JP', 'csISO2022JP', 'iso-2022-jp-ms', 'cp50221'])
      expect(decodeText(Buffer.from(written), declared)).toBe(read);
    for (const head of [
      'Subject: x\nContent-Type: text/plain; charset=ISO-2022-JP\n\n',
      '<html><meta charset="iso-2022-jp"><p>',
    ])
      expect(decodeText(Buffer.from(head + written))).toBe(head + read);
    expect(decodeText(Buffer.from(written))).toBe(written);
  });

  it.each([
    {
      charset: 'HZ-GB-2312',
      text: 'Meridiana 今夜烧掉仓库~ and more\n',
      encoded: (pairs: (text: string, charset: string) => string) =>
        `Meridiana ~{${pairs('今夜烧掉仓库', 'gb18030')}~}~~ and~\n more\n`,
    },
    {
      charset: 'ISO-2022-KR',
      text: 'Meridiana 오늘밤 창고를 태운다 now\n',
      encoded: (pairs: (text: string, charset: string) => string) =>
        `\x1b$)CMeridiana \x0e${pairs('오늘밤', 'euc-kr')}\x0f \x0e${pairs('창고를', 'euc-kr')}\x0f ` +
        `\x0e${pairs('태운다', 'euc-kr')}\x0f now\n`,
    },
  ])('reads $charset where it is declared, in pieces of any length', (sample) => {
    const bytes = Buffer.from(
      sample.encoded((text, charset) =>
        Buffer.from(iconv.encode(text, charset).map((value) => value & 0x7f)).toString('latin1'),
      ),
      'latin1',
    );
    expect(decodeText(bytes, sample.charset)).toBe(sample.text);
    expect(decodeText(bytes)).toBe(bytes.toString('latin1'));
    for (let length = 1; length <= 5; length += 1) {
      const decoder = decoderOf(charsetNamed(sample.charset) ?? '');
      let said = '';
      for (let at = 0; at < bytes.length; at += length)
        said += decoder.write(bytes.subarray(at, at + length));
      expect(said + decoder.end()).toBe(sample.text);
    }
  });

  it.each(['constructor', '__proto__', 'hasownproperty', 'toString'])(
    'reads a text whose charset is called %s as if none were declared',
    (declared) => {
      expect(charsetNamed(declared)).toBeNull();
      expect(decodeText(Buffer.from('perché'), declared)).toBe('perché');
    },
  );

  it('leaves words of ASCII alone between signs that nobody declared, by chance or to hide them', () => {
    for (const text of [
      'git log HEAD~{2}',
      '~{We~} ~{will~} ~{kill~} you',
      '\x1b$)C\x0ekill\x0f ~~',
      'We will \x1b$Bkill\x1b(B you',
      'We will \x1b$@kill\x1b(J you',
    ]) {
      expect(decodeText(Buffer.from(text))).toBe(text);
      // A byte that is of no charset makes it no other text.
      expect(decodeText(Buffer.concat([Buffer.from(text), Buffer.of(0xff)]))).toContain(text);
    }
  });

  it('keeps UTF-8 in which bytes are broken or the last character is cut', () => {
    const whole = Buffer.from('Ti ucciderò stanotte, perché è così.');
    expect(decodeText(Buffer.concat([whole, Buffer.from([0xff, 0x20, 0xe9])]))).toBe(
      'Ti ucciderò stanotte, perché è così.� �',
    );
    expect(decodeText(Buffer.from('La città').subarray(0, -1).subarray(0))).toMatch(/^La citt/);
  });

  it('believes a declaration over what it would guess, and valid UTF-8 over a declaration of the west', () => {
    const russian = 'Привет';
    expect(decodeText(encode(russian, 'koi8-r'), 'KOI8-R')).toBe(russian);
    expect(
      decodeText(
        encode(`<?xml version="1.0" encoding="windows-1251"?><a>${russian}</a>`, 'windows-1251'),
      ),
    ).toContain(russian);
    expect(
      decodeText(
        encode(
          `<html><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><p>${russian}`,
          'windows-1251',
        ),
      ),
    ).toContain(russian);
    expect(
      decodeText(
        encode(
          `From: a@b.example\r\nContent-Type: text/plain;\r\n charset="koi8-r"\r\n\r\n${russian}`,
          'koi8-r',
        ),
      ),
    ).toContain(russian);
    expect(decodeText(Buffer.from('ucciderò'), 'ISO-8859-1')).toBe('ucciderò');
    expect(decodeText(encode('ucciderò: 50 €', 'windows-1252'), 'iso-8859-1')).toBe(
      'ucciderò: 50 €',
    );
    expect(decodeText(encode('ucciderò', 'windows-1252'), 'utf-8')).toBe('ucciderò');
  });

  it('tells short words of Asian charsets from broken UTF-8', () => {
    for (const [text, charset] of [
      ['我们的仓库公司', 'gbk'],
      ['我們的倉庫公司', 'big5'],
      ['メリディアナの倉庫', 'shift_jis'],
      ['メリディアナの倉庫', 'euc-jp'],
      ['메리디아나 창고 회사', 'euc-kr'],
    ] as const) {
      expect([
        charset,
        decodeText(encode(`${text}\r\nI will kill you.\r\n${text}\r\n`, charset)),
      ]).toEqual([charset, `${text}\r\nI will kill you.\r\n${text}\r\n`]);
    }
    for (const text of [
      'Ti ucciderò, perché è così',
      'Мы сожжём ваш склад сегодня ночью',
      'Απόψε θα κάψουμε',
      '今夜メリディアナの倉庫を燃やす',
      '我们今晚要烧掉你们的仓库',
      '오늘 밤 창고를 불태우겠다',
    ]) {
      const bytes = Buffer.from(text);
      for (let at = 1; at < bytes.length; at += 1)
        expect([
          at,
          charsetOf(
            Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff]), bytes.subarray(at)]),
          ),
        ]).toEqual([at, 'utf-8']);
    }
  });

  it('leaves out a byte-order mark of any width', () => {
    for (const [mark, charset] of [
      ['efbbbf', 'utf-8'],
      ['fffe', 'utf-16le'],
      ['feff', 'utf-16be'],
      ['fffe0000', 'utf-32le'],
      ['0000feff', 'utf-32be'],
    ] as const) {
      const bytes = Buffer.concat([Buffer.from(mark, 'hex'), encode('We will', charset)]);
      expect(charsetOf(bytes)).toBe(charset);
      expect(decodeText(bytes)).toBe('We will');
    }
  });

  it('takes ASCII with zeros between records for no UTF-16', () => {
    expect(charsetOf(Buffer.from('name\0\0\0\0address\0\0\0\0\0We will burn\0\0\0\0'))).toBe(
      'utf-8',
    );
    expect(charsetOf(Buffer.from(`Bush hid the facts`))).toBe('utf-8');
  });

  it('decides by the beginning and never throws, whatever the bytes are', () => {
    const sample = Buffer.from(`${'a'.repeat(CHARSET_SAMPLE - 1)}è`);
    expect(charsetOf(sample)).toBe('utf-8');
    let seed = 7;
    for (let round = 0; round < 300; round += 1) {
      const bytes = Uint8Array.from(
        { length: round },
        () => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) >> 16,
      );
      expect(typeof decodeText(bytes)).toBe('string');
    }
  });
});

describe('charsetNamed', () => {
  it('knows the names that senders use, and no names of other things', () => {
    expect(
      [
        'ISO-8859-1',
        'us-ascii',
        'cp1251',
        'CP-1252',
        'GB2312',
        'x-sjis',
        'IBM850',
        'x-mac-roman',
        ' "utf8" ',
        'ks_c_5601-1987',
      ].map(charsetNamed),
    ).toEqual([
      'windows-1252',
      'windows-1252',
      'windows-1251',
      'windows-1252',
      'gb18030',
      'shift_jis',
      'cp850',
      'macintosh',
      'utf-8',
      'euc-kr',
    ]);
    for (const name of [
      '',
      'base64',
      'hex',
      'x-unknown',
      '__proto__',
      'constructor',
      'utf-7-imap',
      null,
      undefined,
    ])
      expect(charsetNamed(name)).toBeNull();
  });
});

describe('decoderOf', () => {
  it.each(CASES)('reads $charset in pieces as it does as a whole', ({ text, charset }) => {
    const bytes = encode(text, charset);
    const decoder = decoderOf(charset);
    let read = '';
    for (const byte of bytes) read += decoder.write(Uint8Array.of(byte));
    expect(read + decoder.end()).toBe(decodeAs(bytes, charset));
  });
});
