import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../../api/src/platform/services.ts';
import { users } from '../../../api/src/platform/database/schema/people.ts';
import { signInAs } from '../../../api/test/factories.ts';
import type { Load } from './clients.ts';

/**
 * What people type, from words in a quarter of all texts to none at all, one word and two,
 * beginnings and inner parts: the vocabulary is that of generate.ts, its first words being the most
 * frequent.
 */
const SEARCHES = [
  'bavelaco',
  'minrasis',
  'photo location',
  'post gutor',
  'windows program',
  'account42',
  'watch 17',
  randomUUID().slice(0, 8),
  'qr code',
  'celon',
  'post',
  'p',
  'barasaco',
  'bamineco',
  'balonetne',
  'account4217',
  'bavelaco bamineco',
  'elaco',
  'onetne',
  'deo windows',
];

/**
 * The calls that screens make, by nine people of three companies in turn; the last load is all of
 * them mixed.
 * @param apart every body is a load of its own, to see which of them costs what.
 */
export async function loads(services: Services, apart: boolean): Promise<Load[]> {
  const people = await services.db
    .select()
    .from(users)
    .where(eq(users.groupName, 'Analysts'))
    .orderBy(sql`id % 10`)
    .limit(9);
  const access = await Promise.all(
    people.map(async (person) => (await signInAs(services, person)).token),
  );
  const load = (name: string, path: string, bodies: unknown[]): Load => ({
    name,
    calls: Array.from({ length: 9 * bodies.length }, (_, n) => ({
      path,
      access: access[Math.floor(n / bodies.length)] ?? '',
      body: bodies[n % bodies.length],
    })),
  });
  const get = (name: string, paths: string[]): Load => ({
    name,
    calls: Array.from({ length: 9 * paths.length }, (_, n) => ({
      method: 'GET',
      path: paths[n % paths.length] ?? '',
      access: access[Math.floor(n / paths.length)] ?? '',
    })),
  });
  const now = new Date();
  const day = (daysAgo: number) =>
    new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const statistics = (first: number, last: number) =>
    `/api/analytics/v1/stats/?from=${day(first)}&to=${day(last)}&time_zone=Europe/Rome`;
  const since = (days: number) => ({
    time_from: new Date(now.getTime() - days * 86_400_000).toISOString(),
    time_to: now.toISOString(),
  });
  const alert = '/api/alert/v1';
  const usual = { severity: [2, 3, 4, 5] };
  const each = [
    load('alert list', `${alert}/`, [
      { ...usual, status: 'DETECTED' },
      { ...usual, status: 'VALIDATED' },
      { ...usual, status: 'DISMISSED', page: 3 },
    ]),
    load('alert list by time', `${alert}/`, [
      { status: 'DETECTED', sort: 'detected_at' },
      { sort: 'updated_at' },
      { status: 'RESOLVED', sort: 'updated_at' },
      { sort: 'severity' },
    ]),
    load('alert list of a week', `${alert}/`, [{ status: 'DETECTED', ...since(7) }]),
    load('counts', `${alert}/counts/`, [{}, usual]),
    load('counts of a month', `${alert}/counts/`, [{ ...usual, ...since(30) }]),
    load(
      'search',
      `${alert}/`,
      SEARCHES.map((search_query) => ({ search_query, status: 'DETECTED' })),
    ),
    load(
      'counts of a search',
      `${alert}/counts/`,
      SEARCHES.map((search_query) => ({ search_query })),
    ),
    load('analytics of a month', `${alert}/analytics/`, [
      {},
      { year: now.getUTCFullYear(), month: 6 },
    ]),
    get('analytics in Rome', [statistics(30, 0), statistics(60, 30)]),
    load('media list', '/api/media/v1/', [{}, { source_ids: [7] }]),
    load(
      'media search',
      '/api/media/v1/',
      SEARCHES.map((search_query) => ({ search_query })),
    ),
  ];
  const askedBy = ({ path, body }: Load['calls'][number]) =>
    body === undefined ? path : JSON.stringify(body);
  if (apart)
    return each.flatMap(({ name, calls }) =>
      [...new Set(calls.map(askedBy))].map((asked) => ({
        name: `${name} ${asked}`,
        calls: calls.filter((call) => askedBy(call) === asked),
      })),
    );
  // As often as one another, whatever the number of their bodies.
  const mixed = Array.from({ length: 180 }, (_, n) =>
    each.flatMap(({ calls }) => calls.slice(n % calls.length).slice(0, 1)),
  ).flat();
  return [...each, { name: 'all of the above, mixed', calls: mixed }];
}
