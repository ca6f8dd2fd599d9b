import type { Duplex } from 'node:stream';
import { executeSync, getOperationAST, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { asIs } from '../modules/common/subscription.ts';
import { Channel, type Sink } from '../upstream/channel.ts';
import type { SharedRendering } from '../upstream/live-streams.ts';
import { callsOf, rootsOf, type RootCall } from './compiled-roots.ts';
import type { Connection } from './connection.ts';
import type { Conversation, Running } from './conversation.ts';
import { frameHead } from './frames.ts';
import { bytesOf } from './written.ts';

/** Who subscribed, and with which words. */
export interface Subscriber {
  connection: Connection;
  conversation: Conversation;
  /** The client's own name for the subscription. */
  id: string;
  /** Query, operation name and variables: what decides the answer, besides the message. */
  words: string;
  shared: Map<string, SharedRendering>;
  /** An answer as it is told: errors masked and logged. */
  present: (result: ExecutionResult) => object;
}

/**
 * More than this in one socket's buffer counts as a reader that stalls, however few the messages.
 */
const BUFFER_LIMIT_BYTES = 4 * 1024 * 1024;

/**
 * Sends the messages of a subscription of plain data straight to the socket: an event is mapped,
 * projected and serialised once for all who subscribed with the same words, and no promise is made
 * per message (docs/decisions/071).
 * @returns null when graphql-js has to run it.
 */
export function subscribeDirectly(args: ExecutionArgs, subscriber: Subscriber): Running | null {
  const { schema, document } = args;
  const operation = getOperationAST(document, args.operationName);
  if (!operation) return null;
  const roots = rootsOf(schema, document, operation);
  const call =
    roots?.length === 1 && roots[0]?.field.resolve === asIs
      ? callsOf(schema, operation, roots, args.variableValues ?? {})?.[0]
      : undefined;
  if (!call) return null;
  let channel: unknown;
  try {
    channel = call.field.subscribe?.(undefined, call.args, args.contextValue, call.info);
  } catch {
    return null;
  }
  return channel instanceof Channel ? new Direct(args, subscriber, call, channel) : null;
}

/**
 * The way from the hub to one socket. What all with the same words need stands in their rendering,
 * once.
 */
class Direct implements Sink<unknown>, Running {
  readonly #connection: Connection;
  readonly #conversation: Conversation;
  readonly #id: string;
  readonly #shared: Map<string, SharedRendering>;
  readonly #rendering: SharedRendering;
  readonly #stream: Channel<unknown>;
  /** What stands before the answer in a message, one character per byte. */
  readonly #head: string;
  #sending = 0;

  constructor(
    args: ExecutionArgs,
    { connection, conversation, id, words, shared, present }: Subscriber,
    call: RootCall,
    stream: Channel<unknown>,
  ) {
    this.#connection = connection;
    this.#conversation = conversation;
    this.#id = id;
    this.#shared = shared;
    this.#stream = stream;
    this.#head = bytesOf(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
    this.#rendering = shared.get(words) ?? new Rendering(words, args, call, present);
    shared.set(this.#rendering.words, this.#rendering);
    this.#rendering.subscribers += 1;
    stream.pour(this);
  }

  get pending(): number {
    const waiting = this.#connection.wire.writableLength;
    return waiting === 0 ? 0 : waiting > BUFFER_LIMIT_BYTES ? Infinity : this.#sending;
  }

  deliver(make: () => unknown, source: object | null): void {
    const text = this.#rendering.textOf(make, source);
    if (text === null || !this.#connection.isOpen) return;
    this.#write(
      this.#connection.wire,
      `${frameHead(this.#head.length + text.length + 1)}${this.#head}${text}}`,
    );
  }

  #write(wire: Duplex, frame: string): void {
    // What the kernel takes at once needs no word of its having left, and that is nearly
    // everything.
    if (wire.writableLength === 0) {
      this.#sending = 1;
      wire.write(frame, 'latin1');
    } else {
      this.#sending += 1;
      wire.write(frame, 'latin1', () => {
        this.#sending = Math.max(0, this.#sending - 1);
        this.#stream.left();
      });
    }
  }

  end(): void {
    this.#stream.end();
  }

  ended(): void {
    const { words } = this.#rendering;
    this.#rendering.subscribers -= 1;
    if (this.#rendering.subscribers === 0 && this.#shared.get(words) === this.#rendering)
      this.#shared.delete(words);
    this.#conversation.ended(this.#id, this);
  }
}

/**
 * How messages read in the words of one subscription; the newest is kept for whoever asked with the
 * same words.
 */
class Rendering implements SharedRendering {
  readonly words: string;
  subscribers = 0;
  readonly #args: ExecutionArgs;
  readonly #key: string;
  readonly #project: RootCall['project'];
  readonly #present: Subscriber['present'];
  #source: object | null = null;
  #text: string | null = null;

  constructor(
    words: string,
    { schema, document, operationName, variableValues }: ExecutionArgs,
    { key, project }: RootCall,
    present: Subscriber['present'],
  ) {
    this.words = words;
    // Not the context: it is the first subscriber's, and nothing here asks for it.
    this.#args = {
      schema,
      document,
      operationName: operationName ?? null,
      variableValues: variableValues ?? null,
    };
    this.#key = key;
    this.#project = project;
    this.#present = present;
  }

  textOf(make: () => unknown, source: object | null): string | null {
    if (source !== null && this.#source === source) return this.#text;
    const value = make();
    const text = value === undefined ? null : this.#write(value);
    if (source !== null) {
      this.#source = source;
      this.#text = text;
    }
    return text;
  }

  #write(value: unknown): string {
    let result: ExecutionResult;
    try {
      result = { data: { [this.#key]: this.#project(value) } };
    } catch {
      result = executeSync({ ...this.#args, rootValue: value });
    }
    return bytesOf(JSON.stringify(this.#present(result)));
  }
}
