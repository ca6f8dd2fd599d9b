import { once } from 'node:events';
import { request } from 'node:http';
import { WebSocket, type ClientOptions } from 'ws';
import { z } from 'zod';

const WithId = z.looseObject({ id: z.int() });
export type Received = z.infer<typeof WithId>;

/** A client of the api's sockets that keeps everything it was told. */
export interface SocketClient {
  received: Received[];
  /** Resolves with everything received once there are at least `count` messages. */
  atLeast(count: number): Promise<Received[]>;
  /** Resolves with the close code and reason. */
  closed: Promise<{ code: number; reason: string }>;
  socket: WebSocket;
  /** Cuts the connection without a closing handshake, as a lost network does. */
  cut(): Promise<void>;
}

/** Opens a socket and waits for the handshake. @throws when the server refuses it. */
export async function openSocket(url: string, options: ClientOptions = {}): Promise<SocketClient> {
  const socket = new WebSocket(url, options);
  const received: Received[] = [];
  const waiting: { count: number; resolve: (received: Received[]) => void }[] = [];
  socket.on('message', (data: Buffer) => {
    received.push(WithId.parse(JSON.parse(data.toString('utf8'))));
    for (const waiter of waiting.filter(({ count }) => count <= received.length))
      waiter.resolve(received);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString('utf8') }));
  });
  await once(socket, 'open');
  socket.on('error', () => undefined);
  return {
    received,
    closed,
    socket,
    atLeast: (count) =>
      received.length >= count
        ? Promise.resolve(received)
        : new Promise((resolve) => waiting.push({ count, resolve })),
    async cut() {
      socket.terminate();
      await closed;
    },
  };
}

/** Asks for a socket that the server is expected to refuse, and answers what it said instead. */
export async function refusedSocket(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: unknown }> {
  const req = request(url.replace(/^ws/, 'http'), {
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    },
  });
  return new Promise((resolve, reject) => {
    req.on('error', reject);
    req.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('The server accepted the socket.'));
    });
    req.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    req.end();
  });
}
