import type { AlertStatus } from '@vedetta/machines/lifecycles';
import { isSeverity, SEVERITIES, type SeverityName } from '../../ui/severity.tsx';
import type { AlertFilter } from '../../generated/threat-manager/graphql.ts';

/** The lists of the threat manager, in the order of their tabs; the address bar carries these words. */
export const LISTS = ['review', 'progress', 'resolved', 'dismissed', 'media'] as const;
export type ListId = (typeof LISTS)[number];

export const STATUS_OF: Readonly<Record<Exclude<ListId, 'media'>, AlertStatus>> = {
  review: 'DETECTED', progress: 'VALIDATED', resolved: 'RESOLVED', dismissed: 'DISMISSED',
};

/** What is kept in the browser between visits: the filters and nothing else (specification, section 4). */
export interface Filters {
  severity: readonly SeverityName[];
  sourceIds: readonly number[];
  assignees: readonly string[];
}
export interface ListState extends Filters {
  list: ListId;
  page: number;
  search: string;
}

export const NO_FILTERS: Filters = { severity: [], sourceIds: [], assignees: [] };

/** Trial users start with no severity chosen, everybody else with all but Informative (specification, section 6). */
export function presetFilters(isFreeTrial: boolean): Filters {
  return isFreeTrial ? NO_FILTERS : { ...NO_FILTERS, severity: SEVERITIES.filter((severity) => severity !== 'INFORMATIVE') };
}

const words = (text: string | null): string[] => (text ?? '').split(',').map((word) => word.trim()).filter((word) => word !== '' && word !== 'any');
const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
const FILTER_KEYS = ['severity', 'source', 'assignee'] as const;

/** Reads the filters that the address carries; null when it carries none, so that the kept ones count. */
function filtersOf(params: URLSearchParams): Filters | null {
  if (!FILTER_KEYS.some((key) => params.has(key))) return null;
  return {
    severity: words(params.get('severity')).map((word) => word.toUpperCase()).filter(isSeverity),
    sourceIds: words(params.get('source')).map(Number).filter((id) => Number.isInteger(id) && id > 0),
    assignees: words(params.get('assignee')).filter(isId),
  };
}

/**
 * The state of the list as the address tells it. Whatever makes no sense there is left out, never an error.
 * @param kept filters for an address that carries none
 */
export function readListState(params: URLSearchParams, kept: Filters): ListState {
  const list = LISTS.find((id) => id === params.get('tab')) ?? 'review';
  const page = Number(params.get('page') ?? '1');
  return {
    list,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    search: (params.get('q') ?? '').slice(0, 256),
    ...(filtersOf(params) ?? kept),
  };
}

/** The address of a state: defaults stay out of it, filters are always told so that a link shows the same to everybody. */
export function writeListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.list !== 'review') params.set('tab', state.list);
  if (state.page > 1) params.set('page', String(state.page));
  if (state.search !== '') params.set('q', state.search);
  params.set('severity', state.severity.length === 0 ? 'any' : state.severity.map((severity) => severity.toLowerCase()).join(','));
  if (state.sourceIds.length > 0) params.set('source', state.sourceIds.join(','));
  if (state.assignees.length > 0) params.set('assignee', state.assignees.join(','));
  return params;
}

/** Reads the kept filters; null when there are none or they are not ours. */
export function parseKeptFilters(text: string | null): Filters | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const list = (name: string): unknown[] => {
      const member: unknown = Reflect.get(value, name);
      return Array.isArray(member) ? member : [];
    };
    const strings = (name: string) => list(name).filter((entry) => typeof entry === 'string');
    return {
      severity: strings('severity').filter(isSeverity),
      sourceIds: list('sourceIds').filter((entry): entry is number => typeof entry === 'number' && Number.isInteger(entry)),
      assignees: strings('assignees').filter(isId),
    };
  } catch {
    return null;
  }
}

/** The filter as the gateway takes it; `status` only where a list of one status is asked for. */
export function toAlertFilter(state: Filters & { search: string }, status?: AlertStatus): AlertFilter {
  return {
    ...(status === undefined ? {} : { status: [status] }),
    ...(state.severity.length === 0 ? {} : { severity: [...state.severity] }),
    ...(state.sourceIds.length === 0 ? {} : { sourceIds: [...state.sourceIds] }),
    ...(state.assignees.length === 0 ? {} : { assignedTo: [...state.assignees] }),
    ...(state.search === '' ? {} : { search: state.search }),
  };
}

/**
 * Whether the list holds less than at a first visit: an empty one then says that nothing matches.
 * @param preset the filters of a first visit
 */
export function isNarrowed(state: Filters & { search: string }, preset: Filters): boolean {
  const everyUsualOne = (preset.severity.length === 0 ? SEVERITIES : preset.severity).every((severity) => state.severity.includes(severity));
  return state.search !== '' || (state.severity.length > 0 && !everyUsualOne) || state.sourceIds.length > 0 || state.assignees.length > 0;
}

/** Whether taking the search and the filters back would change anything. */
export function isPreset(state: Filters & { search: string }, preset: Filters): boolean {
  const same = (some: readonly unknown[], others: readonly unknown[]) => some.length === others.length && some.every((value) => others.includes(value));
  return state.search === '' && same(state.severity, preset.severity) && same(state.sourceIds, preset.sourceIds) && same(state.assignees, preset.assignees);
}
