import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompany, insertMedia } from '../../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/kit.ts';
import { listAlerts } from '../../alerts/store/alert-lists.ts';
import { countAlerts } from '../../alerts/store/alert-numbers.ts';
import { countMedia } from '../../media/store/media-counts.ts';
import { listMedia } from '../../media/store/media-lists.ts';

let database: TestDatabase;
let companyId: number;
const ALERTS = 2_600;
const MEDIA = 3_400;
const inSearch = (title: string, search: string) =>
  sql`' ' || lower(${sql.raw(title)}) || ' ' like ${`% ${search}%`}`;

/**
 * A company that is told to be a very large one, in which words of the newest texts and of all of
 * them differ.
 */
beforeAll(async () => {
  database = await createTestDatabase();
  companyId = (await insertCompany(database.db)).id;
  const { id: mediaId } = await insertMedia(database.db, { companyId, title: 'first one' });
  await database.db.execute(sql`
    insert into media (company_id, source_id, vendor_id, title, source_name)
    select ${companyId}, 7, n::text, 'Item ' || case when n % 2 = 0 then 'even' else 'odd' end ||
      case when n % 150 = 0 then ' seldom' else '' end
      || case when n < 1500 then ' before' else ' after' end || case
        when n > ${MEDIA} - 30 then ' fresh' else '' end, 'File upload'
    from generate_series(1, ${MEDIA}::int) as n`);
  await database.db.execute(sql`
    insert into alerts (company_id, media_id, source_id, detector, fingerprint, title,
      title_message, summary, marks, severity, status, detected_at)
    select ${companyId}, ${mediaId}, 7, 'codes', n::text, 'Code ' || case when n % 2 = 0 then 'even'
      else 'odd' end || case when n < 1500 then ' before' else ' after' end
      || case when n > ${ALERTS} - 30 then ' fresh'
        else '' end, '{"code": "titlePhotoRevealsLocation"}',
      'none', '[]', 1 + n % 5, 'DETECTED', '2026-10-01'::timestamptz + n * 7919 % 5000 *
        interval '1 minute'
    from generate_series(1, ${ALERTS}::int) as n`);
  await database.db.execute(sql`
    insert into tallies (company_id, subject, day, source_id, status, severity, n)
      values (${companyId}, 'alerts', null, 1, 'DISMISSED', 1, 500000), (${companyId}, 'media', null,
      1, '', 0, 500000)`);
});
afterAll(() => database.close());

describe('in a company of very many texts', () => {
  it.each([
    'even',
    'odd',
    'seldom',
    'before',
    'fresh',
    'item seldom',
    'item',
    'before fre',
    'nowhere',
    'efore',
    'vex',
  ])('the media of a search for %s are those whose text says so, on every page', async (search) => {
    const asPart = search === 'efore' ? 'before' : search;
    const words = asPart.split(' ');
    const { rows } = await database.db.execute(sql`
      select id from media where company_id = ${companyId} and ${sql.join(
        words.map((word) => inSearch('title', word)),
        sql` and `,
      )} order by id desc`);
    const all = rows.map((row) => Number(row['id']));
    for (const page of [1, 2, 9, 40]) {
      const {
        rows: shown,
        count,
        isPartial,
      } = await listMedia(database.db, { companyId, search }, { page, pageSize: 10 });
      expect(
        shown.map(({ id }) => id),
        `page ${page}`,
      ).toEqual(all.slice((page - 1) * 10, page * 10));
      expect(count).toBe(isPartial ? page * 10 + 1 : all.length);
    }
    const { count, isPartial } = await countMedia(database.db, { companyId, search });
    expect(count).toBeLessThanOrEqual(all.length);
    if (isPartial) expect(count).toBeGreaterThanOrEqual(20);
    else expect(count).toBe(all.length);
  });

  it.each(['even', 'before', 'fresh', 'code aft', 'efore', 'nowhere'])(
    'so are the alerts of a search for %s',
    async (search) => {
      const asPart = search === 'efore' ? 'before' : search;
      const { rows } = await database.db.execute(sql`
      select id, severity from alerts where company_id = ${companyId} and ${sql.join(
        asPart.split(' ').map((word) => inSearch('title', word)),
        sql` and `,
      )} order by severity desc, detected_at desc, id desc`);
      for (const severities of [[], [5], [1, 2]]) {
        const all = rows
          .filter((row) => severities.length === 0 || severities.includes(Number(row['severity'])))
          .map((row) => Number(row['id']));
        for (const page of [1, 3, 140]) {
          const {
            rows: shown,
            count,
            isPartial,
          } = await listAlerts(
            database.db,
            { companyId, search, severities },
            { by: 'severity', direction: 'desc' },
            { page, pageSize: 10 },
          );
          expect(
            shown.map(({ alert }) => alert.id),
            `${severities.join()} page ${page}`,
          ).toEqual(all.slice((page - 1) * 10, page * 10));
          expect(count).toBe(isPartial ? page * 10 + 1 : all.length);
        }
        const { tallies, isPartial } = await countAlerts(
          database.db,
          { companyId, search, severities },
          1,
        );
        const counted = tallies.reduce((sum, { count }) => sum + count, 0);
        expect(counted).toBeLessThanOrEqual(all.length);
        if (!isPartial) expect(counted).toBe(all.length);
      }
    },
  );

  it('what was written a moment ago is found first', async () => {
    const added = await insertMedia(database.db, { companyId, title: 'Item even' });
    const { rows } = await listMedia(
      database.db,
      { companyId, search: 'even' },
      { page: 1, pageSize: 10 },
    );
    expect(rows[0]?.id).toBe(added.id);
  });
});
