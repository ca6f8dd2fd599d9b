import type { Logger } from 'pino';
import { Channel } from './channel.ts';
import { openSocket, type UpstreamSocket } from './socket-client.ts';
import { parseStreamMessage, streamUrl, type StreamKind, type StreamMessages } from './stream.ts';

/** Messages that a subscriber may leave untaken (requirement W4) before the upstream is held back. */
const QUEUE_LIMIT = 256;
/** How long it may stay so before the subscriber is given up. */
const SLOW_LIMIT_MS = 5_000;
/** Newest messages kept for subscribers that resume a little behind the others. */
const HISTORY = 256;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export interface HubOptions {
  baseUrl: string;
  log: Logger;
  /** The token to use now; null when every one was refused. */
  token(): string | null;
  /** The server refused this token, at the door or later. */
  refused(token: string): void;
  /** Nobody is left. */
  onIdle(): void;
}

interface Subscriber<M> {
  /** Id of the last message it was offered; null until the stream's position is known. */
  lastSeen: number | null;
  /** It has been offered something, so `lastSeen` is an id of this very stream. */
  isPlaced: boolean;
  offer(message: M): void;
  channel: { readonly size: number; end(): void };
  onSlow(): void;
}

/**
 * One upstream socket for all subscribers of one user and one kind of messages. It reconnects with back-off and
 * resumes behind what the slowest subscriber has seen; each subscriber takes only ids above its own last one. So
 * nothing is lost or repeated, in whatever order breaks, resumes and newcomers with an older position come.
 */
export class Hub<K extends StreamKind> {
  readonly #kind: K;
  readonly #options: HubOptions;
  readonly #subscribers = new Set<Subscriber<StreamMessages[K]>>();
  #history: { id: number; message: StreamMessages[K] | undefined }[] = [];
  /** Every message above this id, as far as received, is in the history; null: not known yet. */
  #floor: number | null = null;
  /** Highest id received, or told by the server when the socket opened. */
  #highest: number | null = null;
  #socket: UpstreamSocket | null = null;
  #socketToken: string | null = null;
  #retry: NodeJS.Timeout | null = null;
  #failures = 0;
  #slowTimer: NodeJS.Timeout | null = null;

  constructor(kind: K, options: HubOptions) {
    this.#kind = kind;
    this.#options = options;
  }

  get isConnected(): boolean {
    return this.#socket !== null;
  }

  /** The token of the open socket: its session is watched by the server itself. */
  get tokenInUse(): string | null {
    return this.#socketToken;
  }

