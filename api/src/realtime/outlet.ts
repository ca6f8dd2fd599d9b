import { WebSocket } from 'ws';
import type { Hearer } from '../policies/socket.ts';
import type { Message } from './channels.ts';

/** More than this waiting for one reader, and it is closed (requirement W4). */
export const MAX_QUEUED_MESSAGES = 256;
export const MAX_QUEUED_BYTES = 1024 * 1024;
/** How long a closing handshake may take before the connection is cut, milliseconds. */
const CLOSING_MS = 1_000;
/** Messages a client may send in one heartbeat; it has next to nothing to say, so more is a flood (requirement W5). */
const MAX_RECEIVED = 60;

/** Close codes of the sockets; 44xx as graphql-ws uses them. */
export const CLOSE = { goingAway: 1001, tooSlow: 1013, unreadable: 4400, signedOut: 4403, tooMany: 4429 } as const;

/** Who listens on a socket, as the access token or the access key says. */
export interface Listener extends Hearer {
  userId: number;
  companyId: number;
  /** What must stay alive for the socket to stay open. */
  by: { sessionId: string } | { keyId: number };
  /** When the token or key runs out; null when it does not. */
  expiresAt: Date | null;
}

/** One open socket: what it was sent last, and how much of it still waits. */
export class Outlet {
  readonly listener: Listener;
  #socket: WebSocket;
  #now: () => Date;
  #cursor: number;
  #queued = 0;
  #heard = true;
  #received = 0;
  #waiting: (() => void)[] = [];

  /**
   * @param cursor id of the last message the client has; only higher ones are sent.
   * @param now the clock that the token's end is measured by.
   */
  constructor(socket: WebSocket, listener: Listener, cursor: number, now: () => Date) {
    this.#socket = socket;
    this.listener = listener;
    this.#cursor = cursor;
    this.#now = now;
    socket.on('pong', () => (this.#heard = true));
    socket.on('message', () => {
      this.#received += 1;
      if (this.#received > MAX_RECEIVED) this.close(CLOSE.tooMany, 'Too many messages. Send less.');
    });
    // Broken frames and oversized messages: ws closes with the right code (1009 above 64 KiB) by itself.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#wake());
  }

  get cursor(): number {
    return this.#cursor;
  }

  /** Messages that have not left this process yet. */
  get queued(): number {
    return this.#queued;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Sends what is new to this reader and meant for it; closes a reader that does not keep up or is signed out. */
  deliver(message: Message): void {
    if (!this.isOpen || message.id <= this.#cursor) return;
    if (this.isExpired()) return this.close(CLOSE.signedOut, 'The access token has run out. Refresh it and connect again.');
    this.#cursor = message.id;
    if (message.isFor(this.listener)) this.send(message.json);
  }

  /** Sends a message as it is, outside any order; closes a reader that does not keep up. */
  send(json: string): void {
    if (!this.isOpen) return;
    this.#queued += 1;
    this.#socket.send(json, () => {
      this.#queued -= 1;
      if (this.#queued === 0) this.#wake();
    });
    if (this.#queued > MAX_QUEUED_MESSAGES || this.#socket.bufferedAmount > MAX_QUEUED_BYTES) {
      this.close(CLOSE.tooSlow, 'Too slow. Connect again with after= the last id you have.');
    }
  }

  /** Waits until everything sent has left this process. @returns false when that takes longer than `ms` milliseconds. */
  async drained(ms: number): Promise<boolean> {
    if (this.#queued === 0 || !this.isOpen) return true;
    return new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), ms);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  }

  isExpired(): boolean {
    const { expiresAt } = this.listener;
    return expiresAt !== null && this.#now().getTime() >= expiresAt.getTime();
  }

  /** Asks for a sign of life. @returns false when the last question was not answered; the connection is then cut. */
  beat(): boolean {
    if (!this.#heard) {
      this.#socket.terminate();
      return false;
    }
    this.#heard = false;
    this.#received = 0;
    if (this.isOpen) this.#socket.ping();
    return true;
  }

  /** Closes; a client that does not answer, or does not read, is cut off shortly after. */
  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSING_MS).unref();
  }

  /** Resolves once the connection is gone. */
  async closed(): Promise<void> {
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    await new Promise<void>((resolve) => this.#socket.once('close', () => resolve()));
  }

  #wake(): void {
    for (const resume of this.#waiting.splice(0)) resume();
  }
}
