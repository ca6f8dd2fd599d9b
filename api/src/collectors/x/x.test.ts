import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { say } from '@vedetta/messages/say.ts';
import { startX, type XEmulator } from '../../../test/emulators/x.ts';
import { openRunner } from '../../../test/run-connector.ts';
import { x } from './x.ts';

const runner = openRunner();
let vendor: XEmulator;
beforeEach(async () => void (vendor = await startX()));
afterEach(() => vendor.close());
afterAll(() => runner.close());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const posts = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(9_007_199_254_740_993n + BigInt(from + index)),
    text: `Post ${from + index}`,
    at: minutesAgo(1_000 - from - index),
  }));

describe('a budget of posts', () => {
  it('pauses the target that has spent it until the next month, alone, and then goes on where it stopped', async () => {
    vendor.publish(...posts(0, 24));
    const settings = { postsPerMonth: 15 };
    const now = new Date();
    const first = await runner.run(x, vendor, null, { settings, now });
    expect(first.items).toHaveLength(20);
    const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
    expect(first.outcome).toEqual({
      kind: 'limited',
      isOwn: true,
      until: next,
      why: expect.stringContaining(
        `Paused until ${next.toISOString().slice(0, 10)}: this target has reached its limit of 15 posts`,
      ),
    });
    const asked = vendor.asked.length;
    expect((await runner.run(x, vendor, first.watermark, { settings, now })).outcome).toMatchObject(
      { kind: 'limited' },
    );
    expect(vendor.asked.length).toBe(asked);
    const rest = await runner.run(x, vendor, first.watermark, {
      settings,
      now: new Date(next.getTime() + 60_000),
    });
    expect(rest).toMatchObject({
      outcome: {
        kind: 'finished',
        note: expect.stringContaining('Posts read this month: 4 of 15'),
      },
    });
    expect(rest.items).toHaveLength(4);
  });
});

describe('an account on X', () => {
  it('is read whole, page by page, with all digits of its ids, and then from where the last run ended', async () => {
    vendor.publish(...posts(0, 24), {
      id: '9007199254741999',
      text: 'With a picture https://login.evil.example/a?b=1',
      at: minutesAgo(3),
      media: [`${vendor.url}/media/a.png`],
    });
    const first = await runner.run(x, vendor);
    expect(first.outcome).toEqual({
      kind: 'finished',
      note: 'Posts read this month: 25 of 10,000, about $0.13.',
    });
    expect(first.pages.map(({ items }) => items.length)).toEqual([10, 10, 5]);
    expect(new Set(first.items.map(({ vendorId }) => vendorId)).size).toBe(25);
    expect(first.items[0]).toMatchObject({
      vendorId: '9007199254741999',
      url: 'https://x.com/acme/status/9007199254741999',
      authorHandle: 'acme',
      authorId: '42',
      authorName: 'Acme',
      authorUrl: 'https://x.com/acme',
      text: 'With a picture https://login.evil.example/a?b=1',
      editedAt: null,
      media: [{ kind: 'image', url: `${vendor.url}/media/a.png` }],
    });
    const calls = vendor.asked.length;
    expect(await runner.run(x, vendor, first.watermark)).toMatchObject({
      items: [],
      outcome: { kind: 'finished' },
    });
    expect(vendor.asked.slice(calls)).toHaveLength(1);
    vendor.publish({ id: '9007199254742000', text: 'A new one', at: minutesAgo(1) });
    expect((await runner.run(x, vendor, first.watermark)).items.map(({ text }) => text)).toEqual([
      'A new one',
    ]);
  });

  it('goes on in the middle of a run that was cut off, and then misses nothing that came meanwhile', async () => {
    vendor.publish(...posts(0, 25));
    const cut = await runner.run(x, vendor, null, { stopAfter: 1 });
    vendor.publish(...posts(25, 2));
    const rest = await runner.run(x, vendor, cut.watermark);
    const last = await runner.run(x, vendor, rest.watermark);
    const texts = [...cut.items, ...rest.items, ...last.items].map(({ text }) => text);
    expect([...texts].sort()).toEqual([...posts(0, 27).map(({ text }) => text)].sort());
  });

  it('keeps one identity through edits, and the whole of a long post', async () => {
    vendor.publish({ id: '100', text: 'First words', at: minutesAgo(20) });
    const { watermark } = await runner.run(x, vendor);
    vendor.edit('100', `Second words ${'and more '.repeat(60)}`, minutesAgo(10));
    const { items } = await runner.run(x, vendor, watermark);
    expect(items).toMatchObject([
      {
        vendorId: '100',
        editedAt: expect.any(Date),
        text: expect.stringMatching(/^Second words .{500,}$/),
      },
    ]);
  });

  it('is read the same where the API names things as its newer specification does', async () => {
    const newer = await startX('post');
    try {
      newer.publish({ id: '7', text: 'a'.repeat(300), at: minutesAgo(5) });
      expect((await runner.run(x, newer)).items).toMatchObject([
        { vendorId: '7', text: 'a'.repeat(300) },
      ]);
    } finally {
      await newer.close();
    }
  });

  it('that is gone, a limit, a spent credit and a failing server are told apart', async () => {
    vendor.limit(60);
    expect((await runner.run(x, vendor)).outcome).toMatchObject({
      kind: 'limited',
      until: expect.any(Date),
    });
    vendor.calm();
    vendor.fail();
    expect((await runner.run(x, vendor)).outcome).toMatchObject({ kind: 'temporary' });
    vendor.calm();
    vendor.vanish();
    expect((await runner.run(x, vendor)).outcome).toEqual({
      kind: 'gone',
      why: 'X can’t find the account @acme. Check the name, or stop watching this target.',
    });
    vendor.calm();
    vendor.spend();
    expect((await runner.run(x, vendor)).outcome).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('credit'),
    });
  });
});

