import { insertAlert, insertFinding, insertMedia } from '@vedetta/api/testing/factories.ts';
import { addColleague } from '@vedetta/api/testing/kit.ts';
import { HANG_MS } from '@vedetta/detection/testing/patience.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect, liveClient } from './client.ts';
import { codeOf, type RealProduct, startRealProduct } from './real.ts';
import { until } from './serve.ts';

let product: RealProduct;
beforeAll(async () => {
  product = await startRealProduct();
});
afterAll(async () => {
  await product.stop();
});
const asAdmin = (query: string, variables: object = {}) =>
  product.as(product.admin)(query, variables);

describe('a media item', () => {
  test('is renamed, assigned, written about and recorded', async () => {
    const { admin, api } = product;
    const colleague = await addColleague(api, { admin });
    const { id } = await insertMedia(api.db, { companyId: admin.companyId });
    const changed = await asAdmin(`mutation {
      updateMedia(input: {id: ${id}, title: "Copy of our page", publisherEmail: "editor@press.example"}) {
        title publisherEmail source
      }
      assignMedia(input: {id: ${id}, assigneeId: ${colleague.id}}) { assignee { id } }
      contactPublisher(input: {mediaId: ${id}}) { to subject text sentAt }
      createActivity(input: {mediaId: ${id}, text: "Called the publisher."}) { kind detail }
    }`);
    expect(changed.errors).toEqual([]);
    expect(changed.data).toMatchObject({
      updateMedia: {
        title: 'Copy of our page',
        publisherEmail: 'editor@press.example',
        source: 'FILE_UPLOAD',
      },
      assignMedia: { assignee: { id: String(colleague.id) } },
      contactPublisher: { to: 'editor@press.example', sentAt: null },
      createActivity: { kind: 'RECORDED' },
    });
    const { media } = (
      await asAdmin(
        `{ media(id: ${id}) { changes { count results { kind } } notes { count } similar { ` +
          'seenCount count items { id } } } }',
      )
    ).ok;
    expect(media.similar).toEqual({ seenCount: 1, count: 0, items: [] });
    expect(media.changes.results.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['MEDIA_ASSIGNED', 'MEDIA_CHANGED', 'RECORDED']),
    );
    expect(
      (await asAdmin(`mutation { assignMedia(input: {id: ${id}, assigneeId: 999999}) { id } }`))
        .errors[0]?.extensions,
    ).toMatchObject({ status: 422, errors: [{ path: 'assigneeId' }] });
  });
});

describe('settings', () => {
  test('are read and changed, and a rule mutes what was dismissed', async () => {
    const { admin, api } = product;
    const changed = await asAdmin(
      'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { ' +
        'protectedNames watchTermsCount minNotifySeverity retentionDays } }',
      {
        input: {
          protectedNames: ['Lookout'],
          watchTerms: { add: ['leak', 'breach'] },
          minNotifySeverity: 'HIGH',
          retentionDays: 365,
        },
      },
    );
    expect(changed.ok.updateSettings).toEqual({
      protectedNames: ['Lookout'],
      watchTermsCount: 2,
      minNotifySeverity: 'HIGH',
      retentionDays: 365,
    });
    expect(
      (await asAdmin('mutation { updateSettings(input: {retentionDays: null}) { retentionDays } }'))
        .data.updateSettings,
    ).toEqual({ retentionDays: null });
    expect(
      (
        await asAdmin(
          '{ watchTerms(search: "lea") { count results } settings { retentionDays mutedRulesCount } }',
        )
      ).ok,
    ).toEqual({
      watchTerms: { count: 1, results: ['leak'] },
      settings: { retentionDays: null, mutedRulesCount: 0 },
    });

    const alert = await insertAlert(api.db, {
      companyId: admin.companyId,
      status: 'DISMISSED',
      dismissReason: 'noise',
    });
    await insertFinding(api.db, {
      companyId: admin.companyId,
      mediaId: alert.mediaId,
      alertId: alert.id,
    });
    const muted = await asAdmin(
      `mutation { createMutedRule(input: {alertId: ${alert.id}, like: THING, sameSource: ` +
        'true, reason: "noise"}) { id source reason createdBy { id } } }',
    );
    expect(muted.ok.createMutedRule).toMatchObject({
      source: 'FILE_UPLOAD',
      reason: 'noise',
      createdBy: { id: String(admin.id) },
    });
    const { id } = muted.ok.createMutedRule;
    expect(
      (await asAdmin(`mutation { updateMutedRule(input: {id: ${id}, reason: null}) { reason } }`))
        .data.updateMutedRule,
    ).toEqual({ reason: null });
    expect((await asAdmin('{ mutedRules { count results { id hits } } }')).ok.mutedRules).toEqual({
      count: 1,
      results: [{ id, hits: 0 }],
    });
    expect((await asAdmin(`mutation { deleteMutedRule(id: ${id}) }`)).ok).toEqual({
      deleteMutedRule: id,
    });
  });
});

