import { readToken } from './access-token.ts';
import type { Channel, Reader } from './channel.ts';
import { Hub } from './hub.ts';
import type { LineOptions } from './line.ts';
import type {
  AttachedConnection,
  LiveConnection,
  LiveOptions,
  SharedRendering,
} from './live-streams.ts';
import { PresenceLine } from './presence-line.ts';
import type { Rest } from './rest-types.ts';
import type { SharedLine } from './shared-line.ts';
import type { StreamKind, StreamMessages } from './stream.ts';

/** How soon a revoked session must be noticed, less the time a call takes. */
const SESSION_CHECK_MS = 4_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The connections of one user and the sockets they share. */
export class UserHubs {
  readonly renderings: Map<string, SharedRendering>;
  readonly #attached = new Set<Attached>();
  readonly #hubs: { [K in StreamKind]?: Hub<K> } = {};
  #presence: PresenceLine | null = null;
  readonly #options: LiveOptions;
  readonly #line: SharedLine;
  readonly #onEmpty: (self: UserHubs) => void;
  readonly #sessionCheck: NodeJS.Timeout;

  /**
   * @param renderings those of all who may share them with this user.
   * @param onEmpty called when the last connection has gone.
   */
  constructor(
    options: LiveOptions,
    line: SharedLine,
    renderings: Map<string, SharedRendering>,
    onEmpty: (self: UserHubs) => void,
  ) {
    this.renderings = renderings;
    this.#options = options;
    this.#line = line;
    this.#onEmpty = onEmpty;
    this.#sessionCheck = setInterval(() => {
      void this.#checkSessions();
    }, SESSION_CHECK_MS);
    this.#sessionCheck.unref();
  }

  /** Connections. */
  get size(): number {
    return this.#attached.size;
  }

  /** Sockets to the api, open or opening. */
  get sockets(): number {
    return [this.#hubs.notifications, this.#hubs.events, this.#presence].filter(
      (hub) => hub?.isConnected,
    ).length;
  }

  attach(token: string, connection: LiveConnection): AttachedConnection {
    const attached = new Attached(this, token, connection);
    this.#attached.add(attached);
    return attached;
  }

  /** Called by a connection that goes. */
  detach(attached: Attached): void {
    this.#attached.delete(attached);
    if (this.#attached.size > 0) return;
    this.close();
    this.#onEmpty(this);
  }

  close(): void {
    clearInterval(this.#sessionCheck);
    for (const attached of this.#attached) attached.forgetExpiry();
    this.#hubs.notifications?.close();
    this.#hubs.events?.close();
    this.#presence?.close();
  }

  hub<K extends StreamKind>(kind: K): Hub<K> {
    const known: Hub<K> | undefined = this.#hubs[kind];
    if (known) return known;
    const hub = new Hub(
      kind,
      this.#upstream(() => {
        if (this.#hubs[kind] === hub) this.#forget(kind);
      }),
    );
    this.#remember(kind, hub);
    return hub;
  }

  presenceLine(): PresenceLine {
    const line =
      this.#presence ??
      new PresenceLine(
        this.#upstream(() => {
          if (this.#presence === line) this.#presence = null;
        }),
      );
    this.#presence = line;
    return line;
  }

  #upstream(onIdle: () => void): LineOptions {
    const { baseUrl, log } = this.#options;
    return {
      baseUrl,
      log,
      shared: this.#line,
      token: () => this.#newestToken(),
      refused: (token) => {
        this.#drop(token);
      },
      onIdle,
    };
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
    let best: { token: string; until: number } | null = null;
    for (const { token, expiresAt } of this.#attached) {
      const until = expiresAt ?? Infinity;
      if (!best || until >= best.until) best = { token, until };
    }
    return best?.token ?? null;
  }

  /** Disconnects whoever presented this token, and keeps it from being used again. */
  #drop(token: string): void {
    for (const attached of [...this.#attached]) {
      if (attached.token !== token) continue;
      this.#attached.delete(attached);
      attached.refuse();
    }
  }

  /**
   * The server watches the sessions of the tokens on its sockets; those of the user's other
   * sessions are asked for.
   */
  async #checkSessions(): Promise<void> {
    const watched = new Set(
      [
        this.#hubs.notifications?.tokenInUse,
        this.#hubs.events?.tokenInUse,
        this.#presence?.tokenInUse,
      ].flatMap((token) => (token == null ? [] : [readToken(token).session])),
    );
    const unwatched = new Map<string, string>();
    for (const { token, session, hasStreams } of this.#attached) {
      if (hasStreams && !watched.has(session)) unwatched.set(session, token);
    }
    await Promise.all(
      [...unwatched.values()].map(async (token) => {
        if (!(await this.#options.isAccepted(token))) this.#drop(token);
      }),
    );
  }
}

/** One connection among those of its user. */
class Attached implements AttachedConnection, Reader {
  readonly token: string;
  readonly session: string;
  /** Milliseconds since the epoch; null when the token does not say. */
  readonly expiresAt: number | null;
  /** It has subscribed, now or before. */
  hasStreams = false;
  readonly #user: UserHubs;
  readonly #connection: LiveConnection;
  #expiry: NodeJS.Timeout | null = null;

  constructor(user: UserHubs, token: string, connection: LiveConnection) {
    const { session, expiresAt } = readToken(token);
    this.token = token;
    this.session = session;
    this.expiresAt = expiresAt;
    this.#user = user;
    this.#connection = connection;
    // A token that says nothing of its end lives until the api refuses it.
    if (expiresAt !== null)
      this.#expiry = setTimeout(
        expire,
        Math.min(Math.max(expiresAt - Date.now(), 0), LONGEST_TIMER_MS),
        connection,
      ).unref();
  }

  get shared(): Map<string, SharedRendering> {
    return this.#user.renderings;
  }

  stream<K extends StreamKind, T>(
    kind: K,
    after: number | null,
    map: (message: StreamMessages[K]) => T | undefined,
  ): Channel<T> {
    this.hasStreams = true;
    return this.#user.hub(kind).subscribe(after, map, this);
  }

  presence(mediaId: number): Channel<Rest['Presence']> {
    this.hasStreams = true;
    return this.#user.presenceLine().watch(mediaId, this);
  }

  fallBehind(): void {
    this.#connection.close(1013, 'Too slow: reconnect and resume');
  }

  /** Its token is not good any more. */
  refuse(): void {
    this.forgetExpiry();
    this.#connection.close(4403, 'Forbidden');
  }

  forgetExpiry(): void {
    if (this.#expiry) clearTimeout(this.#expiry);
    this.#expiry = null;
  }

  detach(): void {
    this.forgetExpiry();
    this.#user.detach(this);
  }
}

const expire = (connection: LiveConnection): void => {
  connection.close(4403, 'Session expired');
};
