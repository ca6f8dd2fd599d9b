import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, type RealProduct, startRealProduct } from './real.ts';

let product: RealProduct;
beforeAll(async () => {
  product = await startRealProduct();
});
afterAll(async () => {
  await product.stop();
});
const asAdmin = (query: string, variables: object = {}) =>
  product.as(product.admin)(query, variables);

describe('files', () => {
  const TOKEN =
    'mutation ($input: UploadTokenInput!) { createUploadToken(input: $input) { token expiresAt } }';
  const upload = (token: string, bytes: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'note.txt');
    return fetch(`${product.gateway.url}/api/fileupload/v1/create/`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${product.admin.access}`, 'x-upload-token': token },
    });
  };

  test('are uploaded past GraphQL under a token of one use, and listed', async () => {
    const bytes = Buffer.from('a plain note');
    const { data } = await asAdmin(TOKEN, {
      input: { filename: 'note.txt', size: bytes.length },
    });
    const first = await upload(data.createUploadToken.token, bytes);
    expect(first.status).toBe(201);
    const again = await upload(data.createUploadToken.token, bytes);
    expect([again.status, await again.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'UPLOAD_TOKEN_USED' }),
    ]);
    const listed = await asAdmin(
      '{ files { count results { filename size status mediaId detectorsTotal } } }',
    );
    expect(listed.ok.files).toMatchObject({
      count: 1,
      results: [{ filename: 'note.txt', size: 12, status: 'QUEUED' }],
    });
  });

  test('that are too large or empty are refused with the field named', async () => {
    const large = await asAdmin(TOKEN, {
      input: { filename: 'big.bin', size: 101 * 1024 * 1024 },
    });
    const empty = await asAdmin(TOKEN, { input: { filename: 'none.bin', size: 0 } });
    expect([large, empty].map(({ errors }) => errors[0]?.extensions['status'])).toEqual([
      413,
      expect.any(Number),
    ]);
    expect([large, empty].map(codeOf)).toEqual(['FILE_TOO_LARGE', 'FILE_EMPTY']);
  });
});
