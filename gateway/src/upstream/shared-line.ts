import type { Logger } from 'pino';
import { z } from 'zod';
import {
  isRefusal,
  nextSocketId,
  tellStep,
  UpstreamSocket,
  type SocketEnd,
  type SocketHandlers,
  type SocketStep,
  type UpstreamLink,
} from './socket-client.ts';
import { readStreamMessage, sharedUrl, streamUrl, type Parsed, type StreamKind } from './stream.ts';

/**
 * How long an api that has no shared line is left alone about it: it may be replaced by one that
 * has.
 */
const MISSING_MS = 60_000;
/** How long an empty line is kept for whoever comes back. */
const EMPTY_MS = 2_000;

/** Who takes what a stream brings, be it text of a socket or a message that several take. */
export interface StreamHandlers<K extends StreamKind> extends SocketHandlers {
  onParsed(parsed: Parsed<K>): void;
}

/** What the api says beside messages, which are `[[first, how many, …], message, …]`. */
const Told = z.union([
  z.object({ opened: z.int(), position: z.int().min(0) }),
  z.object({ ended: z.int(), code: z.int() }),
]);

/**
 * One socket to the api on which this process listens for all its users (docs/decisions/135): a
 * message for a thousand of them is read and parsed once. An api that has none is asked for a
 * socket for each user and kind.
 */
export class SharedLine implements SocketHandlers {
  readonly #baseUrl: string;
  readonly #log: Logger;
  readonly #listeners = new Map<number, SharedListener<StreamKind>>();
  #socket: UpstreamSocket | null = null;
  #isOpen = false;
  #missingUntil = 0;
  #numbers = 0;
  #emptied: NodeJS.Timeout | null = null;

  constructor({ baseUrl, log }: { baseUrl: string; log: Logger }) {
    this.#baseUrl = baseUrl;
    this.#log = log;
  }

