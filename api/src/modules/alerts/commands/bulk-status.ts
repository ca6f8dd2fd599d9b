import { alertTitle } from '../alert-title.ts';
import { notificationText } from '../../notifications/notification-texts.ts';
import { planTriage, saidTo, triageFieldErrors, type TriagePatch } from '../triage-rules.ts';
import { invalid } from '../../../platform/errors/problems.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { noteAuthorsOfMany } from '../../notes/store/notes.ts';
import type { Outbox } from '../../events/store/outbox.ts';
import { findColleagues, fullName } from '../../../platform/database/people.ts';
import {
  changeAlerts,
  type Actor,
  type BulkResult,
  type ChangedRow,
  type Selection,
  type Work,
} from './bulk-change.ts';

type StatusPatch = Required<Pick<TriagePatch, 'status'>> &
  Pick<TriagePatch, 'feedbackResponse' | 'dismissReason'>;

/**
 * Moves many alerts to one status, each under the rules of a single one. Those already there stay
 * as they are. Whoever is concerned by several resolved alerts hears of them once.
 * @throws HttpProblem 404 as `changeAlerts`; 422 when the feedback or the reason is missing or out
 * of place.
 */
export async function changeStatuses(
  services: Work,
  actor: Actor,
  selection: Selection,
  patch: StatusPatch,
): Promise<BulkResult> {
  const errors = [...triageFieldErrors(patch)];
  if (errors.length > 0) throw invalid(...errors);
  const now = services.now();
  return changeAlerts(services, actor, selection, {
    kind: 'status',
    decide: (current) => {
      if (current.status === patch.status) return { outcome: 'unchanged' };
      const plan = planTriage(current, patch, now);
      return plan.kind === 'apply' ? { next: plan.next } : { outcome: 'invalid_transition' };
    },
    describe: ({ current, next }) => ({
      kind: 'status_changed',
      oldValue: current.status,
      newValue: next.status,
      detail: saidTo(next),
    }),
    tell: async (tx, outbox, rows) => {
      if (patch.status === 'RESOLVED')
        await tellResolved(tx, outbox, actor, rows, patch.feedbackResponse ?? null);
    },
  });
}

async function tellResolved(
  tx: Tx,
  outbox: Outbox,
  actor: Actor,
  rows: readonly ChangedRow[],
  feedback: string | null,
): Promise<void> {
  const byId = new Map(rows.map(({ before }) => [before.id, before]));
  const concerned = new Map<number, Set<number>>();
  const add = (person: number, alertId: number) =>
    concerned.set(person, (concerned.get(person) ?? new Set()).add(alertId));
  for (const { before } of rows) if (before.assigneeId !== null) add(before.assigneeId, before.id);
  for (const { alertId, authorId } of await noteAuthorsOfMany(tx, actor.companyId, [
    ...byId.keys(),
  ]))
    add(authorId, alertId);
  const [sender] = await findColleagues(tx, actor.companyId, [actor.userId]);
  for (const [recipientId, alertIds] of concerned) {
    const [first] = [...alertIds].flatMap((id) => byId.get(id) ?? []);
    if (first === undefined) continue;
    outbox.notify({
      companyId: actor.companyId,
      recipientId,
      context: 'resolved_alert',
      actorId: actor.userId,
      actorName: sender === undefined ? null : fullName(sender),
      mediaId: first.mediaId,
      alertId: first.id,
      message: notificationText.resolved(alertTitle(first), feedback, alertIds.size),
    });
  }
}
