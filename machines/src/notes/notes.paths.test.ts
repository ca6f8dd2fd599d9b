import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { problem, problemError } from '../support/problem.ts';
import { testWalk } from '../support/walk-test.ts';
import { noteDeletionMachine, NOTE_UNDO_WINDOW } from './note-deletion.machine.ts';
import { noteMachine } from './note.machine.ts';

const down = problem('NETWORK', 'Down.');

testWalk(noteMachine, {
  input: { text: '' },
  events: {
    'note.edited': [{ text: ' Seen before, @luca@meridiana.example ' }, { text: '  ' }],
    'note.submitted': [{ key: 'first' }, { key: 'second' }],
  },
  done: { saveNote: [undefined] },
  errors: { saveNote: [down] },
  project: ({ text, key, problem: last }) => [text.trim() !== '', key, last?.code],
  invariants: {
    'nothing is sent without words and a name': (snapshot) =>
      !snapshot.hasTag('pending') || (snapshot.context.text.trim() !== '' && snapshot.context.key !== null),
    'nothing is wrong while the server is asked': (snapshot) => !snapshot.hasTag('pending') || snapshot.context.problem === null,
    'what was refused stands there still, under its name': ({ context }) => context.problem === null || (context.text.trim() !== '' && context.key !== null),
  },
});

testWalk(noteDeletionMachine, {
  input: { id: '7' },
  events: { 'note-deletion.undone': [{}], 'note-deletion.page.left': [{}] },
  done: { deleteNote: [undefined] },
  errors: { deleteNote: [down, problem('NOT_FOUND', 'Gone.', { status: 404 })] },
  invariants: {
    'what can be taken back was not sent': (snapshot) => !(snapshot.hasTag('undoable') && snapshot.hasTag('pending')),
    'it is shown again exactly when it was taken back or could not be deleted': (snapshot) => snapshot.hasTag('hidden') !== (snapshot.matches('kept') || snapshot.hasTag('failed')),
    'a failure says why, and nothing else does': (snapshot) => snapshot.hasTag('failed') === (snapshot.context.problem !== null),
  },
});

describe('a note', () => {
  const start = (answers: (() => Promise<void>)[]) => {
    const sent: { text: string; key: string }[] = [];
    const actor = createActor(noteMachine.provide({
      actors: { saveNote: fromPromise<void, { text: string; key: string }>(({ input }) => { sent.push(input); return answers.shift()?.() ?? Promise.resolve(); }) },
    }), { input: { text: '' } });
    actor.start();
    return { actor, sent };
  };

  test('that was sent without an answer is the same note the next time, and another one once its words changed', async () => {
    const lost = () => Promise.reject(problemError(down));
    const { actor, sent } = start([lost, lost]);
    actor.send({ type: 'note.edited', text: ' Seen before ' });
    for (const key of ['first', 'second']) {
      actor.send({ type: 'note.submitted', key });
      await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
    }
    actor.send({ type: 'note.edited', text: 'Seen before, in October' });
    actor.send({ type: 'note.submitted', key: 'third' });
    await waitFor(actor, (snapshot) => snapshot.context.text === '');
    expect(sent).toEqual([{ text: 'Seen before', key: 'first' }, { text: 'Seen before', key: 'first' }, { text: 'Seen before, in October', key: 'third' }]);
  });

  test('is not changed under way: the words that are sent are the words that stand there', () => {
    const { actor } = start([() => new Promise(() => undefined)]);
    actor.send({ type: 'note.edited', text: 'one' });
    actor.send({ type: 'note.submitted', key: 'k' });
    actor.send({ type: 'note.edited', text: 'two' });
    expect(actor.getSnapshot().context.text).toBe('one');
  });
});

describe('the deletion of a note', () => {
  const start = () => {
    const clock = new SimulatedClock();
    const deleted: string[] = [];
    const actor = createActor(noteDeletionMachine.provide({
      actors: { deleteNote: fromPromise<void, { id: string }>(({ input }) => { deleted.push(input.id); return Promise.resolve(); }) },
    }), { clock, input: { id: '7' } });
    actor.start();
    return { actor, clock, deleted };
  };

  test('is sent once nobody can take it back any more, or at once when the page is left', async () => {
    const { actor, clock, deleted } = start();
    clock.increment(NOTE_UNDO_WINDOW - 1);
    expect(deleted).toEqual([]);
    clock.increment(1);
    expect(deleted).toEqual(['7']);
    await waitFor(actor, (snapshot) => snapshot.hasTag('deleted'));
    const left = start();
    left.actor.send({ type: 'note-deletion.page.left' });
    expect(left.deleted).toEqual(['7']);
  });

  test('that was taken back is never sent', () => {
    const { actor, clock, deleted } = start();
    actor.send({ type: 'note-deletion.undone' });
    clock.increment(NOTE_UNDO_WINDOW);
    expect([deleted, actor.getSnapshot().status]).toEqual([[], 'done']);
  });
});
