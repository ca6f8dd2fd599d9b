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
  versions: z.array(z.int().min(1)).max(500).optional().meta({
    description:
      'The versions that the caller saw, in the order of `ids`; rows with another one are left alone as `stale`.',
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
      message: issue(say('oneVersionEach')),
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
      description: 'An active colleague; null takes the alerts from whoever has them.',
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
  .meta({ id: 'BulkRow', description: 'What happened to one alert, and how it stands now.' });
export const BulkResult = z
  .object({
    changed: z.int(),
    results: z.array(BulkRow),
    undo_token: z.string().nullable(),
    undo_expires_at: Timestamp.nullable(),
  })
  .meta({
    id: 'BulkResult',
    description: 'The token takes the change back for 10 minutes; null when nothing changed.',
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
      'Moves up to 500 alerts by id, or up to 10,000 that match a filter, to one status, and ' +
      'tells what became of each. One id of another company: 404, and nothing changes.',
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
      'Gives up to 500 alerts by id, or up to 10,000 that match a filter, to one colleague, ' +
      'or to nobody; the colleague is told once.',
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
    summary: 'Takes a bulk change back, for 10 minutes, where nobody changed the alert since.',
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
      'The same for up to 500 alerts by id, or up to 10,000 that match a filter; open ones are left alone.',
    body: BulkFeedbackRequest,
    response: BulkResult,
    problems: [404],
  }),
};
