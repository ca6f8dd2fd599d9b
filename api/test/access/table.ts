import { randomUUID } from 'node:crypto';
import type { CallerName, World } from './world.ts';

/** One call, ready to be sent; `params` fill the path. */
export interface Ask {
  params?: Record<string, number | string>;
  /** With the question mark. */
  query?: string;
  /** A form is sent as multipart, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Row {
  /** Statuses in the order of `CALLERS`. */
  expected: number[];
  ask(world: World, caller: CallerName): Ask | Promise<Ask>;
}

const row = (expected: string, ask: Row['ask'] = () => ({})): Row => ({
  expected: expected.trim().split(/\s+/).map(Number),
  ask,
});
const body =
  (given: unknown): Row['ask'] =>
  () => ({ body: given });

const PASSWORD = 'vK7#tulq-Qazro-91';
/** Of the form of a mailed token. */
const UNKNOWN_TOKEN = 'x'.repeat(43);
const stranger = () => `${randomUUID()}@nowhere.example`;
const twice = { password: PASSWORD, re_new_password: PASSWORD };
const uploaded = () => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(randomUUID()))]), 'a.bin');
  return form;
};
const indicators = () => {
  const form = new FormData();
  form.append('file', new Blob(['evil.example.com']), 'list.txt');
  return form;
};
/** Length of what `uploaded` sends. */
const UPLOADED_BYTES = 36;

/**
 * The reviewed table (requirement C1): who gets which status from every call. All ids name rows of
 * the first company, so the admin of the other one must meet 404. A new operation needs its line
 * here; think about each column, do not copy what the server answers.
 */
