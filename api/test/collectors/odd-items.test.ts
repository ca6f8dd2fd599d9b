import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mastodon } from '../../src/collectors/mastodon/mastodon.ts';
import { auditLog } from '../../src/platform/database/schema/installation.ts';
import { startMastodon, type MastodonEmulator } from '../emulators/mastodon.ts';
import { startTestApi, type TestApi } from '../kit.ts';
import { openLoopback, watchVendor } from './world.ts';

let api: TestApi;
let vendor: MastodonEmulator;
beforeAll(async () => {
  api = await startTestApi();
  openLoopback(api);
  vendor = await startMastodon();
});
afterAll(async () => {
  await vendor.close();
  await api.stop();
});
const post = (n: number, text: string) => ({
  id: String(9_007_199_254_740_993n + BigInt(n)),
  text,
  at: new Date(Date.UTC(2026, 10, 20, 9, n)),
});
/** What PostgreSQL keeps of each of these is the same with U+FFFD. */
const ODD = [
  'nul \0 in it',
  'half \ud83d of an emoji',
  'the other \ude00 half',
  '\0\0',
  'all of it \0\ud83d\ude00\udfff',
];
const kept = (text: string) => text.replaceAll('\0', '\ufffd').replace(/\p{Surrogate}/gu, '\ufffd');

describe('the border of the database', () => {
  it('keeps every text, in queries, in lists and in JSON, members\u2019 names included', async () => {
    for (const text of ODD) {
      const { rows } = await api.db.execute(
        sql`select ${text}::text as one, ${sql.param([text, 'plain'])}::text[] as several`,
      );
      expect(rows).toEqual([{ one: kept(text), several: [kept(text), 'plain'] }]);
      const [row] = await api.db
        .insert(auditLog)
        .values({ action: 'test.odd', detail: { [text]: text, plain: '\\u0000' } })
        .returning();
      expect(row?.detail).toEqual({ [kept(text)]: kept(text), plain: '\\u0000' });
    }
  });
});

describe('a page of posts', () => {
  it('with NUL and halves of emojis is stored whole, and nothing of it counts as edited the next time', async () => {
    vendor.publish(
      ...ODD.map((text, n) => ({ ...post(n, `${text} ${n}`), byName: text })),
      post(50, 'Number 50'),
    );
    const world = await watchVendor(api, mastodon, vendor);
    expect(await world.collect()).toMatchObject({
      health: 'HEALTHY',
      problem: null,
      note: null,
      itemsFound: ODD.length + 1,
    });
    expect((await world.items()).map(({ text }) => text).sort()).toEqual(
      [...ODD.map((text, n) => kept(`${text} ${n}`)), 'Number 50'].sort(),
    );
    await world.collect();
    expect((await world.items()).flatMap(({ origin }) => origin?.formerTexts ?? [])).toEqual([]);
  });

  it('of which the database refuses some loses those alone, says which, and the target goes on', async () => {
    await api.db.execute(sql`create function refuse_poison() returns trigger language plpgsql as $$
      begin if new.text like '%poison%' then raise exception 'refused'
        using errcode = '22P05'; end if; return new; end $$`);
    await api.db.execute(
      sql`create trigger refuse_poison before insert or update on media for each row execute function refuse_poison()`,
    );
    const own = await startMastodon();
    try {
      own.publish(
        post(1, 'good 1'),
        post(2, 'poison 2'),
        post(3, 'good 3'),
        post(4, 'poison 4'),
        post(5, 'good 5'),
        post(6, 'good 6'),
      );
      const world = await watchVendor(api, mastodon, own);
      const target = await world.collect();
      expect(target).toMatchObject({
        health: 'HEALTHY',
        itemsFound: 4,
        note: expect.stringMatching(/^2 items couldn’t be stored: https:.+, https:.+\.$/),
      });
      own.publish(post(7, 'good 7'));
      expect(await world.collect()).toMatchObject({ health: 'HEALTHY', itemsFound: 5 });
      expect((await world.items()).map(({ text }) => text).sort()).toEqual([
        'good 1',
        'good 3',
        'good 5',
        'good 6',
        'good 7',
      ]);
    } finally {
      await own.close();
    }
  });
});
