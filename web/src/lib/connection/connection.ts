import { connectionMachine, NETWORK_PROBLEM, problemError } from '@vedetta/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { actorOptions } from '../inspection.ts';

export type Connection = ActorRefFrom<typeof connectionMachine>;

/** Answers that a proxy gives in place of a server that is not there. */
const isAnswer = (status: number): boolean => status !== 502 && status !== 503 && status !== 504;

/** The smallest question the gateway answers; rejects when nobody does. */
async function probe(url: string, signal: AbortSignal): Promise<void> {
  // The browser knows already: a request would only leave a line on the console.
  if (!navigator.onLine) throw problemError(NETWORK_PROBLEM);
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{__typename}"}',
    signal,
  });
  if (!isAnswer(response.status)) throw problemError(NETWORK_PROBLEM);
}

/**
 * Starts the one connection actor of this tab and tells it what the browser says. Calls tell it
 * through `watchedFetch`, the socket through whoever wires it.
 *
 * @param url where GraphQL is asked
 */
export function startConnection(url: string): Connection {
  const connection = createActor(
    connectionMachine.provide({
      actors: { probe: fromPromise<void, void>(({ signal }) => probe(url, signal)) },
    }),
    actorOptions(),
  );
  connection.start();
  window.addEventListener('offline', () => {
    connection.send({ type: 'connection.browser.went.offline' });
  });
  window.addEventListener('online', () => {
    connection.send({ type: 'connection.browser.came.online' });
  });
  if (!navigator.onLine) connection.send({ type: 'connection.browser.went.offline' });
  return connection;
}

/**
 * `fetch` whose every outcome the connection hears of. A call that was given up says nothing about
 * the server, nor does the late answer to one that was asked before the server was lost: the page
 * would be online for a moment, and begin what cannot be done.
 */
export function watchedFetch(connection: Connection, ask: typeof fetch = fetch): typeof fetch {
  let losses = 0;
  followConnection(connection, {
    lost: () => {
      losses += 1;
    },
  });
  return async (input, init) => {
    const before = losses;
    try {
      const response = await ask(input, init);
      if (!isAnswer(response.status)) connection.send({ type: 'connection.failed' });
      else if (losses === before) connection.send({ type: 'connection.succeeded' });
      return response;
    } catch (error) {
      if (error instanceof TypeError) connection.send({ type: 'connection.failed' });
      throw error;
    }
  };
}

/** Calls back each time the server is lost, and each time it is back. Returns how to stop. */
export function followConnection(
  connection: Connection,
  { lost, back }: { lost?: () => void; back?: () => void },
): () => void {
  let away = connection.getSnapshot().hasTag('offline');
  const subscription = connection.subscribe((snapshot) => {
    // A doubt ("degraded") is neither: one probe settles it.
    if (!away && snapshot.hasTag('offline')) {
      away = true;
      lost?.();
    } else if (away && snapshot.hasTag('online')) {
      away = false;
      back?.();
    }
  });
  return () => {
    subscription.unsubscribe();
  };
}
