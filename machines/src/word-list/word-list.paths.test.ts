import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { NETWORK_PROBLEM, problem, problemError } from '../support/problem.ts';
import { testWalk } from '../support/walk-test.ts';
import { wordListMachine } from './word-list.machine.ts';
import { freshWords, withoutWords, withWords } from './words.ts';

const there = ['Meridiana', 'Aurora'];

testWalk(wordListMachine, {
  input: { words: there },
  events: {
    'word-list.told': [{ words: ['Meridiana'] }],
    'word-list.edited': [{}],
    'word-list.added': ({ context }) =>
      context.queue.length < 2 ? [{ words: ['Borea'] }, { words: [] }] : [],
    'word-list.removed': ({ context }) => (context.queue.length < 2 ? [{ word: 'Aurora' }] : []),
    'word-list.undone': ({ context }) =>
      context.queue.length < 2 ? [{ word: 'Aurora' }, { word: 'never taken out' }] : [],
  },
  done: { saveWords: [{ words: ['as', 'the server', 'says'] }] },
  errors: { saveWords: [problem('BAD_USER_INPUT', 'Too long.', { status: 422 })] },
  project: ({ words, queue, removed, problem: last }) => [
    words.length,
    queue.map(({ kind }) => kind),
    removed,
    last?.code,
  ],
  invariants: {
    'one change is made at a time': (snapshot) =>
      Object.keys(snapshot.children).length === Number(snapshot.hasTag('pending')),
    'a change waits exactly while one is made': (snapshot) =>
      snapshot.hasTag('pending') === snapshot.context.queue.length > 0,
    'no change is empty': ({ context }) => context.queue.every(({ words }) => words.length > 0),
    'what can be put back stands there once': ({ context: { removed } }) =>
      new Set(removed).size === removed.length,
    'what is put back was taken out here': ({ context: { queue, removed } }) =>
      queue.every(
        ({ kind, words }) => kind !== 'restore' || words.every((word) => removed.includes(word)),
      ),
    'nothing is put back twice at once': ({ context: { queue } }) =>
      queue.filter(({ kind }) => kind === 'restore').length < 2,
  },
});

test(
  'changes are made one after the other on the list as it then is, and a removal is taken back ' +
    'without the changes of others',
  async () => {
    const server = { words: [...there], cut: false, asked: 0 };
    const told: string[] = [];
    const list = createActor(
      wordListMachine.provide({
        actors: {
          saveWords: fromPromise(async ({ input: { change, words } }) => {
            if (server.cut) throw problemError(NETWORK_PROBLEM);
            server.asked += 1;
            server.words =
              change.kind === 'remove'
                ? withoutWords(words, change.words)
                : withWords(words, change.words);
            return { words: server.words };
          }),
        },
      }),
      { input: { words: there } },
    );
    list.on('word-list.saved', ({ change: { kind, words } }) =>
      told.push(`${kind} ${words.join()}`),
    );
    list.on('word-list.refused', ({ change: { kind }, problem: { code } }) =>
      told.push(`${kind} ${code}`),
    );
    list.start();
    list.send({ type: 'word-list.removed', word: 'Aurora' });
    list.send({ type: 'word-list.added', words: ['Borea'] });
    await waitFor(list, (snapshot) => !snapshot.hasTag('pending'));
    expect(server.words).toEqual(['Meridiana', 'Borea']);

    // A colleague added one meanwhile: it stays.
    server.words.push('Zefiro');
    list.send({ type: 'word-list.told', words: server.words });
    server.cut = true;
    list.send({ type: 'word-list.undone', word: 'Aurora' });
    list.send({ type: 'word-list.undone', word: 'Aurora' });
    await waitFor(list, (snapshot) => snapshot.context.problem !== null);
    server.cut = false;
    list.send({ type: 'word-list.undone', word: 'Aurora' });
    await waitFor(list, (snapshot) => !snapshot.hasTag('pending'));
    list.send({ type: 'word-list.undone', word: 'Aurora' });
    expect([server.words, server.asked]).toEqual([['Meridiana', 'Borea', 'Zefiro', 'Aurora'], 3]);
    expect(told).toEqual(['remove Aurora', 'add Borea', 'restore NETWORK', 'restore Aurora']);
  },
);

test('words are new when the list has them in no spelling of large and small letters', () => {
  expect(freshWords(' aurora\n\nBorea\r\nborea ', there)).toEqual({ lines: 3, fresh: ['Borea'] });
  expect([withWords(there, ['AURORA', 'Borea']), withoutWords(there, ['aurora'])]).toEqual([
    ['Meridiana', 'Aurora', 'Borea'],
    ['Meridiana'],
  ]);
});
