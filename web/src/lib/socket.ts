import { createClient, type Client } from 'graphql-ws';

/** What the page shows about its live connection. */
export type LinkState = 'connecting' | 'live' | 'offline';

let state: LinkState = 'connecting';
const listeners = new Set<() => void>();

function become(next: LinkState): void {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const linkState = {
  read: (): LinkState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

interface SocketOptions {
  url: string;
  token: () => string | null;
  /** The server no longer accepts the token: resolves to whether there is another one. */
  mayRetry: (used: string | null) => Promise<boolean>;
  /** Whether anybody is signed in: without, there is nothing to connect for. */
  isSignedIn: () => boolean;
  /** How pauses are spent; for tests, as is the socket's class where there is no global one. */
  sleep?: (milliseconds: number) => Promise<void>;
  webSocket?: unknown;
  /** Milliseconds between two pings, and within which each must be answered; for tests. */
  pings?: { every: number; answeredWithin: number };
}

/** The server closes with it when a token is refused or has expired. */
const FORBIDDEN = 4403;

const PINGS = { every: 15_000, answeredWithin: 8000 };
/**
 * Milliseconds more for a page that was busy all that time: the answer may stand behind the timer
 * in its queue.
 */
const GRACE = 1000;

/**
 * Milliseconds before the next attempt: 1 s, 2 s, 4 s ... at most 30 s, spread so that all tabs do
 * not return at once.
 */
export function pause(attempt: number, random: number = Math.random()): number {
  return Math.round(Math.min(1000 * 2 ** attempt, 30_000) * (0.75 + random / 2));
}

/**
 * The one GraphQL socket of this tab. It connects with the first subscription and comes back by
 * itself.
 */
export function createSocket({
  url,
  token,
  mayRetry,
  isSignedIn,
  sleep = wait,
  webSocket,
  pings = PINGS,
}: SocketOptions): Client {
  let used: string | null = null;
  let closedWith: number | null = null;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url,
    lazy: true,
    ...(webSocket === undefined ? {} : { webSocketImpl: webSocket }),
    keepAlive: pings.every,
    retryAttempts: Number.POSITIVE_INFINITY,
    connectionParams: () => {
      used = token();
      return used === null ? {} : { authorization: `Bearer ${used}` };
    },
    shouldRetry: () => isSignedIn(),
    retryWait: async (attempt) => {
      if (closedWith === FORBIDDEN && (await mayRetry(used)) && attempt < 2) return;
      await sleep(pause(attempt));
    },
    on: {
      connecting: () => {
        if (state !== 'live') become('connecting');
      },
      // A line that died silently, e.g. while the machine slept, answers no ping: it is cut so that
      // it comes back.
      ping: (received) => {
        if (received) return;
        overdue = setTimeout(() => {
          overdue = setTimeout(() => {
            client.terminate();
          }, GRACE);
        }, pings.answeredWithin);
      },
      pong: (received) => {
        if (received) clearTimeout(overdue);
      },
      connected: () => {
        closedWith = null;
        become('live');
      },
      closed: (event) => {
        clearTimeout(overdue);
        closedWith = closeCode(event);
        // A token that was renewed is no interruption worth telling.
        if (closedWith !== FORBIDDEN) become('offline');
      },
    },
  });
  // A line that outlives its network gets nothing any more and is told of nothing: it ends now and
  // resumes with the next one.
  if (typeof window !== 'undefined')
    window.addEventListener('offline', () => {
      client.terminate();
    });
  return client;
}

function closeCode(event: unknown): number | null {
  const code: unknown =
    typeof event === 'object' && event !== null ? Reflect.get(event, 'code') : null;
  return typeof code === 'number' ? code : null;
}

/** Waits, or shorter when the connection comes back. */
function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}
