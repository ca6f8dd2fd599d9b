import type { AddressInfo } from 'node:net';
import { buildSchema, GraphQLError, parse } from 'graphql';
import { createClient } from 'graphql-ws';
import { useServer as serveOver } from 'graphql-ws/use/ws';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { PATIENT } from '../../test/patience.ts';
import { withHashes } from './persisted-subscriptions.ts';

const TICK = 'subscription Tick($after: ID) { tick(after: $after) { id } }';
const HASH = 'b'.repeat(64);
const schema = buildSchema(
  'type Tick { id: ID! } type Query { ok: Boolean } type Subscription { tick(after: ID): Tick! }',
);
/** What arrived, and whether the server knows the hash. */
const state: { asked: { query: string; variables: unknown }[]; knows: boolean } = {
  asked: [],
  knows: true,
};
let sockets: WebSocketServer;
let url: string;

beforeEach(async () => {
  Object.assign(state, { asked: [], knows: true });
  sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => sockets.once('listening', resolve));
  url = `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}/`;
  serveOver(
    {
      onSubscribe: (_ctx, _id, { query, variables, extensions }) => {
        state.asked.push({ query, variables: { ...variables } });
        const isHashed = query === '' && JSON.stringify(extensions).includes(HASH);
        if (isHashed && !state.knows)
          return [
            new GraphQLError('PersistedQueryNotFound', {
              extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
            }),
          ];
        return {
          schema,
          document: parse(isHashed ? TICK : query),
          variableValues: variables ?? {},
          rootValue: {
            async *tick({ after }: { after: string }) {
              yield { tick: { id: `${after}1` } };
            },
          },
        };
      },
    },
    sockets,
  );
});
afterEach(async () => {
  for (const socket of sockets.clients) socket.terminate();
  await new Promise((resolve) => sockets.close(resolve));
});

async function listen(query: string): Promise<unknown[]> {
  const client = withHashes(createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0 }), {
    Tick: HASH,
  });
  const got: unknown[] = [];
  const complete = vi.fn();
  client.subscribe(
    { query, variables: { after: '7' } },
    { next: ({ data }) => got.push(data), error: (error) => got.push(error), complete },
  );
  await vi.waitFor(() => {
    expect(complete).toHaveBeenCalledOnce();
  }, PATIENT);
  await client.dispose();
  return got;
}

it('sends the hash alone, with the variables', async () => {
  expect(await listen(TICK)).toEqual([{ tick: { id: '71' } }]);
  expect(state.asked).toEqual([{ query: '', variables: { after: '7' } }]);
});

it('sends the text to a server that does not know the hash, as after a deploy', async () => {
  state.knows = false;
  expect(await listen(TICK)).toEqual([{ tick: { id: '71' } }]);
  expect(state.asked.map(({ query }) => query)).toEqual(['', TICK]);
});

it('sends an operation without a hash as it is', async () => {
  const other = TICK.replace('Tick(', 'Other(');
  expect(await listen(other)).toEqual([{ tick: { id: '71' } }]);
  expect(state.asked.map(({ query }) => query)).toEqual([other]);
});
