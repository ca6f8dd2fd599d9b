import { createHash } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import type { OperationTypeNode } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from './context.ts';

/** Of an operation's text: what the web client's operations are known by (docs/decisions/096). */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** How an operation went. */
export interface Operated {
  requestId: string;
  /** null: the request held nothing that could run. */
  kind: OperationTypeNode | null;
  /** What the client calls it. */
  name: string | undefined;
  /** `hashOf` its text. */
  hash: string | undefined;
  seconds: number;
  /** Calls of the api that were made for it. */
  calls: number;
  /** Of its errors, each once. */
  codes: string[];
}

/** A client may choose it as long as it likes. */
const LONGEST_NAME = 64;

/**
 * Writes one line for an operation: never its text or its variables, which hold what people typed
 * (docs/decisions/127).
 */
export function logOperation(
  log: Logger,
  { requestId, kind, name, hash, seconds, calls, codes }: Operated,
): void {
  log.info(
    {
      requestId,
      kind,
      name: name?.slice(0, LONGEST_NAME),
      hash,
      ms: Math.round(seconds * 10_000) / 10,
      calls,
      ...(codes.length > 0 ? { codes } : {}),
    },
    'operation',
  );
}

/** Tells how each operation over HTTP went, once its answer is ready. */
export function watchOperations(
  onOperated: (operated: Operated) => void,
): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      const started = performance.now();
      return {
        async willSendResponse({ operation, queryHash, response, contextValue }) {
          onOperated({
            requestId: contextValue.requestId,
            kind: operation?.operation ?? null,
            name: operation?.name?.value,
            hash: queryHash,
            seconds: (performance.now() - started) / 1000,
            calls: contextValue.calls,
            codes:
              response.body.kind === 'single'
                ? codesOf(response.body.singleResult.errors ?? [])
                : [],
          });
        },
      };
    },
  };
}

/** @returns the codes of errors as clients are told them, each once. */
export const codesOf = (
  errors: readonly { extensions?: Readonly<Record<string, unknown>> | undefined }[],
): string[] => [...new Set(errors.map(({ extensions }) => String(extensions?.['code'])))];
