import { boundsOf, defaultView, writeQuery, type Filters, type ListTab } from '@vedetta/machines';
import type { AlertStatus } from '@vedetta/machines/lifecycles';
import type { AlertFilter } from '../../generated/alert-export/graphql.ts';
import { momentOf } from '../../lib/dates.ts';
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

/** The media that the page counts from a source. */
export function mediaPath({ days }: Scope, source: string): string {
  return `/threat-manager?${writeQuery({ ...defaultView({ source: [source], target: [], severity: [], assignee: [], time: days }), tab: 'media' })}`;
}

/** The alerts that the page counts, as a filter: on the reader's clock, of every severity and status. */
export function exportFilter({ days, sources }: Scope): AlertFilter {
  const { timeFrom, timeTo } = boundsOf(days);
  return { timeFrom: momentOf(timeFrom), timeTo: momentOf(timeTo), ...(sources.length === 0 ? {} : { sourceIds: sources.map(Number) }) };
}
