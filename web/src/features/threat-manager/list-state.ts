import {
  boundsOf,
  FIGURE_FILTERS,
  NO_FIGURES,
  NO_ONE,
  readHour,
  type FigureFilter,
  type Filters,
  type ListTab,
  type ListView,
} from '@vedetta/machines';
import type { AlertStatus } from '@vedetta/machines/lifecycles';
import type { AlertFilter } from '../../generated/threat-manager/graphql.ts';
import { endOfSecond, momentOf } from '../../lib/dates.ts';
import { isFeedbackResponse } from '../../domain/triage/feedback.ts';
import { isSeverity, SEVERITIES, type SeverityName } from '../../ui/severity.tsx';

export type AlertTab = Exclude<ListTab, 'media'>;

/**
 * What each list of alerts holds; the last two are what figures of the analytics count (decision
 * 196).
 */
export const STATUSES_OF: Readonly<Record<AlertTab, readonly AlertStatus[]>> = {
  review: ['DETECTED'],
  progress: ['VALIDATED'],
  resolved: ['RESOLVED'],
  dismissed: ['DISMISSED'],
  all: ['DETECTED', 'VALIDATED', 'RESOLVED', 'DISMISSED'],
  validated: ['VALIDATED', 'RESOLVED'],
};

/**
 * What chosen alerts have in common: the status of a list that holds one, else that of all of them;
 * null where they differ, or are not seen.
 */
export function sharedStatus(
  list: readonly AlertStatus[],
  chosen: readonly AlertStatus[],
): AlertStatus | null {
  const held = [...new Set(list.length === 1 ? list : chosen)];
  return held.length === 1 ? (held[0] ?? null) : null;
}

/** What decides which alerts a list holds, beside its search and its tab. */
export type Narrowed = Filters & Partial<Pick<ListView, FigureFilter>>;
type Narrowing = Narrowed & Pick<ListView, 'search'>;

/**
 * The filter as the gateway takes it; `status` only where a list is asked for that does not hold
 * all of them.
 */
export function toAlertFilter(view: Narrowing, tab: AlertTab = 'all'): AlertFilter {
  const {
    source,
    target,
    severity,
    assignee,
    detector = [],
    answer = [],
    hour = [],
    time,
    search,
  } = view;
  const people = assignee.filter((id) => id !== NO_ONE);
  const bounds = time === null ? null : boundsOf(time);
  return {
    ...(tab === 'all' ? {} : { status: [...STATUSES_OF[tab]] }),
    ...(severity.length === 0 ? {} : { severity: severity.filter(isSeverity) }),
    ...(source.length === 0 ? {} : { sourceIds: source.map(Number) }),
    ...(target.length === 0 ? {} : { targetIds: [...target] }),
    ...(people.length === 0 ? {} : { assignedTo: people }),
    ...(people.length === assignee.length ? {} : { unassigned: true }),
    ...(detector.length === 0 ? {} : { detectors: [...detector] }),
    ...(answer.length === 0 ? {} : { feedback: answer.filter(isFeedbackResponse) }),
    ...(hour.length === 0 ? {} : { hours: hour.flatMap((value) => readHour(value) ?? []) }),
    ...(bounds === null
      ? {}
      : { timeFrom: momentOf(bounds.timeFrom), timeTo: endOfSecond(bounds.timeTo) }),
    ...(search === '' ? {} : { search }),
  };
}

/** What of the filter narrows the list of media, as the gateway takes it. */
export function toMediaFilter(
  view: Narrowing,
): Pick<AlertFilter, 'sourceIds' | 'targetIds' | 'timeFrom' | 'timeTo' | 'search'> {
  return toAlertFilter({ ...view, severity: [], assignee: [], ...NO_FIGURES });
}

/**
 * The view as far as the list of media knows it: severity, assignee and what figures narrow are of
 * alerts.
 */
export const asMediaView = <View extends Narrowing>(view: View, preset: Filters): View => ({
  ...view,
  severity: preset.severity,
  assignee: preset.assignee,
  ...NO_FIGURES,
});

const isOfFigure = (view: Narrowed): boolean =>
  FIGURE_FILTERS.some((name) => (view[name]?.length ?? 0) > 0);

/**
 * Whether the list holds less than at a first visit: an empty one then says that nothing matches.
 * @param preset the filters of a first visit
 */
export function isNarrowed(view: Narrowing, preset: Filters): boolean {
  const everyUsualOne = (preset.severity.length === 0 ? SEVERITIES : preset.severity).every(
    (severity) => view.severity.includes(severity),
  );
  return (
    view.search !== '' ||
    (view.severity.length > 0 && !everyUsualOne) ||
    view.time !== null ||
    isOfFigure(view) ||
    [view.source, view.target, view.assignee].some(({ length }) => length > 0)
  );
}

/**
 * The severities that the filter leaves out.
 * @returns empty where it leaves out none
 */
export const severitiesLeftOut = ({
  severity,
}: Pick<Filters, 'severity'>): readonly SeverityName[] =>
  severity.length === 0 ? [] : SEVERITIES.filter((name) => !severity.includes(name));

/** Whether taking the search and the filters back would change anything. */
export function isPreset(view: Narrowing, preset: Filters): boolean {
  const same = (some: readonly string[], others: readonly string[]) =>
    some.length === others.length && some.every((value) => others.includes(value));
  return (
    view.search === '' &&
    view.time === null &&
    !isOfFigure(view) &&
    (['source', 'target', 'severity', 'assignee'] as const).every((name) =>
      same(view[name], preset[name]),
    )
  );
}
