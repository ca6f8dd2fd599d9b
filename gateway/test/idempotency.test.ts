import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAlert } from '../../api/test/factories.ts';
import { startRealProduct, type RealProduct } from './real.ts';
import { ask } from './serve.ts';

let product: RealProduct;
let alertId: string;
let mediaId: string;
beforeAll(async () => {
  product = await startRealProduct();
  const made = await insertAlert(product.api.db, { companyId: product.admin.companyId });
  [alertId, mediaId] = [String(made.id), String(made.mediaId)];
});
afterAll(async () => {
  await product.stop();
});

const under = (key: string | null, query: string, variables: object = {}) =>
  ask(product.gateway, query, variables, {
    authorization: `Bearer ${product.admin.access}`,
    ...(key === null ? {} : { 'idempotency-key': key }),
  });
const note = (text: string) =>
  `createNote(input: { mediaId: "${mediaId}", alertId: "${alertId}", text: "${text}" }) { id }`;
const notes = async () =>
  (await under(null, `{ media(id: "${mediaId}") { notes { count } } }`)).ok.media.notes
    .count as number;

test('a note that is sent again under the same key is written once', async () => {
  const query = `mutation { ${note('once')} }`;
  const [first, again, other] = [
    await under('write-me-once-1', query),
    await under('write-me-once-1', query),
    await under('write-me-once-2', query),
  ];
  expect(first.errors).toEqual([]);
  expect(again.data).toEqual(first.data);
  expect(other.ok.createNote.id).not.toBe(first.ok.createNote.id);
  expect(await notes()).toBe(2);
});

test('two writes of one request have a key each, and both are repeated without effect', async () => {
  const query = `mutation { a: ${note('first')} b: ${note('second')} }`;
  const before = await notes();
  const first = await under('two-in-one-request', query);
  expect(first.errors).toEqual([]);
  expect((await under('two-in-one-request', query)).ok).toEqual(first.data);
  expect(await notes()).toBe(before + 2);
});

test('a key for something else, or too short, is refused in words', async () => {
  await under('for-one-thing', `mutation { ${note('one thing')} }`);
  for (const key of ['for-one-thing', 'short']) {
    const { errors } = await under(key, `mutation { ${note('another')} }`);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      status: 422,
      errors: [{ path: expect.anything() }],
    });
  }
});
