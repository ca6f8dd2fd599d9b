import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { notification, whoami } from '../../../gateway/test/upstream.ts';

/** Messages that the api reads at once. */
const PAGE = 100;

/**
 * The api's sockets for the bench: user 12 brings the token `u12`; `/ws/feed/` carries everything,
 * for the raw base.
 */
export class LiveUpstream {
  /** On sockets of their own. */
  readonly #users = new Map<string, WebSocket>();
  /** Numbers of users on the shared line, which like the api's has one number after the other. */
  readonly #numbers = new Map<string, number>();
  #line: WebSocket | null = null;
  /** What goes in one frame, as the api does with what it read in one look: at most a page. */
  #frame: string[] = [];
  #feed: WebSocket | null = null;
  #server: Server | null = null;
  #last = 0;
  port = 0;

  async start(): Promise<void> {
    const server = createServer((req, res) => {
      const user = Number((req.headers.authorization ?? '').slice('Bearer u'.length));
      res
        .writeHead(req.url === '/api/user/v1/whoami/' ? 200 : 404)
        .end(JSON.stringify(whoami(user)));
    });
    const wss = new WebSocketServer({ server, perMessageDeflate: false });
    wss.on('headers', (headers) => {
      headers.push(`X-Stream-Position: ${this.#last}`);
    });
    wss.on('connection', (socket, req) => {
      const url = new URL(req.url ?? '/', 'http://x');
      if (url.pathname === '/ws/feed/') this.#feed = socket;
      else if (url.pathname === '/ws/shared/') this.#share(socket);
      else this.#users.set((url.searchParams.get('token') ?? '').slice(1), socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Sockets of users that the target has opened. */
  get connected(): number {
    return this.#users.size + this.#numbers.size;
  }

  #tell(part: string): void {
    if (this.#frame.length === 0)
      queueMicrotask(() => {
        this.#flush();
      });
    this.#frame.push(part);
    if (this.#frame.length === PAGE) this.#flush();
  }

  #flush(): void {
    const frame = this.#frame;
    this.#frame = [];
    if (frame.length > 0) this.#line?.send(`[${frame.join()}]`);
  }

  #share(socket: WebSocket): void {
    this.#line = socket;
    socket.on('message', (data: Buffer) => {
      const { open, token } = JSON.parse(data.toString()) as { open?: number; token: string };
      if (open === undefined) return;
      this.#numbers.set(token.slice(1), open);
      socket.send(JSON.stringify({ opened: open, position: this.#last }));
    });
  }

  /** @param to a user's number; null for everybody. @returns the id of the event. */
  publish(to: string | null): number {
    this.#last += 1;
    const text = JSON.stringify({
      ...notification(this.#last),
      message: `sent ${performance.now()}`,
    });
    if (this.#feed) this.#feed.send(JSON.stringify({ to, text }));
    else if (this.#line)
      this.#tell(
        `[${to === null ? `1,${this.#numbers.size}` : `${this.#numbers.get(to) ?? 0},1`}],${text}`,
      );
    else if (to === null) for (const socket of this.#users.values()) socket.send(text);
    else this.#users.get(to)?.send(text);
    return this.#last;
  }

  stop(): void {
    this.#server?.closeAllConnections();
    for (const socket of [...this.#users.values(), this.#line, this.#feed]) socket?.terminate();
    this.#server?.close();
  }
}
