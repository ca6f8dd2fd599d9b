import { Channel, type Reader } from './channel.ts';

/** A subscription as its hub sees it, whatever it makes of the messages. */
export interface Subscription<M extends object> {
  /** Id of the last message it was offered; null until the stream's position is known. */
  lastSeen: number | null;
  /** It has been offered something, so `lastSeen` is an id of this very stream. */
  isPlaced: boolean;
  readonly reader: Reader;
  /** Messages that it has not taken. */
  readonly size: number;
  take(message: M): void;
  end(): void;
}
/** A hub as its subscribers see it. */
export interface Subscribed<M extends object> {
  leave(subscriber: Subscription<M>): void;
  relieve(): void;
}

/** Takes the messages `M` of a hub as what they become for one subscription. */
export class Subscriber<M extends object, T> extends Channel<T> implements Subscription<M> {
  lastSeen: number | null;
  isPlaced: boolean;
  readonly reader: Reader;
  readonly #hub: Subscribed<M>;
  readonly #map: (message: M) => T | undefined;

  constructor(
    hub: Subscribed<M>,
    where: { lastSeen: number | null; isPlaced: boolean },
    map: (message: M) => T | undefined,
    reader: Reader,
  ) {
    super();
    this.#hub = hub;
    this.lastSeen = where.lastSeen;
    this.isPlaced = where.isPlaced;
    this.#map = map;
    this.reader = reader;
  }

  take(message: M): void {
    this.offer(() => this.#map(message), message);
  }

  protected onLeft(): void {
    this.#hub.leave(this);
  }

  protected onTaken(): void {
    this.#hub.relieve();
  }
}
