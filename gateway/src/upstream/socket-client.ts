import { WebSocket } from 'ws';
import { Heartbeats } from './heartbeat.ts';
import { POSITION_HEADER } from './stream.ts';

const HANDSHAKE_TIMEOUT_MS = 5_000;
/** An upstream that answers no ping for this long is gone, whatever TCP believes. */
const heartbeats = new Heartbeats(10_000);
const MAX_MESSAGE_BYTES = 1024 * 1024;

export interface SocketHandlers {
  /** @param position id of the newest message at that moment; null when the server does not say. */
  onOpen(position: number | null): void;
  onMessage(text: string): void;
  /** Called exactly once. `refused`: the token is not (or no longer) good; `lost`: anything else. */
  onEnd(why: 'refused' | 'lost'): void;
}

export interface UpstreamSocket {
  /** Stops reading, so that TCP holds the sender back. */
  pause(): void;
  resume(): void;
  /** Only once it is open. */
  send(text: string): void;
  /** No handler is called any more. */
  close(): void;
}

/** What happens to one socket, in the words of its chart (server/inspection.ts). */
export type SocketStep = 'socket.asked.for' | 'socket.opened' | 'socket.refused' | 'socket.lost' | 'socket.closed';
type Watcher = (socket: { id: number; path: string }, step: SocketStep) => void;

let watcher: Watcher | null = null;
let opened = 0;

/** Lets an inspector follow the sockets that open from now on; null ends it. */
export function watchSockets(watch: Watcher | null): void {
  watcher = watch;
}

/** Opens one socket to the REST API; it does not reconnect. */
export function openSocket(url: string, handlers: SocketHandlers): UpstreamSocket {
  const socket = new WebSocket(url, { handshakeTimeout: HANDSHAKE_TIMEOUT_MS, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  // Without the query: a token stands in it.
  const self = { id: (opened += 1), path: new URL(url).pathname };
  watcher?.(self, 'socket.asked.for');
  let ended = false;
  let alive = true;
  const end = (why: 'refused' | 'lost' | null) => {
    if (ended) return;
    ended = true;
    stopBeats();
    watcher?.(self, why === null ? 'socket.closed' : why === 'refused' ? 'socket.refused' : 'socket.lost');
    socket.terminate();
    if (why) handlers.onEnd(why);
  };
  const stopBeats = heartbeats.add(() => {
    if (socket.readyState !== WebSocket.OPEN || socket.isPaused) return;
    if (!alive) {
      end('lost');
      return;
    }
    alive = false;
    socket.ping();
  });

  socket.on('upgrade', (response) => {
    const header = response.headers[POSITION_HEADER];
    position = typeof header === 'string' && /^\d{1,16}$/.test(header) ? Number(header) : null;
  });
  let position: number | null = null;
  socket.on('open', () => {
    if (ended) return;
    watcher?.(self, 'socket.opened');
    handlers.onOpen(position);
  });
  socket.on('pong', () => { alive = true; });
  socket.on('message', (data, isBinary) => {
    alive = true;
    if (ended) return;
    if (isBinary) end('lost');
    else handlers.onMessage(Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]).toString('utf8'));
  });
  socket.on('unexpected-response', (_request, response) => {
    response.resume();
    end(response.statusCode === 401 || response.statusCode === 403 ? 'refused' : 'lost');
  });
  socket.on('close', (code) => { end(code === 4401 || code === 4403 ? 'refused' : 'lost'); });
  // 'close' follows, or 'unexpected-response' came before.
  socket.on('error', () => { end('lost'); });

  return {
    pause: () => { if (socket.readyState === WebSocket.OPEN) socket.pause(); },
    resume: () => {
      alive = true;
      socket.resume();
    },
    send: (text) => { socket.send(text); },
    close: () => { end(null); },
  };
}
