/**
 * Answers that cost much and are asked for again: each is kept as long as its mark stays the same,
 * and no longer than its life. Who asks while one is being made waits for that one. A failure is
 * not kept.
 */
export class Remembered<T> {
  readonly #kept = new Map<string, { mark: string; until: number; answer: Promise<T> }>();
  readonly #most: number;
  readonly #lifeMs: number;

  /** @param most how many answers are kept; the oldest make room. */
  constructor(most: number, lifeMs: number) {
    this.#most = most;
    this.#lifeMs = lifeMs;
  }

  /**
   * @param mark of what the answer is made of, read before: what changes meanwhile has another one.
   * @param make makes the answer.
   */
  get(key: string, mark: string, make: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    if (known !== undefined && known.mark === mark && known.until > performance.now())
      return known.answer;
    const answer = make();
    this.#kept.delete(key);
    this.#kept.set(key, { mark, until: performance.now() + this.#lifeMs, answer });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    answer.catch(() => {
      if (this.#kept.get(key)?.answer === answer) this.#kept.delete(key);
    });
    return answer;
  }
}
