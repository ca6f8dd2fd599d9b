import { ApolloLink, type ApolloClient, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { finalize, shareReplay, type Observable } from 'rxjs';
import { eventsWritten } from './live-writes.ts';

/** How long an answer waits for the page that was to ask for it, in milliseconds: later it would be old. */
const PATIENCE = 5_000;

interface Asked {
  readonly answer: Observable<ApolloLink.Result>;
  /** How many events had been written when the answer came; null while it is on its way. */
  events: number | null;
}

/**
 * Hands the answer to a question that was asked ahead of its page to the first one who asks the same, on its way or come. Everybody
 * after that asks anew, and so does who asks with another token, or once an event has told what the answer does not know.
 *
 * It stands behind the link that adds the token.
 *
 * @param patience milliseconds after which nobody is handed an old answer
 */
export function askedAheadLink(patience: number = PATIENCE): ApolloLink {
  const waiting = new Map<string, Asked>();
  return new ApolloLink((operation, forward) => {
    const { ahead, usedToken } = operation.getContext();
    const key = JSON.stringify([operation.operationName, operation.variables, usedToken]);
    if (ahead === true) {
      const asked: Asked = { answer: forward(operation).pipe(finalize(() => { asked.events = eventsWritten(); }), shareReplay(1)), events: null };
      waiting.set(key, asked);
      setTimeout(() => {
        if (waiting.get(key) === asked) waiting.delete(key);
      }, patience);
      return asked.answer;
    }
    const asked = waiting.get(key);
    waiting.delete(key);
    return asked === undefined || (asked.events !== null && asked.events !== eventsWritten()) ? forward(operation) : asked.answer;
  });
}

/** Asks what a page is about to ask, before that page is drawn; the page writes the answer to the cache, once. A failure is told to the page, which asks the same. */
export function askAhead<Data, Variables extends OperationVariables>(client: ApolloClient, query: TypedDocumentNode<Data, Variables>, variables: Variables): void {
  client.query<Data, OperationVariables>({ query, variables, fetchPolicy: 'no-cache', context: { ahead: true } }).catch(() => undefined);
}
