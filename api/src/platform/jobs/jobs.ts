import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Message } from '@vedetta/messages/message.ts';
import type { Db, Tx } from '../database/database.ts';
import { jobs } from '../database/schema/installation.ts';

export type Job = typeof jobs.$inferSelect;
/** A job in the hands of one worker, until `lockedUntil`. */
export interface ClaimedJob {
  id: number;
  queue: string;
  companyId: number | null;
  payload: Record<string, unknown>;
  /** Claims so far that ended in a failure, this one not counted. */
  attempts: number;
  maxAttempts: number;
  leaseId: string;
}

/**
 * How often the holder of one job may vanish before the job itself is suspected of killing servers.
 */
export const MAX_INTERRUPTIONS = 20;

export interface NewJob {
  queue: string;
  companyId: number | null;
  payload: Record<string, unknown>;
  /** While a job of this queue and key is ready or running, another one is not added. */
  dedupeKey: string;
  /** Failures after which it is given up; 3 when left out. */
  maxAttempts?: number;
  /** Not before; at once when left out. */
  runAt?: Date;
}

/**
 * The column keeps milliseconds and rounds: plain now() may land in the future, where a worker that
 * looks at once misses it.
 */
export const RIGHT_NOW = sql`date_trunc('milliseconds', now())`;

/**
 * Adds work in the caller's transaction. Answers false when the same work is already waiting or
 * under way.
 */
export async function enqueueJob(tx: Tx, job: NewJob): Promise<boolean> {
  const added = await tx
    .insert(jobs)
    .values({ ...job, runAt: job.runAt ?? RIGHT_NOW })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  return added.length > 0;
}

/** Does a job wait or run? */
export async function isUnderWay(tx: Tx, queue: string, dedupeKey: string): Promise<boolean> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.queue, queue),
        eq(jobs.dedupeKey, dedupeKey),
        inArray(jobs.state, ['ready', 'running']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Lets a waiting job run at once. @returns false when there is none, or somebody has it. */
export async function hurryJob(tx: Tx, queue: string, dedupeKey: string): Promise<boolean> {
  const rows = await tx
    .update(jobs)
    .set({ runAt: RIGHT_NOW })
    .where(and(eq(jobs.queue, queue), eq(jobs.dedupeKey, dedupeKey), eq(jobs.state, 'ready')))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/**
 * Takes one ready job (reference: claim with SKIP LOCKED). Companies take turns: those with fewer
 * running jobs come first, and the company served last comes after the others, so a thousand files
 * of one do not delay the one of another.
 * @param leaseSeconds how long it stays ours without `extendLease`.
 */
export async function claimJob(
  db: Db,
  queue: string,
  leaseSeconds: number,
  lastCompanyId: number | null,
): Promise<ClaimedJob | null> {
  const { rows } = await db.execute<{
    id: string;
    queue: string;
    company_id: string | null;
    payload: Record<string, unknown>;
    attempts: number;
    max_attempts: number;
    lease_id: string;
  }>(sql`
    with busy as materialized (
      select company_id, count(*) as running from jobs where state = 'running' and queue = ${queue}
        group by company_id
    ), picked as materialized (
      select j.id from jobs j left join busy b on b.company_id = j.company_id
      where j.queue = ${queue} and j.state = 'ready' and j.run_at <= now()
      order by coalesce(b.running, 0), (j.company_id is not distinct
        from ${lastCompanyId}::bigint), j.run_at, j.id
      limit 1 for update of j skip locked
    )
    update jobs
      set state = 'running', lease_id = gen_random_uuid(), locked_until = now() + ${leaseSeconds} *
      interval '1 second'
    from picked where jobs.id = picked.id
      returning jobs.id, jobs.queue, jobs.company_id, jobs.payload, jobs.attempts, jobs.max_attempts, jobs.lease_id`);
  const row = rows[0];
  if (row === undefined) return null;
  return {
    id: Number(row.id),
    queue: row.queue,
    companyId: row.company_id === null ? null : Number(row.company_id),
    payload: row.payload,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    leaseId: row.lease_id,
  };
}

const held = (job: ClaimedJob) =>
  and(eq(jobs.id, job.id), eq(jobs.leaseId, job.leaseId), eq(jobs.state, 'running'));

/** Keeps a job ours for longer. False when somebody else has it by now. */
export async function extendLease(
  db: Db | Tx,
  job: ClaimedJob,
  leaseSeconds: number,
): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ lockedUntil: sql`now() + ${leaseSeconds} * interval '1 second'` })
    .where(held(job))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** Whether a job is still ours, and stays so until this transaction ends. */
export async function holdsJob(tx: Tx, job: ClaimedJob): Promise<boolean> {
  const rows = await tx.select({ id: jobs.id }).from(jobs).where(held(job)).for('update');
  return rows.length > 0;
}

/**
 * Ends a job in the transaction of its effect.
 * @throws LeaseLost when somebody else has it: then nothing may be written.
 */