describe('the credential', () => {
  it(
    'is renewed in the middle of a run and stays renewed; keys that are no longer taken ask for ' +
      'an admin',
    async () => {
      vendor.publish(...posts(0, 25));
      const cut = await runner.run(x, vendor, null, { stopAfter: 1 });
      vendor.forgetTokens();
      expect(await runner.run(x, vendor, cut.watermark)).toMatchObject({
        outcome: { kind: 'finished' },
      });
      await runner.run(x, vendor, cut.watermark);
      expect(vendor.asked.filter((path) => path === '/oauth2/token')).toHaveLength(2);
      vendor.expireAfter(1);
      const broken = await runner.run(x, vendor);
      expect(broken).toMatchObject({
        outcome: { kind: 'reconnect', why: expect.stringContaining('keys') },
      });
    },
  );

  it('is tested with one cheap call', async () => {
    const ready = x.configure(vendor.settings);
    expect(await ready.test(runner.context(vendor))).toEqual({
      ok: true,
      value: { account: 'an app of yours', expiresAt: null },
    });
    expect(
      await ready.test({ ...runner.context(vendor), credential: { key: 'other', secret: 'x' } }),
    ).toMatchObject({ ok: false, problem: { kind: 'reconnect' } });
    expect(ready.checkCredential({ key: 'a', secret: ' ' })).toEqual({
      ok: false,
      problems: [{ field: 'secret', message: say('fieldRequired') }],
    });
  });
});

describe('a search on X', () => {
  const target = { type: 'search', searchString: 'acme' };
  it(
    'finds what holds the words, says when X left something out, and reaches back seven days ' +
      'when it rested for longer',
    async () => {
      vendor.publish(
        { id: '10', text: 'Acme is here', at: minutesAgo(9) },
        { id: '11', text: 'Somebody else', at: minutesAgo(8) },
      );
      vendor.leaveSomeOut();
      const first = await runner.run(x, vendor, null, { target });
      expect(first).toMatchObject({
        items: [{ vendorId: '10' }],
        outcome: { kind: 'finished', note: expect.stringContaining('left out') },
      });
      vendor.publish({ id: '12', text: 'acme again', at: minutesAgo(1) });
      const rested = {
        ...Object(first.watermark),
        at: new Date(Date.now() - 30 * 86_400_000).toISOString(),
      };
      const later = await runner.run(x, vendor, rested, { target });
      expect(later.items.map(({ vendorId }) => vendorId)).toContain('12');
      expect(vendor.asked.at(-1)).toContain('start_time=');
      expect((await runner.run(x, vendor, later.watermark, { target })).items).toEqual([]);
    },
  );
});
