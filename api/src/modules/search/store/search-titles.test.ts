import { render, textsByCode } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Code, Message } from '@vedetta/messages/message.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAlert, insertCompany, insertMedia } from '../../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/kit.ts';
import { alertConditions } from '../../alerts/store/alert-filter.ts';
import { listAlerts } from '../../alerts/store/alert-lists.ts';
import { countAlerts } from '../../alerts/store/alert-numbers.ts';
import { listMedia } from '../../media/store/media-lists.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import { media } from '../../../platform/database/schema/media.ts';

let database: TestDatabase;
let companyId: number;
let mediaId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  companyId = (await insertCompany(database.db)).id;
  mediaId = (await insertMedia(database.db, { companyId, title: 'x9.bin' })).id;
});
afterAll(() => database.close());

/** An alert that was stored with words of an older version, or those given. */
const add = async (titleMessage: Message, title = 'older words') => {
  const { id } = await insertAlert(database.db, { companyId, mediaId, summary: 'none' });
  await database.db.update(alerts).set({ title, titleMessage }).where(eq(alerts.id, id));
  return id;
};
const find = async (search: string) => {
  const { rows } = await listAlerts(
    database.db,
    { companyId, search },
    { by: 'detected_at', direction: 'desc' },
    { page: 1, pageSize: 500 },
  );
  return rows.map(({ alert }) => alert.id);
};

it('an alert of any title is found by its title in each language, whatever it was stored with', async () => {
  const given = textsByCode(/^title[A-Z]/);
  const codes = [...new Set(given.map(({ code }) => code))];
  expect(codes.length).toBeGreaterThan(100);
  const ids = new Map<string, number>();
  for (const code of codes) ids.set(code, await add({ code: code as Code }));
  for (const { code, text } of given)
    for (const search of [text, text.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')])
      expect(await find(search), search).toContain(ids.get(code));
});

it('each word of a title stands for it, beside words of the text, and parts of it do', async () => {
  const threat = await add(say('titleThreatViolence'), 'older words about rossi');
  const other = await add(say('titleExtortion'), 'older words about rossi');
  for (const search of [
    'minaccia rossi',
    'rossi minacc',
    'Violenza MINACCIA rossi',
    'threat rossi',
    'rossi di violenz',
  ])
    expect(await find(search), search).toEqual([threat]);
  for (const search of ['inaccia di viol', 'hreat of viol', 'inaccia'])
    expect(await find(search), search).toContain(threat);
  expect(await find('estorsione rossi')).toEqual([other]);
  for (const search of ['minaccia bianchi', 'titleThreatViolence', 'hreatViolence', 'zzyzx'])
    expect(await find(search), search).toEqual([]);
});

it('what stands in the gaps is found: a text as it is stored, a message in each language', async () => {
  const rule = await add(say('titleRule', { rule: 'wyvern_7' }), 'Rule wyvern_7');
  const code = say('titleCodeBoardingPass', { code: say('pathQrCode') });
  const pass = await add(code);
  expect(await find('regola wyvern')).toEqual([rule]);
  expect(await find(render('en', code))).toEqual([pass]);
  expect(await find('carta imbarco codice qr')).toEqual([pass]);
});

it('an alert whose title changes is found by the new one alone', async () => {
  const id = await add(say('titleRansomNote'), 'same words');
  expect(await find('riscatto same')).toEqual([id]);
  await database.db
    .update(alerts)
    .set({ titleMessage: say('titleArchiveBomb') })
    .where(eq(alerts.id, id));
  expect(await find('riscatto same')).toEqual([]);
  await database.db.update(media).set({ text: 'changed' }).where(eq(media.id, mediaId));
  expect(await find(`${render('it', say('titleArchiveBomb'))} changed same`)).toEqual([id]);
});

it('numbers, work on all that match, and media by their headline go by the same words', async () => {
  const company = (await insertCompany(database.db)).id;
  const item = await insertMedia(database.db, {
    companyId: company,
    headline: 'older words',
    headlineMessage: say('titleThreatViolence'),
  });
  const { id } = await insertAlert(database.db, { companyId: company, mediaId: item.id });
  await database.db
    .update(alerts)
    .set({ titleMessage: say('titleThreatViolence') })
    .where(eq(alerts.id, id));
  const filter = { companyId: company, search: 'minaccia' };
  const { tallies } = await countAlerts(database.db, filter, 1);
  expect(tallies.map(({ count }) => count)).toEqual([1]);
  const where = await alertConditions(database.db, filter);
  expect(await database.db.select({ id: alerts.id }).from(alerts).where(where)).toEqual([{ id }]);
  const found = await listMedia(database.db, filter, { page: 1, pageSize: 10 });
  expect(found.rows.map((row) => row.id)).toEqual([item.id]);
});

it('codes are looked up in the index of words and are no words of the vocabulary', async () => {
  const plan = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`
      explain select alert_id from alert_texts where words @@
        (select search_query(${companyId}, 'minaccia', '{"minaccia:*": ["titleThreatViolence"]}'))`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('alert_texts_words');
  expect(plan).not.toContain('Seq Scan');
  const { rows } = await database.db.execute(
    sql`select word from vocabulary where word like '%title%'`,
  );
  expect(rows).toEqual([]);
});
