import type { Channel, Reader } from './channel.ts';
import { Line, type LineOptions } from './line.ts';
import { Subscriber, type Subscribed, type Subscription } from './subscriber.ts';
import type { StreamHandlers } from './shared-line.ts';
import type { UpstreamLink } from './socket-client.ts';
import { parseStreamMessage, type Parsed, type StreamKind, type StreamMessages } from './stream.ts';

/** Messages that a subscriber may leave untaken before the upstream is held back. */
const QUEUE_LIMIT = 256;
/** How long it may stay so before the subscriber is given up. */
const SLOW_LIMIT_MS = 5_000;
/**
 * Newest messages kept for subscribers that resume a little behind the others; who is further
 * behind has the upstream read again.
 */
const HISTORY = 64;

/**
 * One upstream link for all subscribers of one user and one kind of messages. When it comes back it
 * resumes behind what the slowest subscriber has seen; each subscriber takes only ids above its own
 * last one. So nothing is lost or repeated, in whatever order breaks, resumes and newcomers with an
 * older position come.
 */
export class Hub<K extends StreamKind>
  extends Line<UpstreamLink>
  implements Subscribed<StreamMessages[K]>, StreamHandlers<K>
{
  protected readonly name: K;
  readonly #subscribers = new Set<Subscription<StreamMessages[K]>>();
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
   * @param reader is told when it does not take its messages.
   */
  subscribe<T>(
    after: number | null,
    map: (message: StreamMessages[K]) => T | undefined,
    reader: Reader,
  ): Channel<T> {
    const subscriber = new Subscriber(
      this,
      { lastSeen: after ?? this.#highest, isPlaced: after === null },
      map,
      reader,
    );
    this.#subscribers.add(subscriber);
    if (!this.isConnected) {
      this.want();
    } else if (after !== null && (this.#floor === null || after < this.#floor)) {
      // It has missed more than the history holds: read again from there; the others pass over what
      // they know.
      this.connect();
    } else {
      for (const { id, message } of this.#history) this.#offer(subscriber, id, message);
    }
    return subscriber;
  }

  /** Ends every subscriber. */
  close(): void {
    for (const subscriber of [...this.#subscribers]) subscriber.end();
    this.disconnect();
  }

  /** It begins anew, where the slowest subscriber stands. */
  protected open(token: string): UpstreamLink {
    const after = this.#resumePoint();
    this.#history = [];
    this.#floor = after;
    return this.options.shared.listen(this.name, token, after, this);
  }

  /** The oldest position among the subscribers, so that one reading serves all. */
  #resumePoint(): number | null {
    const known = [...this.#subscribers].flatMap(({ lastSeen }) =>
      lastSeen === null ? [] : [lastSeen],
    );
    return known.length === 0 ? this.#highest : Math.min(...known);
  }

  protected opened(position: number | null): void {
    if (position === null) return;
    this.#highest = Math.max(this.#highest ?? 0, position);
    this.#floor = Math.min(this.#floor ?? position, position);
    for (const subscriber of this.#subscribers) {
      subscriber.lastSeen ??= this.#highest;
      // An id that the stream has not reached comes from another database: nothing of this one was
      // seen.
      if (!subscriber.isPlaced) subscriber.lastSeen = Math.min(subscriber.lastSeen, position);
    }
  }

  protected received(text: string): void {
    this.#take(parseStreamMessage(this.name, text));
  }

  onParsed(parsed: Parsed<K>): void {
    this.#take(parsed);
    this.wentWell();
  }

  #take({ id, message }: Parsed<K>): void {
    const newest = this.#history.at(-1)?.id ?? this.#floor ?? id - 1;
    if (id <= newest) return;
    this.#floor ??= id - 1;
    this.#highest = Math.max(this.#highest ?? 0, id);
    this.#history.push({ id, message });
    if (this.#history.length > HISTORY) this.#floor = this.#history.shift()?.id ?? this.#floor;
    let isFull = false;
    for (const subscriber of this.#subscribers) {
      this.#offer(subscriber, id, message);
      if (subscriber.size >= QUEUE_LIMIT) isFull = true;
    }
    if (isFull) this.#holdBack();
  }

  #offer(
    subscriber: Subscription<StreamMessages[K]>,
    id: number,
    message: StreamMessages[K] | undefined,
  ): void {
    if (subscriber.lastSeen !== null && id <= subscriber.lastSeen) return;
    subscriber.lastSeen = id;
    subscriber.isPlaced = true;
    if (message === undefined) return;
    try {
      subscriber.take(message);
    } catch (error) {
      this.options.log.error(
        { stream: this.name, id, err: error },
        "Couldn't map a socket message",
      );
    }
  }

  #holdBack(): void {
    if (this.#slowTimer) return;
    this.link?.pause();
    this.#slowTimer = setTimeout(() => {
      for (const subscriber of [...this.#subscribers]) {
        if (subscriber.size < QUEUE_LIMIT / 2) continue;
        subscriber.end();
        subscriber.reader.fallBehind();
      }
      this.#goOn();
    }, SLOW_LIMIT_MS);
  }

  /** One of them has taken something: perhaps nobody is behind any more. */
  relieve(): void {
    if (this.#slowTimer && [...this.#subscribers].every(({ size }) => size < QUEUE_LIMIT / 2))
      this.#goOn();
  }

  #goOn(): void {
    this.#endHold();
    this.link?.resume();
  }

  #endHold(): void {
    if (this.#slowTimer) clearTimeout(this.#slowTimer);
    this.#slowTimer = null;
  }

  /** Called by a subscriber that has ended. */
  leave(subscriber: Subscription<StreamMessages[K]>): void {
    this.#subscribers.delete(subscriber);
    if (this.#subscribers.size > 0) {
      this.relieve();
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
