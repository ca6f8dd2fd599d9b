import { assign, setup } from 'xstate';
import { placeholder } from '../support/placeholder.ts';
import { problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import { blamed, checked, filled, MAX_ROWS, refusalOf } from './rows.ts';
import type { NewTarget, TargetOption, TargetRow } from './rows.ts';

export interface TargetFormContext {
  options: readonly TargetOption[];
  /** The chosen kind of target; null before the choice. */
  chosen: TargetOption | null;
  rows: readonly TargetRow[];
  /** What is wrong with the form as a whole. */
  problem: Problem | null;
  /** Targets the server added; 0 before. */
  added: number;
}
export type TargetFormEvent =
  | { type: 'target-form.kind.chosen'; sourceId: number; kind: string }
  | { type: 'target-form.row.edited'; id: string; value: string; words: string }
  /** `id` comes from the page: machines make none up. */
  | { type: 'target-form.row.added'; id: string }
  | { type: 'target-form.row.removed'; id: string }
  | { type: 'target-form.submitted' }
  | { type: 'target-form.retried' };
export interface TargetFormInput {
  /** Id of the first row. */
  firstRow: string;
}

const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const report = { type: 'report', params: failure } as const;
const overdue = { type: 'report', params: { error: TIMEOUT_PROBLEM } } as const;
const kind = ({ event }: { event: { sourceId: number; kind: string } }) => ({
  sourceId: event.sourceId,
  kind: event.kind,
});
const row = ({ event }: { event: { id: string } }) => ({ id: event.id });
const optionOf = ({ options }: TargetFormContext, wanted: { sourceId: number; kind: string }) =>
  options.find(({ sourceId, type }) => sourceId === wanted.sourceId && type === wanted.kind) ??
  null;
const prefixOf = ({ chosen }: TargetFormContext) => chosen?.prefix ?? '';
const newRow = (id: string): TargetRow => ({ id, value: '', words: '', problem: null });

/**
 * Adding targets, several at once: all of them are added or none, and whatever is refused is named
 * by its row.
 *
 * Input { firstRow }. Provide actors `loadOptions` () → TargetOption[]; `addTargets` (NewTarget[])
 * → { added }, rejecting with a Problem whose fields are named `targets.0.account_username`. Delay:
 * answerOverdue. Tags: `pending`, `unreachable`, `form`, `canSubmit` (a kind is chosen), `done`
 * (`context.added` of them).
 */
export const targetFormMachine = setup({
  types: {
    context: {} as TargetFormContext,
    events: {} as TargetFormEvent,
    input: {} as TargetFormInput,
    tags: {} as 'pending' | 'unreachable' | 'form' | 'canSubmit' | 'done',
  },
  actors: {
    loadOptions: placeholder<readonly TargetOption[]>('loadOptions'),
    addTargets: placeholder<{ added: number }, readonly NewTarget[]>('addTargets'),
  },
  actions: {
    choose: assign(({ context }, wanted: { sourceId: number; kind: string }) => ({
      chosen: optionOf(context, wanted),
      problem: null,
      rows: context.rows.map((one) => ({ ...one, problem: null })),
    })),
    edit: assign({
      rows: ({ context }, { id, value, words }: { id: string; value: string; words: string }) =>
        context.rows.map((one) => (one.id === id ? { ...one, value, words, problem: null } : one)),
      problem: null,
    }),
    addRow: assign({
      rows: ({ context }, { id }: { id: string }) => [...context.rows, newRow(id)],
    }),
    removeRow: assign({
      rows: ({ context }, { id }: { id: string }) => context.rows.filter((one) => one.id !== id),
      problem: null,
    }),
    check: assign(({ context }) => ({
      rows: checked(context.rows, prefixOf(context)),
      problem: refusalOf(context.rows, prefixOf(context)),
    })),
    report: assign(({ context }, { error }: { error: unknown }) => ({
      problem: problemOf(error),
      rows: blamed(context.rows, problemOf(error)),
    })),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isOffered: ({ context }, wanted: { sourceId: number; kind: string }) =>
      optionOf(context, wanted) !== null,
    isRefused: ({ context }) => refusalOf(context.rows, prefixOf(context)) !== null,
    isNewRow: ({ context }, { id }: { id: string }) =>
      context.rows.length < MAX_ROWS && context.rows.every((one) => one.id !== id),
    isNotLast: ({ context }) => context.rows.length > 1,
  },
  delays: { answerOverdue: 20_000 },
}).createMachine({
  id: 'target-form',
  context: ({ input }) => ({
    options: [],
    chosen: null,
    rows: [newRow(input.firstRow)],
    problem: null,
    added: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Which sources offer what is asked of the server.',
      tags: ['pending'],
      invoke: {
        src: 'loadOptions',
        onDone: { target: 'editing', actions: assign({ options: ({ event }) => event.output }) },
        onError: { target: 'unreachable', actions: report },
      },
      after: { answerOverdue: { target: 'unreachable', actions: overdue } },
    },
    unreachable: {
      description: 'The server could not be asked.',
      tags: ['unreachable'],
      on: { 'target-form.retried': { target: 'loading', actions: 'clearProblem' } },
    },
    editing: {
      description: 'Source, kind and what to watch.',
      tags: ['form'],
      initial: 'choosing',
      on: {
        'target-form.kind.chosen': {
          guard: { type: 'isOffered', params: kind },
          target: '.typing',
          actions: { type: 'choose', params: kind },
        },
        'target-form.row.edited': {
          actions: {
            type: 'edit',
            params: ({ event: { id, value, words } }) => ({ id, value, words }),
          },
        },
        'target-form.row.added': {
          guard: { type: 'isNewRow', params: row },
          actions: { type: 'addRow', params: row },
        },
        'target-form.row.removed': {
          guard: 'isNotLast',
          actions: { type: 'removeRow', params: row },
        },
      },
      states: {
        choosing: { description: 'No kind of target is chosen yet.' },
        typing: {
          description: 'The targets are typed.',
          tags: ['canSubmit'],
          on: {
            'target-form.submitted': [
              { guard: 'isRefused', actions: 'check' },
              { target: '#target-form.submitting', actions: 'check' },
            ],
          },
        },
      },
    },
    submitting: {
      description: 'The server checks each by the rules of its source and adds all or none.',
      tags: ['form', 'pending'],
      invoke: {
        src: 'addTargets',
        input: ({ context: { rows, chosen } }) =>
          filled(rows).map(({ value, words }) => ({
            sourceId: chosen?.sourceId ?? 0,
            type: chosen?.type ?? '',
            value,
            words: words.trim() === '' ? null : words.trim(),
          })),
        onDone: { target: 'done', actions: assign({ added: ({ event }) => event.output.added }) },
        onError: { target: 'editing.typing', actions: report },
      },
      after: { answerOverdue: { target: 'editing.typing', actions: overdue } },
    },
    done: { description: 'They are watched from now on.', tags: ['done'], type: 'final' },
  },
});
