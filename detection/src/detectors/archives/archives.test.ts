import { wayInWords } from '../../formats/step.ts';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { tarFile, zipFile } from '../../../test/files/make-archives.ts';
import { makeFiles } from '../../../test/files/make-files.mjs';
import { severityOfScore, type ScanResult } from '../../engine/detector.ts';
import { verdictOf } from '../../engine/scan-verdict.ts';
import { inWords } from '../../../test/in-words.ts';

const engine = createEngine();
const bytes = (text: string) => new TextEncoder().encode(text);
const THREAT = bytes('I will kill you tomorrow with a knife.');
const program = new Uint8Array((await makeFiles())['invoice_7731.jpg']);
const scan = (content: Uint8Array, filename: string) =>
  engine.scan({ bytes: content, filename, mime: null, path: [filename] }, () => undefined);

/** Each finding as `rule (severity) path`. */
const seen = ({ rows }: ScanResult) =>
  rows.flatMap(({ outcome }) =>
    outcome.kind === 'found'
      ? outcome.things.map(({ rule, score, path }) =>
          `${rule} (${severityOfScore(score)}) ${wayInWords(path).slice(1).join(' > ')}`.trim(),
        )
      : [],
  );
const rowOf = ({ rows }: ScanResult) =>
  rows.find(({ detector }) => detector === 'archives')?.outcome;
const nest = (levels: number, content: Uint8Array): Uint8Array =>
  levels === 0
    ? content
    : zipFile([
        {
          name: levels === 1 ? 'note.txt' : `${levels - 1}.zip`,
          content: nest(levels - 1, content),
          isStored: true,
        },
      ]);

describe('what is inside', () => {
  it('of a ZIP goes through every detector, and the finding says the way to it', async () => {
    const result = await scan(
      zipFile([
        { name: 'docs/invoice.jpg', content: program },
        { name: 'note.txt', content: THREAT },
      ]),
      'mail.zip',
    );
    expect(seen(result)).toEqual([
      'file-type/executable-disguised (4) docs/invoice.jpg',
      expect.stringMatching(/^threats\/.* note\.txt$/),
    ]);
  });

  it.each([
    ['gzip', gzipSync(THREAT), 'note.txt.gz', 'note.txt'],
    ['deflate', deflateSync(THREAT), 'note.txt.zz', 'note.txt'],
    ['Brotli', brotliCompressSync(THREAT), 'note.txt.br', 'note.txt'],
    [
      'tar in gzip',
      gzipSync(tarFile([{ name: 'a/note.txt', content: THREAT }])),
      'mail.tgz',
      'mail.tar > a/note.txt',
    ],
    [
      'a ZIP in a tar',
      tarFile([{ name: 'a.zip', content: zipFile([{ name: 'note.txt', content: THREAT }]) }]),
      'all.tar',
      'a.zip > note.txt',
    ],
  ])('of %s is read as well', async (_kind, content, name, path) => {
    const found = seen(await scan(new Uint8Array(content), name));
    expect(found).toEqual([expect.stringContaining(` ${path}`)]);
  });

  it('of a program that unpacks itself is looked at', async () => {
    const found = seen(
      await scan(
        new Uint8Array(Buffer.concat([program, zipFile([{ name: 'note.txt', content: THREAT }])])),
        'setup.exe',
      ),
    );
    expect(found).toContainEqual(expect.stringMatching(/^threats\/.* note\.txt$/));
  });

  it('is clean when nothing is there', async () => {
    const result = await scan(
      zipFile([{ name: 'note.txt', content: bytes('Minutes of Tuesday.') }]),
      'a.zip',
    );
    expect(verdictOf(result)).toEqual({ status: 'CLEAN', problem: null });
  });
});

