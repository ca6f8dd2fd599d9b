import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { Logger } from 'pino';
import { isSurprise, toClientError } from '../errors/client-error.ts';
import { KnownError } from '../errors/known-error.ts';
import { compiledQueries } from './compiled-queries.ts';
import type { Context } from './context.ts';
import { LIMITS, overLimit } from './limits.ts';
import { watchOperations, type Operated } from './operations.ts';
import { knownOperations } from './persisted.ts';
import { toByteText } from './written.ts';

/**
 * GraphQL over HTTP. Suggestions belong to development, introspection to it and to whoever switched
 * the explorer on.
 */
export function createApollo(options: {
  schema: GraphQLSchema;
  log: Logger;
  development: boolean;
  introspection: boolean;
  onOperated: (operated: Operated) => void;
}): ApolloServer<Context> {
  const { schema, log, development, introspection, onOperated } = options;
  return new ApolloServer<Context>({
    schema,
    introspection,
    // A foreign page cannot send any of these without a preflight: a GET with a bearer token needs
    // no other header.
    csrfPrevention: {
      requestHeaders: ['X-Apollo-Operation-Name', 'Apollo-Require-Preflight', 'Authorization'],
    },
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !development,
    persistedQueries: { cache: knownOperations, ttl: null },
    parseOptions: { maxTokens: LIMITS.tokens },
    maxRecursiveSelections: true,
    stopOnTerminationSignals: false,
    nodeEnv: development ? 'development' : 'production',
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message) => {
        log.warn(String(message));
      },
      error: (message) => {
        log.error(String(message));
      },
    },
    stringifyResult: toByteText,
    formatError: (formatted, error) => toClientError(formatted, error),
    plugins: [
      // Ours is in server/explorer.ts: Apollo's own asks other hosts for its files.
      ApolloServerPluginLandingPageDisabled(),
      // No answer is ever cached, and its bookkeeping costs a call per field.
      ApolloServerPluginCacheControlDisabled(),
      watchOperations(onOperated),
      gatekeeper(log),
      compiledQueries(),
    ],
  });
}

/**
 * GraphQL over HTTP wants 200 for these when the answer is `application/json`, so that clients can
 * tell them from the refusals of a proxy. Introspection where it is off, and limits, stay 400.
 */
function isDocumentFault({ extensions }: GraphQLFormattedError): boolean {
  if (extensions?.['validationErrorCode'] !== undefined) return false;
  const code = extensions?.['code'];
  return (
    code === 'GRAPHQL_PARSE_FAILED' ||
    code === 'GRAPHQL_VALIDATION_FAILED' ||
    (code === 'BAD_USER_INPUT' && extensions?.['status'] === 400)
  );
}

/** @param named `operationName` of a request that fits none of its document's operations. */
function unresolved(document: DocumentNode, named: string | undefined): KnownError {
  const operations = document.definitions.filter(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  ).length;
  const what =
    named === undefined
      ? `The document has ${operations} operations. Set operationName to the name of the one to run.`
      : `The document has no operation “${named.slice(0, 64)}”. Set operationName to the name of one that it has.`;
  return new KnownError(400, 'OPERATION_RESOLUTION_FAILURE', what, {
    extra: { http: { status: 400 } },
  });
}

/** Limits before execution, surprises into the log, the request id into every error. */
function gatekeeper(log: Logger): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, request }) {
          if (!operation) throw unresolved(document, request.operationName);
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
            throw new KnownError(
              400,
              'BAD_REQUEST',
              'Subscribe over a WebSocket to this address, with the sub-protocol graphql-transport-ws.',
              {
                extra: { http: { status: 400 } },
              },
            );
          }
          const problem = overLimit({
            schema,
            document,
            operation,
            variables: request.variables ?? {},
          });
          if (problem) throw problem;
        },
        async didEncounterErrors({ errors, contextValue, operationName }) {
          for (const error of errors) {
            if (isSurprise(error))
              log.error(
                {
                  requestId: contextValue.requestId,
                  operationName,
                  path: error.path,
                  err: error.originalError ?? error,
                },
                'Unexpected error in an operation',
              );
          }
        },
        async willSendResponse({ request, response, contextValue }) {
          if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
          response.body.singleResult.errors = response.body.singleResult.errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId: contextValue.requestId },
          }));
          const wait = Math.max(
            0,
            ...response.body.singleResult.errors.map(({ extensions }) =>
              Number(extensions?.['retryAfter'] ?? 0),
            ),
          );
          if (wait > 0) response.http.headers.set('retry-after', String(wait));
          const isOldStyle = !(request.http?.headers.get('accept') ?? '').includes(
            'application/graphql-response+json',
          );
          if (isOldStyle && response.body.singleResult.errors.every(isDocumentFault))
            response.http.status = 200;
        },
      };
    },
  };
}
