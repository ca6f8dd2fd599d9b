import { address, chosen, filtersSetup, isOther, opened, startOf, told } from './filters.setup.ts';
import type { FilterName, ChoiceFilter } from './values.ts';

const isThis = (name: FilterName) =>
  ({
    type: 'isThis',
    params: ({ event }: { event: { filter: FilterName } }) => ({ ...opened({ event }), name }),
  }) as const;

/** One dropdown: what is ticked is a draft until "Apply". */
const choice = <Name extends ChoiceFilter>(name: Name, description: string) =>
  ({
    description,
    initial: 'closed',
    states: {
      closed: {
        description: 'Only its button is seen.',
        entry: { type: 'dropDraft', params: { name } },
        on: {
          'filter.opened': {
            guard: isThis(name),
            target: 'open',
            actions: { type: 'beginDraft', params: { name } },
          },
        },
      },
      open: {
        description: 'Values are ticked; the list does not change yet.',
        tags: ['open', `open.${name}`],
        on: {
          'filter.value.toggled': {
            guard: {
              type: 'isKnown',
              params: ({ event }: { event: { value: string } }) => ({ value: event.value, name }),
            },
            actions: {
              type: 'toggle',
              params: ({ event }: { event: { value: string } }) => ({ value: event.value }),
            },
          },
          'filter.needle.typed': {
            actions: {
              type: 'look',
              params: ({ event }: { event: { text: string } }) => ({ text: event.text }),
            },
          },
          'filter.draft.emptied': { actions: 'emptyDraft' },
          'filter.applied': {
            target: 'closed',
            actions: [{ type: 'applyDraft', params: { name } }, ...chosen],
          },
          'filter.closed': 'closed',
          // Its own button again, or that of another dropdown: one is open at a time.
          'filter.opened': 'closed',
          'filters.reset': 'closed',
          'filters.address.changed': { guard: isOther, target: 'closed' },
        },
      },
    },
  }) as const;

/**
 * The filters above the threat manager's lists: one region per filter, a draft until it is applied.
 *
 * Input { isFreeTrial, query, kept }. No actors. Provide actions `persist` (keep
 * `keptText(context.own)` under FILTERS_KEY) and `showInAddress` (`writeQuery(context.applied)`).
 * Delay: searchPause (250 ms). Emits `filters.changed { applied }`: read the list again. Tags:
 * `open`, `open.source` and so on, `searching` (typed, not yet applied). While a dropdown is open,
 * tick `context.draft` and offer `offeredItems(items, context.needle)`.
 */
export const filtersMachine = filtersSetup.createMachine({
  id: 'filters',
  context: ({ input }) => startOf(input),
  type: 'parallel',
  states: {
    source: choice('source', 'Where it was found.'),
    target: choice('target', 'Which target found it.'),
    severity: choice('severity', 'How bad it is.'),
    assignee: choice('assignee', 'Who works on it.'),
    time: {
      description: "When it was detected; the two dates are the date-range machine's.",
      initial: 'closed',
      states: {
        closed: {
          description: 'Only its button is seen.',
          on: { 'filter.opened': { guard: isThis('time'), target: 'open' } },
        },
        open: {
          description: 'The dates are chosen; the list does not change yet.',
          tags: ['open', 'open.time'],
          on: {
            'filter.range.applied': {
              target: 'closed',
              actions: [
                { type: 'applyRange', params: ({ event }) => ({ range: event.range }) },
                ...chosen,
              ],
            },
            'filter.closed': 'closed',
            'filter.opened': 'closed',
            'filters.reset': 'closed',
            'filters.address.changed': { guard: isOther, target: 'closed' },
          },
        },
      },
    },
    search: {
      description: 'The search box of the list.',
      initial: 'resting',
      on: {
        'search.typed': {
          target: '.typing',
          reenter: true,
          actions: { type: 'typeSearch', params: ({ event }) => ({ text: event.text }) },
        },
        'search.cleared': {
          target: '.resting',
          actions: [{ type: 'typeSearch', params: { text: '' } }, 'applySearch', ...told],
        },
        'filters.reset': '.resting',
        'filters.address.changed': { guard: isOther, target: '.resting' },
      },
      states: {
        resting: { description: 'What stands there is what the list shows.' },
        typing: {
          description: 'Somebody types; the list follows when they pause.',
          tags: ['searching'],
          on: {
            'search.submitted': [
              { guard: 'isNewSearch', target: 'resting', actions: ['applySearch', ...told] },
              { target: 'resting' },
            ],
          },
          after: {
            searchPause: [
              { guard: 'isNewSearch', target: 'resting', actions: ['applySearch', ...told] },
              { target: 'resting' },
            ],
          },
        },
      },
    },
    list: {
      description: 'Which list, which page, in which order.',
      initial: 'shown',
      on: {
        'list.tab.chosen': {
          actions: [{ type: 'show', params: ({ event }) => ({ tab: event.tab }) }, ...told],
        },
        'list.sort.chosen': {
          actions: [
            { type: 'show', params: ({ event }) => ({ sort: event.sort, order: event.order }) },
            ...told,
          ],
        },
        'list.page.chosen': {
          guard: { type: 'isPage', params: ({ event }) => ({ page: event.page }) },
          actions: [
            {
              type: 'turnTo',
              params: ({ event }) => ({ page: event.page, after: event.after ?? null }),
            },
            ...told,
          ],
        },
        'filter.lifted': {
          guard: { type: 'isNarrowedBy', params: ({ event }) => ({ name: event.filter }) },
          actions: [{ type: 'show', params: ({ event }) => ({ [event.filter]: [] }) }, ...told],
        },
        'filters.reset': { actions: ['reset', ...chosen] },
        // The address says it already: it is not written again.
        'filters.address.changed': {
          guard: isOther,
          actions: [{ type: 'adopt', params: address }, 'persist', 'tell'],
        },
      },
      states: { shown: { description: 'The list is on screen.' } },
    },
  },
});
