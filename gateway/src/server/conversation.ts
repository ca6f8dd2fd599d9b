import type { GraphQLFormattedError } from 'graphql';
import type { Connection } from './connection.ts';
import { SUBSCRIPTIONS_PER_CONNECTION } from './limits.ts';
import { readMessage, type Asked, type ClientMessage } from './messages.ts';

/** How long a client may take to say who it is. */
const PATIENCE_MS = 3_000;

/** A subscription that has begun. */
export interface Running {
  /** The client wants no more of it, or has gone. */
  end(): void;
}

/** What is done about what a client says. */
export interface Rules {
  /** @returns false when the client was not recognised, and the socket is closed. */
  recognise(connection: Connection, params: Record<string, unknown>): Promise<boolean>;
  /** @returns the errors in place of a subscription that cannot begin. */
  begin(
    asked: Asked,
    subscription: { connection: Connection; conversation: Conversation; id: string },
  ): Running | GraphQLFormattedError[];
  /** @returns what is told in place of one subscription more than are allowed. */
  tooMany(): GraphQLFormattedError[];
  /** Something went wrong that nobody foresaw: logs it, and closes the socket with 4500. */
  onFault(connection: Connection, error: unknown): void;
}

/**
 * One client's side of the sub-protocol graphql-transport-ws (PROTOCOL.md of graphql-ws): what it
 * may say when, and what it is told. Our own, since the library keeps some three kilobytes more for
 * each subscription (docs/decisions/126).
 */
export class Conversation {
  readonly #connection: Connection;
  readonly #rules: Rules;
  readonly #running = new Map<string, Running>();
  #phase: 'opened' | 'recognising' | 'recognised' = 'opened';
  #patience: NodeJS.Timeout | null;

  constructor(connection: Connection, rules: Rules) {
    this.#connection = connection;
    this.#rules = rules;
    this.#patience = setTimeout(() => {
      connection.close(4408, 'Connection initialisation timeout');
    }, PATIENCE_MS);
  }

  /** @param text one message of the client. */
  hear(text: string): void {
    const message = readMessage(text);
    if (!message) {
      this.#connection.close(4400, 'Invalid message received');
      return;
    }
    try {
      this.#answer(message);
    } catch (error) {
      this.#rules.onFault(this.#connection, error);
    }
  }

  /** Ends what runs: the socket has closed. */
  over(): void {
    this.#stopWaiting();
    for (const id of [...this.#running.keys()]) this.#end(id);
  }

  /**
   * Called by a subscription that has ended by itself.
   * @param errors why, unless it simply has nothing more to tell.
   */
  ended(id: string, running: Running, errors: GraphQLFormattedError[] | null = null): void {
    if (this.#running.get(id) !== running) return;
    this.#running.delete(id);
    void this.#connection.send(
      errors ? { id, type: 'error', payload: errors } : { id, type: 'complete' },
    );
  }

  #answer(message: ClientMessage): void {
    if (message.type === 'connection_init') this.#recognise(message.payload ?? {});
    else if (message.type === 'ping')
      void this.#connection.send({
        type: 'pong',
        ...(message.payload ? { payload: message.payload } : {}),
      });
    else if (message.type === 'subscribe') this.#begin(message.id, message.payload);
    else if (message.type === 'complete') this.#end(message.id);
  }

  #recognise(params: Record<string, unknown>): void {
    if (this.#phase !== 'opened') {
      this.#connection.close(4429, 'Too many initialisation requests');
      return;
    }
    this.#phase = 'recognising';
    this.#stopWaiting();
    this.#rules.recognise(this.#connection, params).then(
      (isKnown) => {
        if (!isKnown) return;
        this.#phase = 'recognised';
        void this.#connection.send({ type: 'connection_ack' });
      },
      (error: unknown) => {
        this.#rules.onFault(this.#connection, error);
      },
    );
  }

  #begin(id: string, asked: Asked): void {
    if (this.#phase !== 'recognised') {
      this.#connection.close(4401, 'Unauthorized');
      return;
    }
    if (this.#running.has(id)) {
      this.#connection.close(4409, 'A subscription of this id is running already');
      return;
    }
    const begun =
      this.#running.size >= SUBSCRIPTIONS_PER_CONNECTION
        ? this.#rules.tooMany()
        : this.#rules.begin(asked, { connection: this.#connection, conversation: this, id });
    if (Array.isArray(begun)) void this.#connection.send({ id, type: 'error', payload: begun });
    else this.#running.set(id, begun);
  }

  #end(id: string): void {
    const running = this.#running.get(id);
    this.#running.delete(id);
    running?.end();
  }

  #stopWaiting(): void {
    if (this.#patience) clearTimeout(this.#patience);
    this.#patience = null;
  }
}
