import { WebSocket } from 'ws';

export interface Subscribers {
  /** Messages received by all. */
  readonly received: number;
  /** Messages that came out of order or twice. */
  readonly disordered: number;
  /** Milliseconds from publishing to receipt, since the last call. */
  takeLatencies(): number[];
  add(users: string[]): Promise<void>;
  close(): void;
}

const QUERY = 'subscription { notificationReceived { id message createdAt isRead } }';

/**
 * Opens one socket per entry of `users`, as graphql-ws clients or, for the raw base, as plain ones.
 */
export async function openSubscribers(
  port: number,
  users: string[],
  isRaw: boolean,
): Promise<Subscribers> {
  let received = 0;
  let disordered = 0;
  let latencies: number[] = [];
  const sockets: WebSocket[] = [];
  const open = (user: string) =>
    new Promise<void>((resolve, reject) => {
      const socket = isRaw
        ? new WebSocket(`ws://127.0.0.1:${port}/?user=${user}`, { perMessageDeflate: false })
        : new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
            perMessageDeflate: false,
          });
      sockets.push(socket);
      let last = 0;
      socket.once('error', reject);
      socket.on('open', () => {
        if (isRaw) resolve();
        else
          socket.send(
            JSON.stringify({
              type: 'connection_init',
              payload: { authorization: `Bearer u${user}` },
            }),
          );
      });
      socket.on('message', (data: Buffer) => {
        const text = data.toString('latin1');
        const id = Number(/"id":"?(\d+)"?,"(?:message|context)"/.exec(text)?.[1] ?? NaN);
        if (Number.isNaN(id)) {
          // A subscription is not acknowledged; what is said after it is answered after it.
          if (text.includes('"pong"')) return resolve();
          if (!text.includes('connection_ack')) throw new Error(`unexpected: ${text}`);
          socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: QUERY } }));
          socket.send(JSON.stringify({ type: 'ping' }));
          return;
        }
        if (id <= last) disordered += 1;
        last = id;
        received += 1;
        latencies.push(performance.now() - Number(/sent ([\d.]+)/.exec(text)?.[1]));
      });
    });
  const add = async (more: string[]) => {
    for (let i = 0; i < more.length; i += 50) await Promise.all(more.slice(i, i + 50).map(open));
  };
  await add(users);
  return {
    add,
    get received() {
      return received;
    },
    get disordered() {
      return disordered;
    },
    takeLatencies() {
      const taken = latencies;
      latencies = [];
      return taken.sort((a, b) => a - b);
    },
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
