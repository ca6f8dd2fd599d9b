import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { createCoalescedBus, type SignalLine } from './coalesced-bus.ts';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/**
 * Signals over NATS, for many processes on many hosts. Core NATS only, at most once: nothing is
 * kept there, so a server that is away, restarted or wiped costs the time until the next poll
 * (docs/decisions/175-signals-over-nats.md).
 * @param url `nats://` or `tls://`, with `user:password@` or `token@` where the server asks for
 * one.
 * @param installation whose signals these are: a server may serve several installations.
 * @returns the bus; it connects in the background and keeps trying, so it never fails to be made.
 */
export function createNatsBus(url: string, installation: string, log: Logger): Bus {
  return createCoalescedBus(
    log,
    (hear) => new NatsLine(natsOptions(url), `vedetta.${installation}.signals`, log, hear),
  );
}

/** The client takes credentials and encryption as settings of their own, not from the address. */
export function natsOptions(url: string): NodeConnectionOptions {
  const { protocol, host, username, password } = new URL(url);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: host,
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
    ...(protocol === 'tls:' && { tls: {} }),
    name: 'vedetta bus',
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    timeout: 5_000,
    pingInterval: 10_000,
  };
}

class NatsLine implements SignalLine {
  /**
   * A server takes a mebibyte by default; a kilobyte or two keeps each message one packet or so.
   */
  readonly idsPerMessage = 400;
  isOpen = false;
  #connection: NatsConnection | null = null;
  #closed = false;
  #retryTimer: NodeJS.Timeout | null = null;
  #opening: Promise<void>;

  constructor(
    readonly options: NodeConnectionOptions,
    readonly subject: string,
    readonly log: Logger,
    readonly hear: (ids: readonly string[]) => void,
  ) {
    this.#opening = this.#open(FIRST_RETRY_MS);
  }

  send(ids: readonly string[]): Promise<void> {
    try {
      this.#connection?.publish(this.subject, ids.join(','));
    } catch (error) {
      this.log.debug({ err: error }, "Couldn't send a signal");
    }
    // Not flushed: what is written when the connection breaks is lost, and the listeners' poll
    // finds the rows.
    return Promise.resolve();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.isOpen = false;
    if (this.#retryTimer !== null) clearTimeout(this.#retryTimer);
    await this.#opening;
    await this.#connection?.close();
  }

  /** The first connection is ours to repeat; later ones the client makes by itself. */
  async #open(retryInMs: number): Promise<void> {
    try {
      const connection = await connect(this.options);
      this.#connection = connection;
      connection.subscribe(this.subject, {
        callback: (error, message) => {
          if (error === null) this.hear(message.string().split(','));
        },
      });
      this.isOpen = true;
      void this.#watch(connection);
    } catch (error) {
      if (this.#closed) return;
      this.log.warn(
        { err: error, retryInMs },
        "Couldn't connect to NATS; trying again. Until then, updates from other processes arrive with the next poll.",
      );
      this.#retryTimer = setTimeout(() => {
        this.#opening = this.#open(Math.min(retryInMs * 2, LAST_RETRY_MS));
      }, retryInMs);
    }
  }

  async #watch(connection: NatsConnection): Promise<void> {
    try {
      for await (const { type } of connection.status()) {
        if (type === 'disconnect' || type === 'close') this.isOpen = false;
        if (type === 'disconnect' && !this.#closed)
          this.log.warn(
            'Lost the connection to NATS; trying again. Until then, updates from other processes arrive with the ' +
              'next poll.',
          );
        if (type === 'reconnect') {
          this.isOpen = true;
          this.log.info('Reconnected to NATS');
        }
      }
    } catch (error) {
      this.log.warn({ err: error }, 'The NATS client failed; creating a new one');
    }
    // A server that refuses for good (its credentials changed) ends the client: then from the
    // beginning.
    this.isOpen = false;
    if (!this.#closed)
      this.#retryTimer = setTimeout(() => {
        this.#opening = this.#open(FIRST_RETRY_MS);
      }, LAST_RETRY_MS);
  }
}
