import { assign, setup } from 'xstate';
import { placeholder } from '../support/placeholder.ts';
import { problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';

/** What is written, as it stands in the form. */
export interface LetterWords {
  to: string;
  subject: string;
  text: string;
}
/** What the server drafts; `leftToday` of `perDay` letters may still be sent. */
export interface LetterDraft extends LetterWords {
  leftToday: number;
  perDay: number;
}
export interface PublisherLetterContext extends LetterDraft {
  /**
   * Names the letter that is being sent: sent again after a lost answer it is the same one. Null
   * before, and after any change.
   */
  key: string | null;
  problem: Problem | null;
}
export type PublisherLetterEvent =
  | { type: 'letter.edited'; words: Partial<LetterWords> }
  | { type: 'letter.read.over' }
  | { type: 'letter.taken.back' }
  /** `key` comes from the page, new for each press: machines make none up. */
  | { type: 'letter.confirmed'; key: string }
  | { type: 'letter.draft.retried' };
type Sending = LetterWords & { key: string };

const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const overdue = () => ({ error: TIMEOUT_PROBLEM });
/** What the form says at once; the server has the last word. */
export const isAddress = (words: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words.trim());

/**
 * Writing to whoever published a media item: a draft, the person's changes, a second look, and the
 * letter goes out once.
 *
 * Provide actors `draftLetter` (nothing) → LetterDraft and `sendLetter` ({ to, subject, text, key
 * }) → the number of letters left today, both rejecting with a Problem; with the same `key` it must
 * send one letter. Delay: answerOverdue. Tags: `drafting`, `failed` (there is no draft:
 * `context.problem` says why), `writing`, `checking`, `sending`, `sent`.
 */
export const publisherLetterMachine = setup({
  types: {
    context: {} as PublisherLetterContext,
    events: {} as PublisherLetterEvent,
    tags: {} as 'drafting' | 'failed' | 'writing' | 'checking' | 'sending' | 'sent',
  },
  actors: {
    draftLetter: placeholder<LetterDraft, void>('draftLetter'),
    sendLetter: placeholder<number, Sending>('sendLetter'),
  },
  actions: {
    take: assign(
      (_, { draft: { to, subject, text, leftToday, perDay } }: { draft: LetterDraft }) => ({
        to,
        subject,
        text,
        leftToday,
        perDay,
        problem: null,
      }),
    ),
    write: assign((_, { words }: { words: Partial<LetterWords> }) => ({
      ...words,
      key: null,
      problem: null,
    })),
    nameIt: assign(({ context }, { key }: { key: string }) => ({
      key: context.key ?? key,
      problem: null,
    })),
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    forgive: assign({ problem: null }),
    count: assign((_, { leftToday }: { leftToday: number }) => ({ leftToday })),
  },
  guards: {
    isComplete: ({ context: { to, subject, text, leftToday } }) =>
      isAddress(to) && subject.trim() !== '' && text.trim() !== '' && leftToday > 0,
  },
  delays: { answerOverdue: 20_000 },
}).createMachine({
  id: 'publisher-letter',
  context: { to: '', subject: '', text: '', leftToday: 0, perDay: 0, key: null, problem: null },
  initial: 'drafting',
  states: {
    drafting: {
      description: 'The server drafts a letter about the item.',
      tags: ['drafting'],
      invoke: {
        src: 'draftLetter',
        onDone: {
          target: 'writing',
          actions: { type: 'take', params: ({ event }) => ({ draft: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'report', params: failure } },
      },
      after: { answerOverdue: { target: 'failed', actions: { type: 'report', params: overdue } } },
    },
    failed: {
      description: 'There is no draft; the reason stands there.',
      tags: ['failed'],
      on: { 'letter.draft.retried': { target: 'drafting', actions: 'forgive' } },
    },
    writing: {
      description:
        'A person makes the draft a letter; what was refused stands there with the reason.',
      tags: ['writing'],
      on: {
        'letter.edited': {
          actions: { type: 'write', params: ({ event }) => ({ words: event.words }) },
        },
        'letter.read.over': { guard: 'isComplete', target: 'checking', actions: 'forgive' },
      },
    },
    checking: {
      description: 'The letter as it will go out, to be confirmed.',
      tags: ['checking'],
      on: {
        'letter.taken.back': 'writing',
        'letter.confirmed': {
          target: 'sending',
          actions: { type: 'nameIt', params: ({ event }) => ({ key: event.key }) },
        },
      },
    },
    sending: {
      description: 'The server hands it to the mail and records it.',
      tags: ['sending'],
      invoke: {
        src: 'sendLetter',
        input: ({ context: { to, subject, text, key } }) => ({
          to: to.trim(),
          subject: subject.trim(),
          text: text.trim(),
          key: key ?? '',
        }),
        onDone: {
          target: 'sent',
          actions: { type: 'count', params: ({ event }) => ({ leftToday: event.output }) },
        },
        onError: { target: 'writing', actions: { type: 'report', params: failure } },
      },
      after: { answerOverdue: { target: 'writing', actions: { type: 'report', params: overdue } } },
    },
    sent: { description: 'It is on its way.', tags: ['sent'], type: 'final' },
  },
});
