import { Channel } from './channel.ts';
import { Line, type LineOptions } from './line.ts';
import { parseStreamMessage, streamUrl, type StreamKind, type StreamMessages } from './stream.ts';

/** Messages that a subscriber may leave untaken (requirement W4) before the upstream is held back. */
const QUEUE_LIMIT = 256;
/** How long it may stay so before the subscriber is given up. */
const SLOW_LIMIT_MS = 5_000;
/** Newest messages kept for subscribers that resume a little behind the others. */
const HISTORY = 256;

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
 * One upstream socket for all subscribers of one user and one kind of messages. When it comes back it
 * resumes behind what the slowest subscriber has seen; each subscriber takes only ids above its own last one. So
 * nothing is lost or repeated, in whatever order breaks, resumes and newcomers with an older position come.
 */
export class Hub<K extends StreamKind> extends Line {
  protected readonly name: K;
  readonly #subscribers = new Set<Subscriber<StreamMessages[K]>>();
  #history: { id: number; message: StreamMessages[K] | undefined }[] = [];
  /** Every message above this id, as far as received, is in the history; null: not known yet. */
  #floor: number | null = null;
  /** Highest id received, or told by the server when the socket opened. */
  #highest: number | null = null;
  #slowTimer: NodeJS.Timeout | null = null;

  constructor(kind: K, options: LineOptions) {
    super(options);
    this.name = kind;
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
    if (!this.isConnected) {
      this.want();
    } else if (after !== null && (this.#floor === null || after < this.#floor)) {
      // It has missed more than the history holds: read again from there; the others pass over what they know.
      this.connect();
    } else {
      for (const { id, message } of this.#history) this.#offer(subscriber, id, message);
    }
    return channel;
  }

  /** Ends every subscriber. */
  close(): void {
    for (const subscriber of [...this.#subscribers]) subscriber.channel.end();
    this.disconnect();
  }

  /** It begins anew, where the slowest subscriber stands. */
  protected address(token: string): string {
    const after = this.#resumePoint();
    this.#history = [];
    this.#floor = after;
    return streamUrl(this.options.baseUrl, this.name, token, after);
  }

  /** The oldest position among the subscribers, so that one reading serves all. */
  #resumePoint(): number | null {
    const known = [...this.#subscribers].flatMap(({ lastSeen }) => (lastSeen === null ? [] : [lastSeen]));
    return known.length === 0 ? this.#highest : Math.min(...known);
  }

  protected opened(position: number | null): void {
    if (position === null) return;
    this.#highest = Math.max(this.#highest ?? 0, position);
    this.#floor = Math.min(this.#floor ?? position, position);
    for (const subscriber of this.#subscribers) {
      subscriber.lastSeen ??= this.#highest;
      // An id that the stream has not reached comes from another database: nothing of this one was seen.
      if (!subscriber.isPlaced) subscriber.lastSeen = Math.min(subscriber.lastSeen, position);
    }
  }

  protected received(text: string): void {
    const { id, message } = parseStreamMessage(this.name, text);
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
      this.options.log.error({ stream: this.name, id, err: error }, 'a socket message could not be mapped');
    }
  }

  #holdBack(): void {
    if (this.#slowTimer) return;
    this.socket?.pause();
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
    this.#endHold();
    this.socket?.resume();
  }

  #endHold(): void {
    if (this.#slowTimer) clearTimeout(this.#slowTimer);
    this.#slowTimer = null;
  }

  #leave(subscriber: Subscriber<StreamMessages[K]>): void {
    this.#subscribers.delete(subscriber);
    if (this.#subscribers.size > 0) {
      this.#relieve();
      return;
    }
    this.disconnect();
    this.options.onIdle();
  }

  protected isWanted(): boolean {
    return this.#subscribers.size > 0;
  }

  protected override disconnect(): void {
    this.#endHold();
    super.disconnect();
  }
}
