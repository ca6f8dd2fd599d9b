import { say } from '@vedetta/messages/say.ts';
import { notClosed, stale } from '../alert-problems.ts';
import { notFound } from '../../../platform/errors/problems.ts';
import { loadAlert, type AlertRow } from '../store/alerts.ts';
import {
  changeAlerts,
  type Actor,
  type BulkResult,
  type Selection,
  type Work,
} from './bulk-change.ts';

export interface Feedback {
  /** From the catalogue. */
  response: string;
  comment?: string | undefined;
}

/**
 * Says of resolved and dismissed alerts how they turned out; the status stays. Open ones are left
 * alone: their feedback is asked for when they are closed.
 * @throws HttpProblem 404 as `changeAlerts`.
 */
export async function giveFeedbackToMany(
  services: Work,
  actor: Actor,
  selection: Selection,
  { response, comment }: Feedback,
): Promise<BulkResult> {
  return changeAlerts(services, actor, selection, {
    kind: 'status',
    decide: (current) => {
      if (current.status !== 'RESOLVED' && current.status !== 'DISMISSED')
        return { outcome: 'not_closed' };
      return current.feedbackResponse === response
        ? { outcome: 'unchanged' }
        : { next: { ...current, feedbackResponse: response } };
    },
    describe: ({ current, next }) => ({
      kind: 'feedback_given',
      oldValue: current.feedbackResponse,
      newValue: next.feedbackResponse,
      detail: comment ?? null,
    }),
  });
}

/**
 * The same for one alert.
 * @param present how a stale answer shows the alert.
 * @throws HttpProblem 404; 409 NOT_CLOSED; 409 STALE with the alert as it is now.
 */
export async function giveFeedback(
  services: Work,
  actor: Actor,
  command: Feedback & { alertId: number; version?: number | undefined },
  present: (row: AlertRow) => unknown,
): Promise<AlertRow> {
  const versions = command.version === undefined ? {} : { versions: [command.version] };
  const { results } = await giveFeedbackToMany(
    services,
    actor,
    { ids: [command.alertId], ...versions },
    command,
  );
  const row = await loadAlert(services.db, actor.companyId, command.alertId);
  if (row === null) throw notFound(say('thingAlert'));
  if (results[0]?.outcome === 'not_closed') throw notClosed();
  if (results[0]?.outcome === 'stale') throw stale(present(row));
  return row;
}
