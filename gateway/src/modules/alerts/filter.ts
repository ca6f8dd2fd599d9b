import type { AlertFilter } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { feedback, severity } from '../common/enums.ts';
import { toSourceIds } from '../common/sources.ts';
import { toIds } from '../common/ids.ts';

export type AlertFilterInput = AlertFilter | null | undefined;

interface RestFilter {
  source_ids: number[] | undefined;
  severity: Rest['Severity'][] | undefined;
  target_ids: number[] | undefined;
  assigned_to: number[] | undefined;
  unassigned: boolean | undefined;
  detectors: string[] | undefined;
  feedback: Rest['FeedbackResponse'][] | undefined;
  hours: Rest['HourOfWeek'][] | undefined;
  search_query: string | undefined;
  time_from: string | undefined;
  time_to: string | undefined;
}

/** The filter of the alert lists without its status, which counts leave out. */
export function toRestFilter(filter: AlertFilterInput): RestFilter {
  return {
    source_ids: toSourceIds(filter?.sourceIds, filter?.sources),
    severity: filter?.severity?.map((name) => severity.toRest[name]),
    target_ids: toIds(filter?.targetIds, 'targetIds'),
    assigned_to: toIds(filter?.assignedTo, 'assignedTo'),
    unassigned: filter?.unassigned ?? undefined,
    detectors: filter?.detectors ?? undefined,
    feedback: filter?.feedback?.map((name) => feedback.toRest[name]),
    hours: filter?.hours?.map(({ weekday, hour, timeZone }) => ({
      weekday,
      hour,
      time_zone: timeZone ?? 'UTC',
    })),
    search_query: filter?.search ?? undefined,
    time_from: filter?.timeFrom ?? undefined,
    time_to: filter?.timeTo ?? undefined,
  };
}
