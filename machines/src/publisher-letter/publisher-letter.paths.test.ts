import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { problem, problemError } from '../support/problem.ts';
import { testWalk } from '../support/walk-test.ts';
import {
  isAddress,
  publisherLetterMachine,
  type LetterDraft,
  type LetterWords,
} from './publisher-letter.machine.ts';

const down = problem('NETWORK', 'Down.');
const draft: LetterDraft = {
  to: '',
  subject: 'Request to remove: poster.png',
  text: 'Good morning,',
  leftToday: 2,
  perDay: 50,
};

testWalk(publisherLetterMachine, {
  input: undefined,
  events: {
    'letter.edited': [{ words: { to: 'abuse@social.example' } }, { words: { subject: ' ' } }],
    'letter.read.over': [{}],
    'letter.taken.back': [{}],
    'letter.confirmed': [{ key: 'first' }, { key: 'second' }],
    'letter.draft.retried': [{}],
  },
  done: { draftLetter: [draft, { ...draft, leftToday: 0 }], sendLetter: [1] },
  errors: { draftLetter: [down], sendLetter: [down] },
  project: ({ to, subject, key, leftToday, problem: last }) => [
    to !== '',
    subject.trim() !== '',
    key,
    leftToday > 0,
    last?.code,
  ],
  invariants: {
    'nothing goes out without an address, a subject, words and a place among the letters of the day':
      (snapshot) => {
        const { to, subject, text, leftToday, key } = snapshot.context;
        return (
          !snapshot.hasTag('sending') ||
          (isAddress(to) &&
            subject.trim() !== '' &&
            text.trim() !== '' &&
            leftToday > 0 &&
            key !== null)
        );
      },
    'nothing is wrong while the server is asked, and when it is sent': (snapshot) =>
      !(snapshot.hasTag('drafting') || snapshot.hasTag('sending') || snapshot.hasTag('sent')) ||
      snapshot.context.problem === null,
    'what has no draft says why': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.context.problem !== null,
  },
});

describe('a letter to a publisher', () => {
  test('whose answer was lost is the same letter the next time, and another one once its words changed', async () => {
    const sent: string[] = [];
    const actor = createActor(
      publisherLetterMachine.provide({
        actors: {
          draftLetter: fromPromise<LetterDraft, void>(() =>
            Promise.resolve({ ...draft, to: 'abuse@social.example' }),
          ),
          sendLetter: fromPromise<number, LetterWords & { key: string }>(({ input }) => {
            sent.push(input.key);
            return Promise.reject(problemError(down));
          }),
        },
      }),
    ).start();
    await waitFor(actor, (snapshot) => snapshot.hasTag('writing'));
    for (const key of ['first', 'second', 'third']) {
      if (key === 'third')
        actor.send({ type: 'letter.edited', words: { text: 'Please remove it.' } });
      actor.send({ type: 'letter.read.over' });
      actor.send({ type: 'letter.confirmed', key });
      await waitFor(actor, ({ context }) => context.problem !== null);
    }
    expect(sent).toEqual(['first', 'first', 'third']);
  });
});