describe('numbers', () => {
  test('of a month and of any days, and the alerts as a file past GraphQL', async () => {
    const { admin, api, gateway } = product;
    const { detectedAt } = await insertAlert(api.db, {
      companyId: admin.companyId,
      severity: 5,
      title: 'Exported',
    });
    const today = api.clock.now().toISOString().slice(0, 10);
    const { monthSummary, stats, alertsExport } = (
      await asAdmin(`{
      monthSummary { year month totalAlerts severityCounts { severity count } validatedAlerts totalMedia }
      stats(from: "${today}", to: "${today}", timeZone: "UTC", sourceIds: [7]) {
        from totalAlerts days { day severity count } sources { source sourceName alerts }
        statuses { status count } detectors { detector label precision } heatMap { hour }
        timeToTriage { median count }
      }
      alertsExport(format: NDJSON, filter: {
        severity: [CRITICAL], sources: [FILE_UPLOAD], search: "Exported", status: [DETECTED, VALIDATED]
        hours: [{weekday: 1, hour: 0}, {
          weekday: ${detectedAt.getUTCDay() || 7}, hour: ${detectedAt.getUTCHours()}, timeZone: "Etc/UTC"
        }]
      }) { path mime }
    }`)
    ).ok;
    expect(monthSummary.totalAlerts).toBeGreaterThan(0);
    expect(monthSummary.severityCounts).toContainEqual({ severity: 'CRITICAL', count: 1 });
    expect(stats).toMatchObject({
      from: today,
      sources: [{ source: 'FILE_UPLOAD', sourceName: 'File upload' }],
    });
    expect(alertsExport.mime).toBe('application/x-ndjson');
    const file = await fetch(gateway.url + alertsExport.path, {
      headers: { authorization: `Bearer ${admin.access}` },
    });
    expect([file.status, file.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('application/x-ndjson'),
    ]);
    expect(
      (await file.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).title),
    ).toEqual(['Exported']);
    expect((await fetch(gateway.url + alertsExport.path)).status).toBe(401);
    expect(
      (await asAdmin('{ stats(from: "2026-02-30", to: "2026-03-01") { totalAlerts } }')).errors[0]
        ?.extensions,
    ).toMatchObject({ status: 400 });
  });
});

test('the audit log tells who did what, and only admins read it', async () => {
  const { admin, api, as } = product;
  const { auditLog } = (
    await asAdmin(
      `{ auditLog(filter: {action: "settings.", actorId: ${admin.id}}) { count results { ` +
        'action actor { id } actorEmail address detail { name value } } } }',
    )
  ).ok;
  expect(auditLog.results[0]).toMatchObject({
    action: expect.stringMatching(/^settings\./),
    actor: { id: String(admin.id) },
  });
  expect(codeOf(await as(await addColleague(api, { admin }))('{ auditLog { count } }'))).toBe(
    'FORBIDDEN',
  );
  const named = (
    await asAdmin(
      `{ auditLog(filter: {subject: "user:${admin.id}"}) { results { subjectName subjectNameCode accessKeyName } } }`,
    )
  ).ok.auditLog.results[0];
  expect(named).toEqual({
    subjectName: expect.stringMatching(/^\S+ \S+$/),
    subjectNameCode: null,
    accessKeyName: null,
  });
});

describe('global ids', () => {
  test('name one row among all types, and several are read at once', async () => {
    const { admin, api } = product;
    const made = await insertAlert(api.db, { companyId: admin.companyId });
    const { alert, viewer, media } = (
      await asAdmin(
        `{ alert(id: ${made.id}) { nodeId source } viewer { user { nodeId } } media(id: ${made.mediaId}) { nodeId } }`,
      )
    ).ok;
    const nodeIds = [media.nodeId, viewer.user.nodeId, alert.nodeId];
    expect(new Set(nodeIds).size).toBe(3);
    const { data } = await asAdmin(
      'query ($nodeIds: [ID!]!) { nodes(nodeIds: $nodeIds) { __typename nodeId ... on Alert { ' +
        'id findings { id } } ... on User { email } } }',
      { nodeIds },
    );
    expect(data.nodes).toMatchObject([
      { __typename: 'Media' },
      { __typename: 'User', email: admin.email },
      { __typename: 'Alert', id: String(made.id), findings: [] },
    ]);
    expect(data.nodes.map(({ nodeId }: { nodeId: string }) => nodeId)).toEqual(nodeIds);
  });

  test('that nobody handed out are refused by their field', async () => {
    for (const nodeId of [
      '42',
      Buffer.from('Company:1').toString('base64url'),
      Buffer.from('Alert:01').toString('base64url'),
    ]) {
      expect(
        (await asAdmin('query ($nodeId: ID!) { node(nodeId: $nodeId) { nodeId } }', { nodeId }))
          .errors[0]?.extensions,
      ).toMatchObject({ status: 422, errors: [{ path: 'nodeId' }] });
    }
  });
});

