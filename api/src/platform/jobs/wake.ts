/**
 * A bell for one sleeper: a ring while nobody sleeps ends the next sleep at once, so no signal
 * falls between.
 */
export class Wake {
  #rung = false;
  #wakeUp: (() => void) | null = null;
  closed = false;

  ring(): void {
    this.#rung = true;
    this.#wakeUp?.();
  }

  /** Ends the present sleep and every later one. */
  close(): void {
    this.closed = true;
    this.ring();
  }

  /** Sleeps until somebody rings, at most the given time. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.#rung && !this.closed) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wakeUp = null;
    }
    this.#rung = false;
  }
}
