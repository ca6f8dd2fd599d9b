import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { AttachedConnection } from '../upstream/live-streams.ts';
import type { Origin } from '../upstream/rest-client.ts';
import { addressOf } from './client-of.ts';

/** A client's socket. There are thousands: what is only sometimes needed is made when it is (docs/decisions/103). */
export class Connection {
  readonly socket: WebSocket;
  /** What `socket` writes to. */
  readonly wire: Duplex;
  readonly address: string;
  readonly userAgent: string | undefined;
  authorization: string | undefined;
  attached: AttachedConnection | undefined;
  isGone = false;
  #abort: AbortController | undefined;

  constructor(socket: WebSocket, request: IncomingMessage) {
    this.socket = socket;
    this.wire = request.socket;
    this.address = addressOf(request);
    this.userAgent = request.headers['user-agent'];
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
  readonly cookie = undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get requestId(): string {
    return this.#requestId ??= randomUUID();
  }

  get address(): string {
    return this.#connection.address;
  }

  get authorization(): string | undefined {
    return this.#connection.authorization;
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
