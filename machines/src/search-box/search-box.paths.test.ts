import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { testWalk } from '../support/walk-test.ts';
import { searchBoxMachine } from './search-box.machine.ts';

testWalk(searchBoxMachine, {
  input: { text: '' },
  events: {
    'search-box.typed': [{ text: ' press ' }, { text: '' }],
    'search-box.submitted': [{}],
    'search-box.cleared': [{}],
    // What the address says already matters only while somebody types: the words stay.
    'search-box.address.changed': ({ context, ...snapshot }) => [
      { text: 'press' },
      { text: '' },
      ...(snapshot.value === 'typing' ? [{ text: context.applied }] : []),
    ],
  },
  project: ({ text, applied }) => [text.trim(), applied],
  invariants: {
    'what stands there is applied, or still being typed': (snapshot) =>
      snapshot.hasTag('searching') || snapshot.context.text.trim() === snapshot.context.applied,
    'what is searched for has no spaces around it': ({ context }) =>
      context.applied === context.applied.trim(),
  },
});

test('the list is told once for a burst of keys, and never what it shows already', () => {
  const clock = new SimulatedClock();
  const told: string[] = [];
  const box = createActor(searchBoxMachine, { clock, input: { text: '' } });
  box.on('search-box.applied', ({ text }) => told.push(text));
  box.start();
  for (const text of ['p', 'pr', 'pre', 'pres']) {
    box.send({ type: 'search-box.typed', text });
    clock.increment(249);
  }
  expect(told).toEqual([]);
  clock.increment(1);
  box.send({ type: 'search-box.typed', text: 'pres ' });
  box.send({ type: 'search-box.submitted' });
  // The address that this box made is no news, not even while the next word is typed.
  box.send({ type: 'search-box.typed', text: 'press' });
  box.send({ type: 'search-box.address.changed', text: 'pres' });
  expect([told, box.getSnapshot().context.text]).toEqual([['pres'], 'press']);
  box.send({ type: 'search-box.cleared' });
  box.send({ type: 'search-box.cleared' });
  expect(told).toEqual(['pres', '']);
});

test(
  'what is told says what it takes the place of: whoever took the filters away in the same ' +
    'moment is not overruled',
  () => {
    const told: string[][] = [];
    const box = createActor(searchBoxMachine, { input: { text: 'press' } });
    box.on('search-box.applied', ({ text, instead }) => told.push([instead, text]));
    box.start();
    for (const text of ['pres', 'pre']) {
      box.send({ type: 'search-box.typed', text });
      box.send({ type: 'search-box.submitted' });
    }
    box.send({ type: 'search-box.address.changed', text: '' });
    box.send({ type: 'search-box.typed', text: 'new' });
    box.send({ type: 'search-box.submitted' });
    expect(told).toEqual([
      ['press', 'pres'],
      ['pres', 'pre'],
      ['', 'new'],
    ]);
  },
);
