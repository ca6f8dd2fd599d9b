import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { createLimitedServer } from '@vedetta/gateway';

/** Longest time from the signal to the exit; the documented limit is 10 s. */
const SHUTDOWN_LIMIT_MS = 9_000;

export interface Served {
  /** The port in use, also when 0 was requested. */
  port: number;
  /**
   * Offers each upgrade to the handlers in turn until one returns true; without one, it is refused
   * with 404.
   */
  onUpgrade: (
    ...handlers: ((req: IncomingMessage, socket: Duplex, head: Buffer) => boolean)[]
  ) => void;
  /**
   * On SIGTERM, on SIGINT, and when the parent process at the other end of the IPC channel has
   * ended: no new connections, then `drain`, then exit 0. On an uncaught exception or an unhandled
   * rejection: logs it as fatal, answers every new request with 503, then `drain`, then exit 1. Exit
   * 1 also if that takes longer than 9 s.
   */
  stopOnSignals: (drain: () => Promise<unknown>, onStop: (why: string) => void) => void;
}

/**
 * Listens on a port and stops in order (server/test/last-resort.test.ts).
 * @throws Error with a sentence for the operator if the port can't be used; its `cause` is the
 * system's error.
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
    log.error({ err: error }, "Couldn't accept a connection");
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
          'Uncaught error: the process finishes its running work and exits',
        );
        failing = true;
        // It keeps listening while it drains: clients are told to retry, and a load balancer picks
        // another process.
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
    return new Error(
      `Port ${port} is in use. Stop the program that uses it, or set PORT to a free port.`,
      { cause: error },
    );
  if (error.code === 'EACCES')
    return new Error(
      `This user isn't allowed to use port ${port}. Set PORT to a port above 1023.`,
      { cause: error },
    );
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