export async function finishJob(tx: Tx, job: ClaimedJob): Promise<void> {
  const rows = await tx
    .update(jobs)
    .set({
      state: 'done',
      finishedAt: sql`now()`,
      lockedUntil: null,
      leaseId: null,
      lastError: null,
    })
    .where(held(job))
    .returning({ id: jobs.id });
  if (rows.length === 0) throw new LeaseLost();
}

/** Gives a job back untouched, e.g. because the process is stopping. */
export async function handBackJob(db: Db, job: ClaimedJob): Promise<void> {
  await db.update(jobs).set({ state: 'ready', lockedUntil: null, leaseId: null }).where(held(job));
}

/**
 * Gives back a job whose query was lost with its connection: no failure of its own, but one may be
 * what ends the server.
 * @returns false when that happened too often to be chance; the job is left as it is.
 */
export async function interruptJob(db: Db, job: ClaimedJob): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({
      state: 'ready',
      interruptions: sql`${jobs.interruptions} + 1`,
      lockedUntil: null,
      leaseId: null,
      runAt: sql`now() + interval '1 second'`,
    })
    .where(sql`${held(job)} and interruptions < ${MAX_INTERRUPTIONS}`)
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/**
 * Notes a failure: the job is tried again after a pause, or is dead when it has failed often
 * enough.
 * @param delaySeconds pause before the next try.
 * @returns `dead` when this was the last try.
 * @throws LeaseLost when somebody else has it.
 */
export async function failJob(
  tx: Tx,
  job: ClaimedJob,
  why: Message,
  delaySeconds: number,
): Promise<'retry' | 'dead'> {
  const dead = job.attempts + 1 >= job.maxAttempts;
  const rows = await tx
    .update(jobs)
    .set({
      state: dead ? 'dead' : 'ready',
      attempts: job.attempts + 1,
      lastError: [why],
      lockedUntil: null,
      leaseId: null,
      runAt: sql`now() + ${delaySeconds} * interval '1 second'`,
      finishedAt: dead ? sql`now()` : null,
    })
    .where(held(job))
    .returning({ id: jobs.id });
  if (rows.length === 0) throw new LeaseLost();
  return dead ? 'dead' : 'retry';
}

/** Jobs are as old as they say, within what the clocks of two servers may differ by. */
const CLOCK_TOLERANCE = sql`interval '1 minute'`;

/**
 * Mends what a database clock that was set back leaves behind: work that waits for a time long
 * gone, and leases that would outlive their holders.
 */
async function mendTimes(db: Db, queue: string, leaseSeconds: number): Promise<void> {
  await db.execute(sql`
    update jobs set run_at = now(), created_at = now()
    where id in (select id from jobs where queue = ${queue} and state = 'ready' and run_at > now()
      and created_at > now() + ${CLOCK_TOLERANCE} limit 1000 for update skip locked)`);
  await db.execute(sql`
    update jobs set locked_until = now() + ${leaseSeconds} * interval '1 second'
    where id in (select id from jobs where queue = ${queue} and state = 'running'
      and locked_until > now() + ${leaseSeconds} * interval '1 second' + ${CLOCK_TOLERANCE} for update
      skip locked)`);
}

/**
 * Makes jobs ready again whose holder vanished without a word (a killed server, a cut network).
 * @returns jobs that were interrupted too often and are claimed here, for the caller to bury with
 * their reason.
 */
export async function reapJobs(db: Db, queue: string, leaseSeconds: number): Promise<ClaimedJob[]> {
  await mendTimes(db, queue, leaseSeconds);
  const expired = sql`select id from jobs where state = 'running' and queue = ${queue}
    and locked_until < now() order by locked_until limit 100 for update skip locked`;
  await db.execute(sql`
    with expired as materialized (${expired})
    update jobs set state = 'ready', interruptions = interruptions + 1, locked_until = null,
      lease_id = null, run_at = now()
    from expired where jobs.id = expired.id and interruptions < ${MAX_INTERRUPTIONS}`);
  const rows = await db
    .update(jobs)
    .set({
      leaseId: sql`gen_random_uuid()`,
      lockedUntil: sql`now() + ${leaseSeconds} * interval '1 second'`,
    })
    .where(sql`id in (${expired}) and interruptions >= ${MAX_INTERRUPTIONS}`)
    .returning();
  return rows.flatMap((row) => (row.leaseId === null ? [] : [{ ...row, leaseId: row.leaseId }]));
}

/**
 * Removes jobs done a week ago and dead ones of three months ago: until then they tell what
 * happened.
 */
export async function deleteOldJobs(db: Db): Promise<void> {
  await db.delete(jobs).where(
    sql`(state = 'done' and finished_at < now() - interval '7 days') or (state = 'dead'
        and finished_at < now() - interval '90 days')`,
  );
}

/** Thrown when a worker comes back from a job that is no longer its own. */
export class LeaseLost extends Error {
  constructor() {
    super('Another worker has claimed this job.');
    this.name = 'LeaseLost';
  }
}
