import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { AlertStatus, Id, text, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { FeedbackResponse } from './alert-schema.ts';
import { alertFilterMembers } from './list-schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

/** Ids, or a filter for all that match: one of the two. */
const selectionMembers = {
  ids: z.array(Id).min(1).max(500).optional(),
  versions: z
    .array(z.int().min(1))
    .max(500)
    .optional()
    .meta({
      description:
        'Versions that the caller saw, in the order of `ids`; alerts with a different version ' +
        'are left unchanged and reported as `stale`.',
    }),
  filter: z
    .strictObject({
      ...alertFilterMembers,
      status: z.union([AlertStatus, z.array(AlertStatus).max(4)]).optional(),
    })
    .optional(),
};
interface SelectionBody {
  ids?: number[] | undefined;
  versions?: number[] | undefined;
  filter?: object | undefined;
}
const oneSelection = ({
  value,
  issues,
}: {
  value: SelectionBody;
  issues: z.core.$ZodRawIssue[];
}) => {
  if ((value.ids === undefined) === (value.filter === undefined)) {
    issues.push({
      code: 'custom',
      path: ['ids'],
      message: issue(say('alertsOrFilter')),
      input: value,
    });
  }
  if (value.versions !== undefined && value.versions.length !== value.ids?.length) {
    issues.push({
      code: 'custom',
      path: ['versions'],
      message: issue(say('versionPerIdRequired')),
      input: value,
    });
  }
};
export const BulkStatusRequest = z
  .strictObject({
    ...selectionMembers,
    status: AlertStatus,
    feedback_response: FeedbackResponse.optional(),
    dismiss_reason: text(1000).optional(),
  })
  .check(oneSelection);
export const BulkAssignRequest = z
  .strictObject({
    ...selectionMembers,
    assigned_to: Id.nullable().meta({
      description: 'Id of an active colleague; null unassigns the alerts.',
    }),
  })
  .check(oneSelection);
export const BulkFeedbackRequest = z
  .strictObject({
    ...selectionMembers,
    feedback_response: FeedbackResponse,
    comment: text(1000).optional(),
  })
  .check(oneSelection);
export const BulkRow = z
  .object({
    id: Id,
    outcome: z.enum([
      'changed',
      'unchanged',
      'stale',
      'invalid_transition',
      'not_closed',
      'restored',
      'changed_since',
    ]),
    version: z.int().min(1),
    status: AlertStatus,
  })
  .meta({ id: 'BulkRow', description: 'Outcome for one alert, with its current state.' });
export const BulkResult = z
  .object({
    changed: z.int(),
    results: z.array(BulkRow),
    undo_token: z.string().nullable(),
    undo_expires_at: Timestamp.nullable(),
  })
  .meta({
    id: 'BulkResult',
    description:
      'Result of a bulk change. The token undoes the change for 10 minutes; null if nothing changed.',
  });

const base = '/api/alert/v1';
export const bulkOperations = {
  bulkStatus: operation({
    id: 'updateAlertsStatus',
    method: 'patch',
    path: `${base}/bulk_status_alerts_update/`,
    tag: 'alerts',
    access: 'alerts.triage',
    status: 200,
    takesKey: true,
    summary:
      'Changes up to 500 alerts by id, or up to 10,000 that match a filter, to one status, and ' +
      'returns the outcome for each. If one id belongs to another company, the response is 404 ' +
      'and nothing changes.',
    body: BulkStatusRequest,
    response: BulkResult,
    problems: [404],
  }),
  bulkAssign: operation({
    id: 'assignAlerts',
    method: 'patch',
    path: `${base}/bulk_assign/`,
    tag: 'alerts',
    access: 'alerts.triage',
    status: 200,
    takesKey: true,
    summary:
      'Assigns up to 500 alerts by id, or up to 10,000 that match a filter, to one colleague ' +
      'or to no one; the colleague is notified once.',
    body: BulkAssignRequest,
    response: BulkResult,
    problems: [404],
  }),
  bulkUndo: operation({
    id: 'undoBulkUpdate',
    method: 'post',
    path: `${base}/bulk_undo/`,
    tag: 'alerts',
    access: 'alerts.triage',
    status: 200,
    takesKey: true,
    summary: 'Undoes a bulk change, for 10 minutes, on alerts that no one has changed since.',
    body: z.strictObject({ undo_token: text(100) }),
    response: BulkResult,
    problems: [404, 410],
  }),
  bulkFeedback: operation({
    id: 'giveFeedbackToMany',
    method: 'post',
    path: `${base}/bulk_feedback_generation/`,
    tag: 'alerts',
    access: 'alerts.triage',
    status: 200,
    takesKey: true,
    summary:
      'Records feedback on up to 500 alerts by id, or up to 10,000 that match a filter; open ' +
      'alerts are left unchanged.',
    body: BulkFeedbackRequest,
    response: BulkResult,
    problems: [404],
  }),
};
