import { setTimeout as delay } from 'node:timers/promises';

/** Between two tries of a hand that was refused. */
const AGAIN_AFTER_MS = 50;

/**
 * What one try came to: written, refused for now as it should be (503 with Retry-After), no answer
 * at all, or anything else, in words.
 */
export type Tried = 'written' | 'later' | 'unheard' | { wrong: string };

/** Writers who do nothing but write, whatever breaks; each text is tried once. */
export interface Hands {
  /** Every text that was tried, and those that were acknowledged. */
  readonly tried: ReadonlySet<string>;
  readonly acknowledged: ReadonlySet<string>;
  /** Answers that may not be, and how often. */
  readonly wrong: ReadonlyMap<string, number>;
  /** Resolves when so many more texts were acknowledged. */
  after(more: number): Promise<void>;
  /** Resolves when every hand has written once more. */
  each(): Promise<void>;
  /** Begins nothing more; resolves when what was begun has ended. */
  stop(): Promise<void>;
}

/** @param write tries to write a text that is like no other. */
export function startHands(write: (text: string) => Promise<Tried>, count = 8): Hands {
  const tried = new Set<string>();
  const acknowledged = new Set<string>();
  const wrong = new Map<string, number>();
  const written = Array.from({ length: count }, () => 0);
  let over = false;
  const hand = async (index: number) => {
    for (let turn = 1; !over; turn += 1) {
      const text = `Hand ${index + 1} writes note ${turn}.`;
      tried.add(text);
      const came = await write(text);
      if (came === 'written') {
        acknowledged.add(text);
        written[index] = (written[index] ?? 0) + 1;
        continue;
      }
      if (typeof came === 'object') wrong.set(came.wrong, (wrong.get(came.wrong) ?? 0) + 1);
      await delay(AGAIN_AFTER_MS);
    }
  };
  const hands = written.map((_, index) => hand(index));
  const until = async (isDone: () => boolean) => {
    while (!isDone() && !over) await delay(10);
  };
  return {
    tried,
    acknowledged,
    wrong,
    after(more) {
      const goal = acknowledged.size + more;
      return until(() => acknowledged.size >= goal);
    },
    each() {
      const before = [...written];
      return until(() => written.every((n, index) => n > (before[index] ?? 0)));
    },
    async stop() {
      over = true;
      await Promise.all(hands);
    },
  };
}
