import { mkdirSync, mkdtempSync, promises as fs, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRunner, type Ran } from '../../../test/run-connector.ts';
import { localNetwork } from './local-network.ts';

/**
 * Ends of paths that may not be read, with what the file system says. Permissions do not hold for
 * everyone who runs tests.
 */
const closed = new Map<string, string>();
function refuse(path: unknown): void {
  const code = [...closed].find(([end]) => String(path).endsWith(end))?.[1];
  if (code !== undefined) throw Object.assign(new Error(code), { code });
}
const { readdir, open } = fs;
// Not a mocked module: the files of this project share their workers, and others have loaded it
// before.
vi.spyOn(fs, 'readdir').mockImplementation(async (...given: Parameters<typeof readdir>) => {
  refuse(given[0]);
  return readdir(...given);
});
vi.spyOn(fs, 'open').mockImplementation(async (...given: Parameters<typeof open>) => {
  refuse(given[0]);
  return open(...given);
});
afterAll(() => {
  vi.restoreAllMocks();
});

const runner = openRunner();
afterAll(() => runner.close());
let root: string;
let clock: number;
beforeEach(() => {
  closed.clear();
  root = mkdtempSync(join(tmpdir(), 'vedetta-closed-'));
  clock = Date.now();
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const look = (watermark: unknown = null) =>
  runner.run(
    localNetwork,
    {
      settings: { shares: { office: { path: root, sentinel: '.here' } } },
      credential: null,
      target: { type: 'folder', accountUsername: '/office' },
    },
    watermark,
    { now: new Date((clock += 6_000)) },
  );
const looks = async (watermark: unknown = null) => look((await look(watermark)).watermark);
const leftOutOf = ({ pages }: Ran) =>
  pages.flatMap(({ leftOut = [] }) => leftOut).sort((a, b) => (a.name < b.name ? -1 : 1));
const namesOf = ({ items }: Ran) =>
  items.flatMap(({ media = [] }) => media.map(({ name }) => name)).sort();
const deletedOf = ({ pages }: Ran) => pages.flatMap(({ deleted = [] }) => deleted);

describe.each(['EACCES', 'EPERM', 'EIO', 'ESTALE'])(
  'what a share does not let be read (%s)',
  (code) => {
    it('is named, and the rest is taken', async () => {
      for (const path of [
        '.here',
        'a.txt',
        'closed/b.txt',
        'deep/closed/c.txt',
        'deep/d.txt',
        'e.txt',
      ])
        write(path, `this is ${path}`);
      closed.set('/closed', code).set('/e.txt', code);
      const ran = await looks();
      expect(ran.outcome).toEqual({ kind: 'finished' });
      expect(namesOf(ran)).toEqual(['a.txt', 'deep/d.txt']);
      expect(leftOutOf(ran)).toEqual([
        { name: 'closed/', why: 'folderUnreadable' },
        { name: 'deep/closed/', why: 'folderUnreadable' },
        { name: 'e.txt', why: 'fileUnreadable' },
      ]);
      closed.clear();
      expect(namesOf(await looks(ran.watermark))).toEqual([
        'closed/b.txt',
        'deep/closed/c.txt',
        'e.txt',
      ]);
    });

    it('is not taken for withdrawn, and is known when it can be read again', async () => {
      for (const path of ['.here', 'a.txt', 'closed/b.txt', 'e.txt'])
        write(path, `this is ${path}`);
      const whole = await looks();
      closed.set('/closed', code).set('/e.txt', code);
      const shut = await look(whole.watermark);
      expect(deletedOf(shut)).toEqual([]);
      closed.clear();
      const open = await looks(shut.watermark);
      expect([namesOf(open), deletedOf(open)]).toEqual([[], []]);
    });

    it('is a failure where it is the folder that is watched', async () => {
      write('.here', '');
      closed.set(root, code);
      expect(await look()).toMatchObject({
        pages: [],
        outcome: { kind: 'temporary', why: expect.stringContaining(code) },
      });
    });
  },
);

describe('what a share hides or has not finished', () => {
  it('is named, folders as a whole, and the file that only says that the share is there is not', async () => {
    for (const path of [
      '.here',
      'a.txt',
      '.hidden',
      '.git/config',
      'b.tmp',
      'c.part',
      'd.lock',
      'e.download',
      'f.crdownload',
      '~$g.docx',
      '__proto__',
    ])
      write(path, path);
    const ran = await looks();
    expect(namesOf(ran)).toEqual(['a.txt']);
    expect(leftOutOf(ran).map(({ name, why }) => `${name} ${why}`)).toEqual(
      [
        '.git/',
        '.hidden',
        '__proto__',
        'b.tmp',
        'c.part',
        'd.lock',
        'e.download',
        'f.crdownload',
        '~$g.docx',
      ].map((name) => `${name} hidden`),
    );
    expect(ran.outcome).toEqual({ kind: 'finished' });
  });

  it('and a name in another encoding than UTF-8 is named too', async () => {
    write('a.txt', 'a');
    writeFileSync(
      Buffer.concat([Buffer.from(`${root}/perch`), Buffer.from([0xe8]), Buffer.from('.exe')]),
      'b',
    );
    write('.here', '');
    const ran = await looks();
    expect(namesOf(ran)).toEqual(['a.txt']);
    expect(leftOutOf(ran)).toEqual([{ name: 'perch\ufffd.exe', why: 'fileUnreadable' }]);
  });
});
