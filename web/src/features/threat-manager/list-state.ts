import { boundsOf, type Filters, type ListTab, type ListView } from '@vedetta/machines';
import type { AlertStatus } from '@vedetta/machines/lifecycles';
import type { AlertFilter } from '../../generated/threat-manager/graphql.ts';
import { momentOf } from '../../lib/dates.ts';
import { isSeverity, SEVERITIES } from '../../ui/severity.tsx';

/** What each list of alerts holds. */
export const STATUS_OF: Readonly<Record<Exclude<ListTab, 'media'>, AlertStatus>> = {
  review: 'DETECTED', progress: 'VALIDATED', resolved: 'RESOLVED', dismissed: 'DISMISSED',
};

type Narrowing = Filters & Pick<ListView, 'search'>;

/** The filter as the gateway takes it; `status` only where a list of one status is asked for. */
export function toAlertFilter(view: Narrowing, status?: AlertStatus): AlertFilter {
  const { source, target, severity, assignee, time, search } = view;
  const bounds = time === null ? null : boundsOf(time);
  return {
    ...(status === undefined ? {} : { status: [status] }),
    ...(severity.length === 0 ? {} : { severity: severity.filter(isSeverity) }),
    ...(source.length === 0 ? {} : { sourceIds: source.map(Number) }),
    ...(target.length === 0 ? {} : { targetIds: [...target] }),
    ...(assignee.length === 0 ? {} : { assignedTo: [...assignee] }),
    ...(bounds === null ? {} : { timeFrom: momentOf(bounds.timeFrom), timeTo: momentOf(bounds.timeTo) }),
    ...(search === '' ? {} : { search }),
  };
}

/** What of the filter narrows the list of media, as the gateway takes it. */
export function toMediaFilter(view: Narrowing): Pick<AlertFilter, 'sourceIds' | 'targetIds' | 'timeFrom' | 'timeTo' | 'search'> {
  return toAlertFilter({ ...view, severity: [], assignee: [] });
}

/** The view as far as the list of media knows it: severity and assignee are of alerts. */
export const asMediaView = <View extends Narrowing>(view: View, preset: Filters): View => ({ ...view, severity: preset.severity, assignee: preset.assignee });

/**
 * Whether the list holds less than at a first visit: an empty one then says that nothing matches.
 * @param preset the filters of a first visit
 */
export function isNarrowed(view: Narrowing, preset: Filters): boolean {
  const everyUsualOne = (preset.severity.length === 0 ? SEVERITIES : preset.severity).every((severity) => view.severity.includes(severity));
  return view.search !== '' || (view.severity.length > 0 && !everyUsualOne) || view.time !== null || [view.source, view.target, view.assignee].some(({ length }) => length > 0);
}

/** Whether taking the search and the filters back would change anything. */
export function isPreset(view: Narrowing, preset: Filters): boolean {
  const same = (some: readonly string[], others: readonly string[]) => some.length === others.length && some.every((value) => others.includes(value));
  return view.search === '' && view.time === null && (['source', 'target', 'severity', 'assignee'] as const).every((name) => same(view[name], preset[name]));
}
