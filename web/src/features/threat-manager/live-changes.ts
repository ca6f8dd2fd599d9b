import { NO_ONE } from '@vedetta/machines';
import type { AlertStatus } from '@vedetta/machines/lifecycles';
import * as m from '../../generated/messages/threat-manager/index.ts';
import { dayOf } from '../../lib/dates.ts';
import type { SeverityName } from '../../ui/severity.tsx';
import type { Narrowed } from './list-state.ts';

/** What the list needs to know of one change. */
export interface Change {
  alertId: string;
  status: AlertStatus;
  severity: SeverityName;
  sourceId?: number | undefined;
  detectedAt?: string | undefined;
  assigneeId?: string | null | undefined;
  detector?: string | undefined;
  feedbackResponse?: string | null | undefined;
}

/**
 * What has happened since the rows on screen were read: arrivals wait behind a button, nothing
 * moves by itself.
 */
export interface Waiting {
  arrived: readonly string[];
}
export const NOTHING_WAITS: Waiting = { arrived: [] };

/**
 * Whether the alert, as it is now, belongs into the list that is shown. A search and a target are
 * for the server to judge: they count as belonging.
 */
export function belongs(
  change: Change,
  statuses: readonly AlertStatus[],
  filters: Narrowed,
): boolean {
  const { detector = [], answer = [] } = filters;
  return (
    statuses.includes(change.status) &&
    (filters.severity.length === 0 || filters.severity.includes(change.severity)) &&
    (filters.source.length === 0 ||
      change.sourceId === undefined ||
      filters.source.includes(String(change.sourceId))) &&
    isWithin(change.detectedAt, filters.time) &&
    (filters.assignee.length === 0 || filters.assignee.includes(change.assigneeId ?? NO_ONE)) &&
    (detector.length === 0 ||
      change.detector === undefined ||
      detector.includes(change.detector)) &&
    (answer.length === 0 ||
      (typeof change.feedbackResponse === 'string' && answer.includes(change.feedbackResponse)))
  );
}

const isWithin = (moment: string | undefined, time: Narrowed['time']): boolean =>
  time === null || moment === undefined || (dayOf(moment) >= time.from && dayOf(moment) <= time.to);

/**
 * Takes one change into account.
 * @param shown ids of the rows on screen: they follow in place and are never announced
 */
export function withChange(
  waiting: Waiting,
  change: Change,
  shown: readonly string[],
  statuses: readonly AlertStatus[],
  filters: Narrowed,
): Waiting {
  const others = waiting.arrived.filter((id) => id !== change.alertId);
  const arrives = !shown.includes(change.alertId) && belongs(change, statuses, filters);
  if (arrives && waiting.arrived.includes(change.alertId)) return waiting;
  if (!arrives && others.length === waiting.arrived.length) return waiting;
  return { arrived: arrives ? [...others, change.alertId] : others };
}

/** The words on the button that brings the list up to date; null when it already is. */
export function waitingWords(arrived: number, moved: number): string | null {
  if (arrived > 0) return m.newAlerts({ arrived });
  if (moved > 0) return m.refreshMoved({ moved });
  return null;
}
