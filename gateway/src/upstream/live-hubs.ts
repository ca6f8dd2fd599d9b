import type {
  AttachedConnection,
  LiveConnection,
  LiveOptions,
  SharedRendering,
} from './live-streams.ts';
import { SharedLine } from './shared-line.ts';
import { UserHubs } from './user-hubs.ts';

/** Sockets of one person at a time. */
export const CONNECTIONS_PER_USER = 20;

/**
 * All who listen upstream: one per user and kind, however many subscribers, on one line where the
 * api has it.
 */
export class LiveHubs {
  readonly #users = new Map<string, UserHubs>();
  readonly #options: LiveOptions;
  readonly #shared: SharedLine;
  /**
   * Of all people: what a message reads like in somebody's words depends on the message and the
   * words alone.
   */
  readonly #renderings = new Map<string, SharedRendering>();

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#shared = new SharedLine(options);
  }

  /**
   * @param who the token without `Bearer `, and whose it is.
   * @returns null when the user has too many connections already.
   */
  attach(
    who: { userId: number; token: string },
    connection: LiveConnection,
  ): AttachedConnection | null {
    const authority = authorityOf(who);
    const known = this.#users.get(authority);
    if (known && known.size >= CONNECTIONS_PER_USER) return null;
    const user =
      known ??
      new UserHubs(
        this.#options,
        this.#shared,
        isKey(who.token) ? new Map<string, SharedRendering>() : this.#renderings,
        (empty) => {
          if (this.#users.get(authority) === empty) this.#users.delete(authority);
        },
      );
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

/**
 * An access key may see less than the person it acts for: it shares nothing with that person's
 * sessions, or with other keys.
 */
const authorityOf = ({ userId, token }: { userId: number; token: string }): string =>
  isKey(token) ? `${userId} ${token}` : String(userId);
const isKey = (token: string): boolean => token.startsWith('vdt_');
