import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { toastMachine } from './toast.machine.ts';
import type { Toast } from './toast.machine.ts';

const toast = (id: string, more: Partial<Toast> = {}): Toast => ({
  id,
  title: `Title ${id}`,
  description: 'What happened.',
  status: 'success',
  ...more,
});

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine, { clock });
  const answered: string[] = [];
  actor.on('toast.answered', ({ id }) => answered.push(id));
  actor.start();
  return {
    actor,
    clock,
    answered,
    onScreen: () => actor.getSnapshot().context.queue[0]?.id ?? null,
  };
}

test('a toast stays five seconds, then the next one has its own time', () => {
  const { actor, clock, onScreen } = start();
  actor.send({ type: 'toast.requested', toast: toast('1') });
  clock.increment(3000);
  actor.send({ type: 'toast.requested', toast: toast('2', { duration: 8000 }) });
  clock.increment(1999);
  expect(onScreen()).toBe('1');
  clock.increment(1);
  expect(onScreen()).toBe('2');
  clock.increment(7999);
  expect(onScreen()).toBe('2');
  clock.increment(1);
  expect(onScreen()).toBeNull();
});

test('a toast does not vanish under the pointer, and its time starts again after', () => {
  const { actor, clock, onScreen } = start();
  actor.send({ type: 'toast.requested', toast: toast('1') });
  clock.increment(4999);
  actor.send({ type: 'toast.held' });
  clock.increment(60_000);
  expect(onScreen()).toBe('1');
  actor.send({ type: 'toast.released' });
  clock.increment(5000);
  expect(onScreen()).toBeNull();
});

test('the button of a toast answers once, and a toast without one cannot be answered', () => {
  const { actor, answered, onScreen } = start();
  actor.send({ type: 'toast.requested', toast: toast('plain') });
  actor.send({ type: 'toast.action.chosen' });
  expect(onScreen()).toBe('plain');
  actor.send({ type: 'toast.dismissed' });
  actor.send({ type: 'toast.requested', toast: toast('undo', { action: 'Undo' }) });
  actor.send({ type: 'toast.action.chosen' });
  actor.send({ type: 'toast.action.chosen' });
  expect(answered).toEqual(['undo']);
  expect(onScreen()).toBeNull();
});
