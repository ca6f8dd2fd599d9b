import { ALERT_STATUS_LABELS, ALERT_STATUSES, nextStatuses } from '@vedetta/machines/lifecycles';
import { say } from '@vedetta/messages/say.ts';
import { triageAlert } from './commands/triage-alert.ts';
import { createNote, deleteNote, restoreNote, updateNote } from '../notes/commands/write-note.ts';
import { stale } from './alert-problems.ts';
import { invalidField, notFound } from '../../platform/errors/problems.ts';
import { once } from '../../platform/http/idempotency.ts';
import { pageAnswer } from '../../platform/http/page-answer.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { hasCursor, readAlertCursor, writeAlertCursor } from './store/alert-cursor.ts';
import { listAlerts } from './store/alert-lists.ts';
import type { AlertOrder } from './store/alert-order.ts';
import { countAlerts } from './store/alert-numbers.ts';
import { loadAlert, loadFindings } from './store/alerts.ts';
import { bulkAlertRoutes } from './bulk-router.ts';
import { filterOf } from './filter.ts';
import { presentAlert, presentAlertDetail, presentNote } from './presenter.ts';
import { presentCounts } from './counts.ts';
import { FEEDBACK_RESPONSES } from './alert-schema.ts';
import { alertOperations as operations } from './schema.ts';
import { alertWalkRoutes } from './walk-router.ts';

/** `/api/alert/v1/`: lists, counts, one alert and its triage, notes. */
export function alertRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    ...bulkAlertRoutes(services),
    ...alertWalkRoutes(services),
    route(operations.list, async ({ caller, body }) => {
      const filter = await filterOf(db, caller.companyId, body);
      const order: AlertOrder = { by: body.sort, direction: body.sortDirection };
      const after = body.after === undefined ? undefined : readAlertCursor(body.after);
      const { rows, count, isPartial, start } = await listAlerts(db, filter, order, {
        page: body.page,
        pageSize: body.page_size,
        after,
      });
      const last = rows.at(-1)?.alert;
      return {
        ...pageAnswer(operations.list.path, body, count, rows.map(presentAlert)),
        count_is_partial: isPartial,
        start,
        ...(last === undefined || !hasCursor(order)
          ? {}
          : {
              end_cursor: writeAlertCursor({
                page: body.page,
                severity: last.severity,
                id: last.id,
              }),
            }),
      };
    }),
    route(operations.counts, async ({ caller, body }) => {
      return presentCounts(
        await countAlerts(db, await filterOf(db, caller.companyId, body), caller.userId),
      );
    }),
    route(operations.statuses, async () =>
      ALERT_STATUSES.map((value) => ({
        value,
        label: ALERT_STATUS_LABELS[value],
        transitions: [...nextStatuses(value)],
      })),
    ),
    route(operations.feedbackResponses, async () =>
      FEEDBACK_RESPONSES.map((value) => ({
        value,
        label: value.charAt(0).toUpperCase() + value.slice(1),
      })),
    ),
    route(operations.createNote, async (call) => {
      const { caller, body } = call;
      return once(services, call, operations.createNote, async (work) =>
        presentNote(
          await createNote(work, caller, {
            mediaId: body.media_id,
            alertId: body.alert_id,
            text: body.text,
          }),
        ),
      );
    }),
    route(operations.updateNote, async ({ caller, params, body }) =>
      presentNote(await updateNote(services, caller, { noteId: params.id, text: body.text })),
    ),
    route(operations.restoreNote, async ({ caller, params }) =>
      presentNote(await restoreNote(services, caller, params.id)),
    ),
    route(operations.deleteNote, async ({ caller, params }) => {
      await deleteNote(services, caller, params.id);
      return undefined;
    }),
    route(operations.read, async ({ caller, params }) => {
      const row = await loadAlert(db, caller.companyId, params.id);
      if (row === null) throw notFound(say('thingAlert'));
      return presentAlertDetail(
        row,
        await loadFindings(db, caller.companyId, { alertId: row.alert.id }),
      );
    }),
    route(operations.patch, async ({ caller, params, body }) => {
      const { version, status, severity, assigned_to, feedback_response, dismiss_reason } = body;
      if (
        status === undefined &&
        severity === undefined &&
        assigned_to === undefined &&
        feedback_response === undefined &&
        dismiss_reason === undefined
      ) {
        throw invalidField('', say('alertChangeRequired'), 'nothing_to_change');
      }
      const result = await triageAlert(services, caller, {
        alertId: params.id,
        version,
        status,
        severity,
        assigneeId: assigned_to,
        feedbackResponse: feedback_response,
        dismissReason: dismiss_reason,
      });
      const detail = presentAlertDetail(
        result.alert,
        await loadFindings(db, caller.companyId, { alertId: params.id }),
      );
      if (result.kind === 'stale') throw stale(detail);
      return detail;
    }),
  ];
}
