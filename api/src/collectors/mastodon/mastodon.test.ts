import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMastodon, type MastodonEmulator } from '../../../test/emulators/mastodon.ts';
import { openRunner } from '../../../test/run-connector.ts';
import { mastodon } from './mastodon.ts';

const runner = openRunner();
let vendor: MastodonEmulator;
beforeEach(async () => void (vendor = await startMastodon()));
afterEach(() => vendor.close());
afterAll(() => runner.close());

const post = (n: number, text = `Post ${n}`) => ({
  id: String(9_007_199_254_740_993n + BigInt(n)),
  text,
  at: new Date(Date.UTC(2026, 10, 20, 9, n)),
});
const posts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => post(from + index));
const TAG = { type: 'search', searchString: 'phishing@mastodon.example' };

describe('an account on Mastodon', () => {
  it('is read back some pages, then without a gap however much came, without what it passed on', async () => {
    vendor.publish(...posts(1, 13));
    vendor.boost(post(14, 'Somebody else'));
    const first = await runner.run(mastodon, vendor);
    expect(first).toMatchObject({ outcome: { kind: 'finished' } });
    expect(new Set(first.items.map(({ text }) => text))).toEqual(
      new Set(posts(1, 13).map(({ text }) => text)),
    );
    expect(first.items.find(({ text }) => text === 'Post 1')).toMatchObject({
      vendorId: `https://mastodon.example/users/ann/statuses/${post(1).id}`,
      url: `https://mastodon.example/@ann/${post(1).id}`,
      authorHandle: 'ann@mastodon.example',
      authorName: '',
      authorUrl: 'https://mastodon.example/@ann',
      createdAt: post(1).at,
      editedAt: null,
    });
    expect((await runner.run(mastodon, vendor, first.watermark)).items).toEqual([]);
    vendor.publish(...posts(20, 38));
    const cut = await runner.run(mastodon, vendor, first.watermark, { stopAfter: 2 });
    const rest = await runner.run(mastodon, vendor, cut.watermark);
    expect(new Set([...cut.items, ...rest.items].map(({ text }) => text))).toEqual(
      new Set(posts(20, 38).map(({ text }) => text)),
    );
  });

  it(
    'tells of what was edited and taken back among its newest, and never of what only moved off ' +
      'the page',
    async () => {
      vendor.publish(...posts(1, 7));
      const { watermark } = await runner.run(mastodon, vendor);
      vendor.edit(post(6).id, 'Changed', new Date('2026-11-21T00:00:00Z'));
      vendor.remove(post(5).id);
      vendor.publish(...posts(8, 9));
      const next = await runner.run(mastodon, vendor, watermark);
      expect(next.items.map(({ text }) => text).sort()).toEqual(['Changed', 'Post 8', 'Post 9']);
      expect(next.pages.flatMap(({ deleted = [] }) => deleted)).toEqual([
        `https://mastodon.example/users/ann/statuses/${post(5).id}`,
      ]);
      expect(
        (await runner.run(mastodon, vendor, next.watermark)).pages.flatMap(
          ({ deleted = [] }) => deleted,
        ),
      ).toEqual([]);
    },
  );

  it.each([1, 2, 5])(
    'of which the server hides some of each page is read whole, and what is still online is ' +
      'not taken for withdrawn (%i come each time)',
    async (step) => {
      let watermark: unknown = null;
      const items = new Set<string>();
      const deleted: string[] = [];
      const hides = (n: number) => n % 4 === 2 || n % 7 === 6;
      for (let from = 1; from <= 40; from += step) {
        vendor.publish(...posts(from, from + step - 1));
        vendor.hide(
          ...posts(from, from + step - 1)
            .filter((_, index) => hides(from + index))
            .map(({ id }) => id),
        );
        const ran = await runner.run(mastodon, vendor, watermark, { settings: { firstPages: 20 } });
        expect(ran.outcome).toEqual({ kind: 'finished' });
        ({ watermark } = ran);
        for (const { text } of ran.items) items.add(text);
        deleted.push(...ran.pages.flatMap((page) => page.deleted ?? []));
      }
      expect(items).toEqual(
        new Set(
          posts(1, 40)
            .filter((_, index) => !hides(index + 1))
            .map(({ text }) => text),
        ),
      );
      expect(deleted).toEqual([]);
      // Hidden later: it is still at its own address.
      vendor.hide(post(39).id, post(40).id);
      expect(
        (await runner.run(mastodon, vendor, watermark)).pages.flatMap((page) => page.deleted ?? []),
      ).toEqual([]);
    },
  );

  it('goes on in the gap where it was cut off, also when more came meanwhile', async () => {
    vendor.publish(...posts(1, 3));
    let { watermark } = await runner.run(mastodon, vendor);
    const items = new Set<string>();
    for (const [from, to] of [
      [4, 30],
      [31, 60],
      [61, 62],
    ] as const) {
      vendor.publish(...posts(from, to));
      const cut = await runner.run(mastodon, vendor, watermark, { stopAfter: 3 });
      ({ watermark } = cut);
      for (const { text } of cut.items) items.add(text);
    }
    for (const { text } of (await runner.run(mastodon, vendor, watermark)).items) items.add(text);
    expect(items).toEqual(new Set(posts(4, 62).map(({ text }) => text)));
  });

  it('that is gone says so, and a limit that is told as a timestamp is kept', async () => {
    vendor.vanish();
    expect((await runner.run(mastodon, vendor)).outcome).toEqual({
      kind: 'gone',
      why: 'mastodon.example can’t find the account “ann”. Check the name, or stop watching this target.',
    });
    vendor.calm();
    vendor.limit(100);
    const { outcome } = await runner.run(mastodon, vendor);
    expect(
      outcome.kind === 'limited' &&
        outcome.until !== null &&
        Math.round((outcome.until.getTime() - Date.now()) / 1000),
    ).toSatisfy((seconds: number) => seconds > 90 && seconds <= 100);
  });
});

