import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How often members are asked whether they are ready. */
const LOOK_EVERY_MS = 500;

export interface Balancer {
  /** `http://127.0.0.1:port` */
  url: string;
  /**
   * From now on no byte passes, in either direction, and new connections hang: a network that drops
   * everything.
   */
  cut(): void;
  /** Ends what hangs, as the systems at both ends would after a while, and lets through again. */
  mend(): void;
  stop(): Promise<void>;
}

/**
 * Gives each connection to the next member that is ready (`/readyz`), and to another when it cannot
 * be reached. It passes bytes and reads none, so sockets pass like anything else; a kept-alive
 * connection stays where it is.
 * @param members addresses as they are now: a member that was started anew has another port.
 */
export async function startBalancer(members: () => readonly string[]): Promise<Balancer> {
  const ready = new Set<string>();
  const open = new Set<Socket>();
  let turn = 0;
  let isCut = false;

  const look = () => {
    for (const url of ready) if (!members().includes(url)) ready.delete(url);
    for (const url of members()) {
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => {
          if (ok) ready.add(url);
          else ready.delete(url);
        },
        () => {
          ready.delete(url);
        },
      );
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  look();

  const server = createServer({ allowHalfOpen: true }, (client) => {
    keep(open, client);
    if (isCut) {
      client.pause();
      return;
    }
    const known = members();
    const able = known.filter((url) => ready.has(url));
    const order = able.length > 0 ? able : known;
    join(
      client,
      order.map((_, index) => order[(turn + index) % order.length] ?? ''),
      open,
    );
    turn += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const socket of open) {
        socket.unpipe();
        socket.pause();
      }
    },
    mend() {
      isCut = false;
      for (const socket of open) socket.destroy();
    },
    async stop() {
      clearInterval(timer);
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Tries the members in turn until one takes the connection. */
function join(client: Socket, [next, ...others]: string[], open: Set<Socket>): void {
  if (next === undefined || next === '') {
    client.destroy();
    return;
  }
  const { hostname, port } = new URL(next);
  const member = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  member.once('error', () => {
    if (member.connecting || member.bytesRead + member.bytesWritten === 0)
      join(client, others, open);
  });
  member.once('connect', () => {
    keep(open, member);
    member.removeAllListeners('error').on('error', () => client.destroy());
    member.on('close', () => client.destroy());
    client.on('close', () => member.destroy());
    client.pipe(member);
    member.pipe(client);
  });
}

function keep(open: Set<Socket>, socket: Socket): void {
  open.add(socket);
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  socket.once('close', () => open.delete(socket));
}
