import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Beating } from '../upstream/heartbeat.ts';
import type { AttachedConnection, LiveConnection } from '../upstream/live-streams.ts';
import type { Origin } from '../upstream/rest-client.ts';
import { addressOf } from './client-of.ts';

/** Messages a client may send in ten seconds; the web client sends a handful. */
const FLOOD_LIMIT = 300;
const FLOOD_WINDOW_MS = 10_000;

/**
 * A client's socket. There are thousands: what is only sometimes needed is made when it is
 * (docs/decisions/103).
 */
export class Connection implements Beating, LiveConnection {
  readonly socket: WebSocket;
  /** What `socket` writes to. */
  readonly wire: Duplex;
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Without `Bearer `. */
  token: string | undefined;
  attached: AttachedConnection | undefined;
  isGone = false;
  #isAlive = true;
  #received = 0;
  #windowEnds = 0;
  #abort: AbortController | undefined;

  constructor(socket: WebSocket, request: IncomingMessage) {
    this.socket = socket;
    this.wire = request.socket;
    this.address = addressOf(request);
    this.userAgent = request.headers['user-agent'];
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /**
   * @returns once the bytes have left for the kernel; also when they never will, which ends the
   * socket.
   */
  send(message: object): Promise<void> {
    if (!this.isOpen) return Promise.resolve();
    return new Promise((resolve) => {
      this.socket.send(JSON.stringify(message), () => {
        resolve();
      });
    });
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** The client has been heard. */
  heard(): void {
    this.#isAlive = true;
  }

  /** Counts a message. @returns true for a client that sends too many. */
  isFlooding(): boolean {
    const now = Date.now();
    if (now > this.#windowEnds) {
      this.#windowEnds = now + FLOOD_WINDOW_MS;
      this.#received = 0;
    }
    this.#received += 1;
    return this.#received > FLOOD_LIMIT;
  }

  beat(): void {
    if (!this.#isAlive) {
      this.socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.socket.ping();
  }

  /** Aborted when the socket closes. */
  get gone(): AbortSignal {
    this.#abort ??= new AbortController();
    if (this.isGone) this.leave();
    return this.#abort.signal;
  }

  /** Nobody waits for the signal any more; who needs one asks for another. */
  forgetSignal(): void {
    this.#abort = undefined;
  }

  /** The socket has closed. */
  leave(): void {
    this.isGone = true;
    this.#abort?.abort(new Error('the client went away'));
  }
}

/** Calls made for a socket, or for one subscription of it. */
export class SocketOrigin implements Origin {
  readonly #connection: Connection;
  #requestId: string | undefined;
  calls = 0;
  readonly cookie = undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get requestId(): string {
    return (this.#requestId ??= randomUUID());
  }

  get address(): string {
    return this.#connection.address;
  }

  get authorization(): string | undefined {
    const { token } = this.#connection;
    return token === undefined ? undefined : `Bearer ${token}`;
  }

  get userAgent(): string | undefined {
    return this.#connection.userAgent;
  }

  get signal(): AbortSignal {
    return this.#connection.gone;
  }

  setCookie(): void {
    // A socket has no answer that could carry one.
  }
}
