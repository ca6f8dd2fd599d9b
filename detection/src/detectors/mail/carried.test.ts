import { wayInWords } from '../../formats/step.ts';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { createTestEngine } from '../../../test/engine.ts';
import { tnefFile, uuencoded, yencoded } from '../../../test/files/make-carried.ts';
import { watchedOf } from '../watch-list/watched.ts';

const engine = createTestEngine();
/**
 * A name that a company protects, in the letters of a country, with the code page in which older
 * programs write them.
 */
const NAMES: readonly (readonly [name: string, charset: string, codePage: number, font: number])[] =
  [
    ['Società Perlàc', 'windows-1252', 1252, 0],
    ['Склад Меридиана', 'windows-1251', 1251, 204],
    ['Żółta Gęś', 'windows-1250', 1250, 238],
    ['Αποθήκη Μεριδιάνα', 'windows-1253', 1253, 161],
    ['Çağrı Yağmur', 'windows-1254', 1254, 162],
    ['メリディアナ倉庫', 'shift_jis', 932, 128],
    ['我们的仓库公司', 'gbk', 936, 134],
    ['메리디아나 창고', 'cp949', 949, 129],
  ];
const watched = watchedOf({ names: NAMES.map(([name]) => name), domains: [], terms: [] });
const THREAT = 'I will kill you tomorrow with a knife.';

/** Where a threat was found, and the names that were, each with the way to it. */
async function found(bytes: Uint8Array, filename: string): Promise<string[]> {
  const { rows } = await engine.scan(
    { bytes: new Uint8Array(bytes), filename, mime: null, path: [filename] },
    () => undefined,
    watched,
  );
  return rows.flatMap(({ detector, outcome }) =>
    outcome.kind === 'found' && /^(?:threats|watch-list)$/.test(detector)
      ? outcome.things.map(({ path }) => [detector, ...wayInWords(path).slice(1)].join(' > '))
      : [],
  );
}
const lines = (name: string) => `${name}\r\n${THREAT}\r\n${name}\r\n`;
const HEAD = 'From: a@one.example\r\nTo: b@two.example\r\nSubject: x\r\n';

describe.each(NAMES)('%s in %s', (name, charset, codePage, font) => {
  const written = (text: string) => iconv.encode(text, charset);

  it('in the subject, in the text and in the files of a winmail.dat', async () => {
    const [text, content] = [written(lines(name)), Buffer.from(THREAT)];
    expect(await found(tnefFile({ codePage, subject: written(name) }), 'winmail.dat')).toContain(
      'watch-list > subject',
    );
    expect(await found(tnefFile({ codePage, text }), 'winmail.dat')).toEqual(
      expect.arrayContaining(['threats > message.txt', 'watch-list > message.txt']),
    );
    expect(
      await found(
        tnefFile({ codePage, files: [{ name: Buffer.from('a.txt'), content: text }] }),
        'winmail.dat',
      ),
    ).toEqual(expect.arrayContaining(['threats > a.txt', 'watch-list > a.txt']));
    expect(
      await found(
        tnefFile({ codePage, files: [{ name: written(`${name}.txt`), content }] }),
        'winmail.dat',
      ),
    ).toContain(`watch-list > ${name}.txt`);
    expect(
      await found(
        tnefFile({
          codePage,
          files: [{ name: Buffer.from('a.txt'), longName: `${name} 2.txt`, content }],
        }),
        'winmail.dat',
      ),
    ).toContain(`watch-list > ${name} 2.txt`);
  });

  it('in the page of a winmail.dat, and in one that hangs on a mail', async () => {
    const packed = tnefFile({
      codePage,
      page: written(
        `<html><head><meta charset="${charset}"></head><body><p>${name}</p><p>${THREAT}</p></body></html>`,
      ),
    });
    expect(await found(packed, 'winmail.dat')).toEqual(
      expect.arrayContaining(['threats > message.html', 'watch-list > message.html']),
    );
    const mail = Buffer.from(
      `${HEAD}Content-Type: application/ms-tnef; ` +
        `name=winmail.dat\r\nContent-Transfer-Encoding: ` +
        `base64\r\n\r\n${Buffer.from(packed).toString('base64')}\r\n`,
    );
    expect(await found(mail, 'a.eml')).toEqual(
      expect.arrayContaining([
        'threats > winmail.dat > message.html',
        'watch-list > winmail.dat > message.html',
      ]),
    );
  });

  it('in a file between the words of a mail, uuencoded and in yEnc', async () => {
    const content = written(lines(name));
    for (const packed of [
      Buffer.from(uuencoded('a.txt', content)),
      Buffer.from(yencoded('a.txt', content)),
    ]) {
      const where = await found(
        Buffer.concat([
          Buffer.from(`${HEAD}\r\nSee the file.\r\n\r\n`),
          packed,
          Buffer.from('\r\nBye.\r\n'),
        ]),
        'a.eml',
      );
      expect(where).toEqual(expect.arrayContaining(['threats > a.txt', 'watch-list > a.txt']));
    }
  });

  it('in a rich text, as bytes of its code page or of its font, and as characters', async () => {
    const escaped = [...written(name)]
      .map((byte) => `\\'${byte.toString(16).padStart(2, '0')}`)
      .join('');
    const units = [...Array(name.length).keys()]
      .map((at) => `\\u${(name.charCodeAt(at) << 16) >> 16}?`)
      .join('');
    for (const body of [
      `{\\rtf1\\ansi\\ansicpg${codePage} ${escaped}\\par ${THREAT}\\par}`,
      `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset${font} ` +
        `Arial;}}\\f1 ${escaped}\\par\\f0 ${THREAT}\\par}`,
      `{\\rtf1\\ansi\\uc1 ${units}\\par ${THREAT}\\par}`,
    ]) {
      const kinds = (await found(Buffer.from(body, 'latin1'), 'a.rtf')).map(
        (where) => where.split(' ')[0],
      );
      expect([body, new Set(kinds)]).toEqual([body, new Set(['threats', 'watch-list'])]);
    }
  });

  it('in a mail of Apple Mail, and in mails and mailboxes of old Macs', async () => {
    const part =
      `Content-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: ` +
      `base64\r\n\r\n${written(lines(name)).toString('base64')}\r\n`;
    const mail = `${HEAD}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n${part}--x--\r\n`;
    const line = 'From a@one.example Thu Nov 26 12:00:01 2026\r\n';
    const box = `${line}${HEAD}\r\nhello\r\n\r\n${line}${mail}\r\n`;
    const old = (text: string) => Buffer.from(text.replaceAll('\r\n', '\r'));
    expect(
      await found(
        Buffer.from(
          `${mail.length}\n${mail}<?xml version="1.0"?><plist version="1.0"><dict/></plist>\n`,
        ),
        'a.emlx',
      ),
    ).toEqual(expect.arrayContaining(['threats > message.txt', 'watch-list > message.txt']));
    expect(await found(old(mail), 'a.eml')).toEqual(
      expect.arrayContaining(['threats > message.txt', 'watch-list > message.txt']),
    );
    expect(await found(old(box), 'a.mbox')).toEqual(
      expect.arrayContaining([
        'threats > mail 2.eml > message.txt',
        'watch-list > mail 2.eml > message.txt',
      ]),
    );
    expect(await found(Buffer.concat([written(name), old(`\r\n${THREAT}\r\n`)]), 'a.txt')).toEqual(
      expect.arrayContaining(['threats', 'watch-list']),
    );
  });
});
