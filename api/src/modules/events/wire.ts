import { WebSocket } from 'ws';
import { CLOSE } from './hearing.ts';

/** How long a closing handshake may take before the connection is cut, milliseconds. */
const CLOSING_MS = 1_000;

/** How much may wait in one connection, and what its client may say in one heartbeat. */
export interface WireLimits {
  messages: number;
  bytes: number;
  /** More is a flood. */
  received: number;
}

/** One open connection: what of it still waits, and whether the other side lives. */
export class Wire {
  readonly socket: WebSocket;
  readonly #limits: WireLimits;
  #sent = 0;
  #gone = 0;
  #heard = true;
  #received = 0;
  #waiting: { upTo: number; resume: () => void }[] = [];

  constructor(socket: WebSocket, limits: WireLimits) {
    this.socket = socket;
    this.#limits = limits;
    socket.on('pong', () => (this.#heard = true));
    socket.on('message', () => {
      this.#received += 1;
      if (this.#received > limits.received)
        this.close(CLOSE.tooMany, 'Too many messages. Send less.');
    });
    // Broken frames and oversized messages: ws closes with the right code (1009 above 64 KiB) by
    // itself.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#wake(Infinity));
  }

  /** Messages that have not left this process yet. */
  get queued(): number {
    return this.#sent - this.#gone;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Closes a reader that does not keep up. */
  send(json: string): void {
    if (!this.isOpen) return;
    this.#sent += 1;
    this.socket.send(json, () => {
      this.#gone += 1;
      this.#wake(this.#gone);
    });
    if (this.queued > this.#limits.messages || this.socket.bufferedAmount > this.#limits.bytes) {
      this.close(CLOSE.tooSlow, 'Too slow. Connect again with after= the last id you have.');
    }
  }

  /**
   * Waits until everything sent so far has left this process.
   * @returns false when that takes longer than `ms` milliseconds.
   */
  async drained(ms: number): Promise<boolean> {
    if (this.queued === 0 || !this.isOpen) return true;
    return new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), ms);
      const resume = () => {
        clearTimeout(timer);
        resolve(true);
      };
      // Not until nothing waits: on a line of many there is always something new.
      this.#waiting.push({ upTo: this.#sent, resume });
    });
  }

  /**
   * Asks for a sign of life.
   * @returns false when the last question was not answered; the connection is then cut.
   */
  beat(): boolean {
    if (!this.#heard) {
      this.socket.terminate();
      return false;
    }
    this.#heard = false;
    this.#received = 0;
    if (this.isOpen) this.socket.ping();
    return true;
  }

  /** Closes; a client that does not answer, or does not read, is cut off shortly after. */
  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), CLOSING_MS).unref();
  }

  /** Resolves once the connection is gone. */
  async closed(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    await new Promise<void>((resolve) => this.socket.once('close', () => resolve()));
  }

  /** They stand in the order of what they wait for. */
  #wake(gone: number): void {
    for (
      let [first] = this.#waiting;
      first !== undefined && first.upTo <= gone;
      [first] = this.#waiting
    ) {
      this.#waiting.shift();
      first.resume();
    }
  }
}
