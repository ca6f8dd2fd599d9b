import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { persistedLink } from './persisted.ts';

const WHO = gql`
  query Who {
    who
  }
`;
const HASH = 'a'.repeat(64);
let server: Server;
let client: ApolloClient;
/** What arrived, and whether the server knows the hash. */
const state: { bodies: Record<string, unknown>[]; knows: boolean } = { bodies: [], knows: true };

beforeEach(async () => {
  Object.assign(state, { bodies: [], knows: true });
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
        state.bodies.push(body);
        response.writeHead(200, { 'content-type': 'application/json' }).end(
          JSON.stringify(
            'query' in body || state.knows
              ? { data: { who: 'Ada' } }
              : {
                  errors: [
                    {
                      message: 'PersistedQueryNotFound',
                      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
                    },
                  ],
                },
          ),
        );
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([persistedLink({ Who: HASH }), new HttpLink({ uri })]),
  });
});
afterEach(async () => {
  client.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const who = async () => (await client.query({ query: WHO, fetchPolicy: 'no-cache' })).data;

test('only the hash travels', async () => {
  expect(await who()).toEqual({ who: 'Ada' });
  expect(state.bodies).toEqual([
    {
      operationName: 'Who',
      variables: {},
      extensions: expect.objectContaining({ persistedQuery: { version: 1, sha256Hash: HASH } }),
    },
  ]);
});

test('a server that does not know the hash, as after a deploy, gets the text', async () => {
  state.knows = false;
  expect(await who()).toEqual({ who: 'Ada' });
  expect(state.bodies.map((body) => 'query' in body)).toEqual([false, true]);
  expect(state.bodies[1]).not.toHaveProperty('extensions.persistedQuery');
});

test('an operation without a hash is sent as it is', async () => {
  await client.query({
    query: gql`
      query Other {
        who
      }
    `,
    fetchPolicy: 'no-cache',
  });
  expect(state.bodies).toMatchObject([
    { operationName: 'Other', query: expect.stringContaining('query Other') },
  ]);
});
