/** Positions of the wheel: the sockets of one beat at the same moment. */
const SLOTS = 16;

/** Beats of thousands of sockets with one timer, spread over the period. */
export class Heartbeats {
  readonly #slots = Array.from({ length: SLOTS }, () => new Set<() => void>());
  readonly #periodMs: number;
  #position = 0;
  #timer: NodeJS.Timeout | null = null;
  #size = 0;

  /** @param periodMs milliseconds between two beats of one socket. */
  constructor(periodMs: number) {
    this.#periodMs = periodMs;
  }

  /** Calls `beat` once per period, the first time after a whole one. @returns what ends it. */
  add(beat: () => void): () => void {
    const slot = this.#slots[this.#position] ?? new Set();
    slot.add(beat);
    this.#size += 1;
    this.#timer ??= setInterval(() => { this.#turn(); }, this.#periodMs / SLOTS).unref();
    return () => {
      if (!slot.delete(beat)) return;
      this.#size -= 1;
      if (this.#size > 0 || this.#timer === null) return;
      clearInterval(this.#timer);
      this.#timer = null;
    };
  }

  #turn(): void {
    this.#position = (this.#position + 1) % SLOTS;
    for (const beat of [...(this.#slots[this.#position] ?? [])]) beat();
  }
}
