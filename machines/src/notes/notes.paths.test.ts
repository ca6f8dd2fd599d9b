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
      !snapshot.hasTag('pending') ||
      (snapshot.context.text.trim() !== '' && snapshot.context.key !== null),
    'nothing is wrong while the server is asked': (snapshot) =>
      !snapshot.hasTag('pending') || snapshot.context.problem === null,
    'what was refused stands there still, under its name': ({ context }) =>
      context.problem === null || (context.text.trim() !== '' && context.key !== null),
  },
});

testWalk(noteDeletionMachine, {
  input: { id: '7' },
  events: { 'note-deletion.undone': [{}] },
  done: { deleteNote: [undefined], restoreNote: [undefined] },
  errors: {
    deleteNote: [down, problem('NOT_FOUND', 'Gone.', { status: 404 })],
    restoreNote: [down, problem('UNDO_EXPIRED', 'Too late.', { status: 410 })],
  },
  invariants: {
    'what can be taken back was not taken back': (snapshot) =>
      !snapshot.hasTag('undoable') || !snapshot.context.isRegretted,
    'it is hidden exactly while it can be taken back and once it is gone': (snapshot) =>
      snapshot.hasTag('hidden') === (snapshot.hasTag('undoable') || snapshot.hasTag('deleted')),
    'a failure says why, and nothing else does': (snapshot) =>
      snapshot.hasTag('failed') === (snapshot.context.problem !== null),
  },
});

describe('a note', () => {
  const start = (answers: (() => Promise<void>)[]) => {
    const sent: { text: string; key: string }[] = [];
    const actor = createActor(
      noteMachine.provide({
        actors: {
          saveNote: fromPromise<void, { text: string; key: string }>(({ input }) => {
            sent.push(input);
            return answers.shift()?.() ?? Promise.resolve();
          }),
        },
      }),
      { input: { text: '' } },
    );
    actor.start();
    return { actor, sent };
  };

  test(
    'that was sent without an answer is the same note the next time, and another one once its ' +
      'words changed',
    async () => {
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
      expect(sent).toEqual([
        { text: 'Seen before', key: 'first' },
        { text: 'Seen before', key: 'first' },
        { text: 'Seen before, in October', key: 'third' },
      ]);
    },
  );

  test('is not changed under way: the words that are sent are the words that stand there', () => {
    const { actor } = start([() => new Promise(() => undefined)]);
    actor.send({ type: 'note.edited', text: 'one' });
    actor.send({ type: 'note.submitted', key: 'k' });
    actor.send({ type: 'note.edited', text: 'two' });
    expect(actor.getSnapshot().context.text).toBe('one');
  });
});

describe('the deletion of a note', () => {
  const start = (answers: Partial<Record<'deleteNote' | 'restoreNote', Promise<void>>> = {}) => {
    const clock = new SimulatedClock();
    const asked: string[] = [];
    const server = (name: 'deleteNote' | 'restoreNote') =>
      fromPromise<void, { id: string }>(({ input }) => {
        asked.push(`${name} ${input.id}`);
        return answers[name] ?? Promise.resolve();
      });
    const actor = createActor(
      noteDeletionMachine.provide({
        actors: { deleteNote: server('deleteNote'), restoreNote: server('restoreNote') },
      }),
      { clock, input: { id: '7' } },
    );
    actor.start();
    return { actor, clock, asked };
  };

  test('is sent at once, and final once nobody can take it back any more', async () => {
    const { actor, clock, asked } = start();
    expect(asked).toEqual(['deleteNote 7']);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'));
    clock.increment(NOTE_UNDO_WINDOW - 1);
    expect(actor.getSnapshot().hasTag('undoable')).toBe(true);
    clock.increment(1);
    expect([actor.getSnapshot().hasTag('deleted'), asked]).toEqual([true, ['deleteNote 7']]);
  });

  test('that is taken back is asked for after the deletion was answered, never before it', async () => {
    let answer = (): void => undefined;
    const { actor, asked } = start({
      deleteNote: new Promise((resolve) => {
        answer = resolve;
      }),
    });
    actor.send({ type: 'note-deletion.undone' });
    expect([actor.getSnapshot().hasTag('hidden'), asked]).toEqual([false, ['deleteNote 7']]);
    answer();
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect([actor.getSnapshot().matches('kept'), asked]).toEqual([
      true,
      ['deleteNote 7', 'restoreNote 7'],
    ]);
  });

  test('that cannot be taken back any more says so, and the note is gone', async () => {
    const { actor } = start({
      restoreNote: Promise.reject(
        problemError(problem('UNDO_EXPIRED', 'Too late.', { status: 410 })),
      ),
    });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'));
    actor.send({ type: 'note-deletion.undone' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect([
      actor.getSnapshot().hasTag('hidden'),
      actor.getSnapshot().context.problem?.message,
    ]).toEqual([true, 'Too late.']);
  });
});
