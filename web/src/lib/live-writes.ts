import { ApolloLink, type ApolloCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize } from 'rxjs';

type LiveWrite = (cache: ApolloCache) => void;

/** Of each question on its way: what events have written meanwhile. */
const missedBy = new Set<LiveWrite[]>();

/** Writes the objects of an event into the cache, and remembers them for answers that are older than the event. */
export function writeLive(cache: ApolloCache, write: LiveWrite): void {
  for (const missed of missedBy) missed.push(write);
  write(cache);
}

/**
 * An answer that was made before an event, and arrives after it, would put the old state back for good. So what events
 * wrote while a question was on its way is written again once its answer is in the cache.
 */
export const eventsOverAnswers = (): ApolloLink => new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
  const missed: LiveWrite[] = [];
  missedBy.add(missed);
  return forward(operation).pipe(finalize(() => {
    missedBy.delete(missed);
    const { cache } = operation.client;
    // The answer is written before the next task begins.
    if (missed.length > 0) setTimeout(() => { cache.batch({ update: () => { for (const write of missed) write(cache); } }); });
  }));
});
