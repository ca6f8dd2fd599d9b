import { say } from '@vedetta/messages/say.ts';
import { refusal } from '../errors/known-error.ts';
import { parseNamed } from './answers.ts';
import { Channel, type Reader } from './channel.ts';
import { Line } from './line.ts';
import type { Rest } from './rest-types.ts';
import { UpstreamSocket } from './socket-client.ts';
import { socketUrl } from './stream.ts';

/** The api takes no more on one socket. */
const MAX_ITEMS = 100;
/** States that a subscriber may leave untaken. */
const QUEUE_LIMIT = 256;
/** Between two messages to the api, which takes sixty in twenty seconds. */
const SEND_PAUSE_MS = 500;

/** A subscription that follows an item. */
class Watcher extends Channel<Rest['Presence']> {
  readonly mediaId: number;
  readonly #line: PresenceLine;
  readonly #reader: Reader;

  constructor(line: PresenceLine, mediaId: number, reader: Reader) {
    super();
    this.#line = line;
    this.mediaId = mediaId;
    this.#reader = reader;
  }

  tell(state: Rest['Presence']): void {
    this.offer(() => state, state);
    if (this.size < QUEUE_LIMIT) return;
    this.end();
    this.#reader.fallBehind();
  }

  protected onLeft(): void {
    this.#line.leave(this);
  }

  protected onTaken(): void {
    // Nobody is held back for it.
  }
}

/**
 * One socket to `/ws/presence/` for all windows of one user: it says which items they have open,
 * and hands on who else has. A state replaces the one before it, so there is nothing to resume:
 * after a break the api tells all of them anew.
 */
export class PresenceLine extends Line<UpstreamSocket> {
  protected readonly name = 'presence';
  readonly #items = new Map<number, Set<Watcher>>();
  /** What the api said last of each item that it knows to be looked at: it says nothing twice. */
  readonly #states = new Map<number, string>();
  #isOpen = false;
  #pause: NodeJS.Timeout | null = null;
  #isUnsaid = false;

  /**
   * Follows who looks at an item, and says that the user does, until the channel ends.
   * @param reader is told when it does not take its states.
   * @throws KnownError RATE_LIMITED when the user's windows look at too many items already.
   */
  watch(mediaId: number, reader: Reader): Channel<Rest['Presence']> {
    const known = this.#items.get(mediaId);
    if (!known && this.#items.size >= MAX_ITEMS)
      throw refusal(429, 'RATE_LIMITED', say('openItemLimit', { most: MAX_ITEMS }));
    const watchers = known ?? new Set<Watcher>();
    const watcher = new Watcher(this, mediaId, reader);
    this.#items.set(mediaId, watchers);
    watchers.add(watcher);
    const state = this.#states.get(mediaId);
    if (state !== undefined) watcher.tell(parse(state));
    if (!known) this.#say();
    this.want();
    return watcher;
  }

  /** Ends every subscriber. */
  close(): void {
    for (const watchers of [...this.#items.values()])
      for (const watcher of [...watchers]) watcher.end();
    this.disconnect();
  }

  protected open(token: string): UpstreamSocket {
    return new UpstreamSocket(socketUrl(this.options.baseUrl, 'presence', token), this);
  }

  protected opened(): void {
    this.#isOpen = true;
    this.#say();
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
    this.link?.send(JSON.stringify({ media_ids: [...this.#items.keys()] }));
    this.#pause = setTimeout(() => {
      this.#pause = null;
      if (this.#isUnsaid) this.#say();
    }, SEND_PAUSE_MS);
  }

  protected received(text: string): void {
    const state = parse(text);
    const watchers = this.#items.get(state.media_id);
    if (!watchers && !this.#states.has(state.media_id)) return;
    if (this.#states.get(state.media_id) === text) return;
    this.#states.set(state.media_id, text);
    for (const watcher of [...(watchers ?? [])]) watcher.tell(state);
  }

  /** Called by a watcher that has ended. */
  leave(watcher: Watcher): void {
    const { mediaId } = watcher;
    const watchers = this.#items.get(mediaId);
    watchers?.delete(watcher);
    if (!watchers || watchers.size > 0) return;
    this.#items.delete(mediaId);
    if (this.#items.size > 0) {
      this.#say();
      return;
    }
    this.disconnect();
    this.options.onIdle();
  }

  protected isWanted(): boolean {
    return this.#items.size > 0;
  }

  protected override disconnect(): void {
    if (this.#pause) clearTimeout(this.#pause);
    this.#pause = null;
    this.#isOpen = false;
    super.disconnect();
  }
}

const parse = (text: string): Rest['Presence'] => parseNamed('Presence', JSON.parse(text));
