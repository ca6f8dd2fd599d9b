import type { AttachedConnection, LiveConnection, LiveOptions } from './live-streams.ts';
import { UserHubs } from './user-hubs.ts';

/** Sockets of one person at a time (requirement W5). */
export const CONNECTIONS_PER_USER = 20;

/** All upstream sockets of this process: at most one per user and kind, however many subscribers. */
export class LiveHubs {
  readonly #users = new Map<string, UserHubs>();
  readonly #options: LiveOptions;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  /**
   * @param who the token without `Bearer `, and whose it is.
   * @returns null when the user has too many connections already.
   */
  attach(who: { userId: number; token: string }, connection: LiveConnection): AttachedConnection | null {
    const authority = authorityOf(who);
    const known = this.#users.get(authority);
    if (known && known.size >= CONNECTIONS_PER_USER) return null;
    const user = known ?? new UserHubs(this.#options, (empty) => { if (this.#users.get(authority) === empty) this.#users.delete(authority); });
    this.#users.set(authority, user);
    return user.attach(who.token, connection);
  }

  /** Sockets to the api, open or opening. */
  get sockets(): number {
    return [...this.#users.values()].reduce((sum, user) => sum + user.sockets, 0);
  }

  close(): void {
    for (const user of this.#users.values()) user.close();
    this.#users.clear();
  }
}

/** An access key may see less than the person it acts for: it shares nothing with that person's sessions, or with other keys. */
const authorityOf = ({ userId, token }: { userId: number; token: string }): string => (token.startsWith('vdt_') ? `${userId} ${token}` : String(userId));
