import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { say } from '@vedetta/messages/say.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/kit.ts';
import {
  claimJob,
  enqueueJob,
  extendLease,
  failJob,
  finishJob,
  handBackJob,
  LeaseLost,
  MAX_INTERRUPTIONS,
  reapJobs,
  type ClaimedJob,
  RIGHT_NOW,
} from './jobs.ts';
import { jobs } from '../database/schema/installation.ts';
import { companies } from '../database/schema/people.ts';

const HUNG = say('quotedWords', { words: 'It hung.' });

let database: TestDatabase;
let acme: number;
let other: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const made = await database.db
    .insert(companies)
    .values([
      { name: 'Acme', emailDomain: 'acme.example' },
      { name: 'Other', emailDomain: 'other.example' },
    ])
    .returning({ id: companies.id });
  [acme, other] = made.map((row) => row.id) as [number, number];
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(jobs);
});

const add = (key: string, companyId = acme) =>
  database.db.transaction((tx) =>
    enqueueJob(tx, { queue: 'scan', companyId, payload: { key }, dedupeKey: key }),
  );
async function claim(lastCompany: number | null = null, leaseSeconds = 15): Promise<ClaimedJob> {
  const job = await claimJob(database.db, 'scan', leaseSeconds, lastCompany);
  if (job === null) throw new Error('There was nothing to claim.');
  return job;
}
const stateOf = async (id: number) =>
  (await database.db.select().from(jobs).where(eq(jobs.id, id)))[0]!;
/** As if the holder had not been heard of for a while. */
const expire = (id: number) =>
  database.db
    .update(jobs)
    .set({ lockedUntil: sql`now() - interval '1 second'` })
    .where(eq(jobs.id, id));

describe('the jobs table', () => {
  it('takes the same work only once while it waits or runs, and again when it is done', async () => {
    expect(await add('media:1')).toBe(true);
    expect(await add('media:1')).toBe(false);
    const job = await claim();
    expect(await add('media:1')).toBe(false);
    await database.db.transaction((tx) => finishJob(tx, job));
    expect(await add('media:1')).toBe(true);
  });

  it('takes nothing in when the transaction around it fails', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await enqueueJob(tx, { queue: 'scan', companyId: acme, payload: {}, dedupeKey: 'media:1' });
        throw new Error('The upload was refused.');
      }),
    ).rejects.toThrow('The upload was refused.');
    expect(await claimJob(database.db, 'scan', 15, null)).toBeNull();
  });

  it('gives each job to one of many workers that ask at once', async () => {
    for (let n = 0; n < 10; n += 1) await add(`media:${n}`);
    const claims = await Promise.all(
      Array.from({ length: 20 }, () => claimJob(database.db, 'scan', 15, null)),
    );
    const ids = claims.flatMap((job) => (job === null ? [] : [job.id]));
    expect(new Set(ids).size).toBe(ids.length);
    let left = 0;
    while ((await claimJob(database.db, 'scan', 15, null)) !== null) left += 1;
    expect(ids.length + left).toBe(10);
  });

  it('lets companies take turns, so that many files of one do not hold up the one of another', async () => {
    for (let n = 0; n < 5; n += 1) await add(`media:${n}`);
    await add('media:other', other);
    const first = await claim();
    expect(first.companyId).toBe(acme);
    expect((await claim()).companyId).toBe(other);
    await database.db.transaction((tx) => finishJob(tx, first));
    await add('media:other-2', other);
    expect((await claim(other)).companyId).toBe(acme);
  });

  it('makes a job ready again when its holder is not heard of, and refuses the holder’s late result', async () => {
    await add('media:1');
    const late = await claim();
    await expire(late.id);
    expect(await reapJobs(database.db, 'scan', 15)).toEqual([]);
    const second = await claim();
    expect(second.id).toBe(late.id);
    expect(await extendLease(database.db, late, 15)).toBe(false);
    await expect(database.db.transaction((tx) => finishJob(tx, late))).rejects.toThrow(LeaseLost);
    await database.db.transaction((tx) => finishJob(tx, second));
    expect(await stateOf(second.id)).toMatchObject({
      state: 'done',
      attempts: 0,
      interruptions: 1,
    });
  });

  it('does not take a job from a holder that renews its lease', async () => {
    await add('media:1');
    const job = await claim();
    await expire(job.id);
    expect(await extendLease(database.db, job, 15)).toBe(true);
    await reapJobs(database.db, 'scan', 15);
    expect(await claimJob(database.db, 'scan', 15, null)).toBeNull();
  });

  it('hands a job back without counting it as a failure', async () => {
    await add('media:1');
    await handBackJob(database.db, await claim());
    expect(await claim()).toMatchObject({ attempts: 0 });
  });

  it('tries three times, each after a pause, and then gives up', async () => {
    await add('media:1');
    for (const expected of ['retry', 'retry', 'dead']) {
      const job = await claim();
      expect(await database.db.transaction((tx) => failJob(tx, job, HUNG, 60))).toBe(expected);
      expect(await claimJob(database.db, 'scan', 15, null)).toBeNull();
      await database.db.update(jobs).set({ runAt: RIGHT_NOW });
    }
    const [row] = await database.db.select().from(jobs);
    expect(row).toMatchObject({ state: 'dead', attempts: 3, lastError: [HUNG] });
  });

  it('hands over for burial what has cost its holder’s life too often', async () => {
    await add('media:1');
    for (let n = 0; n < MAX_INTERRUPTIONS; n += 1) {
      await expire((await claim()).id);
      expect(await reapJobs(database.db, 'scan', 15)).toEqual([]);
    }
    const last = await claim();
    await expire(last.id);
    const buried = await reapJobs(database.db, 'scan', 15);
    expect(buried.map((job) => job.id)).toEqual([last.id]);
    await database.db.transaction((tx) => failJob(tx, { ...buried[0]!, maxAttempts: 0 }, HUNG, 0));
    expect(await stateOf(last.id)).toMatchObject({ state: 'dead', lastError: [HUNG] });
  });
});
