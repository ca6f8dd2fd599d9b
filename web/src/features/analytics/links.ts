import {
  boundsOf,
  defaultView,
  hourValue,
  NO_FIGURES,
  writeQuery,
  type AnswerName,
  type FigureFilter,
  type Filters,
  type ListTab,
  type ListView,
} from '@vedetta/machines';
import type { AlertStatus } from '@vedetta/machines/lifecycles';
import type { AlertFilter } from '../../generated/alert-export/graphql.ts';
import { endOfSecond, momentOf, shownZone } from '../../lib/dates.ts';
import type { Days } from './period.ts';

/** The list of each status, in the order in which alerts go through them. */
export const TAB_OF: Readonly<Record<AlertStatus, ListTab>> = {
  DETECTED: 'review',
  VALIDATED: 'progress',
  RESOLVED: 'resolved',
  DISMISSED: 'dismissed',
};

/** What makes a detector right, and what makes it wrong. */
export const JUDGING: readonly AnswerName[] = [
  'CONFIRMED_THREAT',
  'KNOWN_AND_ACCEPTED',
  'FALSE_POSITIVE_BENIGN',
  'FALSE_POSITIVE_SATIRE_OR_NEWS',
];

/** What the whole page is narrowed to. */
export interface Scope {
  days: Days;
  sources: readonly string[];
}

/**
 * The list of what one figure counts: alerts of any status under the scope, unless the figure says
 * which; every severity counts unless told.
 */
export function listPath(
  { days, sources }: Scope,
  {
    tab = 'all',
    ...narrowed
  }: Partial<Omit<Filters, 'assignee'> & Pick<ListView, FigureFilter>> & { tab?: ListTab } = {},
): string {
  const view = defaultView({ source: sources, target: [], severity: [], assignee: [], time: days });
  return `/threat-manager?${writeQuery({ ...view, ...NO_FIGURES, ...narrowed, tab })}`;
}

/**
 * The list of what came in one hour of the week on the reader's clock; `weekday` from 0, which is
 * Monday.
 */
export const hourPath = (scope: Scope, weekday: number, hour: number): string =>
  listPath(scope, { hour: [hourValue({ weekday: weekday + 1, hour, timeZone: shownZone() })] });

/** The media that the page counts from a source. */
export function mediaPath({ days }: Scope, source: string): string {
  const filter = { source: [source], target: [], severity: [], assignee: [], time: days };
  return `/threat-manager?${writeQuery({ ...defaultView(filter), tab: 'media' })}`;
}

/**
 * The alerts that the page counts, as a filter: on the reader's clock, of every severity and
 * status.
 */
export function exportFilter({ days, sources }: Scope): AlertFilter {
  const { timeFrom, timeTo } = boundsOf(days);
  return {
    timeFrom: momentOf(timeFrom),
    timeTo: endOfSecond(timeTo),
    ...(sources.length === 0 ? {} : { sourceIds: sources.map(Number) }),
  };
}
