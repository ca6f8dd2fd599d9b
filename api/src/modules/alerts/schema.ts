import { z } from 'zod';
import { AlertStatus, Id, IdParam, Severity, text } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { AlertDetail, FeedbackResponse } from './alert-schema.ts';
import { bulkOperations } from './bulk-schema.ts';
import { alertListOperations } from './list-schema.ts';
import { noteOperations } from '../notes/note-schema.ts';

export const AlertPatch = z
  .strictObject({
    version: z.int().min(1).meta({
      description:
        'Version that the caller saw; with a different one, the response is 409 STALE with the current alert.',
    }),
    status: AlertStatus.optional(),
    severity: Severity.optional(),
    assigned_to: Id.nullable().optional(),
    feedback_response: FeedbackResponse.optional(),
    dismiss_reason: text(1000).optional(),
  })
  .meta({ id: 'AlertPatch' });

export const StatusOption = z
  .object({ value: AlertStatus, label: z.string(), transitions: z.array(AlertStatus) })
  .meta({ id: 'StatusOption' });
export const FeedbackOption = z
  .object({ value: FeedbackResponse, label: z.string() })
  .meta({ id: 'FeedbackOption' });
export const FeedbackRequest = z.strictObject({
  alert_id: Id,
  version: z.int().min(1).optional(),
  feedback_response: FeedbackResponse,
  comment: text(1000).optional(),
});

const base = '/api/alert/v1';
export const alertOperations = {
  ...alertListOperations,
  statuses: operation({
    id: 'listAlertStatuses',
    method: 'get',
    path: `${base}/status/`,
    tag: 'alerts',
    access: 'alerts.read',
    status: 200,
    summary:
      'Returns the statuses in the order in which they’re offered, with the statuses that may follow each.',
    response: z.array(StatusOption),
  }),
  feedbackResponses: operation({
    id: 'listFeedbackResponses',
    method: 'get',
    path: `${base}/feedback_responses/`,
    tag: 'alerts',
    access: 'alerts.read',
    status: 200,
    summary: 'Returns the catalogue of feedback.',
    response: z.array(FeedbackOption),
  }),
  bulkStatus: bulkOperations.bulkStatus,
  bulkAssign: bulkOperations.bulkAssign,
  bulkUndo: bulkOperations.bulkUndo,
  feedback: operation({
    id: 'giveFeedback',
    method: 'post',
    path: `${base}/feedback/`,
    tag: 'alerts',
    access: 'alerts.triage',
    status: 200,
    takesKey: true,
    summary:
      'Records feedback on a resolved or dismissed alert; it’s used to measure the detectors.',
    body: FeedbackRequest,
    response: AlertDetail,
    problems: [404, 409],
  }),
  bulkFeedback: bulkOperations.bulkFeedback,
  ...noteOperations,
  read: operation({
    id: 'getAlert',
    method: 'get',
    path: `${base}/{id}/`,
    tag: 'alerts',
    access: 'alerts.read',
    status: 200,
    summary: 'Returns an alert with its findings.',
    params: IdParam,
    response: AlertDetail,
    problems: [404],
  }),
  patch: operation({
    id: 'updateAlert',
    method: 'patch',
    path: `${base}/{id}/`,
    tag: 'alerts',
    access: 'alerts.triage',
    status: 200,
    summary:
      'Triages an alert: changes its status, severity or assignee, based on the version that ' +
      'the caller saw.',
    params: IdParam,
    body: AlertPatch,
    response: AlertDetail,
    problems: [404, 409],
  }),
};