  /**
   * Listens for somebody from now on.
   * @param after id of the last message they have; null: from now on.
   */
  listen<K extends StreamKind>(
    kind: K,
    token: string,
    after: number | null,
    handlers: StreamHandlers<K>,
  ): UpstreamLink {
    if (Date.now() < this.#missingUntil) return this.ownSocket(kind, token, after, handlers);
    return new SharedListener(this, kind, token, after, handlers);
  }

  /** @returns the number under which it is heard. */
  add(listener: SharedListener<StreamKind>): number {
    const number = (this.#numbers += 1);
    this.#listeners.set(number, listener);
    if (this.#emptied) clearTimeout(this.#emptied);
    this.#emptied = null;
    this.#socket ??= new UpstreamSocket(sharedUrl(this.#baseUrl), this);
    if (this.#isOpen) this.#ask(number, listener);
    return number;
  }

  remove(number: number): void {
    if (!this.#listeners.delete(number)) return;
    if (this.#isOpen) this.#socket?.send(JSON.stringify({ close: number }));
    if (this.#listeners.size > 0) return;
    this.#emptied ??= setTimeout(() => {
      this.#shut();
    }, EMPTY_MS).unref();
  }

  /** @returns a socket of its own in place of a part of this one. */
  ownSocket<K extends StreamKind>(
    kind: K,
    token: string,
    after: number | null,
    handlers: StreamHandlers<K>,
  ): UpstreamSocket {
    return new UpstreamSocket(streamUrl(this.#baseUrl, kind, token, after), handlers);
  }

  onOpen(): void {
    this.#isOpen = true;
    for (const [number, listener] of this.#listeners) this.#ask(number, listener);
  }

  onMessage(text: string): void {
    try {
      const value: unknown = JSON.parse(text);
      if (Array.isArray(value))
        for (let at = 0; at < value.length; at += 2) this.#handOne(value[at], value[at + 1]);
      else this.#hear(Told.parse(value));
    } catch (error) {
      this.#complain(error);
    }
  }

  /** One broken message must not take the others of its frame with it. */
  #handOne(runs: unknown, message: unknown): void {
    try {
      this.#hand(runs, message);
    } catch (error) {
      this.#complain(error);
    }
  }

  #complain(error: unknown): void {
    this.#log.error(
      { stream: 'shared', reason: error instanceof Error ? error.message : String(error) },
      'A socket message from the api violates its schema',
    );
  }

  onEnd(why: SocketEnd): void {
    const left = [...this.#listeners.values()];
    this.#shut();
    // Whatever is no answer of a line is an api without one, or somebody between who does not pass
    // it.
    if (why === 'lost') for (const listener of left) listener.ended('lost');
    else {
      this.#missingUntil = Date.now() + MISSING_MS;
      for (const listener of left) listener.goAlone();
    }
  }

  #ask(number: number, { kind, token, after }: SharedListener<StreamKind>): void {
    this.#socket?.send(JSON.stringify({ open: number, channel: kind, token, after }));
  }

  /** @throws ContractError for a message that the contract does not allow. */
  #hand(runs: unknown, value: unknown): void {
    if (!Array.isArray(runs)) throw new Error('A message has no subscriber numbers.');
    const parsed: Partial<Record<StreamKind, Parsed<StreamKind>>> = {};
    for (let at = 0; at < runs.length; at += 2) {
      const [first, count] = [Number(runs[at]), Number(runs[at + 1])];
      for (let number = first; number < first + count; number += 1) {
        const listener = this.#listeners.get(number);
        if (!listener) continue;
        listener.take((parsed[listener.kind] ??= readStreamMessage(listener.kind, value)));
      }
    }
  }

  #hear(told: z.infer<typeof Told>): void {
    if ('opened' in told) {
      this.#listeners.get(told.opened)?.opened(told.position);
      return;
    }
    const listener = this.#listeners.get(told.ended);
    this.#listeners.delete(told.ended);
    listener?.ended(isRefusal(told.code) ? 'refused' : 'lost');
  }

  #shut(): void {
    this.#socket?.close();
    this.#socket = null;
    this.#isOpen = false;
    this.#listeners.clear();
    if (this.#emptied) clearTimeout(this.#emptied);
    this.#emptied = null;
  }
}

/** One user's part of the line. */
export class SharedListener<K extends StreamKind> implements UpstreamLink {
  readonly kind: K;
  readonly token: string;
  readonly #line: SharedLine;
  readonly #handlers: StreamHandlers<K>;
  readonly #id = nextSocketId();
  /** Id of the last message that was handed over, or from where to begin; null: from now on. */
  after: number | null;
  #number: number | null;
  #isOpened = false;
  /** Where there is no shared line. */
  #alone: UpstreamSocket | null = null;

  constructor(
    line: SharedLine,
    kind: K,
    token: string,
    after: number | null,
    handlers: StreamHandlers<K>,
  ) {
    this.#line = line;
    this.kind = kind;
    this.token = token;
    this.after = after;
    this.#handlers = handlers;
    this.#tell('socket.asked.for');
    this.#number = line.add(this);
  }

  /**
   * The line cannot be held back for one reader: it is left, and joined again where it was left.
   */
  pause(): void {
    if (this.#alone) this.#alone.pause();
    else this.#leave();
  }

  resume(): void {
    if (this.#alone) this.#alone.resume();
    else this.#number ??= this.#line.add(this);
  }

  close(): void {
    this.#alone?.close();
    if (this.#number !== null) this.#tell('socket.closed');
    this.#leave();
  }

  #leave(): void {
    if (this.#number === null) return;
    this.#line.remove(this.#number);
    this.#number = null;
  }

  opened(position: number): void {
    this.after ??= position;
    if (this.#isOpened) return;
    this.#isOpened = true;
    this.#tell('socket.opened');
    this.#handlers.onOpen(position);
  }

  take(parsed: Parsed<K>): void {
    this.after = parsed.id;
    this.#handlers.onParsed(parsed);
  }

  ended(why: SocketEnd): void {
    this.#number = null;
    this.#tell(why === 'refused' ? 'socket.refused' : 'socket.lost');
    this.#handlers.onEnd(why);
  }

  /** There is no shared line: a socket of its own takes over. */
  goAlone(): void {
    this.#number = null;
    this.#tell('socket.lost');
    this.#alone = this.#line.ownSocket(this.kind, this.token, this.after, this.#handlers);
  }

  #tell(step: SocketStep): void {
    tellStep(() => ({ id: this.#id, path: `/ws/${this.kind}/` }), step);
  }
}