test('walking all alerts while more are raised meets each exactly once', async () => {
  const { admin, api } = product;
  const WALK =
    'query ($after: String) { alertsConnection(first: 4, after: $after) { edges { cursor node ' +
    '{ id } } pageInfo { hasNextPage hasPreviousPage endCursor } } }';
  for (let n = 0; n < 10; n += 1) await insertAlert(api.db, { companyId: admin.companyId });
  const before = (await asAdmin('{ alertCounts { detected validated resolved dismissed } }')).ok
    .alertCounts;
  const total = Object.values<number>(before).reduce((sum, count) => sum + count, 0);
  const seen: string[] = [];
  let added = 0;
  let after: string | null = null;
  interface Step {
    edges: { node: { id: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  }
  // The newest wait for whatever else is being written: whoever wants them too goes on from where
  // the walk ended.
  for (const end = Date.now() + HANG_MS; seen.length < total + 5 && Date.now() < end;) {
    const step: Step = (await asAdmin(WALK, { after })).ok.alertsConnection;
    seen.push(...step.edges.map(({ node }) => node.id));
    after = step.pageInfo.endCursor;
    if (added < 5) {
      await insertAlert(api.db, { companyId: admin.companyId });
      added += 1;
    }
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(total + added);
  expect((await asAdmin(WALK, { after })).ok.alertsConnection).toMatchObject({
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: after },
  });
  const { mediaConnection } = (
    await asAdmin(
      '{ mediaConnection(first: 2, sources: [FILE_UPLOAD]) { nodes { id source } pageInfo { ' +
        'hasNextPage hasPreviousPage } } }',
    )
  ).ok;
  expect(mediaConnection).toMatchObject({
    nodes: [{ source: 'FILE_UPLOAD' }, { source: 'FILE_UPLOAD' }],
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
  });
  expect(
    (await asAdmin('{ alertsConnection(after: "x") { nodes { id } } }')).errors[0]?.extensions,
  ).toMatchObject({ status: 422, errors: [{ path: 'after' }] });
  expect(
    (await asAdmin('{ alertsConnection(first: 201) { nodes { id } } }')).errors[0]?.extensions,
  ).toMatchObject({ status: 422, errors: [{ path: 'first' }] });
});

test('changes of alerts come filtered', async () => {
  const { admin, api } = product;
  const client = liveClient(product.gateway.socketUrl, () => admin.access);
  const [one, two] = [
    await insertAlert(api.db, { companyId: admin.companyId }),
    await insertAlert(api.db, { companyId: admin.companyId }),
  ];
  const changes = collect<{ alertId: string }>(
    client,
    'subscription ($filter: AlertChangeFilter) { alertChanged(after: "0", filter: $filter) { alertId severity } }',
    { filter: { severity: ['LOW'], alertIds: [String(one.id), String(two.id)] } },
  );
  try {
    for (const [{ id }, severity] of [
      [one, 'CRITICAL'],
      [two, 'LOW'],
    ] as const)
      await asAdmin(
        `mutation { updateAlertSeverity(input: {id: ${id}, version: 1, severity: ${severity}}) { id } }`,
      );
    await asAdmin(
      `mutation { updateAlertSeverity(input: {id: ${one.id}, version: 2, severity: LOW}) { id } }`,
    );
    await until(() => changes.seen.length === 2, 'two changes');
    expect(changes.seen).toEqual([
      { alertId: String(two.id), severity: 'LOW' },
      { alertId: String(one.id), severity: 'LOW' },
    ]);
  } finally {
    await client.dispose();
  }
});

test('notes of one media item are told live to whoever looks at it', async () => {
  const { admin, api } = product;
  const colleague = await addColleague(api, { admin });
  const [here, elsewhere] = [
    await insertMedia(api.db, { companyId: admin.companyId }),
    await insertMedia(api.db, { companyId: admin.companyId }),
  ];
  const client = liveClient(product.gateway.socketUrl, () => colleague.access);
  const changes = collect(
    client,
    'subscription ($mediaId: ID) { noteChanged(after: "0", mediaId: $mediaId) { noteId ' +
      'mediaId alertId change actorId } }',
    { mediaId: String(here.id) },
  );
  try {
    const write = async (mediaId: number) =>
      (await asAdmin(`mutation { createNote(input: {mediaId: ${mediaId}, text: "seen"}) { id } }`))
        .data.createNote.id;
    await write(elsewhere.id);
    const noteId = await write(here.id);
    await asAdmin(
      `mutation { updateNote(input: {id: ${noteId}, text: "seen twice"}) { id } deleteNote(id: ${noteId}) }`,
    );
    await until(() => changes.seen.length === 3, 'three changes');
    const about = { noteId, mediaId: String(here.id), alertId: null, actorId: String(admin.id) };
    expect(changes.seen).toEqual([
      { ...about, change: 'CREATED' },
      { ...about, change: 'EDITED' },
      { ...about, change: 'DELETED' },
    ]);
    expect(changes.errors).toEqual([]);
  } finally {
    await client.dispose();
  }
});
