import type { ApolloClient } from '@apollo/client';
import type { TargetRowFragment } from '../../generated/targets/graphql.ts';

/** What was added and given up in this window. */
const ownTargets = new WeakMap<ApolloClient, Set<string>>();

export function noteOwnTargets(client: ApolloClient, ids: readonly string[]): void {
  const own = ownTargets.get(client) ?? new Set();
  for (const id of ids) own.add(id);
  ownTargets.set(client, own);
}

/**
 * Whether an event tells of what was just done here, which the list shows anyway: that it is gone,
 * or that it is there and was never scanned.
 */
export const isOwnAct = (
  client: ApolloClient,
  id: string,
  target: Pick<TargetRowFragment, 'lastScan'> | null,
): boolean =>
  (ownTargets.get(client)?.has(id) ?? false) && (target === null || target.lastScan === null);
