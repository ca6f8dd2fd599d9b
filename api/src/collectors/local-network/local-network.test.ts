import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from '@vedetta/messages/render.ts';
import { S3_KEY, startS3, type S3Emulator } from '../../../test/emulators/s3.ts';
import { openRunner, type Ran } from '../../../test/run-connector.ts';
import type { NewItem } from '../item.ts';
import { localNetwork } from './local-network.ts';

const runner = openRunner();
afterAll(() => runner.close());
const namesOf = (items: readonly NewItem[]) =>
  items.flatMap(({ media = [] }) => media.map(({ name }) => name)).sort();
const deletedOf = ({ pages }: Ran) => pages.flatMap(({ deleted = [] }) => deleted);

async function textOf(
  settings: Record<string, unknown>,
  accountUsername: string,
  item: NewItem | undefined,
): Promise<string> {
  const opened = await runner.open(
    localNetwork,
    { settings, credential: null, target: { type: 'folder', accountUsername } },
    item!.media![0]!,
  );
  if (!opened.ok) return render('en', opened.problem.why);
  const chunks: Uint8Array[] = [];
  for await (const chunk of opened.value.chunks) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

describe('a folder of a share', () => {
  let root: string;
  let clock: number;
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const settings = (more: object = {}) => ({
    shares: { marketing: { path: root, ...more } },
    settleSeconds: 5,
  });
  /** One look; six seconds later than the last. */
  const look = (
    watermark: unknown = null,
    folder = '/marketing/in',
    given: object = {},
    options: { stopAfter?: number } = {},
  ) =>
    runner.run(
      localNetwork,
      {
        settings: settings(given),
        credential: null,
        target: { type: 'folder', accountUsername: folder },
      },
      watermark,
      { now: new Date((clock += 6_000)), ...options },
    );
  /** Two looks: what rests between them is taken. */
  const looks = async (watermark: unknown = null) => look((await look(watermark)).watermark);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vedetta-share-'));
    clock = Date.now();
    mkdirSync(join(root, 'in'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is looked through with all below it; files are taken when they rest between two looks, once', async () => {
    write('in/a.txt', 'first');
    write('in/deep/er/b.png', 'second');
    write('in/half.part', 'no');
    write('in/.hidden', 'no');
    write('out/c.txt', 'not watched');
    const first = await look();
    expect(first).toMatchObject({
      items: [],
      outcome: { kind: 'finished', againSeconds: 5, note: expect.stringContaining('2 files') },
    });
    const second = await look(first.watermark);
    expect(namesOf(second.items)).toEqual(['a.txt', 'deep/er/b.png']);
    expect(
      await textOf(
        settings(),
        '/marketing/in',
        second.items.find(({ media }) => media?.[0]?.name === 'a.txt'),
      ),
    ).toBe('first');
    expect(await looks(second.watermark)).toMatchObject({
      items: [],
      outcome: { kind: 'finished' },
    });
  });

  it('does not take a file that grows between two looks, whatever its time says', async () => {
    write('in/a.txt', 'begin');
    utimesSync(join(root, 'in/a.txt'), 1_600_000_000, 1_600_000_000);
    const first = await look();
    appendFileSync(join(root, 'in/a.txt'), ', more');
    utimesSync(join(root, 'in/a.txt'), 1_600_000_000, 1_600_000_000);
    const second = await look(first.watermark);
    expect(second.items).toEqual([]);
    const third = await look(second.watermark);
    expect(await textOf(settings(), '/marketing/in', third.items[0])).toBe('begin, more');
  });

  it('knows a file that moved, tells what is gone, and takes what a file holds anew', async () => {
    write('in/a.txt', 'first');
    write('in/b.txt', 'second');
    const taken = await looks();
    renameSync(join(root, 'in/a.txt'), join(root, 'in/moved.txt'));
    const moved = await looks(taken.watermark);
    expect(new Set(moved.items.map(({ vendorId }) => vendorId))).toEqual(
      new Set([taken.items.find(({ media }) => media?.[0]?.name === 'a.txt')?.vendorId]),
    );
    expect(deletedOf(moved)).toEqual([]);
    rmSync(join(root, 'in/b.txt'));
    const gone = await look(moved.watermark);
    expect(deletedOf(gone)).toEqual([
      taken.items.find(({ media }) => media?.[0]?.name === 'b.txt')?.vendorId,
    ]);
    write('in/moved.txt', 'something else by now');
    expect(namesOf((await looks(gone.watermark)).items)).toEqual(['moved.txt']);
  });

  it(
    'that is not there is a failure and no deletion: the share, its sentinel, and the folder ' +
      'are told apart',
    async () => {
      write('in/a.txt', 'first');
      write('here', '');
      const { watermark } = await looks();
      expect((await look(watermark, '/marketing/in', { sentinel: 'here' })).outcome).toEqual({
        kind: 'finished',
      });
      rmSync(join(root, 'here'));
      expect(await look(watermark, '/marketing/in', { sentinel: 'here' })).toMatchObject({
        pages: [],
        outcome: { kind: 'temporary', why: expect.stringContaining('share “marketing”') },
      });
      expect((await look(watermark, '/marketing/other')).outcome).toEqual({
        kind: 'gone',
        why: 'The folder /marketing/other no longer exists. Check the path, or stop watching this target.',
      });
      expect((await look(watermark, '/finance')).outcome).toMatchObject({
        kind: 'refused',
        why: expect.stringContaining('watch one of these: marketing'),
      });
      expect(
        (await look(watermark, '/marketing/in', { path: join(root, 'nowhere') })).outcome,
      ).toMatchObject({ kind: 'temporary' });
    },
  );

  it('leads nowhere else: links out of it are neither followed nor opened', async () => {
    write('secret/key.txt', 'secret');
    symlinkSync('/etc', join(root, 'in/etc'));
    symlinkSync(join(root, 'secret/key.txt'), join(root, 'in/key.txt'));
    symlinkSync('/etc', join(root, 'outside'));
    expect((await looks()).items).toEqual([]);
    expect((await look(null, '/marketing/outside')).outcome).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('outside the share'),
    });
    for (const ref of ['../secret/key.txt', 'key.txt', 'etc/passwd', '/etc/passwd']) {
      expect(
        await textOf(settings(), '/marketing/in', {
          vendorId: '1',
          url: null,
          authorHandle: null,
          authorId: null,
          text: '',
          createdAt: null,
          editedAt: null,
          media: [{ kind: 'document', ref }],
        }),
        ref,
      ).toContain('no longer in its folder');
    }
  });

  it('goes on where it was cut off, and says when there is more than it watches', async () => {
    for (let n = 0; n < 50; n += 1) write(`in/${n}.txt`, `file ${n}`);
    const first = await look();
    const cut = await look(first.watermark, '/marketing/in', {}, { stopAfter: 1 });
    const rest = await look(cut.watermark);
    expect(new Set([...namesOf(cut.items), ...namesOf(rest.items)]).size).toBe(50);
    const few = await runner.run(localNetwork, {
      settings: { ...settings(), maxFiles: 10 },
      credential: null,
      target: { type: 'folder', accountUsername: '/marketing/in' },
    });
    expect(few.outcome).toMatchObject({ note: expect.stringContaining('40 are left out') });
  });

  it('is watched: a new file hurries the next look on', async () => {
    const stop = new AbortController();
    let hurries = 0;
    const ready = localNetwork.configure(settings({ poll: false }));
    const watching = ready.listen?.(
      {
        ...runner.context({ credential: null }),
        signal: stop.signal,
        target: { id: 1, type: 'folder', accountUsername: '/marketing/in', searchString: null },
      },
      () => void (hurries += 1),
    );
    // The watcher tells nobody when it has begun: new files, until one is heard.
    await expect
      .poll(() => {
        write(`in/${Math.random()}.txt`, 'new');
        return hurries;
      })
      .toBeGreaterThan(0);
    stop.abort();
    await expect(watching).resolves.toBeUndefined();
  });
});

