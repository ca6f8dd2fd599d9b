/**
 * Hands on the latest of many values, at most once per interval and one at a time; those in between
 * are dropped. Failures of the sink are swallowed: what passes through here is progress, never a
 * result.
 */
export class Throttle<T> {
  readonly #interval: number;
  readonly #sink: (value: T) => Promise<void>;
  #latest: { value: T } | null = null;
  #draining: Promise<void> | null = null;
  #lastAt = -Infinity;
  #closed = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(intervalMilliseconds: number, sink: (value: T) => Promise<void>) {
    this.#interval = intervalMilliseconds;
    this.#sink = sink;
  }

  push(value: T): void {
    if (this.#closed) return;
    this.#latest = { value };
    if (this.#draining !== null || this.#timer !== null) return;
    const wait = this.#lastAt + this.#interval - performance.now();
    if (wait <= 0) this.#drain();
    else
      this.#timer = setTimeout(() => {
        this.#drain();
      }, wait);
  }

  /** Drops what waits and resolves when nothing is under way any more. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#latest = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#draining;
  }

  #drain(): void {
    this.#timer = null;
    const next = this.#latest;
    if (next === null) return;
    this.#latest = null;
    this.#lastAt = performance.now();
    this.#draining = this.#sink(next.value)
      .catch(() => undefined)
      .then(() => {
        this.#draining = null;
        const waiting = this.#latest;
        if (waiting !== null) this.push(waiting.value);
      });
  }
}
