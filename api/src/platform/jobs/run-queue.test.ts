import { pino } from 'pino';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { say } from '@vedetta/messages/say.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/kit.ts';
import { localBus } from '../../../test/local-bus.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { enqueueJob, failJob, finishJob, LeaseLost, type ClaimedJob } from './jobs.ts';
import { jobs } from '../database/schema/installation.ts';
import { runQueue, type RunningQueue } from './run-queue.ts';

/** A busy machine may take its time; nothing here is about speed. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, PATIENT);
let database: TestDatabase;
let running: RunningQueue[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await Promise.all(running.map((queue) => queue.stop(0)));
  running = [];
  await database.db.delete(jobs);
});

const bus = localBus();
const add = async (key: string) => {
  await database.db.transaction((tx) =>
    enqueueJob(tx, { queue: 'test', companyId: null, payload: { key }, dedupeKey: key }),
  );
  bus.publish({ companyId: 1 });
};
const row = async () => (await database.db.select().from(jobs))[0]!;
const finish = (job: ClaimedJob) => database.db.transaction((tx) => finishJob(tx, job));
const start = (
  handle: (job: ClaimedJob, signal: AbortSignal) => Promise<void>,
  options: { leaseSeconds?: number; pollMilliseconds?: number; concurrency?: number } = {},
) => {
  const queue = runQueue({
    queue: 'test',
    concurrency: options.concurrency ?? 1,
    handle,
    services: { db: database.db, bus, log: pino({ level: 'silent' }) },
    fail: async (job, reason) => {
      await database.db.transaction((tx) => failJob(tx, job, reason, 0));
    },
    leaseSeconds: options.leaseSeconds ?? 15,
    pollMilliseconds: options.pollMilliseconds ?? 60_000,
  });
  running.push(queue);
  return queue;
};

describe('runQueue', () => {
  it('tries a job again that lost the database, without counting it as a failure', async () => {
    await add('broken');
    let tries = 0;
    start(
      async (job) => {
        tries += 1;
        if (tries <= 5)
          await database.db.transaction(async (tx) => {
            await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
            await tx.execute(sql`select 1`);
          });
        await finish(job);
      },
      { pollMilliseconds: 100 },
    );
    await eventually(async () => {
      expect(await row()).toMatchObject({ state: 'done', attempts: 0, interruptions: 5 });
    });
  });

  it('works through what is there at the start and through what a signal announces', async () => {
    await add('before');
    const seen: unknown[] = [];
    start(async (job) => {
      await finish(job);
      seen.push(job.payload['key']);
    });
    await eventually(() => {
      expect(seen).toEqual(['before']);
    });
    await add('after');
    await eventually(() => {
      expect(seen).toEqual(['before', 'after']);
    });
  });

  it('finds work without a signal, since signals may be lost', async () => {
    const seen: unknown[] = [];
    start(
      async (job) => {
        await finish(job);
        seen.push(job.payload['key']);
      },
      { pollMilliseconds: 50 },
    );
    await database.db.transaction((tx) =>
      enqueueJob(tx, {
        queue: 'test',
        companyId: null,
        payload: { key: 'quiet' },
        dedupeKey: 'quiet',
      }),
    );
    await eventually(() => {
      expect(seen).toEqual(['quiet']);
    });
  });

  it('runs no more than its concurrency at a time', async () => {
    let now = 0;
    let most = 0;
    let done = 0;
    for (let n = 0; n < 8; n += 1) await add(`job-${n}`);
    start(
      async (job) => {
        now += 1;
        most = Math.max(most, now);
        await finish(job);
        now -= 1;
        done += 1;
      },
      { concurrency: 3 },
    );
    await eventually(() => {
      expect(done).toBe(8);
    });
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(3);
  });

  it('tries a failing job three times and keeps the last reason', async () => {
    let tries = 0;
    await add('bad');
    start(async () => {
      tries += 1;
      throw new Error(`Try ${tries} failed.`);
    });
    await eventually(async () => {
      expect(await row()).toMatchObject({
        state: 'dead',
        lastError: [say('quotedWords', { words: 'Try 3 failed.' })],
      });
    });
    expect(tries).toBe(3);
  });

  it('keeps a long job by renewing its lease', async () => {
    let runs = 0;
    let finishNow: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => {
      finishNow = resolve;
    });
    await add('long');
    start(
      async (job) => {
        runs += 1;
        await wait;
        await finish(job);
      },
      { leaseSeconds: 0.6, pollMilliseconds: 50 },
    );
    await eventually(() => {
      expect(runs).toBe(1);
    });
    const first = (await row()).lockedUntil!;
    await eventually(async () => {
      expect((await row()).lockedUntil!.getTime()).toBeGreaterThan(first.getTime() + 600);
    });
    finishNow();
    await eventually(async () => {
      expect(await row()).toMatchObject({ state: 'done', interruptions: 0 });
    });
    expect(runs).toBe(1);
  });

  it('tells a handler whose job was taken away, and does not count it as a failure', async () => {
    let lost: unknown = null;
    await add('stolen');
    start(
      async (_job, signal) => {
        await database.db
          .update(jobs)
          .set({ leaseId: sql`gen_random_uuid()`, lockedUntil: sql`now() + interval '1 hour'` })
          .where(eq(jobs.queue, 'test'));
        await new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => {
            resolve();
          });
        });
        lost = signal.reason;
        throw new Error('Given up.');
      },
      { leaseSeconds: 0.3 },
    );
    await eventually(() => {
      expect(lost).toBeInstanceOf(LeaseLost);
    });
    expect(await row()).toMatchObject({ state: 'running', attempts: 0 });
  });

  it('waits for a running job when it stops, and hands back one that takes too long', async () => {
    let release: () => void = () => undefined;
    let begun = 0;
    const handle = async (job: ClaimedJob, signal: AbortSignal) => {
      begun += 1;
      await new Promise<void>((resolve, reject) => {
        release = resolve;
        signal.addEventListener('abort', () => {
          reject(new Error('Stopping.'));
        });
      });
      await finish(job);
    };
    await add('slow');
    const hurried = start(handle);
    await eventually(() => {
      expect(begun).toBe(1);
    });
    await hurried.stop(0);
    expect(await row()).toMatchObject({ state: 'ready', attempts: 0 });

    const patient = start(handle);
    await eventually(() => {
      expect(begun).toBe(2);
    });
    const stopped = patient.stop(10_000);
    release();
    await stopped;
    expect(await row()).toMatchObject({ state: 'done' });
  });
});
