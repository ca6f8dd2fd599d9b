import type { ApolloClient } from '@apollo/client';
import {
  bulkTriageMachine,
  problemError,
  type BulkAnswer,
  type BulkChange,
  type BulkOutcome,
  type SelectionScope,
  type UndoAnswer,
} from '@vedetta/machines';
import type { AlertStatus } from '@vedetta/machines/lifecycles';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import * as m from '../../generated/messages/threat-manager/index.ts';
import {
  AlertListCountsDocument,
  AlertListDocument,
  AssignManyAlertsDocument,
  ChangeManyAlertsDocument,
  UndoManyAlertsDocument,
  type AlertFilter,
  type ChangeManyAlertsMutation,
} from '../../generated/threat-manager/graphql.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { countOpenAlerts } from '../../domain/open-alerts/open-alerts.ts';
import { toProblem } from '../../lib/problem.ts';
import type { Session } from '../../domain/session/session.ts';
import { isFeedbackResponse } from '../../domain/triage/feedback.ts';

type Row = ChangeManyAlertsMutation['updateAlertsStatus']['results'][number];

/** What a person wants done with many alerts, and what they saw when they wanted it. */
export interface BulkWish {
  /** What they have in common; null where they stand differently. */
  from: AlertStatus | null;
  /** null: to somebody, who is asked for. */
  to: AlertStatus | null;
  scope: SelectionScope;
  /** What "all that match" matches. */
  filter: AlertFilter;
  versions: ReadonlyMap<string, number>;
}
export interface BulkAct {
  actor: ActorRefFrom<typeof bulkTriageMachine>;
  request: (wish: BulkWish) => void;
  /** The wish that the actor is about. */
  wish: () => BulkWish | null;
}

let current: { client: ApolloClient; act: BulkAct } | null = null;

/**
 * The one bulk act of this tab. It outlives the page: for ten minutes it can be taken back from
 * wherever one returns.
 */
export function bulkAct(client: ApolloClient, session: Session): BulkAct {
  if (current !== null && current.client === client) return current.act;
  let wish: BulkWish | null = null;
  const actor = createActor(
    bulkTriageMachine.provide({
      actors: {
        changeAlerts: fromPromise<BulkAnswer, BulkChange>(({ input }) =>
          asked(async () => {
            const { results, undoToken } = await send(client, input, wish);
            return { outcomes: results.map(outcomeOf), undoToken };
          }),
        ),
        undoChange: fromPromise<UndoAnswer, { undoToken: string }>(({ input }) =>
          asked(async () => {
            const { data } = await client.mutate({
              mutation: UndoManyAlertsDocument,
              variables: { input: { undoToken: input.undoToken } },
            });
            const results = data?.undoBulkUpdate.results ?? [];
            const restored = results.filter(({ outcome }) => outcome === 'RESTORED').length;
            return { restored, kept: results.length - restored };
          }),
        ),
      },
    }),
    actorOptions(),
  );
  actor.on('bulk.settled', () => {
    // What could not be read again says so where it is shown.
    client
      .refetchQueries({ include: [AlertListDocument, AlertListCountsDocument] })
      .catch(() => undefined);
    void countOpenAlerts(client);
  });
  actor.start();
  const ends = session.subscribe((snapshot) => {
    if (!snapshot.hasTag('anonymous')) return;
    ends.unsubscribe();
    actor.stop();
    current = null;
  });
  const act: BulkAct = {
    actor,
    wish: () => wish,
    request: (next) => {
      if (actor.getSnapshot().hasTag('pending')) return;
      wish = next;
      actor.send(
        next.to === null
          ? { type: 'bulk.assignment.requested', scope: next.scope }
          : { type: 'bulk.requested', to: next.to, scope: next.scope },
      );
    },
  };
  current = { client, act };
  return act;
}

async function send(
  client: ApolloClient,
  change: BulkChange,
  wish: BulkWish | null,
): Promise<{ results: Row[]; undoToken: string | null }> {
  const about = choiceOf(change.scope, wish);
  if (change.kind === 'assignee') {
    const { data } = await client.mutate({
      mutation: AssignManyAlertsDocument,
      variables: { input: { ...about, assigneeId: change.assigneeId } },
    });
    return whole(data?.assignAlerts);
  }
  const { status, feedbackResponse, dismissReason } = change;
  const said = {
    ...(isFeedbackResponse(feedbackResponse) ? { feedbackResponse } : {}),
    ...(dismissReason === null ? {} : { dismissReason }),
  };
  const { data } = await client.mutate({
    mutation: ChangeManyAlertsDocument,
    variables: { input: { ...about, status, ...said } },
  });
  return whole(data?.updateAlertsStatus);
}

function whole<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error('The change came back empty.');
  return answer;
}

/** Which alerts, and what was seen of them. */
function choiceOf(scope: SelectionScope, wish: BulkWish | null) {
  const versions = scope.kind === 'ids' ? scope.ids.map((id) => wish?.versions.get(id)) : [];
  return {
    ...(scope.kind === 'ids' ? { ids: [...scope.ids] } : { filter: wish?.filter ?? {} }),
    ...(versions.length > 0 && versions.every((version) => version !== undefined)
      ? { versions }
      : {}),
  };
}

const WORDS: Partial<Record<Row['outcome'], string>> = {
  get UNCHANGED() {
    return m.bulkUnchanged;
  },
  get STALE() {
    return m.bulkStale;
  },
  get INVALID_TRANSITION() {
    return m.bulkNotAllowed;
  },
};

function outcomeOf({ id, outcome }: Row): BulkOutcome {
  return {
    id,
    outcome: outcome === 'CHANGED' ? 'changed' : outcome === 'STALE' ? 'stale' : 'skipped',
    message: WORDS[outcome] ?? null,
  };
}

/** Rejects with a Problem, as the machines expect. */
async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw problemError(toProblem(error));
  }
}
