import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { notification, whoami } from '../test/upstream.ts';

/** The api's sockets for the bench: user 12 brings the token `u12`; `/ws/feed/` carries everything, for the raw base. */
export class LiveUpstream {
  readonly #users = new Map<string, WebSocket>();
  #feed: WebSocket | null = null;
  #server: Server | null = null;
  #last = 0;
  port = 0;

  async start(): Promise<void> {
    const server = createServer((req, res) => {
      const user = Number((req.headers.authorization ?? '').slice('Bearer u'.length));
      res.writeHead(req.url === '/api/user/v1/whoami/' ? 200 : 404).end(JSON.stringify(whoami(user)));
    });
    const wss = new WebSocketServer({ server, perMessageDeflate: false });
    wss.on('headers', (headers) => { headers.push(`X-Stream-Position: ${this.#last}`); });
    wss.on('connection', (socket, req) => {
      const url = new URL(req.url ?? '/', 'http://x');
      if (url.pathname === '/ws/feed/') this.#feed = socket;
      else this.#users.set((url.searchParams.get('token') ?? '').slice(1), socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Sockets of users that the target has opened. */
  get connected(): number {
    return this.#users.size;
  }

  /** @param to a user's number; null for everybody. @returns the id of the event. */
  publish(to: string | null): number {
    this.#last += 1;
    const text = JSON.stringify({ ...notification(this.#last), message: `sent ${performance.now()}` });
    if (this.#feed) this.#feed.send(JSON.stringify({ to, text }));
    else if (to === null) for (const socket of this.#users.values()) socket.send(text);
    else this.#users.get(to)?.send(text);
    return this.#last;
  }

  stop(): void {
    this.#server?.closeAllConnections();
    for (const socket of [...this.#users.values(), this.#feed]) socket?.terminate();
    this.#server?.close();
  }
}
