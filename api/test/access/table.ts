import { randomUUID } from 'node:crypto';
import { ACCOUNT_ROWS } from './account-rows.ts';
import { ITEM_ROWS } from './item-rows.ts';
import { body, type Row, row } from './row.ts';

const indicators = () => {
  const form = new FormData();
  form.append('file', new Blob(['evil.example.com']), 'list.txt');
  return form;
};

/**
 * The reviewed table: who gets which status from every call. All ids name rows of the first
 * company, so the admin of the other one must meet 404. A new operation needs its line here; think
 * about each column, do not copy what the server answers.
 */
// anon trial viewer analyst admin foreign revoked key: read triage upload admin
export const TABLE: Record<string, Row> = {
  ...ACCOUNT_ROWS,
  ...ITEM_ROWS,
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
