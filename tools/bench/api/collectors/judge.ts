import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** What one source's targets waited between two collections, in seconds. */
export interface Waits {
  sourceId: number;
  targets: number;
  runs: number;
  mean: number;
  longest: number;
  /** How many collections did not end well. */
  failed: number;
}

/**
 * Reads from the log of collections how long targets waited between the begins of two, first and
 * last included.
 * @param without times of a source in which its vendor was made to misbehave: what waited then does
 * not count.
 */
export async function waitsOf(
  pool: pg.Pool,
  from: Date,
  to: Date,
  without: readonly { sourceId: number; from: Date; to: Date }[],
): Promise<Waits[]> {
  const { rows } = await pool.query<{
    source_id: number;
    targets: string;
    runs: string;
    mean: string;
    longest: string | null;
    failed: string;
  }>(
    `with begun as (
       select t.id, t.source_id, r.at, r.outcome from targets t cross join lateral (
         select $1::timestamptz as at, 'finished' as outcome union all select $2::timestamptz, 'finished' union all
         select started_at, outcome from collector_runs where target_id = t.id and started_at between $1 and $2) r),
     waited as (
       select id, source_id, outcome, at as until, lag(at) over w as since from begun
         window w as (partition by id order by at))
     select source_id, count(distinct id) as targets, count(*) filter (where until < $2) - count(distinct id) as runs,
       coalesce(avg(extract(epoch from until - since)) filter (where until < $2), 0) as mean,
         count(*) filter (where outcome <> 'finished') as failed,
       max(extract(epoch from until - since)) filter (where not exists (
         select from jsonb_to_recordset($3) as w(source int, "from" timestamptz, "to" timestamptz)
           where w.source = source_id and since < w."to" and until > w."from")) as longest
     from waited where since is not null or until = $1 group by source_id order by source_id`,
    [
      from,
      to,
      JSON.stringify(without.map((one) => ({ source: one.sourceId, from: one.from, to: one.to }))),
    ],
  );
  return rows.map((row) => ({
    sourceId: row.source_id,
    targets: Number(row.targets),
    runs: Number(row.runs),
    mean: Number(row.mean),
    longest: Number(row.longest ?? 0),
    failed: Number(row.failed),
  }));
}

/**
 * How many targets waited longer than twice the interval between the begins of two collections,
 * first and last included.
 * @param interval in seconds. @param without as for `waitsOf`.
 */
export async function starvedOf(
  pool: pg.Pool,
  from: Date,
  to: Date,
  interval: number,
  without: readonly { sourceId: number; from: Date; to: Date }[],
): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(
    `with begun as (
       select t.id, t.source_id, r.at from targets t cross join lateral (
         select $1::timestamptz as at union all select $2::timestamptz union all
         select started_at from collector_runs where target_id = t.id and started_at between $1 and $2) r),
     waited as (select id, source_id, at as until, lag(at) over (partition by id order by at) as since from begun)
     select count(distinct id) as n from waited where extract(epoch from until - since) > 2 * $4::float8
       and not exists (
       select from jsonb_to_recordset($3) as w(source int, "from" timestamptz, "to" timestamptz)
         where w.source = source_id and since < w."to" and until > w."from")`,
    [
      from,
      to,
      JSON.stringify(without.map((one) => ({ source: one.sourceId, from: one.from, to: one.to }))),
      interval,
    ],
  );
  return Number(rows[0]?.n);
}

/** Collections of one target that were under way at the same time. */
export async function overlapping(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(
    `select count(*) as n from (
       select started_at, lag(started_at + duration_ms * interval '1 ms')
         over (partition by target_id order by started_at) as before
       from collector_runs) r
     where started_at < before - interval '50 ms'`,
  );
  return Number(rows[0]?.n);
}

/**
 * Things that companies should have and have not, or have twice.
 * @param expected by each of the companies of each source.
 */
export async function wrongCounts(
  pool: pg.Pool,
  companies: readonly number[],
  expected: readonly { sourceId: number; items: number }[],
): Promise<{ companyId: number; sourceId: number; found: number }[]> {
  const { rows } = await pool.query<{ company_id: string; source_id: number; found: string }>(
    `select c.id as company_id, s.id as source_id, count(m.id) as found from unnest($1::bigint[]) as c(id)
      cross join unnest($2::int[], $3::int[]) as s(id, items)
     left join media m on m.company_id = c.id and m.source_id = s.id group by c.id, s.id, s.items
       having count(m.id) <> s.items`,
    [companies, expected.map(({ sourceId }) => sourceId), expected.map(({ items }) => items)],
  );
  return rows.map((row) => ({
    companyId: Number(row.company_id),
    sourceId: row.source_id,
    found: Number(row.found),
  }));
}

/**
 * Resident memory of a process in MiB; null where the system does not tell (anything but Linux).
 */
export function memoryOf(pid: number): number | null {
  try {
    const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? null : Number(kib) / 1_024;
  } catch {
    return null;
  }
}

/** Processor time of a process so far in seconds; null where the system does not tell. */
export function processorOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}
