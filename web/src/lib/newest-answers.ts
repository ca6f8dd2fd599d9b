import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, finalize, map, of, throwError } from 'rxjs';

/** The same question, asked again before it was answered. */
interface Asking {
  asked: number;
  onTheirWay: number;
  /** The newest question that has been answered, and with what. */
  answered: { turn: number; result: ApolloLink.Result } | null;
}

/**
 * Questions are asked again when an event says that something has changed, and two answers may come
 * in the wrong order: the older one would put the old state back for good. In place of an answer
 * that a later one has overtaken the later one is told again.
 *
 * @returns the link; it stands before whatever asks twice, so that one question has one turn
 */
export function newestAnswers(): ApolloLink {
  const askings = new Map<string, Asking>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = JSON.stringify([operation.operationName, operation.variables]);
    const asking = askings.get(key) ?? { asked: 0, onTheirWay: 0, answered: null };
    askings.set(key, asking);
    const turn = (asking.asked += 1);
    asking.onTheirWay += 1;
    const newer = () =>
      asking.answered !== null && asking.answered.turn > turn ? asking.answered.result : null;
    return forward(operation).pipe(
      map((result) => {
        const later = newer();
        if (later !== null) return later;
        if (result.errors === undefined) asking.answered = { turn, result };
        return result;
      }),
      catchError((error: unknown) => {
        const later = newer();
        return later === null ? throwError(() => error) : of(later);
      }),
      finalize(() => {
        asking.onTheirWay -= 1;
        if (asking.onTheirWay === 0 && askings.get(key) === asking) askings.delete(key);
      }),
    );
  });
}