  /**
   * @param after last id the subscriber has seen; null: from now on.
   * @param map what to hand over; undefined passes over the message.
   * @param onSlow called when the subscriber does not take its messages; it must then be disconnected.
   */
  subscribe<T>(after: number | null, map: (message: StreamMessages[K]) => T | undefined, onSlow: () => void): Channel<T> {
    const channel = new Channel<T>({ left: () => { this.#leave(subscriber); }, taken: () => { this.#relieve(); } });
    const subscriber: Subscriber<StreamMessages[K]> = {
      lastSeen: after ?? this.#highest,
      isPlaced: after === null,
      offer: (message) => { channel.offer(() => map(message), message); },
      channel,
      onSlow,
    };
    this.#subscribers.add(subscriber);
    if (!this.#socket) {
      if (!this.#retry) this.#connect();
    } else if (after !== null && (this.#floor === null || after < this.#floor)) {
      // It has missed more than the history holds: read again from there; the others pass over what they know.
      this.#connect();
    } else {
      for (const { id, message } of this.#history) this.#offer(subscriber, id, message);
    }
    return channel;
  }

  /** Ends every subscriber. */
  close(): void {
    for (const subscriber of [...this.#subscribers]) subscriber.channel.end();
    this.#disconnect();
  }

  #connect(): void {
    this.#disconnect();
    const token = this.#options.token();
    if (token === null) return;
    const after = this.#resumePoint();
    this.#history = [];
    this.#floor = after;
    this.#socketToken = token;
    this.#socket = openSocket(streamUrl(this.#options.baseUrl, this.#kind, token, after), {
      onOpen: (position) => { this.#opened(position); },
      onMessage: (text) => { this.#received(text); },
      onEnd: (why) => {
        this.#socket = null;
        this.#socketToken = null;
        if (why === 'refused') this.#options.refused(token);
        else if (this.#failures > 2) this.#options.log.warn({ stream: this.#kind, failures: this.#failures }, 'the api’s socket is away; trying again');
        this.#reconnect(why === 'refused');
      },
    });
  }

  /** The oldest position among the subscribers, so that one reading serves all. */
  #resumePoint(): number | null {
    const known = [...this.#subscribers].flatMap(({ lastSeen }) => (lastSeen === null ? [] : [lastSeen]));
    return known.length === 0 ? this.#highest : Math.min(...known);
  }

  #opened(position: number | null): void {
    if (position === null) return;
    this.#highest = Math.max(this.#highest ?? 0, position);
    this.#floor = Math.min(this.#floor ?? position, position);
    for (const subscriber of this.#subscribers) {
      subscriber.lastSeen ??= this.#highest;
      // An id that the stream has not reached comes from another database: nothing of this one was seen.
      if (!subscriber.isPlaced) subscriber.lastSeen = Math.min(subscriber.lastSeen, position);
    }
  }

  #received(text: string): void {
    let parsed;
    try {
      parsed = parseStreamMessage(this.#kind, text);
    } catch (error) {
      // One broken message must not stop the stream for ever; what it was cannot be told.
      this.#options.log.error({ stream: this.#kind, reason: error instanceof Error ? error.message : String(error) }, 'a socket message breaks its contract');
      return;
    }
    this.#failures = 0;
    const { id, message } = parsed;
    const newest = this.#history.at(-1)?.id ?? this.#floor ?? id - 1;
    if (id <= newest) return;
    this.#floor ??= id - 1;
    this.#highest = Math.max(this.#highest ?? 0, id);
    this.#history.push({ id, message });
    if (this.#history.length > HISTORY) this.#floor = this.#history.shift()?.id ?? this.#floor;
    let isFull = false;
    for (const subscriber of this.#subscribers) {
      this.#offer(subscriber, id, message);
      if (subscriber.channel.size >= QUEUE_LIMIT) isFull = true;
    }
    if (isFull) this.#holdBack();
  }

  #offer(subscriber: Subscriber<StreamMessages[K]>, id: number, message: StreamMessages[K] | undefined): void {
    if (subscriber.lastSeen !== null && id <= subscriber.lastSeen) return;
    subscriber.lastSeen = id;
    subscriber.isPlaced = true;
    if (message === undefined) return;
    try {
      subscriber.offer(message);
    } catch (error) {
      this.#options.log.error({ stream: this.#kind, id, err: error }, 'a socket message could not be mapped');
    }
  }

  #reconnect(atOnce: boolean): void {
    if (this.#subscribers.size === 0 || this.#retry) return;
    if (atOnce && this.#options.token() === null) return;
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    // Jitter: a thousand hubs must not come back in the same instant.
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#connect();
    }, longest * (0.5 + Math.random() / 2));
  }

  #holdBack(): void {
    if (this.#slowTimer) return;
    this.#socket?.pause();
    this.#slowTimer = setTimeout(() => {
      for (const subscriber of [...this.#subscribers]) {
        if (subscriber.channel.size < QUEUE_LIMIT / 2) continue;
        subscriber.channel.end();
        subscriber.onSlow();
      }
      this.#goOn();
    }, SLOW_LIMIT_MS);
  }

  #relieve(): void {
    if (this.#slowTimer && [...this.#subscribers].every(({ channel }) => channel.size < QUEUE_LIMIT / 2)) this.#goOn();
  }

  #goOn(): void {
    if (this.#slowTimer) clearTimeout(this.#slowTimer);
    this.#slowTimer = null;
    this.#socket?.resume();
  }

  #leave(subscriber: Subscriber<StreamMessages[K]>): void {
    this.#subscribers.delete(subscriber);
    if (this.#subscribers.size > 0) {
      this.#relieve();
      return;
    }
    this.#disconnect();
    this.#options.onIdle();
  }

  #disconnect(): void {
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#slowTimer) clearTimeout(this.#slowTimer);
    this.#retry = null;
    this.#slowTimer = null;
    this.#socket?.close();
    this.#socket = null;
    this.#socketToken = null;
  }
}
