import type { WebSocket } from 'ws';
import { Hearing, type Listener } from './hearing.ts';
import { Wire } from './wire.ts';

/** More than this waiting for one reader, and it is closed. */
export const MAX_QUEUED_MESSAGES = 256;
export const MAX_QUEUED_BYTES = 1024 * 1024;
/** Messages a client may send in one heartbeat. */
const MAX_RECEIVED = 60;

/** Somebody on a socket of their own. */
export class Outlet extends Hearing {
  readonly #wire: Wire;

  /** @param cursor @param now see `Hearing`. */
  constructor(socket: WebSocket, listener: Listener, cursor: number, now: () => Date) {
    super(listener, cursor, now);
    this.#wire = new Wire(socket, {
      messages: MAX_QUEUED_MESSAGES,
      bytes: MAX_QUEUED_BYTES,
      received: MAX_RECEIVED,
    });
  }

  /** Messages that have not left this process yet. */
  get queued(): number {
    return this.#wire.queued;
  }

  get isOpen(): boolean {
    return this.#wire.isOpen;
  }

  /** Sends a message as it is, outside any order; closes a reader that does not keep up. */
  send(json: string): void {
    this.#wire.send(json);
  }

  drained(ms: number): Promise<boolean> {
    return this.#wire.drained(ms);
  }

  /** Asks for a sign of life; a connection that did not answer the last time is cut. */
  beat(): void {
    this.#wire.beat();
  }

  close(code: number, reason: string): void {
    this.#wire.close(code, reason);
  }

  /** Resolves once the connection is gone. */
  closed(): Promise<void> {
    return this.#wire.closed();
  }
}
