import {
  ApolloLink,
  type ApolloClient,
  type DefaultContext,
  type DocumentNode,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { finalize, shareReplay, type Observable } from 'rxjs';
import { eventsSeen } from './live-writes.ts';

/**
 * How long an answer waits for the page that is to draw it, in milliseconds: later it would be old.
 */
const PATIENCE = 5_000;

/**
 * Hands the answer to a question that was asked ahead of its page, and is still on its way, to the
 * first one who asks the same. Everybody after that asks anew, and so does who asks with another
 * token, or after an event: the page will follow only those that come later.
 *
 * It stands behind the link that adds the token.
 */
export function askedAheadLink(): ApolloLink {
  const onTheirWay = new Map<string, { answer: Observable<ApolloLink.Result>; seen: number }>();
  return new ApolloLink((operation, forward) => {
    const { ahead, usedToken } = operation.getContext();
    const key = JSON.stringify([operation.operationName, operation.variables, usedToken]);
    if (ahead === true) {
      const answer: Observable<ApolloLink.Result> = forward(operation).pipe(
        finalize(() => {
          if (onTheirWay.get(key)?.answer === answer) onTheirWay.delete(key);
        }),
        shareReplay(1),
      );
      onTheirWay.set(key, { answer, seen: eventsSeen() });
      return answer;
    }
    const earlier = onTheirWay.get(key);
    onTheirWay.delete(key);
    return earlier?.seen === eventsSeen() ? earlier.answer : forward(operation);
  });
}

/**
 * Names of the questions that were asked ahead, whose answers are in the cache and have not been
 * drawn yet, and the events seen when they were asked.
 */
const answered = new WeakMap<ApolloClient, Map<string, number>>();

function come(client: ApolloClient): Map<string, number> {
  const known = answered.get(client) ?? new Map<string, number>();
  answered.set(client, known);
  return known;
}

const nameOf = (query: DocumentNode, variables: OperationVariables): string =>
  JSON.stringify([getMainDefinition(query).name?.value, variables]);

/**
 * Asks what a page is about to ask, before that page is drawn: with an answer that has come it is
 * drawn at once (`useAskedQuery`). A failure is told to the page, which asks the same.
 *
 * @returns when there is an answer, or none will come
 */
export async function askAhead<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<void> {
  const [questions, name, seen] = [come(client), nameOf(query, variables), eventsSeen()];
  try {
    await client.query<Data, OperationVariables>({
      query,
      variables,
      fetchPolicy: 'network-only',
      context: { ahead: true },
    });
    questions.set(name, seen);
    setTimeout(() => questions.delete(name), PATIENCE);
  } catch {
    // Told where it is asked for again.
  }
}

/** With other variables it is an ordinary question again. */
const IN_CACHE = { fetchPolicy: 'cache-first', initialFetchPolicy: 'cache-and-network' } as const;

/** Whether there is an answer that nobody has drawn yet, and that no event has made old. */
function takeAnswer(client: ApolloClient, name: string): boolean {
  const questions = come(client);
  const seen = questions.get(name);
  questions.delete(name);
  return seen === eventsSeen();
}

/**
 * `useQuery` for what `askAhead` asks for: draws an answer that has come in the first place, and
 * does not ask for it again.
 */
export function useAskedQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options: {
    variables: Variables;
    skip?: boolean;
    fetchPolicy?: 'cache-and-network';
    context?: DefaultContext;
  },
): useQuery.Result<Data, OperationVariables, 'empty' | 'complete' | 'streaming'> {
  const client = useApolloClient();
  const [isThere] = useState(() => takeAnswer(client, nameOf(query, options.variables)));
  return useQuery<Data, OperationVariables>(query, { ...options, ...(isThere ? IN_CACHE : {}) });
}
