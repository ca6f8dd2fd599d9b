import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startInstagram, type InstagramEmulator } from '../../../test/emulators/instagram.ts';
import { openRunner } from '../../../test/run-connector.ts';
import { instagram } from './instagram.ts';

const runner = openRunner();
let vendor: InstagramEmulator;
beforeEach(async () => void (vendor = await startInstagram()));
afterEach(() => vendor.close());
afterAll(() => runner.close());

const post = (n: number, hoursAgo = 1, text = `Post ${n}`) => ({
  id: `1790000000000000${n}`,
  text,
  at: new Date(Date.now() - hoursAgo * 3_600_000 + n * 1000),
});
const TAG = { type: 'search', searchString: 'phishing' };

describe('an account on Instagram', () => {
  it('is read through the own account, albums as their parts, until what is known', async () => {
    vendor.publish(...[1, 2, 3, 4, 5, 6, 7].map((n) => post(n)), {
      ...post(8),
      media: ['a', 'b'].map((name) => `${vendor.url}/media/${name}.png`),
    });
    const first = await runner.run(instagram, vendor);
    expect(new Set(first.items.map(({ text }) => text))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Post ${n}`)),
    );
    expect(first.items.find(({ text }) => text === 'Post 8')).toMatchObject({
      vendorId: '17900000000000008',
      authorHandle: 'acme',
      authorUrl: 'https://www.instagram.com/acme/',
      media: [
        { kind: 'image', url: `${vendor.url}/media/a.png` },
        { url: `${vendor.url}/media/b.png` },
      ],
    });
    vendor.publish(...Array.from({ length: 3 }, (_, n) => post(n + 10, 0)));
    vendor.remove(post(7).id);
    const next = await runner.run(instagram, vendor, first.watermark);
    expect(next.items.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Post 10', 'Post 11', 'Post 12']),
    );
    expect(next.pages.flatMap(({ deleted = [] }) => deleted)).toEqual([post(7).id]);
  });

  it('that is personal, gone or unknown says so, and an expired token asks for an admin', async () => {
    vendor.vanish();
    expect((await runner.run(instagram, vendor)).outcome).toMatchObject({
      kind: 'gone',
      why: expect.stringContaining('business and creator'),
    });
    vendor.calm();
    vendor.expireAfter(0);
    expect((await runner.run(instagram, vendor)).outcome).toMatchObject({ kind: 'reconnect' });
    vendor.calm();
    vendor.limit(600);
    expect((await runner.run(instagram, vendor)).outcome).toMatchObject({
      kind: 'limited',
      until: expect.any(Date),
    });
  });
});

describe('a hashtag on Instagram', () => {
  it(
    'shows posts of a day whose author is not told, and is not asked for when the thirty of the ' +
      'week are spent',
    async () => {
      vendor.publish(
        post(1, 1, 'About #phishing'),
        post(2, 2, 'More #phishing'),
        post(3, 50, 'Old #phishing'),
        post(4, 1, 'Else'),
      );
      const first = await runner.run(instagram, vendor, null, { target: TAG });
      expect(first.items.map(({ text }) => text).sort()).toEqual([
        'About #phishing',
        'More #phishing',
      ]);
      expect(first.items[0]).toMatchObject({ authorHandle: null });
      vendor.spendTags(30);
      // Known already: it is one of the thirty.
      expect(
        (await runner.run(instagram, vendor, first.watermark, { target: TAG })).outcome,
      ).toEqual({ kind: 'finished' });
      expect((await runner.run(instagram, vendor, null, { target: TAG })).outcome).toMatchObject({
        kind: 'refused',
        why: expect.stringContaining('weekly limit of 30 hashtags'),
      });
      vendor.spendTags(0);
      expect(
        (
          await runner.run(instagram, vendor, null, {
            target: { type: 'search', searchString: 'other' },
          })
        ).outcome,
      ).toMatchObject({ kind: 'refused', why: expect.stringContaining('#other') });
    },
  );
});
