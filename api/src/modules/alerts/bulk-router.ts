import type { z } from 'zod';
import { assignAlerts } from './commands/bulk-assign.ts';
import type { BulkResult as Result, Selection } from './commands/bulk-change.ts';
import { changeStatuses } from './commands/bulk-status.ts';
import { giveFeedback, giveFeedbackToMany } from './commands/give-feedback.ts';
import { undoBulkChange } from './commands/undo-bulk-change.ts';
import { once } from '../../platform/http/idempotency.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { loadFindings } from './store/alerts.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { filterOf } from './filter.ts';
import { presentAlert, presentAlertDetail } from './presenter.ts';
import type {
  BulkAssignRequest,
  BulkFeedbackRequest,
  BulkResult,
  BulkStatusRequest,
} from './bulk-schema.ts';
import { alertOperations as operations } from './schema.ts';

/** Changes of many alerts at once, taking them back, and feedback. */
export function bulkAlertRoutes(services: Services): Route[] {
  return [
    route(operations.bulkStatus, async (call) => {
      const { caller, body } = call;
      return once(services, call, operations.bulkStatus, async (work) =>
        presentResult(
          await changeStatuses(work, caller, await selectionOf(work.db, caller.companyId, body), {
            status: body.status,
            feedbackResponse: body.feedback_response,
            dismissReason: body.dismiss_reason,
          }),
        ),
      );
    }),
    route(operations.bulkAssign, async (call) => {
      const { caller, body } = call;
      return once(services, call, operations.bulkAssign, async (work) =>
        presentResult(
          await assignAlerts(
            work,
            caller,
            await selectionOf(work.db, caller.companyId, body),
            body.assigned_to,
          ),
        ),
      );
    }),
    route(operations.bulkUndo, async (call) =>
      once(services, call, operations.bulkUndo, async (work) =>
        presentResult({
          results: await undoBulkChange(work, call.caller, call.body.undo_token),
          undo: null,
        }),
      ),
    ),
    route(operations.feedback, async (call) => {
      const { caller, body } = call;
      return once(services, call, operations.feedback, async (work) => {
        const command = {
          alertId: body.alert_id,
          version: body.version,
          response: body.feedback_response,
          comment: body.comment,
        };
        const row = await giveFeedback(work, caller, command, presentAlert);
        return presentAlertDetail(
          row,
          await loadFindings(work.db, caller.companyId, { alertId: row.alert.id }),
        );
      });
    }),
    route(operations.bulkFeedback, async (call) => {
      const { caller, body } = call;
      return once(services, call, operations.bulkFeedback, async (work) =>
        presentResult(
          await giveFeedbackToMany(
            work,
            caller,
            await selectionOf(work.db, caller.companyId, body),
            { response: body.feedback_response, comment: body.comment },
          ),
        ),
      );
    }),
  ];
}

async function selectionOf(
  db: Db | Tx,
  companyId: number,
  body: z.output<typeof BulkStatusRequest | typeof BulkAssignRequest | typeof BulkFeedbackRequest>,
): Promise<Selection> {
  if (body.ids !== undefined) return { ids: body.ids, versions: body.versions };
  return { filter: await filterOf(db, companyId, body.filter ?? {}) };
}

function presentResult({ results, undo }: Result): z.input<typeof BulkResult> {
  return {
    changed: results.filter(({ outcome }) => outcome === 'changed' || outcome === 'restored')
      .length,
    results: results.map(({ id, outcome, version, status }) => ({ id, outcome, version, status })),
    undo_token: undo?.token ?? null,
    undo_expires_at: undo?.expiresAt.toISOString() ?? null,
  };
}
