import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { tarFile, zipFile } from '../../../test/files/make-archives.ts';
import { listTar } from './tar.ts';
import { listZip } from './zip.ts';
import { say } from '@vedetta/messages/say.ts';

const content = Buffer.from('We will kill your director on Friday.');
const namesInZip = (...files: Parameters<typeof zipFile>[0]) =>
  listZip(zipFile(files))?.entries.map(({ name }) => name);

/** Names as people give them, and what the systems of their countries write them in. */
const NAMES: readonly (readonly [names: readonly string[], charsets: string])[] = [
  [['perché così.exe', 'città.txt'], 'utf-8 cp850 windows-1252 macintosh'],
  [['Счёт за март.exe', 'договор.doc'], 'utf-8 cp866 windows-1251 koi8-r'],
  [['請求書をご確認ください.exe', 'のお知らせ.txt'], 'utf-8 shift_jis euc-jp'],
  [['在下面的文件.exe', '我们的公司.txt'], 'utf-8 gb18030'],
  [['τιμολόγιο της εταιρείας.exe', 'σύμβαση.txt'], 'utf-8 cp737 windows-1253'],
];

describe('names of files in archives', () => {
  it.each(
    NAMES.flatMap(([names, charsets]) =>
      charsets.split(' ').map((charset) => ({ names, charset })),
    ),
  )('$names in $charset, in a ZIP and in a tar', ({ names, charset }) => {
    const files = names.map((name) => ({
      name: new Uint8Array(iconv.encode(name, charset)),
      content,
    }));
    expect(namesInZip(...files)).toEqual(names);
    expect(listTar(tarFile(files)).entries.map(({ name }) => name)).toEqual(names);
  });

  it('are those of the field of Info-ZIP, as long as it is of this name', () => {
    const name = Uint8Array.from(Buffer.from('??????.exe'));
    expect(namesInZip({ name, content, unicodeName: 'договор.exe' })).toEqual(['договор.exe']);
    expect(
      namesInZip({ name, content, unicodeName: 'letter.txt', unicodeOf: Buffer.from('other.exe') }),
    ).toEqual(['??????.exe']);
  });

  it('of two files stay two, whatever bytes they are', () => {
    const names = [0x81, 0x8d].map((value) => ({
      name: Uint8Array.from([0x61, value, 0xff, value]),
      content,
    }));
    expect(new Set(namesInZip(...names)).size).toBe(2);
    expect(new Set(listTar(tarFile(names)).entries.map(({ name }) => name)).size).toBe(2);
  });
});

it('a tar that ends within a header says so, wherever that is', () => {
  const whole = tarFile([
    { name: 'a.txt', content },
    { name: 'b.txt', content },
  ]);
  for (let end = 1; end < 1536; end += 7)
    if (end % 512 !== 0)
      expect([end, listTar(whole.subarray(0, end)).problem]).toEqual([
        end,
        say('whyArchiveTruncated'),
      ]);
  expect(listTar(whole).problem).toBeNull();
});
