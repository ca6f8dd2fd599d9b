import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { OpenAlertsDocument, type OpenAlertsQuery } from '../../generated/open-alerts/graphql.ts';

let asked = 0;
let told = 0;

/**
 * Counts the open alerts again, for everybody who shows them. An answer that a later one has
 * overtaken is dropped; one that fails leaves the numbers as they are.
 */
export async function countOpenAlerts(client: ApolloClient): Promise<void> {
  const turn = (asked += 1);
  try {
    const { data } = await client.query({ query: OpenAlertsDocument, fetchPolicy: 'no-cache' });
    if (data === undefined || turn < told) return;
    told = turn;
    client.writeQuery({ query: OpenAlertsDocument, data });
  } catch {
    // The next change counts again; a number that is a little old is no fault worth showing.
  }
}

/**
 * The open alerts as the sidebar and the cards show them (decision 197): both from the cache, so
 * that they change in the same moment.
 */
export function useOpenAlerts(): {
  counts: OpenAlertsQuery['alertCounts'] | undefined;
  count: () => void;
} {
  const client = useApolloClient();
  // The frame, which stands around every page, asks for them when it comes.
  const { data } = useQuery(OpenAlertsDocument, {
    fetchPolicy: 'cache-only',
    nextFetchPolicy: 'cache-only',
  });
  return {
    counts: data?.alertCounts,
    count: useCallback(() => void countOpenAlerts(client), [client]),
  };
}
