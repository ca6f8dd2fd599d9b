import { ApolloLink, type ApolloCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize } from 'rxjs';

type LiveWrite = (cache: ApolloCache) => void;

/** Of each question on its way: what events have written meanwhile. */
const missedBy = new Set<LiveWrite[]>();

/** What is shown of acts that the server has not answered yet. */
const wishes = new Set<() => void>();

/** Writes the objects of an event into the cache, and remembers them for answers that are older than the event. */
export function writeLive(cache: ApolloCache, write: LiveWrite): void {
  for (const missed of missedBy) missed.push(write);
  write(cache);
  for (const show of wishes) show();
}

/**
 * Keeps what an act wants on the screen until the server has answered: an event or an answer from before it, which is still on its
 * way, would show the old state meanwhile.
 *
 * @param show shows the wish again
 * @returns how to end it
 */
export function keepShowing(show: () => void): () => void {
  wishes.add(show);
  return () => { wishes.delete(show); };
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
    if (missed.length > 0 || wishes.size > 0) setTimeout(() => {
      if (missed.length > 0) cache.batch({ update: () => { for (const write of missed) write(cache); } });
      for (const show of wishes) show();
    });
  }));
});
