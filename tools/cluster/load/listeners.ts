import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { World } from '../faults/world.ts';
import type { Figures } from './figures.ts';

/** Of the protocol: the access token has run out, or the server goes away. */
const AGAIN_AFTER_MS = 500;
const AT_ONCE = 25;
/**
 * People come at different times of the day, so their tokens do not end in one second. A
 * subscription is opened anew at some time of the first minutes of its token's ten (those of
 * `tokenOf` are up to two minutes old), and the old one is closed when the new one stands.
 */
const RENEWED_AFTER_MS = { least: 60_000, most: 450_000 };
const QUERIES = [
  'subscription { notificationReceived { id message } }',
  'subscription { alertChanged { eventId } }',
];

export interface Listeners {
  /** How many subscriptions are open now. */
  readonly open: number;
  close(): void;
}

/**
 * Opens subscriptions, each over a socket of its own: one's own notifications and the alerts of the
 * company in turn. Each is renewed before its token runs out; one that ends otherwise is opened
 * anew with a token that is valid then, as the web client does it, and counted.
 * @param people who listen;
 * @param each how many subscriptions of each, at most 19: a new one is opened before the old one
 * closes, and a person may have 20.
 */
export async function startListeners(
  world: World,
  url: string,
  figures: Figures,
  people: readonly World['admin'][],
  each: number,
): Promise<Listeners> {
  const sockets = new Set<WebSocket>();
  let open = 0;
  let closed = false;
  const begin = async (
    person: World['admin'],
    query: string,
    instead?: () => void,
  ): Promise<void> => {
    const token = await world.tokenOf(person);
    await new Promise<void>((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        perMessageDeflate: false,
      });
      sockets.add(socket);
      let begun = false;
      let replaced = false;
      let renewal: NodeJS.Timeout | undefined;
      const { least, most } = RENEWED_AFTER_MS;
      socket.on('open', () => {
        socket.send(
          JSON.stringify({
            type: 'connection_init',
            payload: { authorization: `Bearer ${token}` },
          }),
        );
      });
      socket.on('message', (data: Buffer) => {
        const text = data.toString('latin1');
        if (text.includes('"type":"next"')) figures.heard += 1;
        else if (text.includes('"connection_ack"')) {
          socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
          begun = true;
          open += 1;
          instead?.();
          renewal = setTimeout(
            () => {
              void begin(person, query, () => {
                replaced = true;
                socket.close();
              });
            },
            least + Math.random() * (most - least),
          );
          resolve();
        } else if (text.includes('"type":"ping"')) socket.send('{"type":"pong"}');
        else if (text.includes('"type":"error"'))
          figures.errors.set(
            `subscription: ${text.slice(0, 160)}`,
            (figures.errors.get(`subscription: ${text.slice(0, 160)}`) ?? 0) + 1,
          );
      });
      socket.on('error', () => undefined);
      socket.on('close', (code) => {
        sockets.delete(socket);
        clearTimeout(renewal);
        if (begun) open -= 1;
        resolve();
        if (closed || replaced) return;
        figures.ended.set(code, (figures.ended.get(code) ?? 0) + 1);
        void delay(AGAIN_AFTER_MS + Math.random() * AGAIN_AFTER_MS).then(() =>
          closed ? undefined : begin(person, query),
        );
      });
    });
  };
  const wanted = people.flatMap((person) =>
    Array.from({ length: each }, (_, index) => ({
      person,
      query: QUERIES[index % QUERIES.length] ?? '',
    })),
  );
  for (let from = 0; from < wanted.length; from += AT_ONCE)
    await Promise.all(
      wanted.slice(from, from + AT_ONCE).map(({ person, query }) => begin(person, query)),
    );
  return {
    get open() {
      return open;
    },
    close() {
      closed = true;
      for (const socket of sockets) socket.terminate();
    },
  };
}
