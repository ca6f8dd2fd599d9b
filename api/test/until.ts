import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks again and again until the question is answered with something true.
 * @throws when it is not within `limitMs`.
 */
export async function until<T>(question: () => T | Promise<T>, limitMs = 10_000): Promise<NonNullable<T>> {
  const giveUp = performance.now() + limitMs;
  for (;;) {
    const answer = await question();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (performance.now() > giveUp) throw new Error(`not within ${limitMs} ms: ${question.toString().slice(0, 200)}`);
    await delay(20);
  }
}
