import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Bus, Signal, Topic } from './bus.ts';

const CHANNEL = 'vedetta_signals';
/** PostgreSQL takes 8,000 bytes per notification; an id has at most 16 digits, a mark and a comma. */
const IDS_PER_MESSAGE = 400;
/** Behind the company's id in a message; one that does not know a mark passes over it. */
const MARKS: Record<Topic, string> = { rows: '', presence: 'p' };
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/**
 * The default bus: LISTEN/NOTIFY on a connection of its own (decisions, section 9; not through a transaction pool).
 * Signals of one turn of the event loop leave as one message. Listeners of this process are told at once and without
 * the database, so that a broken connection delays only what other processes did.
 * @param url `postgres://…` address of the same database as the rows.
 * @returns the bus; it connects in the background and keeps trying, so it never fails to be made.
 */
export function createPgBus(url: string, log: Logger): Bus {
  const origin = randomUUID();
  const listeners: Record<Topic, Set<(signal: Signal) => void>> = { rows: new Set(), presence: new Set() };
  /** Published in this turn of the event loop: a company's id and the mark of what it is about. */
  const fresh = new Set<string>();
  /** Waiting for the connection. */
  const outgoing = new Set<string>();
  let sending = false;
  let client: pg.Client | null = null;
  let ready = false;
  let closed = false;
  let retryMs = FIRST_RETRY_MS;
  let retryTimer: NodeJS.Timeout | null = null;
  let opening: Promise<void> = Promise.resolve();

  const tell = (marked: string) => {
    const [, digits, mark] = /^([1-9]\d{0,15})(p?)$/.exec(marked) ?? [];
    if (digits === undefined) return;
    const about = mark === MARKS.presence ? 'presence' : 'rows';
    for (const listener of [...listeners[about]]) {
      try {
        listener({ companyId: Number(digits), about });
      } catch (error) {
        log.error({ err: error }, 'A listener of live signals failed');
      }
    }
  };

  const retryLater = (broken: pg.Client, error: Error | null) => {
    if (client !== broken || closed) return;
    client = null;
    ready = false;
    log.warn({ err: error, retryInMs: retryMs }, 'The connection for live signals is gone; trying again');
    broken.end().catch(() => undefined);
    retryTimer = setTimeout(() => void (opening = open()), retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };

  const open = async () => {
    const opened = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000, application_name: 'vedetta bus' });
    client = opened;
    opened.on('error', (error) => retryLater(opened, error));
    opened.on('end', () => retryLater(opened, null));
    opened.on('notification', ({ payload }) => {
      const [from, ids] = (payload ?? '').split(':');
      if (from === origin) return;
      for (const id of (ids ?? '').split(',')) tell(id);
    });
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
      if (closed) return;
      ready = true;
      retryMs = FIRST_RETRY_MS;
    } catch (error) {
      retryLater(opened, error instanceof Error ? error : new Error(String(error)));
    }
  };
  opening = open();

  /** One message at a time; what is published meanwhile goes with the next. */
  const send = async () => {
    sending = true;
    while (ready && client !== null && outgoing.size > 0) {
      const ids = [...outgoing].slice(0, IDS_PER_MESSAGE);
      for (const id of ids) outgoing.delete(id);
      // A lost signal only delays: whoever listens polls as well. The 'error' event brings the connection back.
      await client.query('select pg_notify($1, $2)', [CHANNEL, `${origin}:${ids.join(',')}`]).catch(() => undefined);
    }
    if (!ready) outgoing.clear();
    sending = false;
  };

  const flush = () => {
    for (const id of fresh) {
      tell(id);
      outgoing.add(id);
    }
    fresh.clear();
    if (!sending) void send();
  };

  return {
    publish({ companyId, about = 'rows' }) {
      if (closed) return;
      if (fresh.size === 0) setImmediate(flush);
      fresh.add(`${companyId}${MARKS[about]}`);
    },
    subscribe(listener, about = 'rows') {
      listeners[about].add(listener);
      return () => void listeners[about].delete(listener);
    },
    get queued() {
      return fresh.size + outgoing.size;
    },
    async close() {
      if (closed) return;
      closed = true;
      if (retryTimer !== null) clearTimeout(retryTimer);
      listeners.rows.clear();
      listeners.presence.clear();
      await opening;
      await client?.end().catch(() => undefined);
    },
  };
}
