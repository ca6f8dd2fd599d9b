import type { ComponentProps } from 'react';
import type { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { sessionToken } from './session-token.ts';

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];
const ENDPOINT = '/graphql';

/** GraphiQL prints whatever JSON came; its types ask for error objects that never travel. */
type Shown =
  Awaited<ReturnType<Fetcher>> extends infer R
    ? R extends AsyncIterable<infer One>
      ? One
      : never
    : never;

/**
 * Queries and mutations over HTTP, subscriptions over a socket of their own that closes with them.
 */
export const fetcher: Fetcher = async (params, options) => {
  const { query, operationName } = params;
  const variables: unknown = params.variables;
  const headers = await withAuthorization(options?.headers ?? {});
  if (isSubscription(query, operationName)) {
    const client = createClient({
      url: `${location.origin.replace(/^http/, 'ws')}${ENDPOINT}`,
      // Asked again for each connection: the token of the first may have run out since.
      connectionParams: async () => ({
        authorization: authorizationOf(await withAuthorization(options?.headers ?? {})),
      }),
    });
    return client.iterate({
      query,
      operationName: operationName ?? null,
      variables: isRecord(variables) ? variables : null,
    }) as AsyncIterable<Shown>;
  }
  const answer = await fetch(ENDPOINT, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json;q=0.9',
      ...headers,
    },
    body: JSON.stringify({ query, operationName, variables }),
  });
  const body: unknown = await answer.json();
  return isRecord(body) ? body : {};
};

/**
 * Of the text itself: the document that GraphiQL has read lags half a second behind what was typed.
 * What cannot be read is for the gateway to refuse.
 */
function isSubscription(query: string, operationName: string | null | undefined): boolean {
  try {
    return (
      getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.SUBSCRIPTION
    );
  } catch {
    return false;
  }
}

/** What was typed wins; else the person who is signed in. */
async function withAuthorization(typed: Record<string, unknown>): Promise<Record<string, string>> {
  const headers = Object.fromEntries(
    Object.entries(typed).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
  if (authorizationOf(headers) !== undefined) return headers;
  const token = await sessionToken();
  return token === null ? headers : { ...headers, authorization: `Bearer ${token}` };
}

const authorizationOf = (headers: Record<string, string>): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
