import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { insertAlert, insertFinding, insertNotification } from '../../api/test/factories.ts';
import {
  addColleague,
  inviteCompany,
  nextCode,
  startTestApi,
  TEST_PASSWORD,
  type TestApi,
  type TestPerson,
} from '../../api/test/kit.ts';
import { POSITION_HEADER } from '../src/upstream/stream.ts';
import { collect, liveClient } from './client.ts';
import { ask, type GraphqlAnswer, type ServedGateway, serveGateway, until } from './serve.ts';

/** The gateway in front of the real api: the story of a first start, told in GraphQL. */
let api: TestApi;
let gateway: ServedGateway;
const clients: { dispose(): void | Promise<void> }[] = [];
beforeAll(async () => {
  api = await startTestApi();
  gateway = await serveGateway(api.url);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(async () => {
  await gateway.stop();
  await api.stop();
});

const as =
  (person: { access: string }) =>
  (query: string, variables: object = {}) =>
    ask(gateway, query, variables, { authorization: `Bearer ${person.access}` });
const cookiesOf = (answer: GraphqlAnswer) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .join('; ');
const codeOf = (answer: GraphqlAnswer) => answer.errors[0]?.extensions['code'];

const ADMIN = 'ada@lookout.example';
let admin: TestPerson;

describe('a first start', () => {
  const session = { secret: '', lastStep: 0, access: '', cookie: '' };

  test('creates the company once', async () => {
    const complete = () =>
      ask(
        gateway,
        'mutation ($input: SetupInput!) { completeSetup(input: $input) { userId email company { name } } }',
        {
          input: {
            code: api.setupCode,
            company: 'Lookout',
            firstName: 'Ada',
            lastName: 'Rossi',
            email: ADMIN,
            password: TEST_PASSWORD,
            repeatPassword: TEST_PASSWORD,
          },
        },
      );
    expect((await ask(gateway, '{ setup { required } }')).ok).toEqual({
      setup: { required: true },
    });
    expect((await complete()).ok.completeSetup).toMatchObject({
      email: ADMIN,
      company: { name: 'Lookout' },
    });
    expect(codeOf(await complete())).toBe('ALREADY_SET_UP');
  });

  test('enrols a second factor with the cookie of the first step only', async () => {
    const enrol = (cookie: string) =>
      ask(
        gateway,
        `mutation { generateQrCode(input: {email: "${ADMIN}"}) { secret otpauthUrl qrSvg } }`,
        {},
        { cookie },
      );
    const login = await ask(
      gateway,
      'mutation ($input: LoginInput!) { login(input: $input) { mfa access } }',
      { input: { email: ADMIN, password: TEST_PASSWORD } },
    );
    expect(login.data).toEqual({ login: { mfa: 'ENROLL', access: null } });
    expect(login.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-vedetta_preauth=.+HttpOnly.+Secure.+SameSite=Strict/),
    ]);
    expect(codeOf(await enrol(''))).toBe('UNAUTHENTICATED');
    const enrolment = await enrol(cookiesOf(login));
    session.secret = enrolment.ok.generateQrCode.secret;

    const verify = (token: string) =>
      ask(
        gateway,
        `mutation { verifyToken(input: {email: "${ADMIN}", token: "${token}"}) { access recoveryCodes } }`,
        {},
        { cookie: cookiesOf(login) },
      );
    expect(codeOf(await verify('000000'))).toBe('WRONG_CODE');
    const verified = await verify(nextCode(api, session));
    expect(verified.ok.verifyToken.recoveryCodes).toHaveLength(10);
    session.access = verified.ok.verifyToken.access;
    session.cookie = verified.headers
      .getSetCookie()
      .filter((one) => one.startsWith('__Host-vedetta_refresh='))
      .map((one) => one.split(';')[0])
      .join();
  });

  test('keeps the session alive by its cookie, which changes each time', async () => {
    const refreshed = await ask(
      gateway,
      'mutation { refreshSession { access } }',
      {},
      { cookie: session.cookie },
    );
    expect(refreshed.ok.refreshSession.access).toEqual(expect.any(String));
    expect(cookiesOf(refreshed)).toMatch(/^__Host-vedetta_refresh=/);
    expect(cookiesOf(refreshed)).not.toBe(session.cookie);
    session.access = refreshed.ok.refreshSession.access;
    const me = await as(session)(
      '{ viewer { isAdmin isFreeTrial capabilities user { id fullName group company { id name } } } }',
    );
    expect(me.ok.viewer).toMatchObject({
      isAdmin: true,
      isFreeTrial: false,
      user: { fullName: 'Ada Rossi', group: 'ADMINS', company: { name: 'Lookout' } },
    });
    const { user } = me.ok.viewer;
    admin = {
      ...session,
      id: Number(user.id),
      companyId: Number(user.company.id),
      email: ADMIN,
      password: TEST_PASSWORD,
      refresh: '',
      recoveryCodes: [],
      user: me.ok.viewer.user,
    };
  });

  test('answers without a token with UNAUTHENTICATED, and a wrong password with its own code', async () => {
    expect(codeOf(await ask(gateway, '{ viewer { isAdmin } }'))).toBe('UNAUTHENTICATED');
    expect(
      codeOf(
        await ask(
          gateway,
          'mutation { login(input: {email: "nobody@lookout.example", password: "wrong"}) { access } }',
        ),
      ),
    ).toBe('WRONG_CREDENTIALS');
  });
});

