import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { createLimitedServer } from '@vedetta/gateway';

/** Longest time from the signal to the exit (the promise to whoever runs this: below 10 s). */
const SHUTDOWN_LIMIT_MS = 9_000;

export interface Served {
  /** The port that was taken, also when 0 was asked for. */
  port: number;
  /**
   * Lets each handler in turn take an upgrade; the first that answers true has it, and one that
   * none takes is refused with 404.
   */
  onUpgrade: (
    ...handlers: ((req: IncomingMessage, socket: Duplex, head: Buffer) => boolean)[]
  ) => void;
  /**
   * On SIGTERM, on SIGINT, and when the process that started this one over a channel has gone: no
   * new connections, then `drain`, then exit 0. On an exception or a rejection that nothing
   * catches: it is logged as fatal, every new request is answered with 503, then `drain`, then exit
   * 1. Exit 1 also when that takes longer than 9 s.
   */
  stopOnSignals: (drain: () => Promise<unknown>, onStop: (why: string) => void) => void;
}

/**
 * Listens, and knows how to stop politely.
 * (server/test/last-resort.test.ts).
 * @throws Error with a sentence for the operator when the port is taken; its `cause` is that of the
 * system.
 */
export async function serve(handler: RequestListener, port: number, log: Logger): Promise<Served> {
  let failing = false;
  const server = createLimitedServer((req, res) => {
    if (failing) refuse(res);
    else handler(req, res);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(whyNotListening(error, port));
    });
    server.listen(port, resolve);
  });
  server.removeAllListeners('error').on('error', (error) => {
    log.error({ err: error }, 'a connection could not be accepted');
  });
  return {
    port: (server.address() as AddressInfo).port,
    onUpgrade(...handlers) {
      server.on('upgrade', (req, socket, head) => {
        // Node takes its own listener away here: without one a reset ends the process.
        socket.on('error', destroy);
        if (failing)
          socket.end(
            'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n',
          );
        else if (!handlers.some((handle) => handle(req, socket, head)))
          socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      });
    },
    stopOnSignals(drain, onStop) {
      let stopping = false;
      const close = () =>
        new Promise<void>((resolve) => {
          server.close(() => {
            resolve();
          });
          // A kept-alive client without a request would hold the server open.
          setInterval(() => {
            server.closeIdleConnections();
          }, 100).unref();
        });
      const stop = (why: string, end: () => Promise<unknown>, code: number) => {
        if (stopping) return;
        stopping = true;
        onStop(why);
        setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS);
        end().then(
          () => process.exit(code),
          () => process.exit(1),
        );
      };
      const onSignal = (signal: string) => {
        stop(signal, () => Promise.all([close(), drain()]), 0);
      };
      process.on('SIGTERM', () => {
        onSignal('SIGTERM');
      });
      process.on('SIGINT', () => {
        onSignal('SIGINT');
      });
      if (process.connected)
        process.once('disconnect', () => {
          onSignal('disconnect');
        });
      const onSurprise = (kind: string) => (error: unknown) => {
        log.fatal(
          { err: error, kind },
          'an error that nothing caught: the process finishes what runs and ends',
        );
        failing = true;
        // It listens while it drains: whoever asks is told to come back, and a load balancer looks
        // elsewhere.
        stop(
          kind,
          async () => {
            await drain();
            await close();
          },
          1,
        );
      };
      process.on('uncaughtException', onSurprise('uncaughtException'));
      process.on('unhandledRejection', onSurprise('unhandledRejection'));
    },
  };
}

function whyNotListening(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`port ${port} is in use: stop what listens there or set PORT to a free one.`, {
      cause: error,
    });
  if (error.code === 'EACCES')
    return new Error(`port ${port} may not be used by this user: set PORT to one above 1023.`, {
      cause: error,
    });
  return error;
}

/** Not a closure: it would keep the whole request for as long as the socket lives. */
function destroy(this: Duplex): void {
  this.destroy();
}

function refuse(res: ServerResponse): void {
  res.writeHead(503, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
    Connection: 'close',
  });
  res.end(
    JSON.stringify({
      type: 'urn:vedetta:problem:unavailable',
      title: 'Vedetta is restarting. Try again in a few seconds.',
      status: 503,
      code: 'UNAVAILABLE',
      reason: { code: 'restarting', params: {} },
    }),
  );
}
