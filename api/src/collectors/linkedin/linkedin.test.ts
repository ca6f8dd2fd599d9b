import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLinkedIn, type LinkedInEmulator } from '../../../test/emulators/linkedin.ts';
import { openRunner } from '../../../test/run-connector.ts';
import { linkedin } from './linkedin.ts';

const runner = openRunner();
let vendor: LinkedInEmulator;
beforeEach(async () => void (vendor = await startLinkedIn()));
afterEach(() => vendor.close());
afterAll(() => runner.close());

const post = (n: number, text = `Post ${n}`) => ({
  id: `700000000000000000${n}`,
  text,
  at: new Date(Date.UTC(2026, 10, 20, 9, n)),
});

describe('a company page on LinkedIn', () => {
  it('is read in the order of its last changes, signs as they are meant, pictures by their id', async () => {
    vendor.publish(...[1, 2, 3, 4, 5].map((n) => post(n)), {
      ...post(6, 'We (the company) love #food_lovers'),
      media: [`${vendor.url}/media/a.png`],
    });
    const first = await runner.run(linkedin, vendor);
    expect(first.items).toHaveLength(6);
    const last = first.items.find(({ vendorId }) => vendorId === `urn:li:share:${post(6).id}`);
    expect(last).toMatchObject({
      text: 'We (the company) love #food_lovers',
      url: `https://www.linkedin.com/feed/update/urn:li:share:${post(6).id}`,
      editedAt: null,
      authorHandle: 'acme',
      authorName: 'Acme',
      authorUrl: 'https://www.linkedin.com/company/acme',
      media: [{ alt: 'a picture' }],
    });
    expect(await runner.open(linkedin, vendor, last!.media![0]!)).toMatchObject({ ok: true });
    vendor.edit(post(2).id, 'Changed', new Date('2026-11-21T00:00:00Z'));
    const next = await runner.run(linkedin, vendor, first.watermark);
    expect(next.items.map(({ text }) => text)).toContain('Changed');
  });

  it(
    'says what to do about a page that is gone, a day that is spent, a version that is retired ' +
      'and a token that ran out',
    async () => {
      vendor.vanish();
      expect((await runner.run(linkedin, vendor)).outcome).toMatchObject({
        kind: 'gone',
        why: expect.stringContaining('doesn’t manage'),
      });
      vendor.calm();
      vendor.limitDay();
      const now = new Date('2026-11-20T15:00:00Z');
      expect((await runner.run(linkedin, vendor, null, { now })).outcome).toMatchObject({
        kind: 'limited',
        until: new Date('2026-11-21T00:00:00Z'),
      });
      vendor.retire();
      expect((await runner.run(linkedin, vendor)).outcome).toMatchObject({
        kind: 'refused',
        why: expect.stringContaining('no longer supports version 202608'),
      });
      vendor.expireAfter(0);
      expect((await runner.run(linkedin, vendor)).outcome).toMatchObject({ kind: 'reconnect' });
    },
  );
});
