import { ApolloLink, type ApolloClient, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { shareReplay, type Observable } from 'rxjs';

/** How long an answer waits for the page that was to ask for it, in milliseconds: later it would be old. */
const PATIENCE = 5_000;

type Answer = Observable<ApolloLink.Result>;

/**
 * Hands the answer to a question that was asked ahead of its page to the first one who asks the same, on its way or come. Everybody
 * after that asks anew.
 *
 * @param patience milliseconds after which nobody is handed an old answer
 */
export function askedAheadLink(patience: number = PATIENCE): ApolloLink {
  const answers = new Map<string, Answer>();
  return new ApolloLink((operation, forward) => {
    const key = JSON.stringify([operation.operationName, operation.variables]);
    if (operation.getContext()['ahead'] === true) {
      const answer = forward(operation).pipe(shareReplay(1));
      answers.set(key, answer);
      setTimeout(() => {
        if (answers.get(key) === answer) answers.delete(key);
      }, patience);
      return answer;
    }
    const answer = answers.get(key);
    answers.delete(key);
    return answer ?? forward(operation);
  });
}

/** Asks what a page is about to ask, before that page is drawn. A failure is told to the page, which asks the same. */
export function askAhead<Data, Variables extends OperationVariables>(client: ApolloClient, query: TypedDocumentNode<Data, Variables>, variables: Variables): void {
  client.query<Data, OperationVariables>({ query, variables, fetchPolicy: 'network-only', context: { ahead: true } }).catch(() => undefined);
}
