import type { Logger } from 'pino';
import { readToken, type TokenFacts } from './access-token.ts';
import type { Channel } from './channel.ts';
import { Hub } from './hub.ts';
import type { LineOptions } from './line.ts';
import { PresenceLine } from './presence-line.ts';
import type { Rest } from './rest-types.ts';
import type { StreamKind, StreamMessages } from './stream.ts';

/** Sockets of one person at a time (requirement W5). */
export const CONNECTIONS_PER_USER = 20;
/** How soon a revoked session must be noticed (requirement S4), less the time a call takes. */
const SESSION_CHECK_MS = 4_000;

/** One client connection, already recognised. */
export interface LiveConnection {
  userId: number;
  /** Without `Bearer `. */
  token: string;
  /** Disconnects the client: its session ended (4403), or it does not keep up (1013). */
  close(code: 4403 | 1013, reason: string): void;
}

/** What a subscription reads from. */
export interface LiveStreams {
  stream<K extends StreamKind, T>(kind: K, after: number | null, map: (message: StreamMessages[K]) => T | undefined): Channel<T>;
  /** Who looks at a media item, as it changes; whoever follows it looks at it. */
  presence(mediaId: number): Channel<Rest['Presence']>;
}
export interface AttachedConnection extends LiveStreams {
  /** Rendered answers that connections of the same authority share, by operation and variables. */
  readonly shared: Map<string, SharedAnswer>;
  detach(): void;
}
/** The answer to the newest message, for whoever subscribed with the same words. */
export interface SharedAnswer {
  /** The one copy of them that is kept. */
  readonly words: string;
  source: object | null;
  text: string | null;
  subscribers: number;
}

export interface LiveOptions {
  baseUrl: string;
  log: Logger;
  /** Asks the REST API; false only when it refuses the token. */
  isAccepted(token: string): Promise<boolean>;
}

/** All upstream sockets of this process: at most one per user and kind, however many subscribers. */
export class LiveHubs {
  readonly #users = new Map<string, UserHubs>();
  readonly #options: LiveOptions;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  /** @returns null when the user has too many connections already. */
  attach(connection: LiveConnection): AttachedConnection | null {
    const authority = authorityOf(connection);
    const known = this.#users.get(authority);
    if (known && known.size >= CONNECTIONS_PER_USER) return null;
    const user = known ?? new UserHubs(this.#options);
    this.#users.set(authority, user);
    return user.attach(connection, () => {
      if (user.size === 0 && this.#users.get(authority) === user) this.#users.delete(authority);
    });
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
const authorityOf = ({ userId, token }: LiveConnection): string => (token.startsWith('vdt_') ? `${userId} ${token}` : String(userId));

/** The connections of one user and the sockets they share. */
class UserHubs {
  readonly #connections = new Map<LiveConnection, TokenFacts & { timer: NodeJS.Timeout | null; streams: number }>();
  readonly #shared = new Map<string, SharedAnswer>();
  readonly #hubs: { [K in StreamKind]?: Hub<K> } = {};
  #presence: PresenceLine | null = null;
  readonly #options: LiveOptions;
  readonly #sessionCheck: NodeJS.Timeout;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#sessionCheck = setInterval(() => { void this.#checkSessions(); }, SESSION_CHECK_MS);
    this.#sessionCheck.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  get sockets(): number {
    return [this.#hubs.notifications, this.#hubs.events, this.#presence].filter((hub) => hub?.isConnected).length;
  }

  attach(connection: LiveConnection, onDetached: () => void): AttachedConnection {
    const facts = readToken(connection.token);
    // A token that says nothing of its end lives until the api refuses it.
    const timer = facts.expiresAt === null ? null : setTimeout(() => { connection.close(4403, 'Session expired'); }, Math.min(Math.max(facts.expiresAt - Date.now(), 0), 2 ** 31 - 1));
    timer?.unref();
    const entry = { ...facts, timer, streams: 0 };
    this.#connections.set(connection, entry);
    const onSlow = () => { connection.close(1013, 'Too slow: reconnect and resume'); };
    return {
      shared: this.#shared,
      stream: (kind, after, map) => {
        entry.streams += 1;
        return this.#hub(kind).subscribe(after, map, onSlow);
      },
      presence: (mediaId) => {
        entry.streams += 1;
        return this.#line().watch(mediaId, onSlow);
      },
      detach: () => {
        if (timer) clearTimeout(timer);
        this.#connections.delete(connection);
        if (this.#connections.size === 0) this.close();
        onDetached();
      },
    };
  }

  close(): void {
    clearInterval(this.#sessionCheck);
    for (const { timer } of this.#connections.values()) if (timer) clearTimeout(timer);
    this.#hubs.notifications?.close();
    this.#hubs.events?.close();
    this.#presence?.close();
  }

  #hub<K extends StreamKind>(kind: K): Hub<K> {
    const known: Hub<K> | undefined = this.#hubs[kind];
    if (known) return known;
    const hub = new Hub(kind, this.#upstream(() => { if (this.#hubs[kind] === hub) this.#forget(kind); }));
    this.#remember(kind, hub);
    return hub;
  }

  #line(): PresenceLine {
    const line = this.#presence ?? new PresenceLine(this.#upstream(() => { if (this.#presence === line) this.#presence = null; }));
    this.#presence = line;
    return line;
  }

  #upstream(onIdle: () => void): LineOptions {
    const { baseUrl, log } = this.#options;
    return { baseUrl, log, token: () => this.#newestToken(), refused: (token) => { this.#drop(token); }, onIdle };
  }

  #remember<K extends StreamKind>(kind: K, hub: Hub<K>): void {
    Object.assign(this.#hubs, { [kind]: hub });
  }

  #forget(kind: StreamKind): void {
    if (kind === 'events') delete this.#hubs.events;
    else delete this.#hubs.notifications;
  }

  /** The token that lives longest. */
  #newestToken(): string | null {
    let best: { token: string; expiresAt: number } | null = null;
    for (const [{ token }, { expiresAt }] of this.#connections) {
      const until = expiresAt ?? Infinity;
      if (!best || until >= best.expiresAt) best = { token, expiresAt: until };
    }
    return best?.token ?? null;
  }

  /** Disconnects whoever presented this token, and keeps it from being used again. */
  #drop(token: string): void {
    for (const [connection, { timer }] of [...this.#connections]) {
      if (connection.token !== token) continue;
      if (timer) clearTimeout(timer);
      this.#connections.delete(connection);
      connection.close(4403, 'Forbidden');
    }
  }

  /** The server watches the sessions of the tokens on its sockets; those of the user's other sessions are asked for. */
  async #checkSessions(): Promise<void> {
    const watched = new Set([this.#hubs.notifications?.tokenInUse, this.#hubs.events?.tokenInUse, this.#presence?.tokenInUse].flatMap((token) => (token == null ? [] : [readToken(token).session])));
    const unwatched = new Map<string, string>();
    for (const [{ token }, { session, streams }] of this.#connections) {
      if (streams > 0 && !watched.has(session)) unwatched.set(session, token);
    }
    await Promise.all([...unwatched.values()].map(async (token) => {
      if (!(await this.#options.isAccepted(token))) this.#drop(token);
    }));
  }
}
