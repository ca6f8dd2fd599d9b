import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';

/** A JWT as the api makes it, as far as the gateway looks: nobody here checks the signature. */
export function token(session: string, seconds = 600): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return (
    `${part({ alg: 'none' })}.` +
    `${part({ sid: session, exp: Math.floor(Date.now() / 1000) + seconds })}.x` +
    `${Math.random().toString(36).slice(2)}`
  );
}

/** A client as the web client has one. */
export function liveClient(
  socketUrl: string,
  bearer: () => string,
  options: Partial<Parameters<typeof createClient>[0]> = {},
): Client {
  return createClient({
    url: socketUrl,
    webSocketImpl: WebSocket,
    lazy: true,
    retryAttempts: 100,
    retryWait: async () => undefined,
    shouldRetry: () => true,
    connectionParams: () => ({ authorization: `Bearer ${bearer()}` }),
    ...options,
  });
}

export interface Subscribed<T> {
  seen: T[];
  errors: unknown[];
  stop(): void;
}

/** Collects what one field of a subscription brings. */
export function collect<T>(
  client: Client,
  query: string,
  variables: Record<string, unknown> = {},
): Subscribed<T> {
  const seen: T[] = [];
  const errors: unknown[] = [];
  const stop = client.subscribe<Record<string, T>>(
    { query, variables },
    {
      next: ({ data, errors: inData }) => {
        if (inData) errors.push(...inData);
        for (const value of Object.values(data ?? {})) if (value !== null) seen.push(value);
      },
      error: (error) => {
        errors.push(error);
      },
      complete: () => undefined,
    },
  );
  return { seen, errors, stop };
}

export interface RawSocket {
  socket: WebSocket;
  /** Messages so far, parsed. */
  messages: { type: string; id?: string; payload?: unknown }[];
  closed: Promise<{ code: number; reason: string }>;
  send(message: unknown): void;
}

/** A socket on which the test speaks the protocol itself, wrongly where it likes. */
export async function rawSocket(
  socketUrl: string,
  protocol: string | string[] = 'graphql-transport-ws',
  headers: Record<string, string> = {},
): Promise<RawSocket> {
  const socket = new WebSocket(socketUrl, protocol, { headers });
  const messages: RawSocket['messages'] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString())));
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => {
      resolve({ code, reason: reason.toString() });
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    messages,
    closed,
    send: (message) => {
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    },
  };
}
