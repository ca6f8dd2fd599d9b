import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertCompany } from '../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/kit.ts';
import { localBus } from '../../../test/local-bus.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { connect, type Connection } from '../database/database.ts';
import { claimJob, enqueueJob, failJob, finishJob, LeaseLost, type ClaimedJob } from './jobs.ts';
import { jobs } from '../database/schema/installation.ts';
import { targets } from '../database/schema/watch.ts';
import { claimTarget } from '../../modules/targets/store/target-leases.ts';
import { runQueue, type RunningQueue } from './run-queue.ts';

// The database's own clock jumps: what says now() in a statement of ours finds this function before
// PostgreSQL's.
const CLOCK = sql.raw(`
  create schema jumping;
  create table jumping.jump (by interval not null);
  insert into jumping.jump values ('0');
  create function jumping.now() returns timestamptz stable language sql
    as 'select pg_catalog.now() + by from jumping.jump';
  -- A default knows its function by what it was when the table was made.
  alter table jobs alter column created_at set default jumping.now();
`);
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, PATIENT);

let database: TestDatabase;
let connection: Connection;
let running: RunningQueue[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.execute(CLOCK);
  const name = new URL(database.url).pathname.slice(1);
  await database.db.execute(
    sql.raw(`alter database "${name}" set search_path = jumping, pg_catalog, public`),
  );
  connection = connect(database.url, () => undefined, 6);
});
afterAll(async () => {
  await connection.close();
  await database.close();
});
beforeEach(() => jumpTo('0'));
afterEach(async () => {
  await Promise.all(running.map((queue) => queue.stop(0)));
  running = [];
  await database.db.delete(jobs);
});

const jumpTo = async (by: string) => {
  await database.db.execute(sql`update jumping.jump set by = ${by}::interval`);
};
const add = (key: string) =>
  connection.db.transaction((tx) =>
    enqueueJob(tx, { queue: 'test', companyId: null, payload: { key }, dedupeKey: key }),
  );
const stateOf = async (key: string) =>
  (await connection.db.select().from(jobs).where(eq(jobs.dedupeKey, key)))[0]?.state;
const work = (handle: (job: ClaimedJob) => Promise<void>) => {
  running.push(
    runQueue({
      queue: 'test',
      concurrency: 1,
      handle,
      leaseSeconds: 3,
      pollMilliseconds: 50,
      services: { db: connection.db, bus: localBus(), log: pino({ level: 'silent' }) },
      fail: async (job, reason) => {
        await connection.db.transaction((tx) => failJob(tx, job, reason, 0));
      },
    }),
  );
};
const finish = (job: ClaimedJob) => connection.db.transaction((tx) => finishJob(tx, job));

describe('when the clock of the database jumps by an hour', () => {
  it('the jump is seen by what the product asks', async () => {
    await jumpTo('1 hour');
    const {
      rows: [row],
    } = await connection.db.execute<{ ahead: number }>(
      sql`select extract(epoch from now() - pg_catalog.now())::float8 as ahead`,
    );
    expect(row?.ahead).toBe(3600);
  });

  it('forward: a lease runs out early, and still only one worker writes', async () => {
    await add('long');
    const first = await claimJob(connection.db, 'test', 15, null);
    await jumpTo('1 hour');
    let written = 0;
    work(async (job) => {
      await finish(job);
      written += 1;
    });
    await eventually(async () => {
      expect(await stateOf('long')).toBe('done');
    });
    await expect(finish(first!)).rejects.toThrow(LeaseLost);
    expect(written).toBe(1);
  });

  it('back: what was ready runs at once, not an hour later', async () => {
    await jumpTo('1 hour');
    await add('ready');
    await jumpTo('0');
    work(finish);
    await eventually(async () => {
      expect(await stateOf('ready')).toBe('done');
    });
  });

  it('back: work of a holder that vanished is taken over, not an hour later', async () => {
    await jumpTo('1 hour');
    await add('orphan');
    await claimJob(connection.db, 'test', 3, null);
    await jumpTo('0');
    work(finish);
    await eventually(async () => {
      expect(await stateOf('orphan')).toBe('done');
    });
  });

  it('back: what was put off on purpose still waits for its time', async () => {
    await connection.db.transaction((tx) =>
      enqueueJob(tx, {
        queue: 'test',
        companyId: null,
        payload: {},
        dedupeKey: 'later',
        runAt: new Date(Date.now() + 7_200_000),
      }),
    );
    await add('now');
    await jumpTo('-30 seconds');
    await jumpTo('0');
    work(finish);
    await eventually(async () => {
      expect(await stateOf('now')).toBe('done');
    });
    expect(await stateOf('later')).toBe('ready');
  });

  it('back: a target whose collector vanished is collected by another one', async () => {
    const { id: companyId } = await insertCompany(connection.db);
    await connection.db.insert(targets).values({
      companyId,
      sourceId: 1,
      type: 'account',
      accountUsername: 'meridiana',
      nextRunAt: new Date(Date.now() - 7_200_000),
    });
    const claim = () =>
      claimTarget(connection.db, {
        sourceIds: [1],
        without: [],
        now: new Date(),
        leaseSeconds: 30,
      });
    await jumpTo('1 hour');
    const first = await claim();
    expect(first).not.toBeNull();
    expect(await claim()).toBeNull();
    await jumpTo('0');
    const second = await claim();
    expect(second?.leaseId).not.toBe(first?.leaseId);
    expect(second?.row.id).toBe(first?.row.id);
  });
});