// anon trial viewer analyst admin foreign revoked key: read triage upload admin
export const TABLE: Record<string, Row> = {
  getSetupState: row('200  200  200    200     200   200     200   200  200  200  200'),
  completeSetup: row('409  409  409    409     409   409     409   409  409  409  409', () => ({
    body: { code: 'x', company: 'x', first_name: 'x', last_name: 'x', email: stranger(), ...twice },
  })),
  registerUser: row('202  202  202    202     202   202     202   202  202  202  202', () => ({
    body: { first_name: 'x', last_name: 'x', email: stranger(), ...twice },
  })),
  login: row('401  401  401    401     401   401     401   401  401  401  401', () => ({
    body: { email: stranger(), password: 'x' },
  })),
  generateQrCode: row('401  401  401    401     401   401     401   401  401  401  401', () => ({
    body: { email: stranger() },
  })),
  verifyToken: row('401  401  401    401     401   401     401   401  401  401  401', () => ({
    body: { email: stranger(), token: '123456' },
  })),
  logout: row('204  204  204    204     204   204     204   204  204  204  204'),
  refreshSession: row('401  401  401    401     401   401     401   401  401  401  401'),

  whoAmI: row('401  200  200    200     200   200     401   200  200  200  200'),
  listUsers: row('401  403  403    403     200   200     401   403  403  403  200', body({})),
  listColleagues: row('401  200  200    200     200   200     401   200  403  403  200', body({})),
  getUser: row(
    '401  404  404    404     200   404     401   403  403  403  403',
    async (world) => ({ params: { id: await world.userId() } }),
  ),
  updateUser: row(
    '401  404  404    404     200   404     401   403  403  403  403',
    async (world) => ({ params: { id: await world.userId() }, body: { group_name: 'Viewers' } }),
  ),

  // Nobody's own account and never the last admin's, hence a fresh user each time.
  deleteUser: row(
    '401  403  403    403     204   404     401   403  403  403  204',
    async (world) => ({ params: { id: await world.userId() } }),
  ),
  resetMfa: row(
    '401  403  403    403     204   404     401   403  403  403  204',
    async (world) => ({ params: { id: await world.userId() } }),
  ),
  listGroups: row('401  403  403    403     200   200     401   403  403  403  200'),
  listInvitations: row('401  403  403    403     200   200     401   403  403  403  200'),
  inviteUser: row('401  403  403    403     201   201     401   403  403  403  201', () => ({
    body: { email: stranger() },
  })),
  withdrawInvitation: row(
    '401  403  403    403     204   404     401   403  403  403  204',
    async (world) => ({ params: { id: await world.invitationId() } }),
  ),
  readInvitation: row('400  400  400    400     400   400     400   400  400  400  400', () => ({
    body: { token: UNKNOWN_TOKEN },
  })),
  acceptInvitation: row('400  400  400    400     400   400     400   400  400  400  400', () => ({
    body: { token: UNKNOWN_TOKEN, first_name: 'x', last_name: 'x', ...twice },
  })),
  requestPasswordReset: row(
    '202  202  202    202     202   202     202   202  202  202  202',
    () => ({ body: { email: stranger() } }),
  ),
  verifyEmail: row('400  400  400    400     400   400     400   400  400  400  400', () => ({
    body: { token: UNKNOWN_TOKEN },
  })),
  requestEmailVerification: row(
    '202  202  202    202     202   202     202   202  202  202  202',
    () => ({ body: { email: stranger() } }),
  ),
  readPasswordResetLink: row(
    '400  400  400    400     400   400     400   400  400  400  400',
    () => ({ body: { uid: 1, token: UNKNOWN_TOKEN } }),
  ),
  confirmPasswordReset: row(
    '400  400  400    400     400   400     400   400  400  400  400',
    () => ({
      params: { uid: 1, token: UNKNOWN_TOKEN },
      body: { new_password: PASSWORD, re_new_password: PASSWORD },
    }),
  ),
  registerTrial: row('202  202  202    202     202   202     202   202  202  202  202', () => ({
    body: { first_name: 'x', last_name: 'x', email: stranger(), company: 'x' },
  })),
  readTrialLink: row('400  400  400    400     400   400     400   400  400  400  400', () => ({
    body: { token: UNKNOWN_TOKEN },
  })),
  activateTrial: row('400  400  400    400     400   400     400   400  400  400  400', () => ({
    body: { token: UNKNOWN_TOKEN, ...twice },
  })),
  // What is a person's own is closed to keys. 422 and 409: let in, and then told what is missing.
  changePassword: row('401  422  422    422     422   422     401   403  403  403  403', body({})),
  listSessions: row('401  200  200    200     200   200     401   403  403  403  403'),
  revokeOtherSessions: row('401  200  200    200     200   200     401   403  403  403  403'),
  getSecondFactor: row('401  200  200    200     200   200     401   403  403  403  403'),
  offerAuthenticator: row(
    '401  409  409    409     409   409     401   403  403  403  403',
    body({ token: '000000' }),
  ),
  confirmAuthenticator: row(
    '401  409  409    409     409   409     401   403  403  403  403',
    body({ offer: 'none of ours', token: '000000' }),
  ),
  countRecoveryCodes: row('401  200  200    200     200   200     401   403  403  403  403'),
  renewRecoveryCodes: row(
    '401  409  409    409     409   409     401   403  403  403  403',
    body({ token: '000000' }),
  ),

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

  listNotifications: row(
    '401  200  200    200     200   200     401   403  403  403  403',
    body({}),
  ),
  // Everybody their own; the foreign admin asks for one of our admin's.
  markNotificationRead: row(
    '401  200  200    200     200   404     401   403  403  403  403',
    async (world, caller) => ({
      params: {
        id: await world.notificationId(caller === 'foreign admin' ? null : world.person(caller)),
      },
    }),
  ),
  markAllNotificationsRead: row(
    '401  200  200    200     200   200     401   403  403  403  403',
    body({ up_to: 1 }),
  ),

  listTargets: row('401  403  200    200     200   200     401   200  403  403  200', body({})),
  listTargetTypes: row('401  403  200    200     200   200     401   200  403  403  200'),
  listSources: row('401  403  200    200     200   200     401   200  403  403  200'),
  createTargets: row('401  403  403    201     201   201     401   403  403  403  201', () => ({
    body: {
      targets: [{ source_id: 1, type: 'account', account_username: randomUUID().slice(0, 8) }],
    },
  })),
  getTarget: row(
    '401  403  200    200     200   404     401   200  403  403  200',
    async (world) => ({ params: { id: await world.targetId() } }),
  ),
  listTargetRuns: row(
    '401  403  200    200     200   404     401   200  403  403  200',
    async (world) => ({ params: { id: await world.targetId() } }),
  ),
  updateTarget: row(
    '401  403  403    200     200   404     401   403  403  403  200',
    async (world) => ({ params: { id: await world.targetId() }, body: { is_active: false } }),
  ),
  deleteTarget: row(
    '401  403  403    204     204   404     401   403  403  403  204',
    async (world) => ({ params: { id: await world.targetId() } }),
  ),

  getSettings: row('401  403  403    403     200   200     401   403  403  403  200'),
  updateSettings: row(
    '401  403  403    403     200   200     401   403  403  403  200',
    body({ min_notify_severity: 2 }),
  ),
  listWatchTerms: row('401  403  403    403     200   200     401   403  403  403  200'),
  listMutedRules: row('401  200  200    200     200   200     401   200  403  403  200'),
  createMutedRule: row(
    '401  201  403    201     201   404     401   403  201  403  201',
    async (world) => ({ body: { alert_id: await world.alertId({ status: 'DISMISSED' }) } }),
  ),
  // Made by the admin, for whom the keys act.
  listSavedViews: row('401  200  200    200     200   200     401   403  403  403  403'),
  createSavedView: row(
    '401  201  403    201     201   201     401   403  403  403  403',
    body({ name: 'Critical', query: 'tab=detected', is_shared: true }),
  ),
  updateSavedView: row(
    '401  403  403    403     200   404     401   403  403  403  403',
    async (world) => ({ params: { id: await world.sharedViewId() }, body: { name: 'Grave' } }),
  ),
  deleteSavedView: row(
    '401  403  403    403     204   404     401   403  403  403  403',
    async (world) => ({ params: { id: await world.sharedViewId() } }),
  ),

  tryMutedRule: row(
    '401  200  403    200     200   404     401   403  200  403  200',
    async (world) => ({ body: { alert_id: await world.alertId({ status: 'DISMISSED' }) } }),
  ),
  updateMutedRule: row(
    '401  403  403    403     200   404     401   403  200  403  200',
    async (world) => ({ params: { id: await world.mutedRuleId() }, body: { reason: 'Known.' } }),
  ),
  deleteMutedRule: row(
    '401  403  403    403     204   404     401   403  204  403  204',
    async (world) => ({ params: { id: await world.mutedRuleId() } }),
  ),

  // Keys never make, change or see keys.
  listAccessKeys: row('401  403  403    403     200   200     401   403  403  403  403'),
  createAccessKey: row(
    '401  403  403    403     201   201     401   403  403  403  403',
    body({ name: 'SIEM', scopes: ['read'] }),
  ),
  getAccessKey: row(
    '401  403  403    403     200   404     401   403  403  403  403',
    async (world) => ({ params: { id: await world.accessKeyId() } }),
  ),
  updateAccessKey: row(
    '401  403  403    403     200   404     401   403  403  403  403',
    async (world) => ({ params: { id: await world.accessKeyId() }, body: { name: 'SIEM 2' } }),
  ),
  deleteAccessKey: row(
    '401  403  403    403     204   404     401   403  403  403  403',
    async (world) => ({ params: { id: await world.accessKeyId() } }),
  ),
  listSourceCredentials: row('401  403  403    403     200   200     401   403  403  403  200'),
  setSourceCredential: row(
    '401  403  403    403     404   404     401   403  403  403  404',
    () => ({ params: { id: 20 }, body: { values: {} } }),
  ),
  testSourceCredential: row(
    '401  403  403    403     404   404     401   403  403  403  404',
    () => ({ params: { id: 20 } }),
  ),
  deleteSourceCredential: row(
    '401  403  403    403     404   404     401   403  403  403  404',
    () => ({ params: { id: 20 } }),
  ),
  listWebhooks: row('401  403  403    403     200   200     401   403  403  403  200'),
  createWebhook: row(
    '401  403  403    403     201   201     401   403  403  403  201',
    body({ name: 'SIEM', url: 'https://hooks.example/in', kinds: ['alert.created'] }),
  ),
  getWebhook: row(
    '401  403  403    403     200   404     401   403  403  403  200',
    async (world) => ({ params: { id: await world.webhookId() } }),
  ),
  updateWebhook: row(
    '401  403  403    403     200   404     401   403  403  403  200',
    async (world) => ({ params: { id: await world.webhookId() }, body: { is_active: false } }),
  ),
  deleteWebhook: row(
    '401  403  403    403     204   404     401   403  403  403  204',
    async (world) => ({ params: { id: await world.webhookId() } }),
  ),
  rotateWebhookSecret: row(
    '401  403  403    403     200   404     401   403  403  403  200',
    async (world) => ({ params: { id: await world.webhookId() } }),
  ),
  pingWebhook: row(
    '401  403  403    403     202   404     401   403  403  403  202',
    async (world) => ({ params: { id: await world.webhookId() } }),
  ),
  listWebhookDeliveries: row(
    '401  403  403    403     200   404     401   403  403  403  200',
    async (world) => ({ params: { id: await world.webhookId() } }),
  ),
  replayWebhookDelivery: row(
    '401  403  403    403     202   404     401   403  403  403  202',
    async (world) => ({ params: await world.deliveryIds() }),
  ),
  startRescan: row(
    '401  403  403    403     201   201     401   403  403  403  201',
    body({ change: { watch_terms: { add: ['xyzzy'] } } }),
  ),
  getRescan: row(
    '401  403  403    403     200   404     401   403  403  403  200',
    async (world) => ({ params: { id: await world.rescanId() } }),
  ),
  cancelRescan: row(
    '401  403  403    403     200   404     401   403  403  403  200',
    async (world) => ({ params: { id: await world.rescanId() } }),
  ),
  listIndicatorLists: row('401  403  403    403     200   200     401   403  403  403  200'),
  createIndicatorList: row(
    '401  403  403    403     201   201     401   403  403  403  201',
    body({ name: 'CERT' }),
  ),
  getIndicatorList: row(
    '401  403  403    403     200   404     401   403  403  403  200',
    async (world) => ({ params: { id: await world.indicatorListId() } }),
  ),
  updateIndicatorList: row(
    '401  403  403    403     200   404     401   403  403  403  200',
    async (world) => ({ params: { id: await world.indicatorListId() }, body: { severity: 3 } }),
  ),
  deleteIndicatorList: row(
    '401  403  403    403     204   404     401   403  403  403  204',
    async (world) => ({ params: { id: await world.indicatorListId() } }),
  ),
  refreshIndicatorList: row(
    '401  403  403    403     202   404     401   403  403  403  202',
    async (world) => ({ params: { id: await world.indicatorListId() } }),
  ),
  importIndicators: row(
    '401  403  403    403     200   404     401   403  403  403  200',
    async (world) => ({ params: { id: await world.indicatorListId(null) }, body: indicators() }),
  ),
  listOperatorFiles: row('401  403  403    403     200   200     401   403  403  403  200'),
  listDeadJobs: row('401  403  403    403     200   200     401   403  403  403  200'),
  retryDeadJob: row(
    '401  403  403    403     204   404     401   403  403  403  204',
    async (world) => ({ params: { id: await world.deadJobId() } }),
  ),
  listAudit: row('401  403  403    403     200   200     401   403  403  403  200'),
};

/**
 * What is served beside the operations, by path: open to everybody, because it says nothing of any
 * company.
 */
export const OPEN_PATHS: Record<string, number> = {
  '/healthz': 200,
  '/readyz': 200,
  '/api/openapi.json': 200,
  '/api/docs': 200,
};
