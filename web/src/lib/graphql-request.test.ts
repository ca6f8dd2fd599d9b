import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SetupStateDocument } from '../generated/setup/graphql.ts';
import { graphqlRequest, setGraphQLEndpoint } from './graphql-request.ts';

let server: Server;
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
              ? { data: { setup: { required: false } } }
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
  setGraphQLEndpoint(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, fetch);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('sends the hash of a public operation, and its name for whoever reads along', async () => {
  expect(await graphqlRequest(SetupStateDocument, {})).toEqual({ setup: { required: false } });
  expect(state.bodies).toEqual([
    {
      operationName: 'SetupState',
      variables: {},
      extensions: {
        persistedQuery: { version: 1, sha256Hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
    },
  ]);
});

it('sends the text to a gateway that does not know the hash, as after a deploy', async () => {
  state.knows = false;
  expect(await graphqlRequest(SetupStateDocument, {})).toEqual({ setup: { required: false } });
  expect(state.bodies.map((body) => 'query' in body)).toEqual([false, true]);
  expect(state.bodies[1]).not.toHaveProperty('extensions');
});
