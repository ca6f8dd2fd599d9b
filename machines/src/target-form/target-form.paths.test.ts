import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { problem, problemError } from '../support/problem.ts';
import { testWalk } from '../support/walk-test.ts';
import { filled, MAX_SEARCH, TARGET_FAULTS, withoutPrefix } from './rows.ts';
import type { NewTarget, TargetOption } from './rows.ts';
import { targetFormMachine } from './target-form.machine.ts';

const options: readonly TargetOption[] = [
  {
    sourceId: 5,
    type: 'account',
    label: 'Account',
    prefix: '@',
    hint: 'Any public account.',
    localFilter: true,
  },
  {
    sourceId: 20,
    type: 'feed',
    label: 'Feed',
    prefix: 'https://',
    hint: 'The address of the feed.',
    localFilter: true,
  },
];
const watched = problem('CONFLICT', 'This is watched already.', {
  status: 409,
  fields: [{ path: 'targets.0.account_username', message: 'Watched already.' }],
});

testWalk(targetFormMachine, {
  input: { firstRow: 'r1' },
  events: {
    'target-form.kind.chosen': [
      { sourceId: 5, kind: 'account' },
      { sourceId: 20, kind: 'feed' },
      { sourceId: 5, kind: 'folder' },
    ],
    'target-form.row.edited': [
      { id: 'r1', value: '@meridiana', words: '' },
      { id: 'r2', value: 'Meridiana', words: '' },
      { id: 'r1', value: '', words: '' },
    ],
    'target-form.row.added': [{ id: 'r2' }, { id: 'r1' }],
    'target-form.row.removed': [{ id: 'r2' }, { id: 'r1' }],
    'target-form.submitted': [{}],
    'target-form.retried': [{}],
  },
  done: { loadOptions: [options], addTargets: [{ added: 1 }] },
  errors: {
    loadOptions: [problem('NETWORK', 'Down.')],
    addTargets: [problem('NETWORK', 'Down.'), watched],
  },
  project: ({ chosen, rows, problem: last }) => [
    chosen?.type,
    rows.map(({ id, value, problem: why }) => [id, value, why]),
    last?.code,
  ],
  invariants: {
    'there is always a row to type in': ({ context }) => context.rows.length > 0,
    'no two rows have the same id': ({ context: { rows } }) =>
      new Set(rows.map(({ id }) => id)).size === rows.length,
    'it can be sent only once a kind is chosen': (snapshot) =>
      !snapshot.hasTag('canSubmit') || snapshot.context.chosen !== null,
    'what is sent is filled in, has no prefix and stands there once': (snapshot) => {
      const sent = filled(snapshot.context.rows).map(({ value }) => value.toLowerCase());
      return (
        !snapshot.matches('submitting') ||
        (sent.length > 0 &&
          sent.every((value) => !value.startsWith(snapshot.context.chosen?.prefix ?? '')) &&
          new Set(sent).size === sent.length)
      );
    },
    'nothing is blamed on a row while the server is asked': (snapshot) =>
      !snapshot.hasTag('pending') ||
      snapshot.context.rows.every(({ problem: why }) => why === null),
    'done says how many': (snapshot) => !snapshot.hasTag('done') || snapshot.context.added > 0,
  },
});

async function start(answer: (targets: readonly NewTarget[]) => Promise<{ added: number }>) {
  const actor = createActor(
    targetFormMachine.provide({
      actors: {
        loadOptions: fromPromise(() => Promise.resolve(options)),
        addTargets: fromPromise(({ input }) => answer(input)),
      },
    }),
    { input: { firstRow: 'r1' } },
  );
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.hasTag('form'));
  actor.send({ type: 'target-form.kind.chosen', sourceId: 5, kind: 'account' });
  return actor;
}

describe('adding targets', () => {
  test('sends what is filled in, without prefix and empty rows, and ends with how many there are', async () => {
    const sent: NewTarget[] = [];
    const actor = await start((targets) => {
      sent.push(...targets);
      return Promise.resolve({ added: targets.length });
    });
    actor.send({
      type: 'target-form.row.edited',
      id: 'r1',
      value: ' @meridiana ',
      words: ' scam ',
    });
    actor.send({ type: 'target-form.row.added', id: 'r2' });
    actor.send({ type: 'target-form.row.added', id: 'r3' });
    actor.send({ type: 'target-form.row.edited', id: 'r3', value: 'aurora', words: '' });
    actor.send({ type: 'target-form.submitted' });
    expect((await waitFor(actor, (snapshot) => snapshot.hasTag('done'))).context.added).toBe(2);
    expect(sent).toEqual([
      { sourceId: 5, type: 'account', value: 'meridiana', words: 'scam' },
      { sourceId: 5, type: 'account', value: 'aurora', words: null },
    ]);
  });

  test('puts each refusal of the server beside its row, empty rows before it not counted', async () => {
    const refusal = problem('CONFLICT', 'Watched already.', {
      status: 409,
      fields: [{ path: 'targets.1.account_username', message: '@aurora is watched already.' }],
    });
    const actor = await start(() => Promise.reject(problemError(refusal)));
    for (const id of ['r2', 'r3']) actor.send({ type: 'target-form.row.added', id });
    actor.send({ type: 'target-form.row.edited', id: 'r1', value: 'meridiana', words: '' });
    actor.send({ type: 'target-form.row.edited', id: 'r3', value: 'aurora', words: '' });
    actor.send({ type: 'target-form.submitted' });
    const back = await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
    expect(back.context.rows.map((row) => row.problem)).toEqual([
      null,
      null,
      '@aurora is watched already.',
    ]);
    actor.send({ type: 'target-form.row.edited', id: 'r3', value: 'aurora.it', words: '' });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  test('refuses here what stands there twice, is far too long, or nothing at all', async () => {
    const actor = await start(() => Promise.reject(new Error('must not be asked')));
    actor.send({ type: 'target-form.submitted' });
    expect(actor.getSnapshot().context.problem?.message).toBe(TARGET_FAULTS.nothing);
    actor.send({ type: 'target-form.row.edited', id: 'r1', value: 'Meridiana', words: '' });
    actor.send({ type: 'target-form.row.added', id: 'r2' });
    actor.send({ type: 'target-form.row.edited', id: 'r2', value: '@meridiana', words: '' });
    actor.send({ type: 'target-form.row.added', id: 'r3' });
    actor.send({
      type: 'target-form.row.edited',
      id: 'r3',
      value: 'x'.repeat(MAX_SEARCH + 1),
      words: '',
    });
    actor.send({ type: 'target-form.submitted' });
    expect(actor.getSnapshot().context.rows.map((row) => row.problem)).toEqual([
      null,
      TARGET_FAULTS.repeated,
      TARGET_FAULTS.tooLong,
    ]);
  });

  test('takes off a prefix that was typed although the form shows it', () => {
    expect([
      withoutPrefix(' @ada', '@'),
      withoutPrefix('HTTPS://a.example/feed', 'https://'),
      withoutPrefix('a@b', '@'),
      withoutPrefix('@ada', ''),
    ]).toEqual(['ada', 'a.example/feed', 'a@b', '@ada']);
  });
});
