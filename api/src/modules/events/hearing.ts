import type { Hearer } from '../../platform/access/socket-access.ts';
import type { Message } from './channels.ts';

/** Close codes of the sockets; 44xx as graphql-ws uses them. */
export const CLOSE = {
  goingAway: 1001,
  tooSlow: 1013,
  unreadable: 4400,
  signedOut: 4403,
  silent: 4408,
  tooMany: 4429,
} as const;

/** Who listens, as the access token or the access key says. */
export interface Listener extends Hearer {
  companyId: number;
  /** What must stay alive for the socket to stay open. */
  by: { sessionId: string } | { keyId: number };
  /** When the token or key runs out; null when it does not. */
  expiresAt: Date | null;
}

/**
 * Somebody who listens to a stream, on a socket of their own or with others on a shared one: what
 * they were sent last, and what they may have.
 */
export abstract class Hearing {
  readonly listener: Listener;
  #now: () => Date;
  #cursor: number;

  /**
   * @param cursor id of the last message the client has; only higher ones are sent.
   * @param now the clock that the token's end is measured by.
   */
  constructor(listener: Listener, cursor: number, now: () => Date) {
    this.listener = listener;
    this.#cursor = cursor;
    this.#now = now;
  }

  get cursor(): number {
    return this.#cursor;
  }

  abstract get isOpen(): boolean;
  /** Sends a message as it is. */
  abstract send(json: string): void;
  /**
   * Waits until everything sent has left this process.
   * @returns false when that takes longer than `ms` milliseconds.
   */
  abstract drained(ms: number): Promise<boolean>;
  abstract close(code: number, reason: string): void;

  /** Sends what is new to this reader and meant for it; closes a reader that is signed out. */
  deliver(message: Message): void {
    if (!this.isOpen || message.id <= this.#cursor) return;
    if (this.isExpired())
      return this.close(
        CLOSE.signedOut,
        'The access token has run out. Refresh it and connect again.',
      );
    this.#cursor = message.id;
    if (message.isFor(this.listener)) this.send(message.json);
  }

  isExpired(): boolean {
    const { expiresAt } = this.listener;
    return expiresAt !== null && this.#now().getTime() >= expiresAt.getTime();
  }
}
