import { executeSync, getOperationAST, type ExecutionArgs, type ExecutionResult, type GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { WebSocket } from 'ws';
import { asIs } from '../modules/common/subscription.ts';
import { Channel } from '../upstream/channel.ts';
import type { SharedAnswer } from '../upstream/live-streams.ts';
import { callsOf, rootsOf } from './compiled-roots.ts';

/** Who subscribed, and with which words. */
export interface Subscriber {
  socket: WebSocket;
  /** The client's own name for the subscription. */
  id: string;
  /** Query, operation name and variables: what decides the answer, besides the authority that `shared` belongs to. */
  words: string;
  shared: Map<string, SharedAnswer>;
  /** Masks and logs. */
  format(errors: readonly GraphQLError[]): GraphQLFormattedError[];
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

  const { socket, shared, words } = subscriber;
  const answer = shared.get(words) ?? { source: null, text: null, subscribers: 0 };
  shared.set(words, answer);
  answer.subscribers += 1;
  const head = `{"id":${JSON.stringify(subscriber.id)},"type":"next","payload":`;
  let sending = 0;
  const stream: Channel<unknown> = channel;
  const onSent = () => {
    sending = Math.max(0, sending - 1);
    stream.left();
  };

  const write = (value: unknown): string => {
    let result: ExecutionResult;
    try {
      result = { data: { [call.key]: call.project(value) } };
    } catch {
      result = executeSync({ ...args, rootValue: value });
    }
    return JSON.stringify(result.errors ? { data: result.data ?? null, errors: subscriber.format(result.errors) } : result);
  };
  const render = (make: () => unknown, source: object | null): string | null => {
    if (source !== null && answer.source === source) return answer.text;
    const value = make();
    const text = value === undefined ? null : write(value);
    if (source !== null) Object.assign(answer, { source, text });
    return text;
  };

  stream.pour({
    get pending() {
      const waiting = socket.bufferedAmount;
      return waiting === 0 ? 0 : waiting > BUFFER_LIMIT_BYTES ? Infinity : sending;
    },
    deliver(make, source) {
      const text = render(make, source);
      if (text === null) return;
      const frame = `${head}${text}}`;
      // What the kernel takes at once needs no word of its having left, and that is nearly everything.
      if (socket.bufferedAmount === 0) {
        sending = 1;
        socket.send(frame);
      } else {
        sending += 1;
        socket.send(frame, onSent);
      }
    },
    ended() {
      answer.subscribers -= 1;
      if (answer.subscribers === 0 && shared.get(words) === answer) shared.delete(words);
    },
  });
  return onlyTheEnd(stream);
}

function onlyTheEnd(stream: Channel<unknown>): AsyncIterableIterator<ExecutionResult> {
  const over = { value: undefined, done: true } as const;
  const end = async () => {
    stream.end();
    return over;
  };
  return {
    next: async () => {
      await stream.next();
      return over;
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
