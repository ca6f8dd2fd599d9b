import { notificationText } from '../../notifications/notification-texts.ts';
import type { TriageState } from '../triage-rules.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { noteAuthors } from '../../notes/store/notes.ts';
import { loadSettings } from '../../company/store/settings.ts';
import type { NewNotification } from '../../events/store/outbox.ts';
import type { alerts } from '../../../platform/database/schema/alerts.ts';

/**
 * Whom a change of an alert is told to: assigning, the new assignee; resolving and changing the
 * severity, the assignee and the people who wrote notes. The outbox drops what would go to the
 * actor. Below the severity that the company chose only the assignee is told, of the assignment.
 */
export async function triageNotifications(
  tx: Tx,
  sender: { id: number; name: string | null },
  before: typeof alerts.$inferSelect,
  after: TriageState,
  changed: readonly ('status' | 'severity' | 'assignee')[],
): Promise<NewNotification[]> {
  const make = (recipientId: number, context: string, message: string): NewNotification => ({
    companyId: before.companyId,
    recipientId,
    context,
    message,
    actorId: sender.id,
    actorName: sender.name,
    mediaId: before.mediaId,
    alertId: before.id,
  });
  const { minNotifySeverity } = await loadSettings(tx, before.companyId);
  const grave = Math.max(before.severity, after.severity) >= minNotifySeverity;
  const resolved = grave && changed.includes('status') && after.status === 'RESOLVED';
  const severity = grave && changed.includes('severity');
  const concerned = new Set(resolved || severity ? await noteAuthors(tx, before) : []);
  if (after.assigneeId !== null) concerned.add(after.assigneeId);

  return [
    ...(changed.includes('assignee') && after.assigneeId !== null
      ? [make(after.assigneeId, 'assigned_alert', notificationText.assigned(before.title))]
      : []),
    ...(severity
      ? [...concerned].map((id) =>
          make(
            id,
            'changed_severity',
            notificationText.severity(before.title, before.severity, after.severity),
          ),
        )
      : []),
    ...(resolved
      ? [...concerned].map((id) =>
          make(
            id,
            'resolved_alert',
            notificationText.resolved(before.title, after.feedbackResponse ?? ''),
          ),
        )
      : []),
  ];
}
