import type { ApolloClient } from '@apollo/client';
import { problem, problemError } from '@vedetta/machines';
import type { AlertStatus } from '@vedetta/machines/lifecycles';
import * as m from '../../generated/messages/triage/index.ts';
import {
  UndoAlertStatusDocument,
  UpdateAlertStatusDocument,
  type FeedbackResponse,
  type UpdateAlertStatusMutation,
} from '../../generated/triage/graphql.ts';
import { sayable } from '../../lib/problem.ts';
import { inTurn } from './turns.ts';

type Row = UpdateAlertStatusMutation['updateAlertsStatus']['results'][number];

/** What was said to a status: it goes with it. */
interface Said {
  feedbackResponse: FeedbackResponse | null;
  dismissReason: string | null;
}
export interface StatusWish extends Said {
  alertId: string;
  /** The version the person saw. */
  version: number;
  to: AlertStatus;
}
/** The alert after a change, with the way back. */
export interface StatusDone {
  version: number;
  status: AlertStatus;
  undoToken: string | null;
  /** What had been said before, as far as a screen shows it. */
  before: Said;
}

const NOTHING_SAID: Said = { feedbackResponse: null, dismissReason: null };

/**
 * Takes one alert to another status, as a change of many does with one: only that can be taken
 * back, whatever the life cycle says. In turn with the other acts of this tab on the alert; the
 * cache follows.
 * @param signal gives it up: one that hangs does not hold up those behind it
 * @throws a problem, STALE where somebody was faster; or what Apollo throws
 */
export function sendStatus(
  client: ApolloClient,
  { alertId, version: seen, to, feedbackResponse, dismissReason }: StatusWish,
  signal: AbortSignal,
): Promise<StatusDone> {
  return inTurn(alertId, {
    seen,
    send: async (version) => {
      const said = {
        ...(feedbackResponse === null ? {} : { feedbackResponse }),
        ...(dismissReason === null ? {} : { dismissReason }),
      };
      const { data } = await client.mutate({
        mutation: UpdateAlertStatusDocument,
        context: { fetchOptions: { signal } },
        variables: { input: { ids: [alertId], versions: [version], status: to, ...said } },
      });
      const row = only(data?.updateAlertsStatus.results);
      const before = write(client, row, { feedbackResponse, dismissReason });
      return {
        version: row.version,
        status: row.status,
        undoToken: data?.updateAlertsStatus.undoToken ?? null,
        before,
      };
    },
  });
}

/** Takes such a change back, with what had been said before. @throws as `sendStatus` */
export function sendUndo(
  client: ApolloClient,
  alertId: string,
  undoToken: string,
  before: Said | null,
  signal: AbortSignal,
): Promise<{ version: number; status: AlertStatus }> {
  return inTurn(alertId, {
    seen: 0,
    send: async () => {
      const { data } = await client.mutate({
        mutation: UndoAlertStatusDocument,
        context: { fetchOptions: { signal } },
        variables: { input: { undoToken } },
      });
      const row = only(data?.undoBulkUpdate.results);
      write(client, row, before ?? NOTHING_SAID);
      return { version: row.version, status: row.status };
    },
  });
}

/** The row of the one alert that was asked about. @throws STALE where it was left alone */
function only(results: readonly Row[] | undefined): Row {
  const row = results?.[0];
  if (row === undefined) throw new Error('The gateway answered without data.');
  if (
    row.outcome === 'STALE' ||
    row.outcome === 'INVALID_TRANSITION' ||
    row.outcome === 'CHANGED_SINCE'
  )
    throw problemError(
      problem(
        'STALE',
        sayable(() => m.changedByColleague),
        { status: 409 },
      ),
    );
  return row;
}

/** Returns what had been said before. */
function write({ cache }: ApolloClient, { id, version, status }: Row, said: Said): Said {
  const before = { ...NOTHING_SAID };
  const alert = cache.identify({ __typename: 'Alert', id });
  if (alert === undefined) return before;
  cache.modify({
    id: alert,
    fields: {
      version: () => version,
      status: () => status,
      feedbackResponse: (was: FeedbackResponse | null) => {
        before.feedbackResponse = was;
        return said.feedbackResponse;
      },
      dismissReason: (was: string | null) => {
        before.dismissReason = was;
        return said.dismissReason;
      },
    },
  });
  return before;
}
