/** Takes values as they come, instead of a reader that pulls them. */
export interface Sink<T> {
  /** @param source what the value was made from: one object for all who are offered the same. */
  deliver(value: () => T | undefined, source: object | null): void;
  /** Deliveries that have not left the process yet. */
  readonly pending: number;
  /** Called once, when nothing follows any more. */
  ended(): void;
}

/** Whom a channel belongs to in the end. */
export interface Reader {
  /** Messages were not taken in time, and the channel has ended: disconnect. */
  fallBehind(): void;
}

/**
 * A queue between somebody who pushes and one reader who pulls. Unlike an async generator it ends
 * at once when the reader leaves, also while the reader is waiting. A base class: closures in place
 * of the two methods would take more memory than all else of it, and there is one for each
 * subscription (docs/decisions/103).
 */
export abstract class Channel<T> implements AsyncIterableIterator<T> {
  readonly #queue: T[] = [];
  #waiting: ((result: IteratorResult<T, undefined>) => void) | undefined;
  #ended = false;
  #sink: Sink<T> | null = null;

  /** Called once, when the reader leaves or the channel is ended. */
  protected abstract onLeft(): void;
  /** Called after each value that leaves the queue. */
  protected abstract onTaken(): void;

  /** Values that nobody has taken yet. */
  get size(): number {
    return this.#sink ? this.#sink.pending : this.#queue.length;
  }

  /**
   * From now on everything goes to the sink, what waits first; the reader sees nothing but the end.
   */
  pour(sink: Sink<T>): void {
    this.#sink = sink;
    for (const value of this.#queue.splice(0)) sink.deliver(() => value, null);
  }

  /** The sink tells that something has left the process. */
  left(): void {
    this.onTaken();
  }

  /** @param make makes the value; undefined for nothing. */
  offer(make: () => T | undefined, source: object): void {
    if (this.#ended) return;
    if (this.#sink) {
      this.#sink.deliver(make, source);
      return;
    }
    const value = make();
    if (value !== undefined) this.#push(value);
  }

  #push(value: T): void {
    const waiting = this.#waiting;
    if (!waiting) {
      this.#queue.push(value);
      return;
    }
    this.#waiting = undefined;
    waiting({ value, done: false });
  }

  next(): Promise<IteratorResult<T, undefined>> {
    const value = this.#queue.shift();
    if (value !== undefined) {
      this.onTaken();
      return Promise.resolve({ value, done: false });
    }
    if (this.#ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** Ends the channel; what was not taken is dropped. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#queue.length = 0;
    this.#waiting?.({ value: undefined, done: true });
    this.#waiting = undefined;
    this.#sink?.ended();
    this.onLeft();
  }

  return(): Promise<IteratorResult<T, undefined>> {
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  throw(): Promise<IteratorResult<T, undefined>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
