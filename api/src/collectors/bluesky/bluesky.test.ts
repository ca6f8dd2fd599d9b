import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBluesky, type BlueskyEmulator } from '../../../test/emulators/bluesky.ts';
import { openRunner } from '../../../test/run-connector.ts';
import { bluesky } from './bluesky.ts';

const runner = openRunner();
let vendor: BlueskyEmulator;
beforeEach(async () => void (vendor = await startBluesky()));
afterEach(() => vendor.close());
afterAll(() => runner.close());

const post = (n: number, text = `Post ${n}`) => ({
  id: `3m${n}`,
  text,
  at: new Date(Date.UTC(2026, 10, 20, 9, n)),
});
const posts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => post(from + index));
const uri = (n: number) => `at://did:plc:ewvi7nxzyoun6zhxrhs64oiz/app.bsky.feed.post/3m${n}`;
const deletedOf = (pages: readonly { deleted?: string[] }[]) =>
  pages.flatMap(({ deleted = [] }) => deleted);
const SEARCH = { type: 'search', searchString: 'phishing' };

describe('an account on Bluesky', () => {
  it(
    'is read without a token through pages of which some are empty, without what it passed on, ' +
      'and then only what is new',
    async () => {
      vendor.publish(...posts(1, 8));
      vendor.repost(post(9, 'Somebody else'));
      const stranger = { ...vendor, credential: null };
      const first = await runner.run(bluesky, stranger);
      expect(first).toMatchObject({ outcome: { kind: 'finished' } });
      expect(first.items.map(({ vendorId }) => vendorId).sort()).toEqual(
        posts(1, 8)
          .map(({ id }) => uri(Number(id.slice(2))))
          .sort(),
      );
      expect(first.items.find(({ vendorId }) => vendorId === uri(8))).toMatchObject({
        url: 'https://bsky.app/profile/ann.bsky.example/post/3m8',
        authorHandle: 'ann.bsky.example',
        authorName: 'Ann',
        authorUrl: 'https://bsky.app/profile/ann.bsky.example',
        createdAt: post(8).at,
        text: 'Post 8',
      });
      expect((await runner.run(bluesky, stranger, first.watermark)).items).toEqual([]);
      vendor.publish(...posts(10, 16));
      const next = await runner.run(bluesky, stranger, first.watermark);
      expect(next.items).toHaveLength(7);
    },
  );

  it('shows where links lead that read otherwise, pictures, and what was taken back', async () => {
    vendor.publish(
      post(1),
      {
        ...post(2, 'Your bank: https://login.evil.example/x'),
        media: [`${vendor.url}/media/a.png`],
      },
      post(3),
    );
    const first = await runner.run(bluesky, vendor);
    expect(first.items.find(({ vendorId }) => vendorId === uri(2))).toMatchObject({
      text: 'Your bank: bank.example',
      links: [{ words: 'bank.example', href: 'https://login.evil.example/x' }],
      media: [{ url: `${vendor.url}/media/a.png`, alt: 'a picture' }],
    });
    vendor.remove('3m2');
    vendor.publish(post(4));
    const next = await runner.run(bluesky, vendor, first.watermark);
    expect(deletedOf(next.pages)).toEqual([uri(2)]);
    expect(deletedOf((await runner.run(bluesky, vendor, next.watermark)).pages)).toEqual([]);
  });

  it('that is gone, and limits, are told apart', async () => {
    vendor.vanish();
    expect((await runner.run(bluesky, vendor)).outcome).toMatchObject({ kind: 'gone' });
    vendor.calm();
    vendor.limit(60);
    expect((await runner.run(bluesky, vendor)).outcome).toMatchObject({
      kind: 'limited',
      until: expect.any(Date),
    });
  });

  it('is listened to on Jetstream: a post hurries the next run on, and news about the account do not', async () => {
    const ready = bluesky.configure(vendor.settings);
    const stop = new AbortController();
    let hurries = 0;
    const listening = ready.listen?.(
      {
        ...runner.context(vendor),
        signal: stop.signal,
        target: { id: 1, type: 'account', accountUsername: 'ann.bsky.example', searchString: null },
      },
      () => void (hurries += 1),
    );
    await expect
      .poll(() =>
        vendor.asked.some((path) =>
          path.startsWith('/subscribe?wantedCollections=app.bsky.feed.post&wantedDids=did'),
        ),
      )
      .toBe(true);
    vendor.publish(post(1));
    await expect.poll(() => hurries).toBe(1);
    stop.abort();
    await expect(listening).resolves.toBeUndefined();
  });
});

describe('a search on Bluesky', () => {
  it('goes through one session, which is kept, renewed and begun anew as it must be', async () => {
    vendor.publish(post(1, 'All about phishing'), post(2));
    const first = await runner.run(bluesky, vendor, null, { target: SEARCH });
    expect(first.items).toMatchObject([{ text: 'All about phishing' }]);
    const sessions = () =>
      vendor.asked
        .filter((path) => /createSession|refreshSession/.test(path))
        .map((path) => /create|refresh/.exec(path)?.[0]);
    await runner.run(bluesky, vendor, first.watermark, { target: SEARCH });
    expect(sessions()).toEqual(['create']);
    vendor.ageSessions();
    expect(
      (await runner.run(bluesky, vendor, first.watermark, { target: SEARCH })).outcome,
    ).toEqual({ kind: 'finished' });
    vendor.endSessions();
    expect(
      (await runner.run(bluesky, vendor, first.watermark, { target: SEARCH })).outcome,
    ).toEqual({ kind: 'finished' });
    expect(sessions()).toEqual(['create', 'refresh', 'refresh', 'create']);
  });

  it('asks for a credential when there is none, or the one there is not taken', async () => {
    expect(
      (await runner.run(bluesky, { ...vendor, credential: null }, null, { target: SEARCH }))
        .outcome,
    ).toMatchObject({
      kind: 'reconnect',
      why: expect.stringContaining('connected Bluesky account'),
    });
    expect(
      (
        await runner.run(
          bluesky,
          { ...vendor, credential: { handle: 'ann.bsky.example', password: 'wrong' } },
          null,
          { target: SEARCH },
        )
      ).outcome,
    ).toMatchObject({ kind: 'reconnect', why: expect.stringContaining('app password') });
    expect(await bluesky.configure(vendor.settings).test(runner.context(vendor))).toEqual({
      ok: true,
      value: { account: '@ann.bsky.example', expiresAt: null },
    });
  });
});
