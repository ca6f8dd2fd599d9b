import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepOperatorFiles } from '@vedetta/api/modules/scans/store/operator-files.ts';
import { startRealProduct, type RealProduct } from './real.ts';

let product: RealProduct;
beforeAll(async () => {
  product = await startRealProduct();
});
afterAll(async () => {
  await product.stop();
});

test('admins see which files of the server are not used, and why', async () => {
  const { admin, as } = product;
  const files = [
    { kind: 'hashes', name: 'known.csv', problem: null, line: null },
    { kind: 'rules', name: 'mine.yar', problem: 'syntax error', line: 2 },
  ] as const;
  await keepOperatorFiles(product.api.db, 'one', files, new Date(), new Date(0));
  expect((await as(admin)('{ operatorFiles { kind name problem line } }')).ok).toEqual({
    operatorFiles: [
      { kind: 'RULES', name: 'mine.yar', problem: 'syntax error', line: 2 },
      { kind: 'HASHES', name: 'known.csv', problem: null, line: null },
    ],
  });
});
