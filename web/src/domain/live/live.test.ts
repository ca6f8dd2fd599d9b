import type { AddressInfo } from 'node:net';
import { gql } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { buildSchema, GraphQLError } from 'graphql';
import { useServer as serveOver } from 'graphql-ws/use/ws';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { PATIENT } from '../../../test/patience.ts';
import { subscribeResumable } from './live.ts';
import { createSocket, pause } from '../../lib/socket.ts';

interface Tick {
  tick: { id: string };
}
const TICK: TypedDocumentNode<Tick, { after?: string | null | undefined }> = gql`
  subscription Tick($after: ID) {
    tick(after: $after) {
      id
    }
  }
`;
const SCHEMA = buildSchema(
  'type Tick { id: ID! } type Query { ok: Boolean } type Subscription { tick(after: ID): Tick! }',
);

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A real graphql-ws server whose stream sends the given ids after `after`, then stays open. */
async function serve(ids: string[], accepts: () => string) {
  const asked: (string | null)[] = [];
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', path: '/graphql' });
  const server = serveOver(
    {
      schema: SCHEMA,
      onConnect: ({ connectionParams }) =>
        connectionParams?.['authorization'] === `Bearer ${accepts()}`,
      roots: {
        subscription: {
          async *tick({ after }: { after: string | null }) {
            asked.push(after);
            for (const id of ids)
              if (after === null || BigInt(id) > BigInt(after)) yield { tick: { id } };
            await new Promise(() => undefined);
            throw new GraphQLError('never');
          },
        },
      },
    },
    sockets,
  );
  cleanups.push(() => {
    for (const socket of sockets.clients) socket.terminate();
    void server.dispose();
    sockets.close();
  });
  await vi.waitFor(() => {
    expect(sockets.address()).not.toBeNull();
  }, PATIENT);
  return {
    url: `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}/graphql`,
    asked,
    cut: () => {
      for (const socket of sockets.clients) socket.terminate();
    },
    /** Nothing that is sent from now on is read on the lines that stand. */
    fallSilent: () => {
      for (const socket of sockets.clients) socket.removeAllListeners('message');
    },
  };
}

function listen(
  url: string,
  token: () => string,
  mayRetry: (used: string | null) => Promise<boolean> = () => Promise.resolve(false),
  pings = { every: 15_000, answeredWithin: 8000 },
) {
  const got: string[] = [];
  const client = createSocket({
    url,
    token,
    mayRetry,
    isSignedIn: () => true,
    sleep: () => Promise.resolve(),
    webSocket: WebSocket,
    pings,
  });
  const stop = subscribeResumable(client, TICK, {
    after: null,
    idOf: ({ tick }) => tick.id,
    onData: ({ tick }) => got.push(tick.id),
  });
  cleanups.push(async () => {
    stop();
    await client.dispose();
  });
  return got;
}

describe('a live stream', () => {
  it('goes on after the last event when the line was cut, losing and repeating nothing', async () => {
    const ids = ['9007199254740993', '9007199254740994'];
    const server = await serve(ids, () => 'good');
    const got = listen(server.url, () => 'good');
    await vi.waitFor(() => {
      expect(got).toHaveLength(2);
    }, PATIENT);
    ids.push('9007199254740995');
    server.cut();
    await vi.waitFor(() => {
      expect(got).toHaveLength(3);
    }, PATIENT);
    expect(got).toEqual(ids);
    expect(server.asked).toEqual([null, '9007199254740994']);
  });

  it('drops an event that it has seen', async () => {
    const server = await serve(['5', '6', '6', '4', '7'], () => 'good');
    const got = listen(server.url, () => 'good');
    await vi.waitFor(() => {
      expect(got).toContain('7');
    }, PATIENT);
    expect(got).toEqual(['5', '6', '7']);
  });

  it('asks for another token when its own is refused, and connects with that', async () => {
    let token = 'expired';
    const refused: (string | null)[] = [];
    const server = await serve(['1'], () => 'good');
    const got = listen(
      server.url,
      () => token,
      (used) => {
        refused.push(used);
        token = 'good';
        return Promise.resolve(true);
      },
    );
    await vi.waitFor(() => {
      expect(got).toEqual(['1']);
    }, PATIENT);
    expect(refused).toEqual(['expired']);
  });

  it('is cut when a ping gets no answer, and not when the page was too busy to read the answer', async () => {
    const [every, answeredWithin] = [40, 20];
    const server = await serve(['1'], () => 'good');
    const got = listen(server.url, () => 'good', undefined, { every, answeredWithin });
    await vi.waitFor(() => {
      expect(got).toEqual(['1']);
    }, PATIENT);
    for (let round = 0; round < 5; round += 1) {
      // Past the next ping, then longer than its answer may take: the timer and the answer are both
      // due.
      await new Promise((resolve) => {
        setTimeout(resolve, every + 5);
      });
      const until = performance.now() + answeredWithin * 3;
      while (performance.now() < until);
    }
    expect(server.asked).toEqual([null]);
    server.fallSilent();
    await vi.waitFor(() => {
      expect(server.asked).toEqual([null, '1']);
    }, PATIENT);
  });
});

describe('pauses between attempts', () => {
  it('grow to thirty seconds and are spread', () => {
    expect([0, 1, 2, 5, 40].map((attempt) => pause(attempt, 0.5))).toEqual([
      1000, 2000, 4000, 30_000, 30_000,
    ]);
    expect(pause(0, 0)).toBe(750);
    expect(pause(0, 1)).toBe(1250);
  });
});
