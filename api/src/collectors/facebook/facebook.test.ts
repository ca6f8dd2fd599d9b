import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFacebook } from '../../../test/emulators/facebook.ts';
import type { VendorEmulator } from '../../../test/emulators/emulator.ts';
import { openRunner } from '../../../test/run-connector.ts';
import { graphTime } from '../meta/graph.ts';
import { facebook } from './facebook.ts';

const runner = openRunner();
let vendor: VendorEmulator;
beforeEach(async () => void (vendor = await startFacebook()));
afterEach(() => vendor.close());
afterAll(() => runner.close());

const post = (n: number, daysAgo = 1) => ({
  id: String(n),
  text: `Post ${n}`,
  at: new Date(Date.now() - daysAgo * 86_400_000 + n * 1000),
});

describe('a Page on Facebook', () => {
  it(
    'is read through empty pages and out of order, and never by the links of answers, which ' +
      'hold the token',
    async () => {
      vendor.publish(...[1, 2, 3, 4, 5].map((n) => post(n)), {
        ...post(6),
        media: [`${vendor.url}/media/a.png`],
      });
      const first = await runner.run(facebook, vendor);
      expect(first.items.map(({ vendorId }) => vendorId).sort()).toEqual(
        [1, 2, 3, 4, 5, 6].map((n) => `100_${n}`),
      );
      expect(first.items.find(({ vendorId }) => vendorId === '100_6')).toMatchObject({
        url: 'https://www.facebook.com/100/posts/6',
        authorHandle: 'Meridiana Foods',
        authorName: 'Meridiana Foods',
        authorUrl: 'https://www.facebook.com/100',
        media: [{ url: `${vendor.url}/media/a.png` }],
      });
      expect(vendor.asked.filter((path) => path.includes('token'))).toEqual([]);
    },
  );

  it('tells what was taken back from what was pushed, and ends at a page of old posts', async () => {
    vendor.publish(post(1), ...Array.from({ length: 20 }, (_, n) => post(n + 10, 100)));
    const { watermark } = await runner.run(facebook, vendor);
    vendor.asked.length = 0;
    const deliveries = [
      {
        id: 4,
        body: {
          object: 'page',
          entry: [
            {
              id: '100',
              time: 1,
              changes: [
                { field: 'feed', value: { item: 'status', verb: 'remove', post_id: '100_1' } },
                { field: 'feed', value: { item: 'comment', verb: 'add', post_id: '100_1' } },
              ],
            },
          ],
        },
      },
      {
        id: 5,
        body: {
          object: 'page',
          entry: [
            {
              id: 'another',
              changes: [{ field: 'feed', value: { verb: 'remove', post_id: 'another_1' } }],
            },
          ],
        },
      },
    ];
    const next = await runner.run(facebook, vendor, watermark, { deliveries });
    expect(next.pages.flatMap(({ deleted = [] }) => deleted)).toEqual(['100_1']);
    expect(next.watermark).toMatchObject({ delivery: 5 });
    expect(vendor.asked.length).toBeLessThan(6);
  });

  it(
    'believes what is pushed only with a signature of the raw bytes, and answers the challenge ' +
      'only with the word agreed on',
    () => {
      const { webhook } = facebook.configure(vendor.settings);
      const body = Buffer.from('{"object":"page","entry":[]}');
      const request = (signature?: string) => ({
        method: 'POST' as const,
        query: new URLSearchParams(),
        headers: signature === undefined ? {} : { 'x-hub-signature-256': signature },
        body,
      });
      const right = `sha256=${createHmac('sha256', 'shhh').update(body).digest('hex')}`;
      expect(
        [right, right.replace(/.$/, 'x'), '', undefined].map((signature) =>
          webhook?.isAuthentic(request(signature), vendor.credential),
        ),
      ).toEqual([true, false, false, false]);
      expect(
        webhook?.isAuthentic(
          request(`sha256=${createHmac('sha256', '').update(body).digest('hex')}`),
          { token: 'a' },
        ),
      ).toBe(false);
      const asked = (word: string) =>
        webhook?.challenge(
          {
            ...request(),
            method: 'GET',
            query: new URLSearchParams({
              'hub.mode': 'subscribe',
              'hub.verify_token': word,
              'hub.challenge': '1158',
            }),
          },
          vendor.credential,
        );
      expect(asked('word')).toEqual({ status: 200, contentType: 'text/plain', body: '1158' });
      expect(asked('other')).toBeNull();
    },
  );

  it('writes its times without a colon', () => {
    expect(graphTime('2026-11-20T09:01:02+0000')).toEqual(new Date('2026-11-20T09:01:02Z'));
    expect(graphTime('2026-11-20T09:01:02-0830')).toEqual(new Date('2026-11-20T17:31:02Z'));
    expect([graphTime(undefined), graphTime('soon')]).toEqual([null, null]);
  });
});
