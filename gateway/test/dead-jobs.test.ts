import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '@vedetta/api/platform/database/schema/installation.ts';
import { codeOf, startRealProduct, type RealProduct } from './real.ts';

let product: RealProduct;
beforeAll(async () => {
  product = await startRealProduct();
});
afterAll(async () => {
  await product.stop();
});

test('work that was given up is listed to admins and tried again', async () => {
  const { admin, as } = product;
  await product.api.db.insert(jobs).values({
    companyId: admin.companyId,
    queue: 'mail-errand',
    payload: { kind: 'notifications', userId: admin.id },
    dedupeKey: 'x',
    state: 'dead',
    attempts: 3,
    lastError: [{ code: 'quotedWords', params: { words: 'No disk.' } }],
    finishedAt: new Date(),
  });
  const { deadJobs } = (
    await as(admin)(
      '{ deadJobs { count results { id kind about aboutId problem attempts notRetriedBecause } } }',
    )
  ).ok;
  const [job] = deadJobs.results;
  expect(deadJobs.count).toBe(1);
  expect(job).toEqual({
    id: job.id,
    kind: 'MAIL_PREPARATION',
    about: null,
    aboutId: null,
    problem: 'No disk.',
    attempts: 3,
    notRetriedBecause: null,
  });
  expect((await as(admin)(`mutation { retryDeadJob(id: ${job.id}) }`)).ok).toEqual({
    retryDeadJob: job.id,
  });
  expect(codeOf(await as(admin)(`mutation { retryDeadJob(id: ${job.id}) }`))).toBe('NOT_FOUND');
  expect((await as(admin)('{ deadJobs { count } }')).ok.deadJobs.count).toBe(0);
});
