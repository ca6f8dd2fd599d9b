import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTelegram, type TelegramEmulator } from '../../../test/emulators/telegram.ts';
import { inWords, openRunner } from '../../../test/run-connector.ts';
import { telegram } from './telegram.ts';

const runner = openRunner();
let vendor: TelegramEmulator;
beforeEach(async () => void (vendor = await startTelegram()));
afterEach(() => vendor.close());
afterAll(() => runner.close());

const post = (n: number, text = `Post ${n}`) => ({
  id: String(n),
  text,
  at: new Date(Date.UTC(2026, 10, 20, 9, n)),
});

/** Takes what the bot is handed; like the schedule, stores it, then confirms it. */
async function receive(position: string | null = null, stopAfter = Infinity) {
  const running = telegram
    .configure(vendor.settings)
    .receive?.({ ...runner.context(vendor), position });
  const bodies: unknown[] = [];
  for (let pages = 0; running !== undefined && pages < stopAfter; pages += 1) {
    const step = await running.next();
    if (step.done === true) return { bodies, position, outcome: inWords(step.value) };
    bodies.push(...step.value.deliveries);
    ({ position } = step.value);
  }
  return { bodies, position, outcome: null };
}
const stored = (bodies: readonly unknown[]) =>
  bodies.map((body, index) => ({
    id: index + 1,
    body: JSON.parse(JSON.stringify(body)) as unknown,
  }));

describe('a channel on Telegram', () => {
  it('is read from what the bot was handed: posts, edits, captions and pictures', async () => {
    vendor.publish(post(1), post(2), {
      ...post(3, 'Under a picture'),
      media: [`${vendor.url}/media/a.png`],
    });
    vendor.edit('1', 'Changed', new Date('2026-11-21T00:00:00Z'));
    const { bodies, outcome } = await receive();
    expect([bodies.length, outcome]).toEqual([4, { kind: 'finished' }]);
    const first = await runner.run(telegram, vendor, null, { deliveries: stored(bodies) });
    expect(first.items).toMatchObject([
      {
        vendorId: '-1001234567890123:1',
        text: 'Post 1',
        url: 'https://t.me/meridiana_news/1',
        authorHandle: 'meridiana_news',
        authorName: 'News',
        authorUrl: 'https://t.me/meridiana_news',
        createdAt: post(1).at,
        editedAt: null,
      },
      { text: 'Post 2' },
      { text: 'Under a picture', media: [{ kind: 'image', ref: `${vendor.url}/media/a.png` }] },
      {
        vendorId: '-1001234567890123:1',
        text: 'Changed',
        editedAt: new Date('2026-11-21T00:00:00Z'),
      },
    ]);
    expect(
      (await runner.run(telegram, vendor, first.watermark, { deliveries: stored(bodies) })).items,
    ).toEqual([]);
    const picture = first.items[2]?.media?.[0];
    const opened = picture === undefined ? null : await runner.open(telegram, vendor, picture);
    expect(opened?.ok).toBe(true);
  });

  it('confirms what it was handed only with the next call: what was not stored is handed out again', async () => {
    vendor.publish(...[1, 2, 3, 4, 5].map((n) => post(n)));
    const cut = await receive(null, 1);
    expect(cut.bodies).toHaveLength(3);
    // Killed before that page was stored: asked again from where it stood.
    expect((await receive(null)).bodies).toHaveLength(5);
    expect((await receive(cut.position)).bodies).toHaveLength(0);
  });

  it(
    'that is gone, a bot that was thrown out, another taker, a limit and a token that is no ' +
      'longer taken are told apart',
    async () => {
      vendor.vanish();
      expect((await runner.run(telegram, vendor)).outcome).toEqual({
        kind: 'gone',
        why: 'Telegram can’t find this channel. Check the name, or stop watching this target.',
      });
      vendor.calm();
      vendor.kick();
      expect((await runner.run(telegram, vendor)).outcome).toMatchObject({
        kind: 'refused',
        why: expect.stringContaining('Add it as an administrator'),
      });
      vendor.setWebhook();
      expect((await receive()).outcome).toMatchObject({
        kind: 'refused',
        why: expect.stringContaining('Another program'),
      });
      vendor.limit(5);
      expect((await receive()).outcome).toMatchObject({ kind: 'limited', until: expect.any(Date) });
      vendor.calm();
      vendor.expireAfter(0);
      expect((await receive()).outcome).toMatchObject({
        kind: 'reconnect',
        why: expect.not.stringContaining('AAHdq'),
      });
    },
  );

  it('has a credential that is tested by asking who the bot is', async () => {
    const ready = telegram.configure(vendor.settings);
    expect(await ready.test(runner.context(vendor))).toEqual({
      ok: true,
      value: { account: '@vedetta_bot', expiresAt: null },
    });
    expect(ready.checkCredential({ token: 'nonsense' })).toMatchObject({
      ok: false,
      problems: [{ field: 'token' }],
    });
  });
});
