import { defaultView, writeQuery, type Filters, type ListTab } from '@vedetta/machines';
import type { AlertStatus } from '@vedetta/machines/lifecycles';
import type { Days } from './period.ts';

/** The list of each status, in the order in which alerts go through them. */
export const TAB_OF: Readonly<Record<AlertStatus, ListTab>> = { DETECTED: 'review', VALIDATED: 'progress', RESOLVED: 'resolved', DISMISSED: 'dismissed' };

/** What the whole page is narrowed to. */
export interface Scope { days: Days; sources: readonly string[] }

/** The threat manager's lists under the scope and what one figure adds to it; every severity counts unless told. */
export function listPath({ days, sources }: Scope, { status, ...narrowed }: Partial<Omit<Filters, 'assignee'>> & { status?: AlertStatus } = {}): string {
  const view = defaultView({ source: sources, target: [], severity: [], assignee: [], time: days, ...narrowed });
  return `/threat-manager?${writeQuery({ ...view, tab: status === undefined ? 'review' : TAB_OF[status] })}`;
}
