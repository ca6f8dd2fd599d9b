import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '@vedetta/server/embedded-postgres/start.ts';
import { startProcess } from '../../../api/test/server-process.ts';
import { setUp } from '../../../web/test/paths/people.ts';
import type { Place } from './demo.ts';

const SETUP_CODE = 'bench-set-up-code';

const MEDIA = `
  insert into media (company_id, source_id, vendor_id, title, text, source_name, search_string,
    scan_status, highest_severity, created_at, scanned_at)
  select $1, 5, 'bench-' || i,
    'Post ' || i || ' about the plant in ' || (array['Monza','Torino','Bari','Genova'])[1 + i % 4],
    'To the board: a text that is as long as posts are, number ' || i || ', with what was said of them.',
      'X', 'meridiana', 'FOUND', 1 + i % 5, at, at
  from (select i, now() - i * interval '25 seconds' as at from generate_series(1, $2::int) i) as base`;
const ALERTS = `
  insert into alerts (company_id, media_id, source_id, detector, fingerprint, title, title_message, summary, marks,
    severity, detected_at, updated_at)
  select company_id, id, source_id, 'extortion', 'f', 'Extortion demand aimed at a named person',
    '{"code": "titleExtortion"}', text,
    '[{"start":3,"end":12}]', highest_severity, created_at, created_at
  from media where company_id = $1`;

/**
 * A company of one person for whom so many alerts wait, on a database that is thrown away.
 * @param say is told of what takes long.
 */
export async function startCrowd(alerts: number, say: (line: string) => void): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vedetta-bench-web-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const postgres = await startEmbeddedPostgres({
      dataDir,
      log: pino({ level: 'fatal' }),
      settings: { fsync: 'off', synchronous_commit: 'off' },
    });
    undo.push(() => postgres.stop());
    const server = await startProcess('server/dist/launch.js', {
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      SETUP_CODE,
    });
    undo.push(() => server.terminate());
    const admin = await setUp(server, SETUP_CODE);
    await fill(postgres.url, alerts, say);
    return { url: server.url, admin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Triggers that count run as in the product; those that prepare searches, a millisecond a row, do
 * not: nothing is searched for here.
 */
async function fill(url: string, alerts: number, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from companies');
    const company = rows[0]?.id;
    const start = performance.now();
    await client.query(
      'alter table media disable trigger media_text_added; alter table alerts disable trigger alert_text_added',
    );
    await client.query(MEDIA, [company, alerts]);
    await client.query(ALERTS, [company]);
    await client.query('vacuum (analyze) media, alerts');
    say(
      `${alerts.toLocaleString('en')} alerts inserted in ${((performance.now() - start) / 1000).toFixed(1)} s`,
    );
  } finally {
    await client.end();
  }
}
