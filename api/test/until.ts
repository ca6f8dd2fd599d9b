import { setTimeout as delay } from 'node:timers/promises';
import { HANG_MS } from '@vedetta/detection/testing/patience.ts';

/**
 * Asks again and again until the question is answered with something true.
 * @throws when it is not before a test counts as hanging.
 */
export async function until<T>(question: () => T | Promise<T>): Promise<NonNullable<T>> {
  const giveUp = performance.now() + HANG_MS;
  for (;;) {
    const answer = await question();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (performance.now() > giveUp)
      throw new Error(`not within ${HANG_MS} ms: ${question.toString().slice(0, 200)}`);
    await delay(20);
  }
}
