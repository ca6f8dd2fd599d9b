import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  ServerError,
} from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import type { Client } from 'graphql-ws';
import { from, of, switchMap, throwError } from 'rxjs';
import { askedAheadLink } from './asked-ahead.ts';
import { eventsOverAnswers } from './live-writes.ts';
import { newestAnswers } from './newest-answers.ts';
import { persistedLink } from './persisted.ts';

/** What the client asks of the session, so that this file can be tested without one. */
export interface TokenSource {
  token: () => string | null;
  /** After a 401: resolves to whether the call may be made again with another token. */
  mayRetry: (used: string | null) => Promise<boolean>;
}

interface ApolloOptions {
  url: string;
  tokens: TokenSource;
  socket?: Client;
  /** How calls are made; the browser's own fetch unless told. */
  fetch?: typeof fetch;
}

/** Whether an answer says that the token was not accepted. */
export function isUnauthenticated(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error))
    return error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  return ServerError.is(error) && error.statusCode === 401;
}

/**
 * Queries whose connection broke or whose server was unavailable may be asked again; an act never
 * is.
 */
function mayAskAgain(error: unknown, operation: ApolloLink.Operation): boolean {
  if (operation.operationType !== OperationTypeNode.QUERY || CombinedGraphQLErrors.is(error))
    return false;
  return ServerError.is(error) ? error.statusCode >= 500 : error instanceof TypeError;
}

/**
 * The cache and the way to the gateway: refresh once on 401, add the token, ask a broken query
 * three more times with growing pauses of at most 30 s, subscriptions over the socket.
 */
export function createApolloClient({ url, tokens, socket, fetch }: ApolloOptions): ApolloClient {
  const refreshOnce = new ErrorLink(({ error, operation, forward }) => {
    if (!isUnauthenticated(error)) return undefined;
    const { usedToken, retried } = operation.getContext();
    if (retried === true) return undefined;
    return from(tokens.mayRetry(typeof usedToken === 'string' ? usedToken : null)).pipe(
      switchMap((again) => {
        if (again) {
          operation.setContext({ retried: true });
          return forward(operation);
        }
        // The first answer is passed on as it was.
        return CombinedGraphQLErrors.is(error)
          ? of({ data: null, errors: error.errors })
          : throwError(() => error);
      }),
    );
  });
  const addToken = new SetContextLink((previous) => {
    const token = tokens.token();
    const headers = (previous['headers'] ?? {}) as Record<string, string>;
    return {
      usedToken: token,
      headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
    };
  });
  const retry = new RetryLink({
    delay: { initial: 500, max: 30_000, jitter: true },
    attempts: { max: 4, retryIf: mayAskAgain },
  });
  const http = ApolloLink.from([
    retry,
    persistedLink(),
    new HttpLink({ uri: url, credentials: 'include', ...(fetch === undefined ? {} : { fetch }) }),
  ]);
  const terminating =
    socket === undefined
      ? http
      : ApolloLink.split(
          ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
          new GraphQLWsLink(socket),
          http,
        );
  return new ApolloClient({
    link: ApolloLink.from([
      newestAnswers(),
      eventsOverAnswers(),
      refreshOnce,
      addToken,
      askedAheadLink(),
      terminating,
    ]),
    cache: createCache(),
    // Each question is asked anew: joined to one on its way, a refetch after an event would get the
    // answer from before it.
    queryDeduplication: false,
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
    },
  });
}

function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: {
      Place: [
        'BytesPlace',
        'TextPlace',
        'BoxPlace',
        'PositionPlace',
        'PicturesPlace',
        'WholePlace',
      ],
    },
    typePolicies: {
      // The one viewer is replaced by parts as settings change.
      Query: { fields: { viewer: { merge: true } } },
      Viewer: { keyFields: [] },
      // A company has one set of settings.
      Settings: { keyFields: [] },
      // And one credential per source.
      SourceCredential: { keyFields: ['sourceId'] },
      // Values without an identity of their own belong to what holds them.
      Allowance: { keyFields: false },
      AlertCounts: { keyFields: false },
      // Several places follow the same stream, each with its own choice of fields.
      AlertChange: { merge: true },
      ScanProgress: { merge: true },
    },
  });
}
