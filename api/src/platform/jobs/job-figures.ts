import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/**
 * How much of one queue is in one state: `ready` to run now, put off for `later`, `running`
 * somewhere, or `dead` after its last try.
 */
export interface JobCount {
  queue: string;
  state: 'ready' | 'later' | 'running' | 'dead';
  count: number;
  /** Of the one that has been ready for longest. */
  oldestSeconds: number;
}

/**
 * Counts the jobs of all processes that are not done yet, and the dead ones that are kept; all
 * three parts stand in partial indexes.
 */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const { rows } = await db.execute<{
    queue: string;
    state: JobCount['state'];
    count: number;
    oldest: number;
  }>(sql`
    select queue, case when run_at <= now() then 'ready' else 'later' end as state, count(*)::int as count,
      greatest(0, extract(epoch from now() - min(run_at)))::float8 as oldest
    from jobs where state = 'ready' group by 1, 2
    union all
    select queue, 'running', count(*)::int, 0 from jobs where state = 'running' group by 1
    union all
    select queue, 'dead', count(*)::int, 0 from jobs where state = 'dead' group by 1`);
  return rows.map(({ queue, state, count, oldest }) => ({
    queue,
    state,
    count,
    oldestSeconds: state === 'ready' ? oldest : 0,
  }));
}
