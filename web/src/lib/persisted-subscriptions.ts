import type { Client, FormattedExecutionResult, Sink, SubscribePayload } from 'graphql-ws';
import { operationHashes } from '../generated/persisted/hashes.ts';

/**
 * Subscribes with the hash of an operation in place of its text. A gateway that does not know it,
 * because it is older or newer than this page, is sent the text (docs/decisions/096).
 *
 * @param hashes by the name of the operation; others are sent as they are
 */
export function withHashes(
  client: Client,
  hashes: Readonly<Record<string, string>> = operationHashes,
): Client {
  return {
    ...client,
    subscribe<Data, Extensions>(
      payload: SubscribePayload,
      sink: Sink<FormattedExecutionResult<Data, Extensions>>,
    ) {
      const name = /^\s*subscription\s+(\w+)/.exec(payload.query)?.[1] ?? '';
      const sha256Hash = hashes[name];
      if (sha256Hash === undefined) return client.subscribe<Data, Extensions>(payload, sink);
      let isOver = false;
      let stop: () => void = () => undefined;
      // The variables are the caller's own object: it keeps the position there, for when the
      // connection comes back.
      stop = client.subscribe<Data, Extensions>(
        {
          ...payload,
          query: '',
          operationName: name,
          extensions: { persistedQuery: { version: 1, sha256Hash } },
        },
        {
          next: (value) => {
            sink.next(value);
          },
          complete: () => {
            sink.complete();
          },
          error: (error) => {
            if (!isUnknownHash(error)) sink.error(error);
            else if (!isOver)
              stop = client.subscribe<Data, Extensions>({ ...payload, operationName: name }, sink);
          },
        },
      );
      return () => {
        isOver = true;
        stop();
      };
    },
  };
}

function isUnknownHash(error: unknown): boolean {
  return (
    Array.isArray(error) &&
    error.some((one: unknown) => {
      const extensions: unknown =
        typeof one === 'object' && one !== null ? Reflect.get(one, 'extensions') : null;
      return (
        typeof extensions === 'object' &&
        extensions !== null &&
        Reflect.get(extensions, 'code') === 'PERSISTED_QUERY_NOT_FOUND'
      );
    })
  );
}
