import { isDay } from '../date-range/range.ts';

/** The filters that choose among values, in the order of the bar. */
export const CHOICE_FILTERS = ['source', 'target', 'severity', 'assignee'] as const;
export type ChoiceFilter = (typeof CHOICE_FILTERS)[number];
export type FilterName = ChoiceFilter | 'time';

/**
 * What a figure of the analytics narrows a list to; the bar has no dropdown for it, and a list can
 * be freed of it.
 */
export const FIGURE_FILTERS = ['detector', 'answer', 'hour'] as const;
export type FigureFilter = (typeof FIGURE_FILTERS)[number];

/**
 * The lists, which stand for the filter "Status"; the address carries these words. The last two
 * hold several statuses: figures lead to them.
 */
export const LIST_TABS = [
  'review',
  'progress',
  'resolved',
  'dismissed',
  'media',
  'all',
  'validated',
] as const;
export type ListTab = (typeof LIST_TABS)[number];

export type SeverityName = 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW' | 'INFORMATIVE';
/** What people answer about an alert. */
export const ANSWERS = [
  'CONFIRMED_THREAT',
  'FALSE_POSITIVE_BENIGN',
  'FALSE_POSITIVE_SATIRE_OR_NEWS',
  'DUPLICATE',
  'KNOWN_AND_ACCEPTED',
  'CANNOT_TELL',
] as const;
export type AnswerName = (typeof ANSWERS)[number];
const SEVERITIES: readonly SeverityName[] = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFORMATIVE'];

/** What is kept in the browser between visits: the filters and nothing else. */
export interface Filters {
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly severity: readonly string[];
  readonly assignee: readonly string[];
  /** Days, both included. */
  readonly time: { from: string; to: string } | null;
}
/** Everything that decides what a list shows. */
export interface ListView extends Filters {
  /**
   * Detectors by their ids, answers of people by their names, hours of the week as
   * `2-14@Europe/Rome`. They are of this list alone: a next visit begins without them.
   */
  readonly detector: readonly string[];
  readonly answer: readonly string[];
  readonly hour: readonly string[];
  readonly tab: ListTab;
  /** From 1. */
  readonly page: number;
  /**
   * The end of an earlier page, as the server names it: the page follows that one's last row. null:
   * it is counted from the top.
   */
  readonly after: string | null;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  readonly search: string;
}

/** Name under which the browser keeps the filters. */
export const FILTERS_KEY = 'threatManagerFilters';
export const MAX_SEARCH_LENGTH = 256;
const MAX_VALUES = 50;
const MAX_PAGE = 1_000_000;
const CURSOR = /^[\w.-]{1,64}$/;
const isPage = (page: number) => Number.isSafeInteger(page) && page >= 1 && page <= MAX_PAGE;
const SORT = /^[a-z_]{1,32}$/;
const NO_FILTERS: Filters = { source: [], target: [], severity: [], assignee: [], time: null };
/** A list that no figure narrowed. */
export const NO_FIGURES: Readonly<Record<FigureFilter, readonly string[]>> = {
  detector: [],
  answer: [],
  hour: [],
};
const FILTER_KEYS = [...CHOICE_FILTERS, 'from', 'to'];
/**
 * Stands in the address for "no severity chosen", which differs from an address that does not say.
 */
const ANY = 'any';

/** Trial users start with no severity chosen, everybody else with all but Informative. */
export function defaultFilters(isFreeTrial: boolean): Filters {
  return isFreeTrial
    ? NO_FILTERS
    : { ...NO_FILTERS, severity: SEVERITIES.filter((name) => name !== 'INFORMATIVE') };
}

/** The list as it is without any wish. */
export function defaultView(filters: Filters): ListView {
  return {
    ...filters,
    ...NO_FIGURES,
    tab: 'review',
    page: 1,
    after: null,
    sort: 'severity',
    order: 'desc',
    search: '',
  };
}

