import { say } from '@vedetta/messages/say.ts';
import { badInput, KnownError } from '../../errors/known-error.ts';
import type { Context } from '../../server/context.ts';
import type { Channel } from '../../upstream/channel.ts';
import type { LiveStreams } from '../../upstream/live-streams.ts';
import type { StreamKind, StreamMessages } from '../../upstream/stream.ts';

/**
 * A subscription that reads one of the api's streams.
 * @param map what a message becomes under the arguments of the subscription; undefined leaves it
 * out.
 */
export function subscription<K extends StreamKind, T, Args extends object>(
  kind: K,
  map: (message: StreamMessages[K], args: Args) => T | undefined,
) {
  return {
    subscribe(
      _parent: unknown,
      args: Args & { after?: string | null | undefined },
      { live }: Context,
    ): Channel<T> {
      return onSocket(live).stream(
        kind,
        args.after == null ? null : toPosition(args.after),
        (message) => map(message, args),
      );
    },
    resolve: asIs,
  };
}

/** @throws KnownError when somebody subscribes over HTTP. */
export function onSocket(live: LiveStreams | null): LiveStreams {
  if (!live)
    throw new KnownError(
      400,
      'BAD_REQUEST',
      'Subscribe over a WebSocket to this address, with the sub-protocol graphql-transport-ws.',
    );
  return live;
}

/**
 * What the mapper made is the answer; the gateway knows by this function that nothing else is asked
 * (decision 071).
 */
export function asIs<T>(payload: T): T {
  return payload;
}

/** `0` is before everything. */
function toPosition(after: string): number {
  const position = /^[0-9]{1,15}$/.test(after) ? Number(after) : NaN;
  if (Number.isNaN(position)) throw badInput('after', say('lastMessageIdInvalid'));
  return position;
}
