import { WebSocket, type RawData } from 'ws';
import { Heartbeats, type Beating } from './heartbeat.ts';
import { POSITION_HEADER } from './stream.ts';

const HANDSHAKE_TIMEOUT_MS = 5_000;
/** An upstream that answers no ping for this long is gone, whatever TCP believes. */
const heartbeats = new Heartbeats(10_000);
const MAX_MESSAGE_BYTES = 1024 * 1024;

export interface SocketHandlers {
  /** @param position id of the newest message at that moment; null when the server does not say. */
  onOpen(position: number | null): void;
  onMessage(text: string): void;
  /** Called exactly once. */
  onEnd(why: SocketEnd): void;
}

/**
 * `refused`: the token is not (or no longer) good; `missing`: the server has no such socket;
 * `lost`: anything else.
 */
export type SocketEnd = 'refused' | 'missing' | 'lost';

/** A way on which messages of the api come, be it a socket or a part of one. */
export interface UpstreamLink {
  /** Nothing is handed over until `resume`; nothing is lost either. */
  pause(): void;
  resume(): void;
  /** No handler is called any more. */
  close(): void;
}

/** Codes with which the api says that a token is not good. */
export const isRefusal = (code: number): boolean => code === 4401 || code === 4403;

/** What happens to one socket, in the words of its chart (server/inspection.ts). */
export type SocketStep =
  'socket.asked.for' | 'socket.opened' | 'socket.refused' | 'socket.lost' | 'socket.closed';
interface Watched {
  id: number;
  path: string;
}
type Watcher = (socket: Watched, step: SocketStep) => void;

let watcher: Watcher | null = null;
let opened = 0;

/** Lets an inspector follow the sockets that open from now on; null ends it. */
export function watchSockets(watch: Watcher | null): void {
  watcher = watch;
}

/** Numbers a socket, or a part of a shared one, for whoever follows it. */
export function nextSocketId(): number {
  return (opened += 1);
}

/** Tells whoever follows. */
export function tellStep(socket: () => Watched, step: SocketStep): void {
  watcher?.(socket(), step);
}

/**
 * One socket to the REST API; it does not reconnect. A class: there is one for each user who
 * listens (docs/decisions/103).
 */
export class UpstreamSocket implements Beating, UpstreamLink {
  readonly #socket: WebSocket;
  readonly #handlers: SocketHandlers;
  readonly #id = nextSocketId();
  #position: number | null = null;
  #isOver = false;
  #isAlive = true;

  /** @param url with the token. */
  constructor(url: string, handlers: SocketHandlers) {
    const socket = new WebSocket(url, {
      handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
      maxPayload: MAX_MESSAGE_BYTES,
      perMessageDeflate: false,
    });
    this.#socket = socket;
    this.#handlers = handlers;
    this.#tell('socket.asked.for');
    heartbeats.add(this);
    socket.on('upgrade', (response) => {
      const header = response.headers[POSITION_HEADER];
      this.#position =
        typeof header === 'string' && /^\d{1,16}$/.test(header) ? Number(header) : null;
    });
    socket.on('open', () => {
      if (this.#isOver) return;
      this.#tell('socket.opened');
      handlers.onOpen(this.#position);
    });
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('message', (data, isBinary) => {
      this.#take(data, isBinary);
    });
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      this.#end(
        response.statusCode === 401 || response.statusCode === 403
          ? 'refused'
          : response.statusCode === 404
            ? 'missing'
            : 'lost',
      );
    });
    socket.on('close', (code) => {
      this.#end(isRefusal(code) ? 'refused' : 'lost');
    });
    // 'close' follows, or 'unexpected-response' came before.
    socket.on('error', () => {
      this.#end('lost');
    });
  }

  /** Stops reading, so that TCP holds the sender back. */
  pause(): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.pause();
  }

  resume(): void {
    this.#isAlive = true;
    this.#socket.resume();
  }

  /** Only once it is open. */
  send(text: string): void {
    this.#socket.send(text);
  }

  /** No handler is called any more. */
  close(): void {
    this.#end(null);
  }

  beat(): void {
    if (this.#socket.readyState !== WebSocket.OPEN || this.#socket.isPaused) return;
    if (!this.#isAlive) {
      this.#end('lost');
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }

  #take(data: RawData, isBinary: boolean): void {
    this.#isAlive = true;
    if (this.#isOver) return;
    if (isBinary) this.#end('lost');
    else
      this.#handlers.onMessage(
        Buffer.isBuffer(data)
          ? data.toString('utf8')
          : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]).toString('utf8'),
      );
  }

  #end(why: SocketEnd | null): void {
    if (this.#isOver) return;
    this.#isOver = true;
    heartbeats.remove(this);
    this.#tell(
      why === null ? 'socket.closed' : why === 'refused' ? 'socket.refused' : 'socket.lost',
    );
    this.#socket.terminate();
    if (why) this.#handlers.onEnd(why);
  }

  #tell(step: SocketStep): void {
    // Without the query: a token stands in it.
    tellStep(() => ({ id: this.#id, path: new URL(this.#socket.url).pathname }), step);
  }
}
