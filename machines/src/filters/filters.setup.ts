import { assign, emit, setup } from 'xstate';
import { nothing } from '../support/placeholder.ts';
import {
  defaultFilters,
  isFilterValue,
  MAX_SEARCH_LENGTH,
  NO_FIGURES,
  parseKept,
  parseQuery,
  writeQuery,
} from './values.ts';
import type {
  ChoiceFilter,
  FigureFilter,
  FilterName,
  Filters,
  ListTab,
  ListView,
} from './values.ts';

export interface FiltersContext {
  /** What the list shows now. */
  applied: ListView;
  /** The dropdown that the draft belongs to; null while none with values is open. */
  drafting: ChoiceFilter | null;
  /** What is ticked in it; null while none is open. */
  draft: readonly string[] | null;
  /** What stands in the search box of the open dropdown. */
  needle: string;
  /** What stands in the search box of the list. */
  searchText: string;
  /** To go back to with "Reset". */
  defaults: Filters;
  /**
   * What the person chose last, in the filters themselves. A figure or a saved view that narrows
   * the list says what is shown, not what they want to see next time.
   */
  own: Filters;
}
export interface FiltersInput {
  isFreeTrial: boolean;
  /** Query of the address. */
  query: string;
  /** What the browser keeps under `FILTERS_KEY`. */
  kept: string | null;
}
export type FiltersEvent =
  /** A dropdown's button; the same one again closes it. */
  | { type: 'filter.opened'; filter: FilterName }
  | { type: 'filter.closed' }
  | { type: 'filter.value.toggled'; value: string }
  | { type: 'filter.needle.typed'; text: string }
  | { type: 'filter.draft.emptied' }
  | { type: 'filter.applied' }
  /** From the date-range machine. */
  | { type: 'filter.range.applied'; range: { from: string; to: string } | null }
  | { type: 'search.typed'; text: string }
  | { type: 'search.submitted' }
  | { type: 'search.cleared' }
  | { type: 'list.tab.chosen'; tab: ListTab }
  /** With `after`, the end of the page that is shown: the next ones follow its last row. */
  | { type: 'list.page.chosen'; page: number; after?: string | null }
  | { type: 'list.sort.chosen'; sort: string; order: 'asc' | 'desc' }
  /** The list is freed of what a figure narrowed it to. */
  | { type: 'filter.lifted'; filter: FigureFilter }
  /** "Reset" above the list; also sent when the media page is left for good. */
  | { type: 'filters.reset' }
  /**
   * The address changed from outside: back, forward, a link. With `own`, the text of what the person had chosen
   * there (`keptText`), that counts again.
   */
  | { type: 'filters.address.changed'; query: string; own?: string | null };
export interface FiltersEmitted {
  type: 'filters.changed';
  applied: ListView;
}

export const opened = ({ event }: { event: { filter: FilterName } }) => ({ filter: event.filter });
/** What an address says, and what the person had chosen there; null where that is not known. */
export interface Address {
  query: string;
  own: string | null;
}
export const address = ({ event }: { event: { query: string; own?: string | null } }): Address => ({
  query: event.query,
  own: event.own ?? null,
});
export const isOther = { type: 'isOther', params: address } as const;
/** What every change of what the list shows ends with. */
export const told = ['showInAddress', 'tell'] as const;
/** What a choice in the filters ends with. */
export const chosen = ['remember', 'persist', ...told] as const;

const firstPage = (view: ListView, change: Partial<ListView>): ListView => ({
  ...view,
  ...change,
  page: 1,
  after: null,
});

/**
 * The context at the start: the address counts most, then what the browser kept, then the defaults
 * of the person.
 */
export function startOf({ isFreeTrial, query, kept }: FiltersInput): FiltersContext {
  const defaults = defaultFilters(isFreeTrial);
  const own = parseKept(kept) ?? defaults;
  const applied = parseQuery(query, own);
  return {
    applied,
    drafting: null,
    draft: null,
    needle: '',
    searchText: applied.search,
    defaults,
    own,
  };
}

/** Names and types of the filters machine: everything but the chart. */
export const filtersSetup = setup({
  types: {
    context: {} as FiltersContext,
    events: {} as FiltersEvent,
    emitted: {} as FiltersEmitted,
    input: {} as FiltersInput,
    tags: {} as 'open' | `open.${FilterName}` | 'searching',
  },
  actions: {
    persist: nothing,
    remember: assign({
      own: ({
        context: {
          applied: { source, target, severity, assignee, time },
        },
      }) => ({ source, target, severity, assignee, time }),
    }),
    showInAddress: nothing,
    tell: emit(({ context }): FiltersEmitted => ({
      type: 'filters.changed',
      applied: context.applied,
    })),
    beginDraft: assign(({ context }, { name }: { name: ChoiceFilter }) => ({
      drafting: name,
      draft: context.applied[name],
      needle: '',
    })),
    // Another dropdown may have begun its draft in the same step.
    dropDraft: assign(({ context }, { name }: { name: ChoiceFilter }) =>
      context.drafting === name ? { drafting: null, draft: null, needle: '' } : {},
    ),
    toggle: assign({
      draft: ({ context }, { value }: { value: string }) =>
        context.draft?.includes(value) === true
          ? context.draft.filter((one) => one !== value)
          : [...(context.draft ?? []), value],
    }),
    look: assign({ needle: (_, { text }: { text: string }) => text }),
    emptyDraft: assign({ draft: [] }),
    applyDraft: assign({
      applied: ({ context }, { name }: { name: ChoiceFilter }) =>
        firstPage(context.applied, { [name]: context.draft ?? context.applied[name] }),
    }),
    applyRange: assign({
      applied: ({ context }, { range }: { range: Filters['time'] }) =>
        firstPage(context.applied, { time: range }),
    }),
    typeSearch: assign({
      searchText: (_, { text }: { text: string }) => text.slice(0, MAX_SEARCH_LENGTH),
    }),
    applySearch: assign({
      applied: ({ context }) => firstPage(context.applied, { search: context.searchText.trim() }),
    }),
    show: assign({
      applied: ({ context }, change: Partial<ListView>) => firstPage(context.applied, change),
    }),
    turnTo: assign({
      applied: ({ context }, { page, after }: { page: number; after: string | null }) => ({
        ...context.applied,
        page,
        after: page > 1 ? after : null,
      }),
    }),
    reset: assign(({ context }) => ({
      applied: firstPage(context.applied, { ...context.defaults, ...NO_FIGURES, search: '' }),
      searchText: '',
    })),
    adopt: assign(({ context }, { query, own: text }: Address) => {
      const own = parseKept(text) ?? context.own;
      const applied = parseQuery(query, own);
      return { applied, searchText: applied.search, own };
    }),
  },
  guards: {
    isThis: (_, { filter, name }: { filter: FilterName; name: FilterName }) => filter === name,
    isKnown: (_, { value, name }: { value: string; name: ChoiceFilter }) =>
      isFilterValue(name, value),
    isPage: ({ context }, { page }: { page: number }) =>
      Number.isSafeInteger(page) && page >= 1 && page !== context.applied.page,
    isOther: ({ context }, { query, own }: Address) =>
      writeQuery(parseQuery(query, parseKept(own) ?? context.own)) !== writeQuery(context.applied),
    isNarrowedBy: ({ context }, { name }: { name: FigureFilter }) =>
      context.applied[name].length > 0,
    isNewSearch: ({ context }) => context.searchText.trim() !== context.applied.search,
  },
  delays: { searchPause: 250 },
});
