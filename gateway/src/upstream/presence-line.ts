import { KnownError } from '../errors/known-error.ts';
import { parseNamed } from './answers.ts';
import { Channel } from './channel.ts';
import type { HubOptions } from './hub.ts';
import type { Rest } from './rest-types.ts';
import { openSocket, type UpstreamSocket } from './socket-client.ts';
import { socketUrl } from './stream.ts';

/** The api takes no more on one socket. */
const MAX_ITEMS = 100;
/** States that a subscriber may leave untaken (requirement W4). */
const QUEUE_LIMIT = 256;
/** Between two messages to the api, which takes sixty in twenty seconds. */
const SEND_PAUSE_MS = 500;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** Who follows an item, with what to call when one of them does not take its states. */
type Watchers = Map<Channel<Rest['Presence']>, () => void>;

/**
 * One socket to `/ws/presence/` for all windows of one user: it says which items they have open, and hands on who else
 * has. A state replaces the one before it, so there is nothing to resume: after a break the api tells all of them anew.
 */
export class PresenceLine {
  readonly #options: HubOptions;
  readonly #items = new Map<number, Watchers>();
  /** What the api said last of each item that it knows to be looked at: it says nothing twice. */
  readonly #states = new Map<number, string>();
  #socket: UpstreamSocket | null = null;
  #isOpen = false;
  #socketToken: string | null = null;
  #retry: NodeJS.Timeout | null = null;
  #pause: NodeJS.Timeout | null = null;
  #isUnsaid = false;
  #failures = 0;

  constructor(options: HubOptions) {
    this.#options = options;
  }

  get isConnected(): boolean {
    return this.#socket !== null;
  }

  /** The token of the open socket: its session is watched by the server itself. */
  get tokenInUse(): string | null {
    return this.#socketToken;
  }

  /**
   * Follows who looks at an item, and says that the user does, until the channel ends.
   * @param onSlow called when the subscriber does not take its states; it must then be disconnected.
   * @throws KnownError RATE_LIMITED when the user's windows look at too many items already.
   */
  watch(mediaId: number, onSlow: () => void): Channel<Rest['Presence']> {
    const known = this.#items.get(mediaId);
    if (!known && this.#items.size >= MAX_ITEMS) throw new KnownError(429, 'RATE_LIMITED', `You look at ${MAX_ITEMS} items at once. Close some of them first.`);
    const watchers = known ?? new Map<Channel<Rest['Presence']>, () => void>();
    const channel: Channel<Rest['Presence']> = new Channel({ left: () => { this.#leave(mediaId, channel); }, taken: () => undefined });
    this.#items.set(mediaId, watchers);
    watchers.set(channel, onSlow);
    const state = this.#states.get(mediaId);
    if (state !== undefined) offer(channel, onSlow, parse(state));
    if (!known) this.#say();
    if (!this.#socket && !this.#retry) this.#connect();
    return channel;
  }

  /** Ends every subscriber. */
  close(): void {
    for (const watchers of [...this.#items.values()]) for (const channel of [...watchers.keys()]) channel.end();
    this.#disconnect();
  }

  #connect(): void {
    this.#disconnect();
    const token = this.#options.token();
    if (token === null) return;
    this.#socketToken = token;
    this.#socket = openSocket(socketUrl(this.#options.baseUrl, 'presence', token), {
      onOpen: () => {
        this.#isOpen = true;
        this.#say();
      },
      onMessage: (text) => { this.#received(text); },
      onEnd: (why) => {
        this.#disconnect();
        if (why === 'refused') this.#options.refused(token);
        else if (this.#failures > 2) this.#options.log.warn({ stream: 'presence', failures: this.#failures }, 'the api’s socket is away; trying again');
        this.#reconnect(why === 'refused');
      },
    });
  }

  /** At once, or with whatever else changes within the pause after the last time. */
  #say(): void {
    if (!this.#isOpen) return;
    if (this.#pause) {
      this.#isUnsaid = true;
      return;
    }
    this.#isUnsaid = false;
    for (const id of [...this.#states.keys()]) if (!this.#items.has(id)) this.#states.delete(id);
    this.#socket?.send(JSON.stringify({ media_ids: [...this.#items.keys()] }));
    this.#pause = setTimeout(() => {
      this.#pause = null;
      if (this.#isUnsaid) this.#say();
    }, SEND_PAUSE_MS);
  }

  #received(text: string): void {
    let state: Rest['Presence'];
    try {
      state = parse(text);
    } catch (error) {
      this.#options.log.error({ stream: 'presence', reason: error instanceof Error ? error.message : String(error) }, 'a socket message breaks its contract');
      return;
    }
    this.#failures = 0;
    const watchers = this.#items.get(state.media_id);
    if (!watchers && !this.#states.has(state.media_id)) return;
    if (this.#states.get(state.media_id) === text) return;
    this.#states.set(state.media_id, text);
    for (const [channel, onSlow] of [...(watchers ?? [])]) offer(channel, onSlow, state);
  }

  #reconnect(atOnce: boolean): void {
    if (this.#items.size === 0 || this.#retry) return;
    if (atOnce && this.#options.token() === null) return;
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#connect();
    }, longest * (0.5 + Math.random() / 2));
  }

  #leave(mediaId: number, channel: Channel<Rest['Presence']>): void {
    const watchers = this.#items.get(mediaId);
    watchers?.delete(channel);
    if (!watchers || watchers.size > 0) return;
    this.#items.delete(mediaId);
    if (this.#items.size > 0) {
      this.#say();
      return;
    }
    this.#disconnect();
    this.#options.onIdle();
  }

  #disconnect(): void {
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#pause) clearTimeout(this.#pause);
    this.#retry = null;
    this.#pause = null;
    this.#isOpen = false;
    this.#socket?.close();
    this.#socket = null;
    this.#socketToken = null;
  }
}

function offer(channel: Channel<Rest['Presence']>, onSlow: () => void, state: Rest['Presence']): void {
  channel.offer(() => state, state);
  if (channel.size < QUEUE_LIMIT) return;
  channel.end();
  onSlow();
}

const parse = (text: string): Rest['Presence'] => parseNamed('Presence', JSON.parse(text));
