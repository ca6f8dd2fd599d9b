import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createLimitedServer } from './connections.ts';

/** Longest time from the signal to the exit (the promise to whoever runs this: below 10 s). */
const SHUTDOWN_LIMIT_MS = 9_000;

export interface Served {
  /** The port that was taken, also when 0 was asked for. */
  port: number;
  /** Lets each handler in turn take an upgrade; the first that answers true has it, and nobody's is refused with 404. */
  onUpgrade: (...handlers: ((req: IncomingMessage, socket: Duplex, head: Buffer) => boolean)[]) => void;
  /** On SIGTERM or SIGINT: no new connections, then `drain`, then exit 0; exit 1 when that takes longer than 9 s. */
  stopOnSignals: (drain: () => Promise<unknown>, onSignal: (signal: string) => void) => void;
}

/**
 * Listens, and knows how to stop politely.
 * @throws Error with a sentence for the operator when the port is taken.
 */
export async function serve(handler: RequestListener, port: number): Promise<Served> {
  const server = createLimitedServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is in use: stop what listens there or set PORT to a free one.`) : error);
    });
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    onUpgrade(...handlers) {
      server.on('upgrade', (req, socket, head) => {
        if (handlers.some((handle) => handle(req, socket, head))) return;
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      });
    },
    stopOnSignals(drain, onSignal) {
      let stopping = false;
      const stop = (signal: string) => {
        if (stopping) return;
        stopping = true;
        onSignal(signal);
        setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
        const closed = new Promise<void>((resolve) => { server.close(() => { resolve(); }); });
        // A kept-alive client without a request would hold the server open.
        const idle = setInterval(() => { server.closeIdleConnections(); }, 100);
        drain()
          .then(() => closed)
          .then(() => { clearInterval(idle); process.exit(0); }, () => process.exit(1));
      };
      process.on('SIGTERM', () => { stop('SIGTERM'); });
      process.on('SIGINT', () => { stop('SIGINT'); });
    },
  };
}
