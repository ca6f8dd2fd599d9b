import { say } from '@vedetta/messages/say.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompany, insertMedia } from '../../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/kit.ts';
import { listAlerts } from '../../alerts/store/alert-lists.ts';
import { countAlerts } from '../../alerts/store/alert-numbers.ts';
import { listMedia } from '../../media/store/media-lists.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';

let database: TestDatabase;
let companyId: number;
let large: number;
const ALERTS = 3_000;
/**
 * Beyond the number of alerts from which a common word is searched by walking the list
 * (search-walks.ts).
 */
const AS_IF = 100_000;

beforeAll(async () => {
  database = await createTestDatabase();
  companyId = (await insertCompany(database.db)).id;
  large = (await insertCompany(database.db)).id;
  for (const company of [companyId, large]) {
    const media = await insertMedia(database.db, { companyId: company, title: 'campaign_03.png' });
    await database.db.insert(alerts).values(
      Array.from({ length: ALERTS }, (_, n) => ({
        companyId: company,
        mediaId: media.id,
        sourceId: 7,
        detector: 'codes',
        fingerprint: String(n),
        marks: [],
        severity: 1 + (n % 5),
        title: n % 2 === 0 ? 'QR code leads elsewhere' : 'Photo that reveals a location',
        titleMessage: say('quotedWords', { words: 'as the title' }),
        summary: `${n % 100 === 0 ? 'Mole' : 'Fox'} number ${n}`,
        status: n % 3 === 0 ? 'RESOLVED' : 'DETECTED',
        detectedAt: new Date(Date.UTC(2026, 9, 1) + n * 60_000),
      })),
    );
  }
});
afterAll(() => database.close());

const order = { by: 'severity', direction: 'desc' } as const;
const page = async (search: string, statuses: string[], number: number) => {
  const { rows, count, isPartial } = await listAlerts(
    database.db,
    { companyId, search, statuses },
    order,
    { page: number, pageSize: 10 },
  );
  return { ids: rows.map(({ alert }) => alert.id), count, isPartial };
};
/** What the walk must find: the first alerts of the list whose text says so, one by one. */
const expected = async (pattern: string, statuses: string[], number: number) => {
  const { rows } = await database.db.execute(sql`
    select id from alerts where company_id = ${companyId} and status in ${statuses}
      and lower(title || ' ' || summary) ~ ${pattern}
    order by severity desc, detected_at desc, id desc limit 10 offset ${(number - 1) * 10}`);
  return rows.map((row) => Number(row['id']));
};

describe('a search in a company of few alerts', () => {
  it('counts everything', async () => {
    expect(await page('qr', ['DETECTED'], 1)).toEqual({
      ids: await expected('qr', ['DETECTED'], 1),
      count: 1_000,
      isPartial: false,
    });
    const numbers = await countAlerts(database.db, { companyId, search: 'mole' }, 1);
    expect(numbers).toMatchObject({
      isPartial: false,
      media: 0,
      oldestToReview: new Date(Date.UTC(2026, 9, 1) + 100 * 60_000),
    });
    expect(numbers.tallies.reduce((sum, { count }) => sum + count, 0)).toBe(30);
  });
});

describe('a search in a company of very many alerts', () => {
  beforeAll(async () => {
    companyId = large;
    await database.db.execute(
      sql`insert into tallies (company_id, subject, day, source_id, status, severity, n)
        values (${large}, 'alerts', null, 1, 'DISMISSED', 1, ${AS_IF})`,
    );
  });

  it.each([
    ['qr', 'qr'],
    ['photo loc', 'photo.*loc'],
    ['fox', 'fox'],
    ['mole', 'mole'],
    ['moles', 'moles'],
    ['ole', 'ole'],
    ['ole numb', 'ole numb'],
    ['ole 100%', 'nothing'],
    ['elsewhere fo', 'elsewhere fo'],
  ])('answers the same pages for %s, whichever way it finds them', async (search, pattern) => {
    for (const number of [1, 2, 7]) {
      for (const statuses of [['DETECTED'], ['RESOLVED'], ['DETECTED', 'RESOLVED']]) {
        const { ids, count, isPartial } = await page(search, statuses, number);
        expect(ids, `${statuses.join()} ${number}`).toEqual(
          await expected(pattern, statuses, number),
        );
        if (isPartial) expect(count).toBe(number * 10 + 1);
      }
    }
  });

  it('says that a common word was not counted to the end, and still counts a rare one', async () => {
    expect(await page('qr', ['DETECTED'], 1)).toMatchObject({ count: 11, isPartial: true });
    expect(await page('mole', ['DETECTED'], 1)).toMatchObject({ count: 20, isPartial: false });
    expect(await countAlerts(database.db, { companyId, search: 'qr' }, 1)).toMatchObject({
      isPartial: true,
    });
    // The last page is found to be the last one.
    expect(await page('qr', ['DETECTED'], 100)).toMatchObject({ count: 1_000, isPartial: false });
    expect(
      await countAlerts(database.db, { companyId, search: 'qr', severities: [5] }, 1),
    ).toMatchObject({ isPartial: false });
    expect(await countAlerts(database.db, { companyId, search: 'mole' }, 1)).toMatchObject({
      isPartial: false,
    });
    expect(
      await listMedia(database.db, { companyId, search: 'campaign' }, { page: 1, pageSize: 10 }),
    ).toMatchObject({ count: 1, isPartial: false });
  });
});
