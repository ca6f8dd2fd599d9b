import { isAlertStatus } from '@vedetta/machines/lifecycles';
import { sql } from 'drizzle-orm';
import type { TriageState } from '../triage-rules.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { alerts } from '../../../platform/database/schema/alerts.ts';

/**
 * The members of an alert's row that triage may change.
 * @throws Error when the row holds a status that nobody knows.
 */
export function triageStateOf(row: typeof alerts.$inferSelect): TriageState {
  if (!isAlertStatus(row.status))
    throw new Error(`Alert ${row.id} has the unknown status ${row.status}.`);
  const {
    severity,
    severitySetByPerson,
    assigneeId,
    feedbackResponse,
    dismissReason,
    triagedAt,
    resolvedAt,
  } = row;
  return {
    status: row.status,
    severity,
    severitySetByPerson,
    assigneeId,
    feedbackResponse,
    dismissReason,
    triagedAt,
    resolvedAt,
  };
}

/**
 * Writes status, feedback, reason, times and assignees of many locked alerts at once, each one
 * version on.
 */
export async function writeTriage(
  tx: Tx,
  rows: readonly { id: number; next: TriageState }[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const column = <T>(pick: (row: { id: number; next: TriageState }) => T) =>
    sql.param(rows.map(pick));
  const time = (at: Date | null) => at?.toISOString() ?? null;
  await tx.execute(sql`
    update alerts
      set status = fresh.status, feedback_response = fresh.feedback, dismiss_reason = fresh.reason,
      triaged_at = fresh.triaged_at, resolved_at = fresh.resolved_at, assignee_id = fresh.assignee,
        version = alerts.version + 1, updated_at = ${now.toISOString()}::timestamptz
    from unnest(
      ${column((row) => row.id)}::bigint[], ${column((row) => row.next.status)}::text[],
        ${column((row) => row.next.feedbackResponse)}::text[],
      ${column((row) => row.next.dismissReason)}::text[],
        ${column((row) => time(row.next.triagedAt))}::timestamptz[],
      ${column((row) => time(row.next.resolvedAt))}::timestamptz[],
        ${column((row) => row.next.assigneeId)}::bigint[]
    ) as fresh(id, status, feedback, reason, triaged_at, resolved_at, assignee)
    where alerts.id = fresh.id`);
}
