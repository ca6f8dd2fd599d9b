import { assign, setup } from 'xstate';
import { placeholder } from '../support/placeholder.ts';
import { problem, problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import { MAX_TERMS, partFrom } from './terms.ts';

/** Terms for one request. The first of a list that replaces the old one takes that away. */
export type TermSeverity = 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW' | 'INFORMATIVE';
export interface TermPart {
  terms: readonly string[];
  replaces: boolean;
  /** Of alerts about them; null: Low, and terms that are in the list already keep theirs. */
  severity: TermSeverity | null;
}
export interface TermImportContext {
  terms: readonly string[];
  replaces: boolean;
  severity: TermSeverity | null;
  /** Terms the server has taken. */
  sent: number;
  /** What the list holds since, doubles not counted; null before the first answer. */
  count: number | null;
  problem: Problem | null;
  partBytes: number;
}
export type TermImportEvent =
  | {
      type: 'term-import.submitted';
      terms: readonly string[];
      replaces: boolean;
      severity: TermSeverity | null;
    }
  | { type: 'term-import.retried' }
  | { type: 'term-import.restarted' };
export interface TermImportInput {
  /** The most that the terms of one request may take, in bytes. */
  partBytes: number;
}

/** Names of what is found wrong here, before the server is asked. */
export const TERM_FAULTS = {
  nothing: 'termNothing',
  tooMany: 'termTooMany',
} as const;
const NOTHING = problem('BAD_USER_INPUT', TERM_FAULTS.nothing, { status: 422 });
const TOO_MANY = problem('BAD_USER_INPUT', TERM_FAULTS.tooMany, { status: 422 });
const wished = ({ event }: { event: { terms: readonly string[] } }) => ({ terms: event.terms });
const partOf = ({ terms, sent, replaces, severity, partBytes }: TermImportContext): TermPart => ({
  terms: terms.slice(sent, sent + partFrom(terms, sent, partBytes)),
  replaces: replaces && sent === 0,
  severity,
});

/**
 * Bringing in a list of watch terms of any length, in as many requests as it takes. What was taken
 * is not sent twice: after a failure the rest goes on from there.
 *
 * Input { partBytes }. Provide actor `sendPart` (TermPart) → { count }. Delay: answerOverdue.
 * Tags: `form`, `pending` (`sent` of `terms`), `stopped` (`problem`), `done`.
 */
export const termImportMachine = setup({
  types: {
    context: {} as TermImportContext,
    events: {} as TermImportEvent,
    input: {} as TermImportInput,
    tags: {} as 'form' | 'pending' | 'stopped' | 'done',
  },
  actors: { sendPart: placeholder<{ count: number }, TermPart>('sendPart') },
  actions: {
    take: assign(({ context }, { count }: { count: number }) => ({
      sent: context.sent + partOf(context).terms.length,
      count,
    })),
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    begin: assign((_, { terms, replaces, severity }: TermPart) => ({
      terms,
      replaces,
      severity,
      sent: 0,
      count: null,
      problem: null,
    })),
    forget: assign({ terms: [], sent: 0, count: null, problem: null }),
  },
  guards: {
    isEmpty: (_, { terms }: { terms: readonly string[] }) => terms.length === 0,
    isTooLong: (_, { terms }: { terms: readonly string[] }) => terms.length > MAX_TERMS,
    isLast: ({ context }) => context.sent + partOf(context).terms.length >= context.terms.length,
  },
  delays: { answerOverdue: 60_000 },
}).createMachine({
  id: 'term-import',
  context: ({ input }) => ({
    terms: [],
    replaces: false,
    severity: null,
    sent: 0,
    count: null,
    problem: null,
    partBytes: input.partBytes,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Terms are pasted or read from a file.',
      tags: ['form'],
      on: {
        'term-import.submitted': [
          {
            guard: { type: 'isEmpty', params: wished },
            actions: { type: 'report', params: { error: NOTHING } },
          },
          {
            guard: { type: 'isTooLong', params: wished },
            actions: { type: 'report', params: { error: TOO_MANY } },
          },
          {
            target: 'sending',
            actions: {
              type: 'begin',
              params: ({ event }) => ({
                terms: event.terms,
                replaces: event.replaces,
                severity: event.severity,
              }),
            },
          },
        ],
      },
    },
    sending: {
      description: 'One part after the other goes to the server.',
      tags: ['pending'],
      invoke: {
        src: 'sendPart',
        input: ({ context }) => partOf(context),
        onDone: [
          {
            guard: 'isLast',
            target: 'done',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            target: 'sending',
            reenter: true,
            actions: { type: 'take', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'stopped',
          actions: { type: 'report', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerOverdue: {
          target: 'stopped',
          actions: { type: 'report', params: { error: TIMEOUT_PROBLEM } },
        },
      },
    },
    stopped: {
      description: 'A part was refused or got lost; those before it are in the list.',
      tags: ['stopped'],
      on: {
        'term-import.retried': { target: 'sending', actions: assign({ problem: null }) },
        'term-import.restarted': { target: 'choosing', actions: 'forget' },
      },
    },
    done: {
      description: 'All terms are in the list.',
      tags: ['done'],
      on: { 'term-import.restarted': { target: 'choosing', actions: 'forget' } },
    },
  },
});
