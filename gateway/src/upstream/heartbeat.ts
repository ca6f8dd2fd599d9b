/** Positions of the wheel: the sockets of one beat at the same moment. */
const SLOTS = 16;

/** Who is called once per period. */
export interface Beating {
  beat(): void;
}

/** Beats of thousands of sockets with one timer, spread over the period. */
export class Heartbeats {
  readonly #slots = Array.from({ length: SLOTS }, () => new Set<Beating>());
  readonly #periodMs: number;
  #position = 0;
  #timer: NodeJS.Timeout | null = null;
  #size = 0;

  /** @param periodMs milliseconds between two beats of one socket. */
  constructor(periodMs: number) {
    this.#periodMs = periodMs;
  }

  /** From now on it beats once per period, the first time after a whole one. */
  add(member: Beating): void {
    this.#slots[this.#position]?.add(member);
    this.#size += 1;
    this.#timer ??= setInterval(() => {
      this.#turn();
    }, this.#periodMs / SLOTS).unref();
  }

  /** Beats no more. Whoever is not there is passed over. */
  remove(member: Beating): void {
    // Sixteen looks at its end cost less than one number kept for each.
    if (!this.#slots.some((slot) => slot.delete(member))) return;
    this.#size -= 1;
    if (this.#size > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  #turn(): void {
    this.#position = (this.#position + 1) % SLOTS;
    for (const member of [...(this.#slots[this.#position] ?? [])]) member.beat();
  }
}