describe('triage', () => {
  const ALERT = 'id version status severity assignee { id } feedbackResponse dismissReason';
  const setStatus =
    `mutation ($input: UpdateAlertStatusInput!) { updateAlertStatus(input: $input) { ${ALERT} ` +
    'findings { rule place { __typename ... on BytesPlace { offset length } } } } }';

  test('goes from list to detail to resolution, and a stale write shows what happened meanwhile', async () => {
    const made = await insertAlert(api.db, { companyId: admin.companyId, severity: 5 });
    await insertFinding(api.db, {
      companyId: admin.companyId,
      mediaId: made.mediaId,
      alertId: made.id,
    });
    const list = await as(admin)(
      `{ alerts(filter: {status: [DETECTED]}) { count results { ${ALERT} findings { excerpt } ` +
        '} } alertCounts { detected criticalToReview openBySeverity { severity count } } }',
    );
    expect(list.errors).toEqual([]);
    expect(list.ok.alerts).toMatchObject({
      count: 1,
      results: [
        {
          id: String(made.id),
          severity: 'CRITICAL',
          status: 'DETECTED',
          findings: [{ excerpt: 'MZ' }],
        },
      ],
    });
    expect(list.ok.alertCounts).toMatchObject({ detected: 1, criticalToReview: 1 });

    const validated = await as(admin)(setStatus, {
      input: { id: made.id, version: 1, status: 'VALIDATED' },
    });
    expect(validated.ok.updateAlertStatus).toMatchObject({
      version: 2,
      status: 'VALIDATED',
      findings: [{ place: { __typename: 'BytesPlace', offset: 0, length: 2 } }],
    });
    const stale = await as(admin)(setStatus, {
      input: { id: made.id, version: 1, status: 'DISMISSED', dismissReason: 'noise' },
    });
    expect(stale.errors[0]?.extensions).toMatchObject({
      code: 'STALE',
      status: 409,
      alert: { id: String(made.id), version: 2, status: 'VALIDATED' },
    });
    const unanswered = await as(admin)(setStatus, {
      input: { id: made.id, version: 2, status: 'RESOLVED' },
    });
    expect(unanswered.errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      status: 422,
      errors: [{ path: 'feedbackResponse' }],
    });
    const resolved = await as(admin)(setStatus, {
      input: { id: made.id, version: 2, status: 'RESOLVED', feedbackResponse: 'CONFIRMED_THREAT' },
    });
    expect(resolved.ok.updateAlertStatus).toMatchObject({
      version: 3,
      status: 'RESOLVED',
      feedbackResponse: 'CONFIRMED_THREAT',
    });
    expect(
      codeOf(
        await as(admin)(setStatus, {
          input: { id: made.id, version: 3, status: 'DISMISSED', dismissReason: 'x' },
        }),
      ),
    ).toBe('INVALID_TRANSITION');
  });

  test('a row of another company does not exist', async () => {
    const stranger = await inviteCompany(api, { domain: 'stranger.example', name: 'Stranger' });
    const made = await insertAlert(api.db, { companyId: stranger.companyId });
    const answers = await Promise.all([
      as(admin)(`{ alert(id: ${made.id}) { id } }`),
      as(admin)(`{ media(id: ${made.mediaId}) { id } }`),
      as(admin)(setStatus, { input: { id: made.id, version: 1, status: 'VALIDATED' } }),
      as(admin)(`mutation { createNote(input: {mediaId: ${made.mediaId}, text: "hello"}) { id } }`),
    ]);
    expect(answers.map(codeOf)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });

  test('a media item shows its alerts, evidence, notes and activity in one operation', async () => {
    const made = await insertAlert(api.db, { companyId: admin.companyId });
    await insertFinding(api.db, {
      companyId: admin.companyId,
      mediaId: made.mediaId,
      alertId: made.id,
    });
    await as(admin)(
      `mutation { createNote(input: {mediaId: ${made.mediaId}, alertId: ${made.id}, text: ` +
        `"see @{{${ADMIN}}}"}) { id } }`,
    );
    const { data, errors } = await as(admin)(`{ media(id: ${made.mediaId}) {
      title scanStatus file { size }
      alerts { id findings { why } } findings { id } scanReport { outcome }
      notes { count results { text author { email } taggedUsers { email } } }
      activity { results { kind note { text } } }
    } }`);
    expect(errors).toEqual([]);
    expect(data.media).toMatchObject({
      scanStatus: 'FOUND',
      alerts: [
        { id: String(made.id), findings: [{ why: 'The file starts like a Windows program.' }] },
      ],
      notes: { count: 1, results: [{ author: { email: ADMIN }, taggedUsers: [{ email: ADMIN }] }] },
      activity: { results: [{ kind: 'NOTE_ADDED' }] },
    });
  });
});

