interface Pace {
  /** A burst of changes is asked about once, so many milliseconds after its first. */
  gather: number;
  /** At least so many milliseconds between the end of one answer and the next question. */
  rest: number;
  /**
   * What took long to count is asked for more seldom: the rest is at least so many times what the
   * last answer took.
   */
  share: number;
}
const CALM: Pace = { gather: 1_000, rest: 5_000, share: 10 };

/**
 * Asks again for what has changed, without haste: one question at a time, never in a row, and none
 * while nobody looks.
 */
export class CalmRefresh {
  readonly #ask: () => Promise<unknown>;
  readonly #isSeen: () => boolean;
  readonly #pace: Pace;
  #isWanted = false;
  #isAsking = false;
  #isStopped = false;
  #notBefore = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param ask what failed is asked again with the next change
   * @param isSeen whether anybody looks; `returned` tells when somebody does again
   */
  constructor(ask: () => Promise<unknown>, isSeen: () => boolean, pace: Pace = CALM) {
    this.#ask = ask;
    this.#isSeen = isSeen;
    this.#pace = pace;
  }

  /** What is shown is no longer true. */
  changed(): void {
    this.#isWanted = true;
    this.#plan();
  }

  /** Somebody looks again. */
  returned(): void {
    this.#plan();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #plan(): void {
    if (
      !this.#isWanted ||
      this.#isAsking ||
      this.#isStopped ||
      this.#timer !== undefined ||
      !this.#isSeen()
    )
      return;
    this.#timer = setTimeout(
      () => void this.#run(),
      Math.max(this.#pace.gather, this.#notBefore - performance.now()),
    );
  }

  async #run(): Promise<void> {
    this.#timer = undefined;
    if (!this.#isSeen()) return;
    this.#isWanted = false;
    this.#isAsking = true;
    const began = performance.now();
    await this.#ask().catch(() => undefined);
    const now = performance.now();
    this.#notBefore = now + Math.max(this.#pace.rest, this.#pace.share * (now - began));
    this.#isAsking = false;
    this.#plan();
  }
}
