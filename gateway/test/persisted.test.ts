import { createHash } from 'node:crypto';
import type { SubscribePayload } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { persistedOperations } from '../src/generated/persisted-operations.ts';
import { insertAlert } from '../../api/test/factories.ts';
import { liveClient } from './client.ts';
import { startRealProduct, type RealProduct } from './real.ts';
import { until, type GraphqlAnswer } from './serve.ts';

// Operations of the web client by their hash; texts of everybody as ever.
let product: RealProduct;
beforeAll(async () => {
  product = await startRealProduct();
});
afterAll(async () => {
  await product.stop();
});

const send = async (body: object): Promise<Pick<GraphqlAnswer, 'data' | 'errors'>> => {
  const answer = await fetch(`${product.gateway.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${product.admin.access}`,
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as GraphqlAnswer;
};
const byHash = (sha256Hash: string, more: object = {}) =>
  send({ ...more, extensions: { persistedQuery: { version: 1, sha256Hash } } });
const hashOf = (begin: string): string =>
  Object.entries(persistedOperations).find(([, text]) => text.trimStart().startsWith(begin))?.[0] ??
  '';
const filesHash = hashOf('query Files');

test('an operation of the web client is answered by its hash alone, as by its text', async () => {
  const variables = { page: 1, pageSize: 5 };
  const known = await byHash(filesHash, { operationName: 'Files', variables });
  expect(known.errors).toBeUndefined();
  expect(known).toEqual(await send({ query: persistedOperations[filesHash], variables }));
});

test(
  'a hash that is not known is told so, and the text is answered after that; what was sent is ' +
    'not kept',
  async () => {
    const query = 'query OfAnOlderPage { viewer { user { email } } }';
    const hash = createHash('sha256').update(query).digest('hex');
    expect((await byHash(hash)).errors[0]?.extensions['code']).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect((await send({ query })).data).toEqual({
      viewer: { user: { email: product.admin.email } },
    });
    expect((await byHash(hash, { query })).data).toEqual({
      viewer: { user: { email: product.admin.email } },
    });
    expect((await byHash(hash)).errors[0]?.extensions['code']).toBe('PERSISTED_QUERY_NOT_FOUND');
  },
);

test('a text under the hash of another one is refused', async () => {
  const { errors } = await byHash(filesHash, { query: '{ viewer { isAdmin } }' });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
});

test('so is one of the public screens, whose text is not printed but written', async () => {
  expect(await byHash(hashOf('query SetupState'))).toEqual({
    data: { setup: { required: false } },
  });
});

test('a subscription begins by its hash alone, and a hash that is not known is told so', async () => {
  const { admin, api, gateway } = product;
  const client = liveClient(gateway.socketUrl, () => admin.access);
  const listen = (sha256Hash: string) => {
    const heard: { data: unknown[]; codes: unknown[] } = { data: [], codes: [] };
    const payload: SubscribePayload = {
      query: '',
      variables: { after: '0' },
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    };
    client.subscribe(payload, {
      next: ({ data }) => {
        heard.data.push(data);
      },
      error: (errors) => {
        heard.codes.push(
          ...(errors as { extensions: Record<string, unknown> }[]).map(
            ({ extensions }) => extensions['code'],
          ),
        );
      },
      complete: () => undefined,
    });
    return heard;
  };
  const [alerts, notes, unknown] = [
    listen(hashOf('subscription AlertListChanged')),
    listen(hashOf('subscription MediaNoteChanged')),
    listen('0'.repeat(64)),
  ];
  const { mediaId } = await insertAlert(api.db, { companyId: admin.companyId });
  await product.as(admin)(
    `mutation { createNote(input: {mediaId: ${mediaId}, text: "Seen."}) { id } }`,
  );
  await until(() => notes.data.length > 0, 'the note');
  expect(notes.data).toMatchObject([{ noteChanged: { mediaId: String(mediaId) } }]);
  expect([notes.codes, alerts.codes, unknown.codes]).toEqual([
    [],
    [],
    ['PERSISTED_QUERY_NOT_FOUND'],
  ]);
  await client.dispose();
});
