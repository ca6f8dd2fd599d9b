import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { testWalk } from '../support/walk-test.ts';
import { offersMatching, scopeOf, selectionMachine } from './selection.machine.ts';

const three = { ids: ['a', 'b', 'c'], total: 5 };

testWalk(selectionMachine, {
  events: {
    'selection.list.changed': [
      three,
      { ids: ['c', 'd'], total: 2 },
      { ids: ['a'], total: 1 },
      { ids: [], total: 0 },
    ],
    'selection.row.toggled': [{ id: 'a' }, { id: 'c' }, { id: 'gone' }],
    'selection.range.extended': [{ id: 'c' }, { id: 'a' }, { id: 'gone' }],
    'selection.page.toggled': [{}],
    'selection.matching.chosen': [{}],
    'selection.cleared': [{}],
  },
  project: (context) => context,
  invariants: {
    'chosen rows are rows on screen, in their order': ({ context: { listed, selected } }) =>
      JSON.stringify(listed.filter((id) => selected.includes(id))) === JSON.stringify(selected),
    'something is chosen exactly when it says so': (snapshot) =>
      snapshot.hasTag('some') === snapshot.context.selected.length > 0,
    'the head of the list is ticked exactly when every row is': (snapshot) =>
      snapshot.hasTag('page') ===
      (snapshot.context.selected.length > 0 &&
        snapshot.context.selected.length === snapshot.context.listed.length),
    'a range begins at a row on screen': ({ context: { listed, anchor } }) =>
      anchor === null || listed.includes(anchor),
    'there are never fewer in all than on screen': ({ context }) =>
      context.total >= context.listed.length,
    'all that match is offered only where it would be more': (snapshot) =>
      !offersMatching(snapshot) || snapshot.context.total > snapshot.context.selected.length,
    'an act is about something exactly when something is chosen': (snapshot) =>
      (scopeOf(snapshot) === null) === !snapshot.hasTag('some'),
  },
});

function start() {
  const actor = createActor(selectionMachine).start();
  actor.send({ type: 'selection.list.changed', ids: ['a', 'b', 'c', 'd', 'e'], total: 12 });
  return { actor, selected: () => actor.getSnapshot().context.selected.join('') };
}

describe('a selection', () => {
  test('extends from the row that was chosen last, in both directions', () => {
    const { actor, selected } = start();
    actor.send({ type: 'selection.row.toggled', id: 'c' });
    actor.send({ type: 'selection.range.extended', id: 'e' });
    expect(selected()).toBe('cde');
    actor.send({ type: 'selection.range.extended', id: 'b' });
    expect(selected()).toBe('bcde');
    actor.send({ type: 'selection.row.toggled', id: 'd' });
    expect(selected()).toBe('bce');
  });

  test('drops the rows that leave the screen, and the beginning of a range with them', () => {
    const { actor, selected } = start();
    actor.send({ type: 'selection.row.toggled', id: 'a' });
    actor.send({ type: 'selection.row.toggled', id: 'd' });
    actor.send({ type: 'selection.list.changed', ids: ['a', 'b', 'c'], total: 11 });
    expect([selected(), actor.getSnapshot().context.anchor]).toEqual(['a', null]);
  });

  test('of all that match goes along from page to page, until one row is taken out of it', () => {
    const { actor, selected } = start();
    actor.send({ type: 'selection.page.toggled' });
    expect(offersMatching(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'selection.matching.chosen' });
    expect(scopeOf(actor.getSnapshot())).toEqual({ kind: 'matching', total: 12 });
    expect(offersMatching(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'selection.list.changed', ids: ['f', 'g'], total: 13 });
    expect(scopeOf(actor.getSnapshot())).toEqual({ kind: 'matching', total: 13 });
    actor.send({ type: 'selection.row.toggled', id: 'f' });
    expect(scopeOf(actor.getSnapshot())).toEqual({ kind: 'ids', ids: ['g'] });
    expect(selected()).toBe('g');
  });

  test('of all that match is not offered when all are on screen', () => {
    const { actor } = start();
    actor.send({ type: 'selection.list.changed', ids: ['a', 'b'], total: 2 });
    actor.send({ type: 'selection.page.toggled' });
    actor.send({ type: 'selection.matching.chosen' });
    expect(scopeOf(actor.getSnapshot())).toEqual({ kind: 'ids', ids: ['a', 'b'] });
  });
});
