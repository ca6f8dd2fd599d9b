import type { Message } from './channels.ts';
import { CLOSE, type Hearing } from './hearing.ts';

/**
 * Rows per read: less than a listener may hold, so that a burst alone never closes a healthy
 * reader.
 */
const PAGE = 100;
/** How long a replay waits for a reader to take one page, milliseconds. */
const REPLAY_PATIENCE_MS = 15_000;
/**
 * How long a live page is held back for its readers; a stalled one delays the others by no more.
 */
const LIVE_PATIENCE_MS = 50;

type Read = (userIds: readonly number[], after: number, limit: number) => Promise<Message[]>;

/**
 * One channel of one company in this process: one reader for all its sockets. New messages are read
 * once, in id order, and handed to every listener; a listener that joins is first brought up to
 * date from the database.
 */
export class CompanyFeed {
  #read: Read;
  #onError: (error: unknown) => void;
  #hearings = new Set<Hearing>();
  #tail = 0;
  #lane: Promise<void> = Promise.resolve();
  #woken = false;

  /** @param onError told of failed reads; the next signal or poll tries again. */
  constructor(read: Read, onError: (error: unknown) => void) {
    this.#read = read;
    this.#onError = onError;
  }

  get size(): number {
    return this.#hearings.size;
  }

  /**
   * Replays what the listener missed, then keeps it up to date. The last page is read in the same
   * lane as live reads: nothing can be committed between it and the first live read that either of
   * them would miss.
   */
  async join(hearing: Hearing): Promise<void> {
    try {
      let joined = false;
      while (!joined && hearing.isOpen) {
        if (!(await this.#replayPage(hearing))) continue;
        await this.#inLane(async () => {
          joined = await this.#replayPage(hearing);
          if (!joined || !hearing.isOpen) return;
          if (this.#hearings.size === 0) this.#tail = hearing.cursor;
          this.#hearings.add(hearing);
        });
      }
    } catch (error) {
      this.#onError(error);
      hearing.close(
        CLOSE.tooSlow,
        'The messages could not be read. Connect again with after= the last id you have.',
      );
    }
  }

  leave(hearing: Hearing): void {
    this.#hearings.delete(hearing);
  }

  /** Something may be new. Calls while a read is waiting its turn become one. */
  wake(): void {
    if (this.#woken || this.#hearings.size === 0) return;
    this.#woken = true;
    this.#inLane(async () => {
      this.#woken = false;
      await this.#readLive();
    }).catch(this.#onError);
  }

  /** Resolves once no read is under way. */
  async idle(): Promise<void> {
    await this.#lane;
  }

  /** @returns true when the hearing now has everything there was. */
  async #replayPage(hearing: Hearing): Promise<boolean> {
    const messages = await this.#read([hearing.listener.userId], hearing.cursor, PAGE);
    for (const message of messages) hearing.deliver(message);
    if (messages.length < PAGE) return true;
    if (!(await hearing.drained(REPLAY_PATIENCE_MS)))
      hearing.close(CLOSE.tooSlow, 'Too slow. Connect again with after= the last id you have.');
    return false;
  }

  async #readLive(): Promise<void> {
    let messages: Message[];
    do {
      const userIds = new Set([...this.#hearings].map((hearing) => hearing.listener.userId));
      messages = await this.#read([...userIds], this.#tail, PAGE);
      for (const message of messages)
        for (const hearing of this.#hearings) hearing.deliver(message);
      this.#tail = messages.at(-1)?.id ?? this.#tail;
      if (messages.length === PAGE)
        await Promise.all([...this.#hearings].map((hearing) => hearing.drained(LIVE_PATIENCE_MS)));
    } while (messages.length === PAGE && this.#hearings.size > 0);
  }

  #inLane(work: () => Promise<void>): Promise<void> {
    const turn = this.#lane.then(work);
    this.#lane = turn.catch(() => undefined);
    return turn;
  }
}
