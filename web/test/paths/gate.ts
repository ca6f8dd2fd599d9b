import type { Page } from 'playwright-core';
import { HANG_MS } from '../patience.ts';
import { edgeOf, type Verdict, type Waiting } from './edge.ts';
import type { Faults } from './faults.ts';

export type { Verdict } from './edge.ts';

/**
 * The edge of the network of one page: chosen operations wait here until the test says what becomes
 * of them.
 */
export class Gate {
  readonly #held = new Set<string>();
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #wanted = new Map<string, (waiting: Waiting) => void>();
  /** How often each operation was asked for, to see that nothing was asked twice. */
  readonly asked = new Map<string, number>();
  readonly #spoiled = new Map<string, Verdict>();
  #cut = false;
  readonly #addresses: string[] = [];
  #choose: (addresses: readonly string[]) => Promise<void> = async () => undefined;

  /** @param faults are told what befell which address */
  static async of(page: Page, faults: Faults): Promise<Gate> {
    const gate = new Gate();
    const recorded = (waiting: Waiting): Waiting => ({
      ...waiting,
      settle: (verdict) => {
        faults.met(waiting.address, verdict);
        return waiting.settle(verdict);
      },
    });
    gate.#choose = await edgeOf(
      page,
      (waiting) => gate.#meet(recorded(waiting)),
      (networkId) => {
        for (const [operation, waiting] of gate.#waiting)
          gate.#waiting.set(
            operation,
            waiting.filter((one) => one.networkId !== networkId),
          );
      },
    );
    await gate.watch('*/graphql', '*/api/fileupload/*');
    return gate;
  }

  /** Requests to these addresses pass here too; `*` stands for any characters. */
  async watch(...addresses: string[]): Promise<void> {
    this.#addresses.push(...addresses);
    await this.#choose(this.#addresses);
  }

  /** From now on these wait for a verdict, every time. */
  hold(...operations: string[]): void {
    for (const operation of operations) this.#held.add(operation);
  }

  /** These go through again; what waits goes on. */
  async release(...operations: string[]): Promise<void> {
    for (const operation of operations) {
      this.#held.delete(operation);
      for (const waiting of this.#waiting.get(operation)?.splice(0) ?? [])
        await waiting.settle('pass');
    }
  }

  /** Nothing gets through, or everything does again. What waits at the gate goes on waiting. */
  cut(cut: boolean): void {
    this.#cut = cut;
  }

  /** The next time that this is asked, it fares badly; afterwards it goes through again. */
  spoil(operation: string, verdict: Verdict): void {
    this.#spoiled.set(operation, verdict);
  }

  /** Waits for the operation to be asked, and says what becomes of it. */
  async decide(operation: string, verdict: Verdict): Promise<void> {
    await (await this.#next(operation)).settle(verdict);
  }

  /** Waits until the operation is asked, and leaves it waiting. */
  async met(operation: string): Promise<void> {
    const waiting = await this.#next(operation);
    this.#queue(operation).unshift(waiting);
  }

  /** Forgets what waits here, because the page gave it up. */
  forget(...operations: string[]): void {
    for (const operation of operations) this.#waiting.delete(operation);
  }

  /** How many of this name wait for their verdict. */
  waiting(operation: string): number {
    return this.#queue(operation).length;
  }

  #queue(operation: string): Waiting[] {
    const queue = this.#waiting.get(operation) ?? [];
    this.#waiting.set(operation, queue);
    return queue;
  }

  async #next(operation: string): Promise<Waiting> {
    const here = this.#queue(operation).shift();
    if (here !== undefined) return here;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#wanted.delete(operation);
        reject(
          new Error(
            `The page did not ask for ${operation} within ${HANG_MS} ms; it asked for ` +
              `${[...this.asked.keys()].join(', ')}.`,
          ),
        );
      }, HANG_MS);
      this.#wanted.set(operation, (waiting) => {
        clearTimeout(timer);
        this.#wanted.delete(operation);
        resolve(waiting);
      });
    });
  }

  async #meet(waiting: Waiting): Promise<void> {
    const { operation } = waiting;
    this.asked.set(operation, (this.asked.get(operation) ?? 0) + 1);
    if (this.#cut) return waiting.settle('cut');
    const spoiled = this.#spoiled.get(operation);
    if (spoiled !== undefined) {
      this.#spoiled.delete(operation);
      return waiting.settle(spoiled);
    }
    if (!this.#held.has(operation)) return waiting.settle('pass');
    const wanted = this.#wanted.get(operation);
    if (wanted === undefined) this.#queue(operation).push(waiting);
    else wanted(waiting);
  }
}
