import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startWhatsApp, type WhatsAppEmulator } from '../../../test/emulators/whatsapp.ts';
import { openRunner } from '../../../test/run-connector.ts';
import { whatsapp } from './whatsapp.ts';

const runner = openRunner();
let vendor: WhatsAppEmulator;
beforeEach(async () => void (vendor = await startWhatsApp()));
afterEach(() => vendor.close());
afterAll(() => runner.close());

const at = new Date('2026-11-20T09:01:02Z');
const stored = () => vendor.pushed.map((body, index) => ({ id: index + 1, body }));

describe('a business number on WhatsApp', () => {
  it('is read from what was pushed, receipts left out, also from senders without a number', async () => {
    vendor.publish(
      { id: 'A', text: 'Hello', at },
      { id: 'B', text: 'Under a picture', at, media: [`${vendor.url}/media/a.png`] },
    );
    const first = await runner.run(whatsapp, vendor, null, { deliveries: stored() });
    expect(first).toMatchObject({
      outcome: { kind: 'finished' },
      watermark: { last: 4 },
      items: [
        {
          vendorId: 'wamid.A',
          text: 'Hello',
          authorHandle: 'Ann',
          authorId: 'US.135',
          authorName: 'Ann',
          createdAt: at,
          media: [],
        },
        {
          vendorId: 'wamid.B',
          text: 'Under a picture',
          media: [{ kind: 'image', ref: `${vendor.url}/media/a.png` }],
        },
      ],
    });
    // Pushed again and out of order: the same identities.
    const again = await runner.run(whatsapp, vendor, first.watermark, {
      deliveries: [
        ...stored(),
        { id: 9, body: vendor.pushed[2] },
        { id: 10, body: vendor.pushed[0] },
      ],
    });
    expect(again.items.map(({ vendorId }) => vendorId)).toEqual(['wamid.B', 'wamid.A']);
  });

  it('hands out files for its token, which goes to its own hosts alone', async () => {
    vendor.publish({ id: 'B', text: '', at, media: [`${vendor.url}/media/a.png`] });
    const { items } = await runner.run(whatsapp, vendor, null, { deliveries: stored() });
    const picture = items[0]?.media?.[0];
    expect(await runner.open(whatsapp, vendor, picture!)).toMatchObject({ ok: true });
    vendor.misleadFiles();
    expect(await runner.open(whatsapp, vendor, picture!)).toMatchObject({
      ok: false,
      problem: { kind: 'refused', why: { code: 'whatsappHost' } },
    });
  });

  it('that is another than the connected one, an expired token and a limit say what to do', async () => {
    expect(
      (
        await runner.run(whatsapp, vendor, null, {
          target: { type: 'account', accountUsername: '390255500134' },
        })
      ).outcome,
    ).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('The connected number is +1 555-000-1234'),
    });
    vendor.limit(120);
    expect((await runner.run(whatsapp, vendor)).outcome).toMatchObject({
      kind: 'limited',
      until: expect.any(Date),
    });
    vendor.calm();
    vendor.expireAfter(0);
    expect((await runner.run(whatsapp, vendor)).outcome).toMatchObject({ kind: 'reconnect' });
  });

  it('is believed with a signature of the raw bytes, and a credential without what makes one is refused', () => {
    const ready = whatsapp.configure(vendor.settings);
    const body = Buffer.from('{"object":"whatsapp_business_account"}');
    const signed = (secret: string) => ({
      method: 'POST' as const,
      query: new URLSearchParams(),
      body,
      headers: {
        'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
      },
    });
    expect([
      ready.webhook?.isAuthentic(signed('shhh'), vendor.credential),
      ready.webhook?.isAuthentic(signed('other'), vendor.credential),
    ]).toEqual([true, false]);
    expect(ready.checkCredential({ token: 'a', phoneNumberId: '12345' })).toMatchObject({
      ok: false,
    });
    expect(ready.checkCredential({ ...vendor.credential, appSecret: '' })).toMatchObject({
      ok: false,
      problems: [{ field: 'appSecret' }],
    });
  });
});
