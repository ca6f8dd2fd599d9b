import type { Logger } from 'pino';
import type { SharedLine } from './shared-line.ts';
import type { SocketEnd, SocketHandlers, UpstreamLink } from './socket-client.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** Whose token a line uses. */
export interface LineOptions {
  baseUrl: string;
  log: Logger;
  /** The line to the api that all users share. */
  shared: SharedLine;
  /** The token to use now; null when every one was refused. */
  token(): string | null;
  /** The server refused this token, at the door or later. */
  refused(token: string): void;
  /** Nobody is left. */
  onIdle(): void;
}

/**
 * A socket to the api that comes back by itself, with growing pauses, for as long as somebody wants
 * it. A base class and not a part: there is one for each user who listens, and objects and closures
 * per user are what the memory goes into (docs/decisions/103).
 */
export abstract class Line<Link extends UpstreamLink> implements SocketHandlers {
  protected readonly options: LineOptions;
  #link: Link | null = null;
  #token: string | null = null;
  #retry: NodeJS.Timeout | null = null;
  #failures = 0;

  constructor(options: LineOptions) {
    this.options = options;
  }

  /** For the log. */
  protected abstract readonly name: string;
  /**
   * Called for each attempt, when nothing is open.
   * @returns what it opened, whose messages come to `handlers`, none before this returns.
   */
  protected abstract open(token: string): Link;
  /** @param position id of the newest message at that moment; null when the server does not say. */
  protected abstract opened(position: number | null): void;
  /** @throws what breaks the contract of the message; it is logged, and the line stays. */
  protected abstract received(text: string): void;
  /** Whether there is anybody to come back for. */
  protected abstract isWanted(): boolean;

  /** Open, or opening. */
  get isConnected(): boolean {
    return this.#link !== null;
  }

  /** The token of the open socket: its session is watched by the server itself. */
  get tokenInUse(): string | null {
    return this.#token;
  }

  /** To be written to or held back; null while there is none. */
  protected get link(): Link | null {
    return this.#link;
  }

  /** Opens it unless it is open or about to be. */
  protected want(): void {
    if (!this.#link && !this.#retry) this.connect();
  }

  /** Opens it anew, in place of what is there. */
  protected connect(): void {
    this.disconnect();
    const token = this.options.token();
    if (token === null) return;
    this.#token = token;
    this.#link = this.open(token);
  }

  onOpen(position: number | null): void {
    this.opened(position);
  }

  onMessage(text: string): void {
    try {
      this.received(text);
    } catch (error) {
      // One broken message must not stop the stream for ever; what it was cannot be told.
      this.options.log.error(
        { stream: this.name, reason: error instanceof Error ? error.message : String(error) },
        'A socket message from the api violates its schema',
      );
      return;
    }
    this.wentWell();
  }

  /** A message came: whatever failed before is over. */
  protected wentWell(): void {
    this.#failures = 0;
  }

  onEnd(why: SocketEnd): void {
    const token = this.#token;
    this.disconnect();
    if (why === 'refused') {
      if (token !== null) this.options.refused(token);
    } else if (this.#failures > 2)
      this.options.log.warn(
        { stream: this.name, failures: this.#failures },
        "Couldn't connect to the api's socket; trying again",
      );
    this.#connectLater(why === 'refused');
  }

  /** Nothing is open or tried any more. */
  protected disconnect(): void {
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    this.#link?.close();
    this.#link = null;
    this.#token = null;
  }

  #connectLater(wasRefused: boolean): void {
    if (this.#retry || !this.isWanted()) return;
    if (wasRefused && this.options.token() === null) return;
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    // Jitter: a thousand lines must not come back in the same instant.
    this.#retry = setTimeout(
      () => {
        this.#retry = null;
        this.connect();
      },
      longest * (0.5 + Math.random() / 2),
    );
  }
}