/** Whether a filter knows a value. */
export function isFilterValue(
  filter: ChoiceFilter | FigureFilter,
  value: unknown,
): value is string {
  if (typeof value !== 'string') return false;
  if (filter === 'severity') return SEVERITIES.some((name) => name === value);
  if (filter === 'answer') return ANSWERS.some((name) => name === value);
  if (filter === 'detector') return /^[\w.:-]{1,100}$/.test(value);
  if (filter === 'hour') return readHour(value) !== null;
  return filter === 'source' ? /^\d{1,6}$/.test(value) : /^[\w-]{1,64}$/.test(value);
}

/** An hour of every week in a time zone; Monday is 1. */
export interface HourOfWeek {
  weekday: number;
  hour: number;
  timeZone: string;
}
const HOUR = /^([1-7])-(1?\d|2[0-3])@([A-Za-z][\w+/-]{0,63})$/;

/** Reads what `hourValue` wrote. @returns null for anything else */
export function readHour(value: string): HourOfWeek | null {
  const [, weekday, hour, timeZone] = HOUR.exec(value) ?? [];
  return timeZone === undefined || !isTimeZone(timeZone)
    ? null
    : { weekday: Number(weekday), hour: Number(hour), timeZone };
}
/**
 * Zones that were found to be some: a clock is made to ask, and every event of the filters asks.
 */
const ZONES = new Set<string>();
function isTimeZone(name: string): boolean {
  if (ZONES.has(name)) return true;
  try {
    if (new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone === '')
      return false;
    ZONES.add(name);
    return true;
  } catch {
    return false;
  }
}
/**
 * An hour of the week as the address and the filter carry it; with its zone, so that a link shows
 * the same to everybody.
 */
export const hourValue = ({ weekday, hour, timeZone }: HourOfWeek): string =>
  `${weekday}-${hour}@${timeZone}`;

const valuesOf = (filter: ChoiceFilter | FigureFilter, values: readonly unknown[]) =>
  [...new Set(values.filter((value): value is string => isFilterValue(filter, value)))].slice(
    0,
    MAX_VALUES,
  );
const daysOf = (from: unknown, to: unknown): Filters['time'] =>
  typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to) && from <= to
    ? { from, to }
    : null;

/** Filters from any value: whatever makes no sense is left out. */
function filtersFrom(
  read: (name: string) => readonly unknown[],
  from: unknown,
  to: unknown,
): Filters {
  return {
    source: valuesOf('source', read('source')),
    target: valuesOf('target', read('target')),
    severity: valuesOf('severity', read('severity')),
    assignee: valuesOf('assignee', read('assignee')),
    time: daysOf(from, to),
  };
}

/** The filters as the browser keeps them. */
export function keptText({ source, target, severity, assignee, time }: Filters): string {
  return JSON.stringify({ source, target, severity, assignee, time });
}

/**
 * Reads kept filters.
 *
 * @returns null when there are none or they are not ours
 */
export function parseKept(text: string | null): Filters | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const member = (owner: object, name: string): unknown => Reflect.get(owner, name);
    const time = member(value, 'time');
    const days = typeof time === 'object' && time !== null ? time : {};
    const list = (name: string): readonly unknown[] => {
      const entries = member(value, name);
      return Array.isArray(entries) ? entries : [];
    };
    return filtersFrom(list, member(days, 'from'), member(days, 'to'));
  } catch {
    return null;
  }
}

/**
 * Reads the query of an address, e.g. `?tab=progress&severity=high,critical&page=2`.
 *
 * @param query with or without the question mark
 * @param otherwise filters that count when the address names none
 * @returns what the list shows; whatever makes no sense in the address is left out, never an error
 */
