import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Collector } from '../../src/collectors/ready-collector.ts';
import { telegram } from '../../src/collectors/telegram/telegram.ts';
import { whatsapp } from '../../src/collectors/whatsapp/whatsapp.ts';
import { receiveFor } from '../../src/modules/targets/commands/receive.ts';
import type { LeftOut } from '../../src/collectors/left-out.ts';
import {
  collectorDeliveries,
  sourceCredentials,
} from '../../src/platform/database/schema/collecting.ts';
import { startTelegram } from '../emulators/telegram.ts';
import { startWhatsApp } from '../emulators/whatsapp.ts';
import { insertCompany } from '../factories.ts';
import { startTestApi } from '../kit.ts';
import { openRunner } from '../run-connector.ts';

// What vendors hand out once, with something among it that no schema knows: it is left out alone,
// by name.
const runner = openRunner();
afterAll(() => runner.close());

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const ODD: [string, unknown][] = [
  ['null', null],
  ['a number', 7],
  ['a text', 'x'],
  ['a list', []],
  ['nothing', {}],
  ['other kinds', { id: {}, message_id: [], date: 'x', type: 3, chat: null, text: { body: 3 } }],
];
const update = (n: number, post: unknown) => ({ update_id: n, channel_post: post });
const telegramPost = (n: number) => ({
  message_id: n,
  date: 1_790_000_000 + n,
  chat: { id: -1001234567890123, username: 'meridiana_news' },
  text: `Post ${n}`,
});
const push = (...messages: unknown[]) => ({
  entry: [
    {
      changes: [
        {
          field: 'messages',
          value: {
            metadata: { display_phone_number: '15550001234', phone_number_id: '106540352242922' },
            messages,
          },
        },
      ],
    },
  ],
});
const message = (n: number) => ({
  id: `wamid.${n}`,
  from: '39333',
  timestamp: String(1_790_000_000 + n),
  type: 'text',
  text: { body: `Post ${n}` },
});

interface Source {
  collector: Collector;
  start: typeof startTelegram | typeof startWhatsApp;
  bodies: (odd: unknown, place: number) => unknown[];
}
const placed = (good: unknown[], odd: unknown, place: number) => good.toSpliced(place, 0, odd);
const SOURCES: Source[] = [
  {
    collector: telegram,
    start: startTelegram,
    bodies: (odd, place) =>
      placed([update(1, telegramPost(1)), update(2, telegramPost(2))], update(3, odd), place),
  },
  {
    collector: whatsapp,
    start: startWhatsApp,
    bodies: (odd, place) => [push(...placed([message(1), message(2)], odd, place))],
  },
];

describe.each(SOURCES.map((source) => ({ name: source.collector.name, source })))(
  '$name',
  ({ source: { collector, start, bodies } }) => {
    it.each(ODD)(
      'leaves a message out alone that it does not understand, wherever it stands: %s',
      async (_what, odd) => {
        const vendor = await start();
        for (const place of [0, 1, 2]) {
          const deliveries = bodies(odd, place).map((body, index) => ({ id: index + 1, body }));
          const ran = await runner.run(collector, vendor, null, { deliveries });
          expect(ran.outcome.kind).toBe('finished');
          expect(ran.items.map(({ text }) => text)).toEqual(['Post 1', 'Post 2']);
          expect(ran.pages.flatMap(({ leftOut = [] }) => leftOut)).toMatchObject([
            { why: 'notUnderstood' },
          ]);
          expect(ran.watermark).toEqual({ last: deliveries.length });
        }
        await vendor.close();
      },
    );

    it.each(ODD)(
      'passes over a delivery of nothing that is known, and reads those around it: %s',
      async (_what, odd) => {
        const vendor = await start();
        const [good] = bodies(null, 2).slice(0, 1);
        const ran = await runner.run(collector, vendor, null, {
          deliveries: [odd, good, odd].map((body, index) => ({ id: index + 1, body })),
        });
        expect(ran.outcome.kind).toBe('finished');
        expect(ran.items[0]?.text).toBe('Post 1');
        expect(ran.watermark).toEqual({ last: 3 });
        await vendor.close();
      },
    );
  },
);

it(
  'what is nested too deep for the database is left out by name, and the rest of the page is ' +
    'stored with its position',
  async () => {
    const api = await startTestApi();
    const { id: companyId } = await insertCompany(api.db);
    await api.db
      .insert(sourceCredentials)
      .values({ companyId, sourceId: 23, sealed: Buffer.from('x') });
    const configured = telegram.configure({});
    for (const depth of [150, 20_000, 400_000]) {
      const handing = {
        ...configured,
        async *receive() {
          yield {
            deliveries: [
              update(1, telegramPost(1)),
              update(2, nested(depth)),
              update(3, telegramPost(3)),
            ],
            position: '4',
          };
          return { kind: 'finished' as const };
        },
      };
      const leftOut: LeftOut[] = [];
      const outcome = await receiveFor(
        api.services,
        handing,
        { companyId, sourceId: 23, targetId: 1 },
        runner.context({ credential: null }),
        (all) => leftOut.push(...all),
      );
      expect(outcome.kind).toBe('finished');
      expect(leftOut).toEqual([{ name: 'message 2 before 4', why: 'notStored' }]);
      expect(
        (await api.db.select().from(collectorDeliveries)).map(
          ({ body }) => (body as { update_id: number }).update_id,
        ),
      ).toEqual([1, 3]);
      expect(
        await api.db
          .select({ position: sourceCredentials.position })
          .from(sourceCredentials)
          .where(eq(sourceCredentials.companyId, companyId)),
      ).toEqual([{ position: '4' }]);
      await api.db.delete(collectorDeliveries);
    }
    await api.stop();
  },
);
