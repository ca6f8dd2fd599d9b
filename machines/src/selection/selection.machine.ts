import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { extended, inListOrder, toggled } from './rows.ts';
import type { SelectionContext, SelectionScope } from './rows.ts';

export type SelectionEvent =
  /** The list shows other rows: another page, a live update, other filters. */
  | { type: 'selection.list.changed'; ids: readonly string[]; total: number }
  | { type: 'selection.row.toggled'; id: string }
  /** Shift and click, or Shift and an arrow key. */
  | { type: 'selection.range.extended'; id: string }
  /** The box in the head of the list. */
  | { type: 'selection.page.toggled' }
  /** "Select all 1,204 that match". */
  | { type: 'selection.matching.chosen' }
  | { type: 'selection.cleared' };

interface Next {
  selected: readonly string[];
}
type Context = { context: SelectionContext };
const byToggle = ({ context, event }: Context & { event: { id: string } }) => ({
  selected: toggled(context, event.id),
});
const byRange = ({ context, event }: Context & { event: { id: string } }) => ({
  selected: extended(context, event.id),
});
const anchorAt = {
  type: 'anchorAt',
  params: ({ event }: { event: { id: string } }) => ({ id: event.id }),
} as const;
const listNow = ({ event }: { event: { ids: readonly string[]; total: number } }) => ({
  ids: event.ids,
  total: event.total,
});
const listChanged = ({ context, event }: Context & { event: { ids: readonly string[] } }) => ({
  selected: inListOrder(event.ids, context.selected),
  listed: event.ids,
});
const relist = { type: 'relist', params: listNow } as const;

/**
 * Rows of a list chosen for one act together.
 *
 * No actors, no delays. Tags: `some` (rows are chosen), `page` (every row on screen is), `matching`
 * (all that match, on every page). `offersMatching(snapshot)`: offer it. `scopeOf(snapshot)` says
 * what an act is about. Chosen rows are always rows on screen: whoever acts on rows sees them, and
 * what is not seen is chosen only as "all that match".
 */
export const selectionMachine = setup({
  types: {
    context: {} as SelectionContext,
    events: {} as SelectionEvent,
    tags: {} as 'some' | 'page' | 'matching',
  },
  actions: {
    relist: assign((_, { ids, total }: { ids: readonly string[]; total: number }) => ({
      listed: ids,
      total: Math.max(total, ids.length),
    })),
    choose: assign({ selected: (_, { selected }: Next) => selected }),
    choosePage: assign({ selected: ({ context }) => context.listed }),
    anchorAt: assign({
      anchor: ({ context }, { id }: { id: string }) =>
        context.listed.includes(id) ? id : context.anchor,
    }),
    keepAnchor: assign({
      anchor: ({ context }) =>
        context.anchor !== null && context.listed.includes(context.anchor) ? context.anchor : null,
    }),
    forget: assign({ selected: [], anchor: null }),
  },
  guards: {
    isAll: ({ context }, { selected, listed }: Next & { listed?: readonly string[] }) =>
      selected.length > 0 && selected.length === (listed ?? context.listed).length,
    isNone: (_, { selected }: Next) => selected.length === 0,
    hasRows: ({ context }) => context.listed.length > 0,
    isListed: ({ context }, { id }: { id: string }) => context.listed.includes(id),
    isEmpty: (_, { ids }: { ids: readonly string[] }) => ids.length === 0,
    hasMore: ({ context }) => context.total > context.listed.length,
  },
}).createMachine({
  id: 'selection',
  context: { listed: [], total: 0, selected: [], anchor: null },
  initial: 'none',
  on: {
    'selection.row.toggled': [
      { guard: { type: 'isNone', params: byToggle }, target: '.none' },
      {
        guard: { type: 'isAll', params: byToggle },
        target: '.page',
        actions: [{ type: 'choose', params: byToggle }, anchorAt],
      },
      { target: '.some', actions: [{ type: 'choose', params: byToggle }, anchorAt] },
    ],
    'selection.range.extended': [
      { guard: { type: 'isNone', params: byRange }, target: '.none' },
      {
        guard: { type: 'isAll', params: byRange },
        target: '.page',
        actions: { type: 'choose', params: byRange },
      },
      { target: '.some', actions: { type: 'choose', params: byRange } },
    ],
    'selection.list.changed': [
      { guard: { type: 'isNone', params: listChanged }, target: '.none', actions: relist },
      {
        guard: { type: 'isAll', params: listChanged },
        target: '.page',
        actions: [relist, { type: 'choose', params: listChanged }, 'keepAnchor'],
      },
      { target: '.some', actions: [relist, { type: 'choose', params: listChanged }, 'keepAnchor'] },
    ],
    'selection.page.toggled': { guard: 'hasRows', target: '.page', actions: 'choosePage' },
    'selection.cleared': '.none',
  },
  states: {
    none: { description: 'No row is chosen.', entry: 'forget' },
    some: { description: 'Some of the rows on screen are chosen.', tags: ['some'] },
    page: {
      description: 'Every row on screen is chosen.',
      tags: ['some', 'page'],
      on: {
        'selection.page.toggled': 'none',
        'selection.matching.chosen': { guard: 'hasMore', target: 'matching' },
      },
    },
    matching: {
      description: 'Everything that matches the filters is chosen, on every page.',
      tags: ['some', 'page', 'matching'],
      on: {
        'selection.page.toggled': 'none',
        'selection.list.changed': [
          { guard: { type: 'isEmpty', params: listNow }, target: 'none', actions: relist },
          { actions: [relist, 'choosePage', 'keepAnchor'] },
        ],
      },
    },
  },
});

/** What an act on the selection is about; null when nothing is chosen. */
export function scopeOf({
  context,
  ...snapshot
}: SnapshotFrom<typeof selectionMachine>): SelectionScope | null {
  if (snapshot.value === 'none') return null;
  return snapshot.value === 'matching'
    ? { kind: 'matching', total: context.total }
    : { kind: 'ids', ids: context.selected };
}

/** Whether to offer "Select all that match": every row on screen is chosen, and there are more. */
export function offersMatching({
  value,
  context,
}: Pick<SnapshotFrom<typeof selectionMachine>, 'value' | 'context'>): boolean {
  return value === 'page' && context.total > context.listed.length;
}
