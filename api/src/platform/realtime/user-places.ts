import { say } from '@vedetta/messages/say.ts';
import { HttpProblem } from '../errors/http-problem.ts';

const MAX_SOCKETS_PER_USER = 20;

/** How many sockets each person has open in this process. */
export class UserPlaces {
  readonly #taken = new Map<number, number>();

  /**
   * Takes a place for one more socket of a person.
   * @returns what gives the place back; a second call changes nothing.
   * @throws HttpProblem 429 when the person has as many as they may have.
   */
  take(userId: number): () => void {
    const taken = this.#taken.get(userId) ?? 0;
    if (taken >= MAX_SOCKETS_PER_USER) {
      throw new HttpProblem(429, 'RATE_LIMITED', say('liveConnectionLimit', { count: taken }), {
        retryAfter: 30,
      });
    }
    this.#taken.set(userId, taken + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const left = (this.#taken.get(userId) ?? 1) - 1;
      if (left > 0) this.#taken.set(userId, left);
      else this.#taken.delete(userId);
    };
  }
}
