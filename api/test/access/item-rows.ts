import { randomUUID } from 'node:crypto';
import { body, type Row, row } from './row.ts';

const uploaded = () => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(randomUUID()))]), 'a.bin');
  return form;
};
/** Length of what `uploaded` sends. */
const UPLOADED_BYTES = 36;

/** Files, alerts and media items. */
// anon trial viewer analyst admin foreign revoked key: read triage upload admin
export const ITEM_ROWS: Record<string, Row> = {
  createUploadToken: row(
    '401  201  403    201     201   201     401   403  403  201  201',
    body({ filename: 'a.txt', size: 1 }),
  ),
  uploadFile: row(
    '401  201  403    201     201   201     401   403  403  201  201',
    async (world, caller) => ({
      body: uploaded(),
      headers: { 'X-Upload-Token': await world.uploadToken(caller, UPLOADED_BYTES) },
    }),
  ),
  listFiles: row('401  200  200    200     200   200     401   200  403  403  200'),
  getFile: row(
    '401  200  200    200     200   404     401   200  403  403  200',
    async (world) => ({ params: { id: await world.fileId() } }),
  ),

  listAlerts: row('401  200  200    200     200   200     401   200  403  403  200', body({})),
  walkAlerts: row('401  200  200    200     200   200     401   200  403  403  200', body({})),
  // Ids of another company are left out, as unknown ones are.
  listAlertDetails: row(
    '401  200  200    200     200   200     401   200  403  403  200',
    body({ ids: [1] }),
  ),
  countAlerts: row('401  200  200    200     200   200     401   200  403  403  200', body({})),
  listAlertStatuses: row('401  200  200    200     200   200     401   200  403  403  200'),
  listFeedbackResponses: row('401  200  200    200     200   200     401   200  403  403  200'),
  getAlert: row(
    '401  200  200    200     200   404     401   200  403  403  200',
    async (world) => ({ params: { id: await world.alertId() } }),
  ),
  updateAlert: row(
    '401  200  403    200     200   404     401   403  200  403  200',
    async (world) => ({
      params: { id: await world.alertId() },
      body: { version: 1, status: 'VALIDATED' },
    }),
  ),
  createNote: row(
    '401  201  403    201     201   404     401   403  201  403  201',
    async (world) => ({ body: { media_id: await world.mediaId(), text: 'Seen.' } }),
  ),
  updateNote: row(
    '401  403  403    403     200   404     401   403  200  403  200',
    async (world) => ({ params: { id: await world.noteId() }, body: { text: 'Seen twice.' } }),
  ),
  restoreNote: row(
    '401  403  403    403     200   404     401   403  200  403  200',
    async (world) => ({ params: { id: await world.noteId() } }),
  ),
  deleteNote: row(
    '401  403  403    403     204   404     401   403  204  403  204',
    async (world) => ({ params: { id: await world.noteId() } }),
  ),

  updateAlertsStatus: row(
    '401  200  403    200     200   404     401   403  200  403  200',
    async (world) => ({ body: { ids: [await world.alertId()], status: 'VALIDATED' } }),
  ),
  assignAlerts: row(
    '401  200  403    200     200   404     401   403  200  403  200',
    async (world) => ({ body: { ids: [await world.alertId()], assigned_to: null } }),
  ),
  // A change of the admin, for whom the keys act; others cannot take it back.
  undoBulkUpdate: row(
    '401  404  403    404     200   404     401   403  200  403  200',
    async (world) => ({ body: { undo_token: await world.undoToken() } }),
  ),
  giveFeedback: row(
    '401  200  403    200     200   404     401   403  200  403  200',
    async (world) => ({
      body: {
        alert_id: await world.alertId({ status: 'RESOLVED' }),
        feedback_response: 'cannot tell',
      },
    }),
  ),
  giveFeedbackToMany: row(
    '401  200  403    200     200   404     401   403  200  403  200',
    async (world) => ({
      body: {
        ids: [await world.alertId({ status: 'RESOLVED' })],
        feedback_response: 'cannot tell',
      },
    }),
  ),

  getAlertsAnalytics: row(
    '401  403  200    200     200   200     401   200  403  403  200',
    body({}),
  ),
  getAnalyticsStats: row('401  403  200    200     200   200     401   200  403  403  200', () => ({
    query: '?from=2026-11-01&to=2026-11-21',
  })),
  exportAlerts: row('401  403  200    200     200   200     401   200  403  403  200', () => ({
    query: '?format=csv',
  })),

  listMedia: row('401  200  200    200     200   200     401   200  403  403  200', body({})),
  walkMedia: row('401  200  200    200     200   200     401   200  403  403  200', body({})),
  getMedia: row(
    '401  200  200    200     200   404     401   200  403  403  200',
    async (world) => ({ params: { id: await world.mediaId() } }),
  ),
  getMediaPreview: row(
    '401  200  200    200     200   404     401   200  403  403  200',
    async (world) => ({ params: { id: await world.pictureId() } }),
  ),
  getMediaOriginal: row(
    '401  200  200    200     200   404     401   200  403  403  200',
    async (world) => ({ params: { id: await world.originalId() } }),
  ),
  revealPasswords: row(
    '401  403  403    200     200   404     401   403  403  403  403',
    async (world) => ({ params: { id: await world.exposedId() } }),
  ),
  rescanMedia: row(
    '401  200  403    200     200   404     401   403  403  200  200',
    async (world) => ({ params: { id: await world.mediaId() } }),
  ),
  getMediaPresence: row(
    '401  200  200    200     200   404     401   200  403  403  200',
    async (world) => ({ params: { id: await world.mediaId() } }),
  ),
  getMediaText: row(
    '401  200  200    200     200   404     401   200  403  403  200',
    async (world) => ({ params: { id: await world.mediaId() } }),
  ),
  getMediaMail: row(
    '401  200  200    200     200   404     401   200  403  403  200',
    async (world) => ({ params: { id: await world.mediaId() } }),
  ),
  listMediaGroups: row(
    '401  200  200    200     200   200     401   200  403  403  200',
    async (world) => ({ body: { media_ids: [await world.mediaId()] } }),
  ),
  listActivities: row(
    '401  200  200    200     200   404     401   200  403  403  200',
    async (world) => ({ body: { media_id: await world.mediaId() } }),
  ),
  listNotes: row(
    '401  200  200    200     200   404     401   200  403  403  200',
    async (world) => ({ body: { media_id: await world.mediaId() } }),
  ),
  listAllActivity: row(
    '401  200  200    200     200   404     401   200  403  403  200',
    async (world) => ({ body: { media_id: await world.mediaId() } }),
  ),
  contactPublisher: row(
    '401  200  403    200     200   404     401   403  200  403  200',
    async (world) => ({ body: { media_id: await world.postId() } }),
  ),
  createActivity: row(
    '401  201  403    201     201   404     401   403  201  403  201',
    async (world) => ({ body: { media_id: await world.mediaId(), text: 'Told the bank.' } }),
  ),
  assignMedia: row(
    '401  200  403    200     200   404     401   403  200  403  200',
    async (world) => ({ params: { id: await world.mediaId() }, body: { assigned_to: null } }),
  ),
  updateMedia: row(
    '401  200  403    200     200   404     401   403  200  403  200',
    async (world) => ({ params: { id: await world.mediaId() }, body: { title: 'A better name' } }),
  ),
};
