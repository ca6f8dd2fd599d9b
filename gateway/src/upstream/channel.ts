/**
 * A queue between somebody who pushes and one reader who pulls. Unlike an async generator it ends at once when the
 * reader leaves, also while the reader is waiting.
 */
export class Channel<T> implements AsyncIterableIterator<T> {
  readonly #queue: T[] = [];
  #waiting: ((result: IteratorResult<T, undefined>) => void) | undefined;
  #ended = false;
  readonly #onLeft: () => void;
  readonly #onTaken: () => void;

  /**
   * @param on.left called once, when the reader leaves or the channel is ended.
   * @param on.taken called after each value that leaves the queue.
   */
  constructor(on: { left: () => void; taken: () => void }) {
    this.#onLeft = on.left;
    this.#onTaken = on.taken;
  }

  /** Values that nobody has taken yet. */
  get size(): number {
    return this.#queue.length;
  }

  push(value: T): void {
    if (this.#ended) return;
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
      this.#onTaken();
      return Promise.resolve({ value, done: false });
    }
    if (this.#ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => { this.#waiting = resolve; });
  }

  /** Ends the channel; what was not taken is dropped. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#queue.length = 0;
    this.#waiting?.({ value: undefined, done: true });
    this.#waiting = undefined;
    this.#onLeft();
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
