import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { watchSockets, type SocketStep } from '../upstream/socket-client.ts';

const PATH = '/inspect/gateway';
/** Of the `@statelyai/inspect` protocol, which the messages follow. */
const VERSION = '0.7.2';
/** Messages kept for an inspector that opens later. */
const KEPT = 2_000;
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Life of a socket to the REST API: the gateway keeps no other state that lasts. */
const CHART = {
  id: 'upstream-socket',
  initial: 'connecting',
  states: {
    connecting: {
      description: 'The REST API is asked for a stream.',
      on: {
        'socket.opened': 'open',
        'socket.refused': 'refused',
        'socket.lost': 'lost',
        'socket.closed': 'closed',
      },
    },
    open: {
      description: 'Messages arrive.',
      on: { 'socket.refused': 'refused', 'socket.lost': 'lost', 'socket.closed': 'closed' },
    },
    refused: { description: 'Its token is not, or no longer, good.', type: 'final' },
    lost: {
      description: 'The connection broke; another socket resumes behind the last message.',
      type: 'final',
    },
    closed: {
      description: 'Nobody listens any more, or another socket takes over.',
      type: 'final',
    },
  },
} as const;
const STATE_AFTER: Readonly<Record<SocketStep, keyof typeof CHART.states>> = {
  'socket.asked.for': 'connecting',
  'socket.opened': 'open',
  'socket.refused': 'refused',
  'socket.lost': 'lost',
  'socket.closed': 'closed',
};

export interface Inspection {
  /** @returns false when the path is somebody else's. */
  onUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): void;
}

/**
 * Offers the sockets to the REST API as actors to inspectors on this machine (INSPECT=1,
 * `/inspect/gateway`), from the first one on.
 */
export function createInspection(): Inspection {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    perMessageDeflate: false,
  });
  const messages: string[] = [];
  const tell = (message: object) => {
    const text = JSON.stringify({
      id: null,
      createdAt: String(Date.now()),
      _version: VERSION,
      ...message,
    });
    messages.push(text);
    if (messages.length > KEPT) messages.shift();
    for (const client of server.clients)
      if (client.readyState === WebSocket.OPEN) client.send(text);
  };
  watchSockets(({ id, path }, step) => {
    const sessionId = `${path} ${id}`;
    const about = { sessionId, rootId: sessionId };
    const state = STATE_AFTER[step];
    const isOver = 'type' in CHART.states[state];
    if (state === 'connecting')
      tell({
        ...about,
        type: '@xstate.actor',
        name: sessionId,
        definition: JSON.stringify(CHART),
        snapshot: { status: 'active', value: state, context: {} },
      });
    tell({ ...about, type: '@xstate.event', event: { type: step } });
    tell({
      ...about,
      type: '@xstate.snapshot',
      event: { type: step },
      snapshot: { status: isOver ? 'done' : 'active', value: state, context: {} },
    });
  });
  return {
    onUpgrade(req, socket, head) {
      if (req.url !== PATH) return false;
      if (!isOfThisMachine(req)) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return true;
      }
      server.handleUpgrade(req, socket, head, (client) => {
        client.on('error', () => {
          client.terminate();
        });
        for (const text of messages) client.send(text);
      });
      return true;
    },
    close() {
      watchSockets(null);
      for (const client of server.clients) client.close(1001);
    },
  };
}

/** Nobody from elsewhere, no proxy, and no page of another site whose name leads here. */
function isOfThisMachine({ headers, socket }: IncomingMessage): boolean {
  const named = (address: string) =>
    URL.canParse(address) && LOOPBACK_NAME.test(new URL(address).hostname);
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    ['x-forwarded-for', 'forwarded', 'via'].every((name) => headers[name] === undefined) &&
    named(`http://${headers.host ?? ''}`) &&
    (headers.origin === undefined || named(headers.origin))
  );
}