describe('what cannot be looked at is never clean', () => {
  it('a password is a finding, and more so around a program', async () => {
    const locked = (name: string) =>
      scan(
        zipFile([
          { name, content: THREAT, isEncrypted: true },
          { name: 'b.txt', content: bytes('Hello.') },
        ]),
        'a.zip',
      );
    const plain = await locked('plan.pdf');
    expect(seen(plain)).toEqual(['archives/encrypted (2)']);
    expect(inWords(rowOf(plain))).toMatchObject({
      why: 'One of the archive’s files (1 of 2) is password-protected, so its content wasn’t scanned.',
    });
    expect(seen(await locked('plan.pdf.exe'))).toEqual(['archives/encrypted-program (3)']);
  });

  it('an archive of a kind that is not opened says so', async () => {
    for (const [magic, said] of [
      ['7z\xbc\xaf\x27\x1c', '7-Zip archive'],
      ['Rar!\x1a\x07\x01\0', 'Files of this type (RAR archive) can’t be opened here'],
    ] as const) {
      const result = await scan(
        new Uint8Array(Buffer.concat([Buffer.from(magic, 'latin1'), Buffer.alloc(64)])),
        'mail',
      );
      expect(inWords(verdictOf(result))).toMatchObject({
        status: 'UNREADABLE',
        problem: expect.stringContaining(said),
      });
    }
  });

  it('a cut or damaged archive says so, and what is there is looked at', async () => {
    const whole = zipFile([
      { name: 'note.txt', content: THREAT },
      { name: 'b.txt', content: bytes('x'.repeat(500)), isStored: true },
    ]);
    const cut = await scan(whole.slice(0, 250), 'a.zip');
    expect(seen(cut)).toEqual([expect.stringMatching(/^threats\/.* note\.txt$/)]);
    expect(rowOf(cut)).toMatchObject({ kind: 'unreadable' });
    const half = await scan(
      new Uint8Array(gzipSync(Buffer.from(THREAT)).subarray(0, -12)),
      'note.txt.gz',
    );
    expect(inWords(rowOf(half))).toMatchObject({
      kind: 'unreadable',
      why: expect.stringContaining('is truncated'),
    });
    const unknown = await scan(zipFile([{ name: 'a.txt', content: THREAT, method: 14 }]), 'a.zip');
    expect(inWords(rowOf(unknown))).toMatchObject({
      kind: 'unreadable',
      why: expect.stringContaining('LZMA'),
    });
    const short = await scan(tarFile([{ name: 'a.txt', content: THREAT }]).slice(0, 530), 'a.tar');
    expect(rowOf(short)).toMatchObject({ kind: 'unreadable' });
  });

  it('names that lead out of the folder are a finding', async () => {
    for (const name of [
      '../../.ssh/authorized_keys',
      '/etc/passwd',
      'C:\\Windows\\a.dll',
      'a\\..\\..\\b',
    ]) {
      expect(seen(await scan(zipFile([{ name, content: bytes('x') }]), 'a.zip'))).toContain(
        'archives/path-outside (3)',
      );
    }
    expect(
      seen(await scan(zipFile([{ name: 'a..b/c.txt', content: bytes('x') }]), 'a.zip')),
    ).toEqual([]);
  });
});

describe('bombs', () => {
  it('that unpack to many times their size are a finding and are not unpacked', async () => {
    const zeros = new Uint8Array(8 * 1024 * 1024);
    for (const [content, name] of [
      [zipFile([{ name: 'a', content: zeros }]), 'a.zip'],
      [gzipSync(zeros), 'a.gz'],
      [brotliCompressSync(zeros), 'a.br'],
    ] as const) {
      const result = await scan(new Uint8Array(content), name);
      expect(seen(result)).toEqual(['archives/bomb (3)']);
      expect(inWords(rowOf(result))).toMatchObject({
        why: expect.stringContaining('exceeds 200 times its size'),
      });
    }
  });

  it('are not made by files that share one whole body: it is opened as often as it is named', async () => {
    const twins = zipFile([
      { name: 'a', content: THREAT },
      { name: 'b', content: THREAT, sharesWith: 0 },
      { name: 'c', content: THREAT, sharesWith: 0 },
    ]);
    const result = await scan(twins, 'a.zip');
    expect(seen(result)).toEqual([expect.stringMatching(/^threats\/.* a$/)]);
    expect(verdictOf(result).problem).toBeNull();
  });

  it('that share one body of zeros among very many files unpack to too much', async () => {
    const zeros = new Uint8Array(900_000);
    const files = Array.from({ length: 300 }, (_, at) =>
      at === 0 ? { name: '0', content: zeros } : { name: `${at}`, content: zeros, sharesWith: 0 },
    );
    expect(seen(await scan(zipFile(files), 'a.zip'))).toEqual(['archives/bomb (3)']);
  });

  it('that nest too deep are a finding', async () => {
    expect(seen(await scan(nest(5, THREAT), 'a.zip'))).toEqual([
      expect.stringContaining(' 4.zip > 3.zip > 2.zip > 1.zip > note.txt'),
    ]);
    const result = await scan(nest(6, THREAT), 'a.zip');
    expect(seen(result)).toEqual(['archives/too-deep (3) 5.zip > 4.zip > 3.zip > 2.zip > 1.zip']);
  });

  it('of very many files are a finding', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => ({
      name: `${index}.txt`,
      content: bytes('a'),
      isStored: true,
    }));
    const result = await scan(zipFile(many), 'a.zip');
    expect(seen(result)).toEqual(['archives/not-all-opened (2)']);
    expect(inWords(rowOf(result))).toMatchObject({
      why: expect.stringContaining('Only 999 of the archive’s files'),
    });
  });
});