describe('a hashtag', () => {
  it('is read of one server; what that server keeps for members is said, not taken for silence', async () => {
    vendor.publish(post(1, 'All about #phishing'), post(2, 'Something else'));
    expect((await runner.run(mastodon, vendor, null, { target: TAG })).items).toMatchObject([
      { text: 'All about #phishing' },
    ]);
    const stranger = { ...vendor, credential: null };
    vendor.shutTags('401');
    expect((await runner.run(mastodon, stranger, null, { target: TAG })).outcome).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('only shows posts to logged-in users'),
    });
    vendor.shutTags('empty');
    expect((await runner.run(mastodon, stranger, null, { target: TAG })).outcome).toMatchObject({
      kind: 'finished',
      note: expect.stringContaining('returned no posts'),
    });
  });

  it('is listened to with a token of its server: each change hurries the next run on', async () => {
    const stop = new AbortController();
    const ready = mastodon.configure(vendor.settings);
    const heard: string[] = [];
    const first = new Promise<void>((resolve) => {
      const listening = ready.listen?.(
        {
          ...runner.context(vendor),
          signal: stop.signal,
          target: {
            id: 1,
            type: 'search',
            accountUsername: null,
            searchString: 'phishing@mastodon.example',
          },
        },
        () => {
          heard.push('hurry');
          resolve();
        },
      );
      void listening?.catch(() => undefined);
    });
    await expect.poll(() => vendor.asked.some((path) => path.includes('streaming'))).toBe(true);
    vendor.publish(post(1, 'New #phishing'));
    await first;
    expect(heard).toEqual(['hurry']);
    stop.abort();
  });
});

describe('the token', () => {
  it('goes to its own server alone, and is tested by asking whose it is', async () => {
    const ready = mastodon.configure(vendor.settings);
    expect(await ready.test(runner.context(vendor))).toEqual({
      ok: true,
      value: { account: 'ann@mastodon.example', expiresAt: null },
    });
    const other = { ...vendor, credential: { server: 'other.example', token: 'not for this one' } };
    expect((await runner.run(mastodon, other)).outcome).toEqual({ kind: 'finished' });
    vendor.expireAfter(0);
    expect((await runner.run(mastodon, vendor)).outcome).toMatchObject({ kind: 'reconnect' });
  });
});