describe('what happens while a colleague looks', () => {
  test('arrives live: the change of an alert, and the notification of whom it concerns', async () => {
    const colleague = await addColleague(api, { admin });
    const made = await insertAlert(api.db, { companyId: admin.companyId });
    const client = liveClient(gateway.socketUrl, () => colleague.access);
    clients.push(client);
    const changes = collect<{ alertId: string }>(
      client,
      'subscription { alertChanged(after: "0") { alertId version created actorId alert { assignee { id } } } }',
    );
    const received = collect<{ id: string; context: string; fullname: string }>(
      client,
      'subscription { notificationReceived(after: "0") { id context fullname params { alertId } } }',
    );
    const assigned = await as(admin)(
      `mutation { assignAlert(input: {id: ${made.id}, version: 1, assigneeId: ${colleague.id}}) { version } }`,
    );
    expect(assigned.errors).toEqual([]);
    await until(() => received.seen.length === 1, 'the notification');
    expect(received.seen[0]).toMatchObject({
      context: 'ASSIGNED_ALERT',
      fullname: 'Ada Rossi',
      params: { alertId: String(made.id) },
    });
    const id = received.seen[0]!.id;
    expect(
      (await as(colleague)(`{ notifications { unreadCount results { id isRead } } }`)).ok
        .notifications,
    ).toEqual({ unreadCount: 1, results: [{ id, isRead: false }] });
    expect(
      (await as(colleague)(`mutation { markNotificationRead(id: ${id}) { unreadCount } }`)).ok,
    ).toEqual({ markNotificationRead: { unreadCount: 0 } });
    await until(
      () => changes.seen.some(({ alertId }) => alertId === String(made.id)),
      'the change',
    );
    expect(changes.seen.at(-1)).toEqual({
      alertId: String(made.id),
      version: 2,
      created: false,
      actorId: String(admin.id),
      alert: { assignee: { id: String(colleague.id) } },
    });
    expect([changes.errors, received.errors]).toEqual([[], []]);
  });

  test('tells each browser of one person what was read, and no colleague', async () => {
    const colleague = await addColleague(api, { admin });
    const [older, newer] = [
      await insertNotification(api.db, { companyId: admin.companyId, recipientId: colleague.id }),
      await insertNotification(api.db, { companyId: admin.companyId, recipientId: colleague.id }),
    ];
    const follow = (who: { access: string }) => {
      const client = liveClient(gateway.socketUrl, () => who.access);
      clients.push(client);
      return collect(
        client,
        'subscription { notificationsRead(after: "0") { notificationId olderToo } }',
      );
    };
    const [here, there, stranger] = [follow(colleague), follow(colleague), follow(admin)];
    await as(colleague)(`mutation { markNotificationRead(id: ${newer.id}) { unreadCount } }`);
    await as(colleague)(`mutation { markAllNotificationsRead(upTo: ${newer.id}) { unreadCount } }`);
    await as(colleague)(`mutation { markNotificationRead(id: ${older.id}) { unreadCount } }`);
    const own = await insertNotification(api.db, {
      companyId: admin.companyId,
      recipientId: admin.id,
    });
    await as(admin)(`mutation { markNotificationRead(id: ${own.id}) { unreadCount } }`);
    await until(
      () => here.seen.length === 2 && there.seen.length === 2 && stranger.seen.length > 0,
      'what was read',
    );
    expect(here.seen).toEqual([
      { notificationId: String(newer.id), olderToo: false },
      { notificationId: String(newer.id), olderToo: true },
    ]);
    expect(there.seen).toEqual(here.seen);
    expect(stranger.seen).toEqual([{ notificationId: String(own.id), olderToo: false }]);
  });

  test('starts from a position that the api names when it opens a stream', async () => {
    await insertNotification(api.db, { companyId: admin.companyId, recipientId: admin.id });
    const newest = (await as(admin)('{ notifications(pageSize: 1) { results { id } } }')).ok
      .notifications.results[0].id;
    const socket = new WebSocket(
      `${api.url.replace('http', 'ws')}/ws/notifications/?token=${admin.access}`,
    );
    const [header] = await Promise.all([
      new Promise((resolve) =>
        socket.once('upgrade', (response) => {
          resolve(response.headers[POSITION_HEADER]);
        }),
      ),
      new Promise((resolve) => {
        socket.once('open', resolve);
      }),
    ]);
    socket.terminate();
    expect(header).toBe(newest);
  });

  test('ends when its person signs out', async () => {
    const colleague = await addColleague(api, { admin });
    const codes: number[] = [];
    const client = liveClient(gateway.socketUrl, () => colleague.access, {
      shouldRetry: () => false,
      on: {
        closed: (event) => {
          codes.push((event as { code: number }).code);
        },
      },
    });
    clients.push(client);
    const received = collect(client, 'subscription { notificationReceived(after: "0") { id } }');
    const upTo = await as(admin)(
      'mutation { assignAlert(input: {id: ' +
        `${(await insertAlert(api.db, { companyId: admin.companyId })).id}, version: 1, ` +
        `assigneeId: ${colleague.id}}) { version } }`,
    );
    expect(upTo.errors).toEqual([]);
    await until(() => received.seen.length === 1, 'the stream to run');
    expect((await as(colleague)('mutation { logout }')).ok).toEqual({ logout: true });
    await until(() => codes.length === 1, 'the end');
    expect(codes).toEqual([4403]);
  });
});
