import { useQuery } from '@apollo/client/react';
import type { ListView } from '@vedetta/machines';
import * as m from '../../generated/messages/threat-manager/index.ts';
import { AlertListCountsDocument } from '../../generated/threat-manager/graphql.ts';
import { severityLabel, type SeverityName } from '../../ui/severity.tsx';
import { severitiesLeftOut, STATUSES_OF, toAlertFilter, type AlertTab } from './list-state.ts';

const MEMBER = {
  DETECTED: 'detected',
  VALIDATED: 'validated',
  RESOLVED: 'resolved',
  DISMISSED: 'dismissed',
} as const;

/** How many alerts an empty list does not show because of their severity. */
export function hiddenWords(count: number, leftOut: readonly SeverityName[]): string | null {
  const [only, ...others] = leftOut;
  if (count === 0 || only === undefined) return null;
  return others.length === 0
    ? m.hiddenOfSeverity({ count, severity: severityLabel(only).toLowerCase() })
    : m.hiddenOfSeverities({ count });
}

/**
 * Counts what the severities of the filter leave out of an empty list.
 *
 * @returns words for it, null for none or while that is not known; and how to count again
 */
export function useHidden(
  view: ListView,
  tab: AlertTab,
  isEmpty: boolean,
): { hidden: string | null; recount: () => void } {
  const leftOut = severitiesLeftOut(view);
  const skip = !isEmpty || leftOut.length === 0;
  const { data, refetch } = useQuery(AlertListCountsDocument, {
    variables: { filter: toAlertFilter({ ...view, severity: [] }) },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const count =
    skip || data === undefined
      ? 0
      : STATUSES_OF[tab].reduce((sum, status) => sum + data.alertCounts[MEMBER[status]], 0);
  // A count that could not be renewed stays as it is; the next change asks again.
  return {
    hidden: hiddenWords(count, leftOut),
    recount: () => {
      if (!skip) refetch().catch(() => undefined);
    },
  };
}
