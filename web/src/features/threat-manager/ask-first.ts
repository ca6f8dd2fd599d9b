import type { ApolloClient } from '@apollo/client';
import { FILTERS_KEY, filtersMachine } from '@vedetta/machines';
import { createActor } from 'xstate';
import {
  AlertListCountsDocument,
  AlertListDocument,
  MediaGroupsDocument,
  type AlertListQueryVariables,
} from '../../generated/threat-manager/graphql.ts';
import { askAhead } from '../../lib/asked-ahead.ts';
import type { Asker } from '../../domain/viewer/use-viewer.ts';
import { toAlertFilter } from './list-state.ts';
import { groupedIds } from './use-groups.ts';

/** What the browser keeps of the filters; null where it keeps nothing. */
export function readKept(): string | null {
  try {
    return localStorage.getItem(FILTERS_KEY);
  } catch {
    return null;
  }
}

/**
 * Asks for the list that the address wants, and for its counts, before the page is drawn: the rows
 * are what one waits for.
 *
 * @returns when they have come, or will not come
 */
export function askFirst(client: ApolloClient, { isFreeTrial }: Asker): Promise<unknown> {
  const { applied } = createActor(filtersMachine, {
    input: { isFreeTrial, query: window.location.search, kept: readKept() },
  }).getSnapshot().context;
  return Promise.all([
    askAhead(client, AlertListCountsDocument, { filter: toAlertFilter(applied) }),
    applied.tab === 'media'
      ? undefined
      : askRows(client, {
          filter: toAlertFilter(applied, applied.tab),
          page: applied.page,
          after: applied.after,
        }),
  ]);
}

/** The rows, and the groups of their items, without which no row is drawn. */
async function askRows(client: ApolloClient, variables: AlertListQueryVariables): Promise<void> {
  await askAhead(client, AlertListDocument, variables);
  const rows = client.readQuery({ query: AlertListDocument, variables })?.alerts.results ?? [];
  if (rows.length > 0)
    await askAhead(client, MediaGroupsDocument, {
      mediaIds: groupedIds(rows.map(({ mediaId }) => mediaId)),
    });
}