describe('a folder of a bucket', () => {
  let s3: S3Emulator;
  const vendor = (more: object = {}, folder = '/archive/in') => ({
    settings: {
      shares: {
        archive: { endpoint: s3.url, bucket: 'company', prefix: 'all', ...S3_KEY, ...more },
      },
    },
    credential: null,
    target: { type: 'folder', accountUsername: folder },
  });
  beforeEach(async () => void (s3 = await startS3('company')));
  afterEach(() => s3.close());

  it('is listed page by page; each version of an object is taken once, and what is gone is told', async () => {
    for (const name of ['a.txt', 'b & c.txt', 'deep/d.txt'])
      s3.put(`all/in/${name}`, `this is ${name}`);
    s3.put('all/other/e.txt', 'not watched');
    const first = await runner.run(localNetwork, vendor());
    expect(namesOf(first.items)).toEqual(['a.txt', 'b & c.txt', 'deep/d.txt']);
    expect(
      await textOf(
        vendor().settings,
        '/archive/in',
        first.items.find(({ media }) => media?.[0]?.name === 'b & c.txt'),
      ),
    ).toBe('this is b & c.txt');
    s3.put('all/in/a.txt', 'changed');
    s3.remove('all/in/deep/d.txt');
    const next = await runner.run(localNetwork, vendor(), first.watermark);
    expect(namesOf(next.items)).toEqual(['a.txt']);
    expect(deletedOf(next)).toHaveLength(2);
    expect((await runner.run(localNetwork, vendor(), next.watermark)).items).toEqual([]);
  });

  it.each(['url', 'entities'] as const)(
    'has keys with every sign, each listed, named and opened as it is (listing with %s)',
    async (spelling) => {
      await s3.close();
      s3 = await startS3('company', spelling);
      const odd = [
        "L'offerta dell'anno.txt",
        'say "hello".txt',
        ' blank in front.txt',
        'blank behind ',
        './relative.txt',
        'a/../b.txt',
        'a//b.txt',
        'one+one=2.txt',
        '100%.txt',
        '%41.txt',
        'a&b;&amp;.txt',
        '<tag>.txt',
        'perch\u00e9 \u6771.txt',
        'emoji \ud83d\ude00.txt',
        '#hash?query.txt',
        'semi;colon,comma.txt',
        'back\\slash.txt',
        '(*)!~.txt',
        'new\nline.txt',
        ...(spelling === 'url' ? ['bell\u0007.txt', 'rlo\u202egpj.exe'] : []),
      ];
      for (const key of odd) s3.put(`all/in/${key}`, `this is ${key}`);
      const ran = await runner.run(localNetwork, vendor());
      expect(ran.outcome).toEqual({ kind: 'finished' });
      expect(ran.items.map(({ media }) => media?.[0]?.ref).sort()).toEqual(odd.toSorted());
      for (const item of ran.items)
        expect(await textOf(vendor().settings, '/archive/in', item)).toBe(
          `this is ${item.media?.[0]?.ref ?? ''}`,
        );
      expect((await runner.run(localNetwork, vendor(), ran.watermark)).items).toEqual([]);
    },
  );

  it('with a wrong key, without the bucket, beyond its limit, failing and out of reach says what to do', async () => {
    const outcome = async (more: object = {}) =>
      (await runner.run(localNetwork, vendor(more))).outcome;
    expect(await outcome({ secretAccessKey: 'wrong' })).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('operator’s key'),
    });
    s3.state.isGone = true;
    expect(await outcome()).toEqual({
      kind: 'gone',
      why: 'The bucket “company” no longer exists. Ask your operator to correct it in collectors.json.',
    });
    s3.state.limitedFor = 60;
    expect(await outcome()).toMatchObject({ kind: 'limited' });
    s3.state.isFailing = true;
    expect(await outcome()).toMatchObject({ kind: 'temporary' });
    expect(await outcome({ endpoint: 'http://169.254.169.254' })).toMatchObject({
      why: expect.stringContaining('no public IP address'),
    });
  });
});
