import { ApolloLink, type ApolloCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize } from 'rxjs';
import { AlertVersionFragmentDoc } from '../generated/triage/graphql.ts';

type LiveWrite = (cache: ApolloCache) => void;

/** Of each question on its way: what events have written meanwhile. */
const missedBy = new Set<LiveWrite[]>();
let seen = 0;

/**
 * How many events have come in this window: an answer is older than what came since its question
 * was asked.
 */
export const eventsSeen = (): number => seen;

/**
 * Writes the objects of an event into the cache, and remembers them for answers that are older than
 * the event.
 */
export function writeLive(cache: ApolloCache, write: LiveWrite): void {
  seen += 1;
  for (const missed of missedBy) missed.push(write);
  write(cache);
}

/**
 * Whether the cache has a newer version of an alert already: the answer to an act is often here
 * before the events of those before it.
 */
export function isOutdated(cache: ApolloCache, alert: { id: string; version: number }): boolean {
  const id = cache.identify({ __typename: 'Alert', id: alert.id });
  const known =
    id === undefined ? null : cache.readFragment({ id, fragment: AlertVersionFragmentDoc });
  return known !== null && known.version > alert.version;
}

let wishes = 0;

/**
 * Keeps what an act wants on the screen until the server has answered, above everything that is
 * written meanwhile: an event or an answer from before it would show the old state, if only for one
 * frame.
 *
 * @param wish writes it into the cache; called again when what lies below has changed
 * @returns how to end it: what the server said last is shown then
 */
export function keepShowing(cache: ApolloCache, wish: () => void): () => void {
  const id = `wish ${(wishes += 1)}`;
  cache.recordOptimisticTransaction(wish, id);
  return () => cache.removeOptimistic(id);
}

/**
 * An answer that was made before an event, and arrives after it, would put the old state back for
 * good. So what events wrote while a question was on its way is written again once its answer is in
 * the cache.
 */
export const eventsOverAnswers = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
    const missed: LiveWrite[] = [];
    missedBy.add(missed);
    return forward(operation).pipe(
      finalize(() => {
        const { cache } = operation.client;
        // The answer is written before the next task begins; what an event writes before that task
        // comes after what the others wrote.
        setTimeout(() => {
          missedBy.delete(missed);
          if (missed.length > 0)
            cache.batch({
              update: () => {
                for (const write of missed) write(cache);
              },
            });
        });
      }),
    );
  });