export function parseQuery(query: string, otherwise: Filters): ListView {
  const params = new URLSearchParams(query);
  const words = (name: string) =>
    (params.get(name) ?? '')
      .split(',')
      .map((word) =>
        name === 'severity' || name === 'answer' ? word.trim().toUpperCase() : word.trim(),
      );
  const named = FILTER_KEYS.some((key) => params.has(key));
  const page = Number(params.get('page') ?? '1');
  const sort = params.get('sort') ?? '';
  const after = params.get('after') ?? '';
  return {
    ...(named ? filtersFrom(words, params.get('from'), params.get('to')) : otherwise),
    detector: valuesOf('detector', words('detector')),
    answer: valuesOf('answer', words('answer')),
    hour: valuesOf('hour', words('hour')),
    tab: LIST_TABS.find((tab) => tab === params.get('tab')) ?? 'review',
    page: isPage(page) ? page : 1,
    after: isPage(page) && page > 1 && CURSOR.test(after) ? after : null,
    sort: SORT.test(sort) ? sort : 'severity',
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    search: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
  };
}

/**
 * What an address says that `parseQuery` leaves out because it makes no sense, so that nobody takes
 * the list for what they asked for.
 *
 * @param query with or without the question mark
 * @returns the members' names, e.g. `severity` of `?severity=huge`, in the order of the address;
 * members that are no filter's are none of ours
 */
export function unreadIn(query: string): readonly string[] {
  const params = new URLSearchParams(query);
  const words = (text: string) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
  const reads = (name: string, text: string): boolean => {
    if (text.trim() === '') return true;
    if (name === 'from' || name === 'to')
      return daysOf(params.get('from'), params.get('to')) !== null;
    if (name === 'tab') return LIST_TABS.some((tab) => tab === text);
    if (name === 'page') return isPage(Number(text));
    if (name === 'after') return CURSOR.test(text);
    if (name === 'sort') return SORT.test(text);
    if (name === 'order') return text === 'asc' || text === 'desc';
    if (name === 'severity')
      return (
        text === ANY || words(text).every((word) => isFilterValue('severity', word.toUpperCase()))
      );
    if (name === 'answer')
      return words(text).every((word) => isFilterValue('answer', word.toUpperCase()));
    const filter = [...CHOICE_FILTERS, ...FIGURE_FILTERS].find((one) => one === name);
    return filter === undefined || words(text).every((word) => isFilterValue(filter, word));
  };
  return [
    ...new Set([...params].filter(([name, text]) => !reads(name, text)).map(([name]) => name)),
  ];
}

/**
 * The query of a view: defaults stay out of it; filters are always told, so that a link shows the
 * same to everybody.
 */
export function writeQuery(view: ListView): string {
  const params = new URLSearchParams();
  if (view.tab !== 'review') params.set('tab', view.tab);
  if (view.page > 1) params.set('page', String(view.page));
  if (view.page > 1 && view.after !== null) params.set('after', view.after);
  if (view.sort !== 'severity') params.set('sort', view.sort);
  if (view.order !== 'desc') params.set('order', view.order);
  if (view.search !== '') params.set('q', view.search);
  params.set('severity', view.severity.length === 0 ? ANY : view.severity.join(',').toLowerCase());
  for (const name of ['source', 'target', 'assignee'] as const)
    if (view[name].length > 0) params.set(name, view[name].join(','));
  if (view.detector.length > 0) params.set('detector', view.detector.join(','));
  if (view.answer.length > 0) params.set('answer', view.answer.join(',').toLowerCase());
  if (view.hour.length > 0) params.set('hour', view.hour.join(','));
  if (view.time !== null) {
    params.set('from', view.time.from);
    params.set('to', view.time.to);
  }
  return params.toString();
}

/** Among the people of the assignee filter: no one. */
export const NO_ONE = 'none';

/**
 * The items of a dropdown that its search box leaves: a substring of the label, capitals or not.
 */
export function offeredItems<Item extends { label: string }>(
  items: readonly Item[],
  needle: string,
): readonly Item[] {
  const wanted = needle.trim().toLowerCase();
  return items.filter(({ label }) => label.toLowerCase().includes(wanted));
}

/** How many filters narrow the list, for the badge. */
export function activeFilters({ source, target, severity, assignee, time }: Filters): number {
  return (
    [source, target, severity, assignee].filter(({ length }) => length > 0).length +
    (time === null ? 0 : 1)
  );
}
