import type { WebSocket as ProtocolSocket } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { Heartbeats } from '../upstream/heartbeat.ts';

const heartbeats = new Heartbeats(15_000);
/** Messages a client may send in ten seconds; the web client sends a handful (requirement W5). */
const FLOOD_LIMIT = 300;
const FLOOD_WINDOW_MS = 10_000;

/**
 * One `ws` socket as graphql-ws wants it. Sending waits until the bytes have left for the kernel: a reader that
 * stalls holds its own subscriptions back and nothing else.
 * @param onFault called with what went wrong inside the protocol handler; the socket is closed with 4500.
 */
export function socketPort(socket: WebSocket, onFault: (error: unknown) => void): ProtocolSocket {
  let alive = true;
  let received = 0;
  const stopBeats = heartbeats.add(() => {
    if (!alive) {
      socket.terminate();
      return;
    }
    alive = false;
    socket.ping();
  });
  let windowEnds = 0;
  socket.on('pong', () => { alive = true; });
  socket.on('close', stopBeats);
  // A message over the limit or broken framing: `ws` closes with the right code (1009, 1007, 1002) by itself.
  socket.on('error', () => undefined);

  return {
    protocol: socket.protocol,
    send: (data) =>
      new Promise((resolve) => {
        if (socket.readyState !== socket.OPEN) {
          resolve();
          return;
        }
        // A failed write is followed by 'close', which ends the subscriptions.
        socket.send(data, () => { resolve(); });
      }),
    close: (code, reason) => { socket.close(code, reason); },
    onMessage: (handle) => {
      socket.on('message', (data, isBinary) => {
        alive = true;
        if (Date.now() > windowEnds) {
          windowEnds = Date.now() + FLOOD_WINDOW_MS;
          received = 0;
        }
        received += 1;
        if (isBinary) socket.close(4400, 'Send text messages');
        else if (received > FLOOD_LIMIT) socket.close(4429, 'Too many messages');
        else {
          handle(Buffer.isBuffer(data) ? data.toString('utf8') : '').catch((error: unknown) => {
            onFault(error);
            socket.close(4500, 'Internal server error');
          });
        }
      });
    },
  };
}
