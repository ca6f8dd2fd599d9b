import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { say } from '@vedetta/messages/say.ts';
import { HttpProblem } from '../../platform/errors/http-problem.ts';
import type { Services } from '../../platform/services.ts';
import { allEventsAfter, newestEvents } from './store/events.ts';
import { EntityActors } from './inspection-messages.ts';
import { refuse } from './upgrade.ts';

const PATH = '/inspect/api';
/** How much of the past an inspector is told when it opens. */
const PAST = 200;
const PAGE = 500;
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export interface Inspection {
  /** @returns false when the path is somebody else's. */
  handleUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): void;
}

/**
 * Offers the life cycles of alerts and scans as actors to inspectors on this machine (INSPECT=1,
 * `/inspect/api`). For developers: whoever has an account on the machine sees what happens in every
 * company.
 */
export function createInspection({
  db,
  bus,
  log,
}: Pick<Services, 'db' | 'bus' | 'log'>): Inspection {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    perMessageDeflate: false,
  });
  const watch = (socket: WebSocket) => {
    const actors = new EntityActors();
    let tail = -1;
    let lane = Promise.resolve();
    const read = async () => {
      const rows = tail < 0 ? await newestEvents(db, PAST) : await allEventsAfter(db, tail, PAGE);
      for (const row of rows) {
        for (const message of actors.tell(row))
          if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      }
      tail = rows.at(-1)?.id ?? Math.max(tail, 0);
    };
    const wake = () => {
      lane = lane.then(read).catch((error: unknown) => {
        log.warn({ err: error }, "Couldn't read the events for the inspector");
      });
    };
    const stop = bus.subscribe(wake);
    socket.on('close', stop);
    socket.on('error', () => {
      socket.terminate();
    });
    wake();
  };
  return {
    handleUpgrade(req, socket, head) {
      if (req.url !== PATH) return false;
      if (isOfThisMachine(req)) server.handleUpgrade(req, socket, head, watch);
      else refuse(socket, new HttpProblem(403, 'FORBIDDEN', say('inspectorLocalOnly')));
      return true;
    },
    close() {
      for (const socket of server.clients) socket.close(1001);
    },
  };
}

/** Nobody from elsewhere, no proxy, and no page of another site whose name leads here. */
function isOfThisMachine({ headers, socket }: IncomingMessage): boolean {
  const named = (address: string) =>
    URL.canParse(address) && LOOPBACK_NAME.test(new URL(address).hostname);
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    headers['x-forwarded-for'] === undefined &&
    headers.forwarded === undefined &&
    named(`http://${headers.host ?? ''}`) &&
    (headers.origin === undefined || named(headers.origin))
  );
}
