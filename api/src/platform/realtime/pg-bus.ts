import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { createCoalescedBus, type SignalLine } from './coalesced-bus.ts';

const CHANNEL = 'vedetta_signals';
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/**
 * The default bus: LISTEN/NOTIFY on a connection of its own (not through a transaction pool).
 * @param url `postgres://…` address of the same database as the rows.
 * @returns the bus; it connects in the background and keeps trying, so it never fails to be made.
 */
export function createPgBus(url: string, log: Logger): Bus {
  return createCoalescedBus(log, (hear) => new PgLine(url, log, hear));
}

class PgLine implements SignalLine {
  /**
   * PostgreSQL takes 8,000 bytes per notification; an id has at most 16 digits, a mark and a comma.
   */
  readonly idsPerMessage = 400;
  isOpen = false;
  readonly #origin = randomUUID();
  #client: pg.Client | null = null;
  #closed = false;
  #retryMs = FIRST_RETRY_MS;
  #retryTimer: NodeJS.Timeout | null = null;
  #opening: Promise<void>;

  constructor(
    readonly url: string,
    readonly log: Logger,
    readonly hear: (ids: readonly string[]) => void,
  ) {
    this.#opening = this.#open();
  }

  async send(ids: readonly string[]): Promise<void> {
    // A lost signal only delays. The 'error' event brings the connection back.
    await this.#client
      ?.query('select pg_notify($1, $2)', [CHANNEL, `${this.#origin}:${ids.join(',')}`])
      .catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retryTimer !== null) clearTimeout(this.#retryTimer);
    await this.#opening;
    await this.#client?.end().catch(() => undefined);
  }

  async #open(): Promise<void> {
    const opened = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: 'vedetta bus',
    });
    this.#client = opened;
    opened.on('error', (error) => {
      this.#retryLater(opened, error);
    });
    opened.on('end', () => {
      this.#retryLater(opened, null);
    });
    opened.on('notification', ({ payload }) => {
      const [from, ids] = (payload ?? '').split(':');
      if (from !== this.#origin) this.hear((ids ?? '').split(','));
    });
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
      if (this.#closed) return;
      this.isOpen = true;
      this.#retryMs = FIRST_RETRY_MS;
    } catch (error) {
      this.#retryLater(opened, error instanceof Error ? error : new Error(String(error)));
    }
  }

  #retryLater(broken: pg.Client, error: Error | null): void {
    if (this.#client !== broken || this.#closed) return;
    this.#client = null;
    this.isOpen = false;
    this.log.warn(
      { err: error, retryInMs: this.#retryMs },
      'Lost the database connection for live signals; trying again',
    );
    broken.end().catch(() => undefined);
    this.#retryTimer = setTimeout(() => {
      this.#opening = this.#open();
    }, this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }
}
