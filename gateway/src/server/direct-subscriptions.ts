import type { Duplex } from 'node:stream';
import { executeSync, getOperationAST, type ExecutionArgs, type ExecutionResult, type GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { WebSocket } from 'ws';
import { asIs } from '../modules/common/subscription.ts';
import { Channel, type Sink } from '../upstream/channel.ts';
import type { SharedAnswer } from '../upstream/live-streams.ts';
import { callsOf, rootsOf, type RootCall } from './compiled-roots.ts';
import { frameHead } from './frames.ts';
import { bytesOf } from './written.ts';

/** Who subscribed, and with which words. */
export interface Subscriber {
  socket: WebSocket;
  /** What `socket` writes to. */
  wire: Duplex;
  /** The client's own name for the subscription. */
  id: string;
  /** Query, operation name and variables: what decides the answer, besides the authority that `shared` belongs to. */
  words: string;
  shared: Map<string, SharedAnswer>;
  origin: { readonly requestId: string };
  /** Masks and logs. */
  readonly format: (errors: readonly GraphQLError[], requestId: string) => GraphQLFormattedError[];
}

/** More than this in one socket's buffer counts as a reader that stalls, however few the messages. */
const BUFFER_LIMIT_BYTES = 4 * 1024 * 1024;

/**
 * Sends the messages of a subscription of plain data straight to the socket: an event is mapped, projected and
 * serialised once for all who subscribed with the same words under the same authority, and no promise is made per message
 * (docs/decisions/071).
 * @returns what ends with the subscription and yields nothing; null when graphql-js has to run it.
 */
export function subscribeDirectly(args: ExecutionArgs, subscriber: Subscriber): AsyncIterableIterator<ExecutionResult> | null {
  const { schema, document } = args;
  const operation = getOperationAST(document, args.operationName);
  if (!operation) return null;
  const roots = rootsOf(schema, document, operation);
  const call = roots?.length === 1 && roots[0]?.field.resolve === asIs ? callsOf(schema, operation, roots, args.variableValues ?? {})?.[0] : undefined;
  if (!call) return null;
  let channel: unknown;
  try {
    channel = call.field.subscribe?.(undefined, call.args, args.contextValue, call.info);
  } catch {
    return null;
  }
  if (!(channel instanceof Channel)) return null;

  channel.pour(new Direct(args, subscriber, call, channel));
  return new OnlyTheEnd(channel);
}

/** The way from the hub to one socket. A class: closures of its own would take as much memory as all else of a subscription. */
class Direct implements Sink<unknown> {
  readonly #args: ExecutionArgs;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #shared: Map<string, SharedAnswer>;
  readonly #origin: Subscriber['origin'];
  readonly #format: Subscriber['format'];
  readonly #key: string;
  readonly #project: RootCall['project'];
  readonly #stream: Channel<unknown>;
  readonly #answer: SharedAnswer;
  /** What stands before the answer in a message, one character per byte. */
  readonly #head: string;
  #sending = 0;

  constructor(args: ExecutionArgs, { socket, wire, id, words, shared, origin, format }: Subscriber, call: RootCall, stream: Channel<unknown>) {
    this.#args = args;
    this.#socket = socket;
    this.#wire = wire;
    this.#shared = shared;
    this.#origin = origin;
    this.#format = format;
    this.#key = call.key;
    this.#project = call.project;
    this.#stream = stream;
    this.#answer = shared.get(words) ?? { words, source: null, text: null, subscribers: 0 };
    shared.set(this.#answer.words, this.#answer);
    this.#answer.subscribers += 1;
    this.#head = bytesOf(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
  }

  get pending(): number {
    const waiting = this.#wire.writableLength;
    return waiting === 0 ? 0 : waiting > BUFFER_LIMIT_BYTES ? Infinity : this.#sending;
  }

  deliver(make: () => unknown, source: object | null): void {
    const text = this.#render(make, source);
    if (text === null) return;
    const wire = this.#wire;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const frame = `${frameHead(this.#head.length + text.length + 1)}${this.#head}${text}}`;
    // What the kernel takes at once needs no word of its having left, and that is nearly everything.
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

  ended(): void {
    const { words } = this.#answer;
    this.#answer.subscribers -= 1;
    if (this.#answer.subscribers === 0 && this.#shared.get(words) === this.#answer) this.#shared.delete(words);
  }

  #render(make: () => unknown, source: object | null): string | null {
    if (source !== null && this.#answer.source === source) return this.#answer.text;
    const value = make();
    const text = value === undefined ? null : this.#write(value);
    if (source !== null) Object.assign(this.#answer, { source, text });
    return text;
  }

  #write(value: unknown): string {
    let result: ExecutionResult;
    try {
      result = { data: { [this.#key]: this.#project(value) } };
    } catch {
      result = executeSync({ ...this.#args, rootValue: value });
    }
    return bytesOf(JSON.stringify(result.errors ? { data: result.data ?? null, errors: this.#format(result.errors, this.#origin.requestId) } : result));
  }
}

const OVER: IteratorResult<ExecutionResult, undefined> = { value: undefined, done: true };

/** What graphql-ws reads of a subscription whose messages go past it. */
class OnlyTheEnd implements AsyncIterableIterator<ExecutionResult, undefined> {
  readonly #stream: Channel<unknown>;

  constructor(stream: Channel<unknown>) {
    this.#stream = stream;
  }

  next(): Promise<IteratorResult<ExecutionResult, undefined>> {
    return this.#stream.next().then(() => OVER);
  }

  return(): Promise<IteratorResult<ExecutionResult, undefined>> {
    this.#stream.end();
    return Promise.resolve(OVER);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
