import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAlert, insertFinding, insertMedia } from '../../../test/factories.ts';
import {
  addColleague,
  call,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { auditLog } from '../../platform/database/schema/installation.ts';
import { notifications } from '../../platform/database/schema/messages.ts';
import { mutedRules, protectedTerms } from '../../platform/database/schema/watch.ts';

const SETTINGS = '/api/settings/v1';
let api: TestApi;
let anna: TestPerson;
let foreign: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
  foreign = await signUpCompany(api);
});
afterAll(() => api.stop());

const as = (person: TestPerson, method: string, path: string, body?: unknown) =>
  call(api, method, `${SETTINGS}${path}`, {
    access: person.access,
    ...(body === undefined ? {} : { body }),
  });
const patch = (body: unknown) => as(anna, 'PATCH', '/', body);

describe('the settings of a company', () => {
  it('tell and keep everything until an admin chooses', async () => {
    expect(await as(foreign, 'GET', '/')).toMatchObject({
      status: 200,
      body: {
        protected_names: [],
        protected_domains: [],
        watch_terms_count: 0,
        min_notify_severity: 1,
        retention_days: null,
        mail_enabled: true,
        muted_rules_count: 0,
        updated_at: null,
      },
    });
  });

  it('change one by one; lists are cleaned, and what is left out stays', async () => {
    const names = ['  Meridiana   Foods ', 'meridiana foods', 'Ａｎｎａ Bianchi'];
    expect(
      (
        await patch({
          protected_names: names,
          protected_domains: ['https://Meridiana.example/shop', 'bücher.example'],
        })
      ).body,
    ).toMatchObject({
      protected_names: ['Anna Bianchi', 'Meridiana Foods'],
      protected_domains: ['meridiana.example', 'xn--bcher-kva.example'],
    });
    expect(
      (await patch({ min_notify_severity: 4, retention_days: 90, mail_enabled: false })).body,
    ).toMatchObject({
      protected_names: ['Anna Bianchi', 'Meridiana Foods'],
      min_notify_severity: 4,
      retention_days: 90,
      mail_enabled: false,
      updated_at: expect.any(String),
    });
    expect((await patch({ retention_days: null, protected_names: [] })).body).toMatchObject({
      retention_days: null,
      protected_names: [],
      mail_enabled: false,
    });
    expect((await as(foreign, 'GET', '/')).body).toMatchObject({
      min_notify_severity: 1,
      protected_domains: [],
    });
    const acts = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, anna.companyId), eq(auditLog.action, 'settings.changed')));
    expect(acts.map((act) => act.detail)).toContainEqual({
      min_notify_severity: 4,
      retention_days: 90,
      mail_enabled: false,
    });
    await patch({ min_notify_severity: 1 });
  });

  it('are refused as a whole when a part is not right, with a sentence for each', async () => {
    const before = (await as(anna, 'GET', '/')).body;
    const answer = await patch({
      protected_domains: ['fine.example', 'no domain', 'x'],
      protected_names: ['ok', ' '],
      mail_enabled: true,
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'BAD_USER_INPUT' } });
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual([
      'protected_names.1',
      'protected_domains.1',
      'protected_domains.2',
    ]);
    for (const body of [
      { retention_days: 3 },
      { retention_days: 10_000 },
      { min_notify_severity: 6 },
      { min_notify_severity: '3' },
      { mail_enabled: 1 },
      { company_id: 2 },
      { watch_terms: ['x'] },
      { watch_terms: { replace: ['x'], add: ['y'] } },
      { protected_names: 'x' },
    ]) {
      expect((await patch(body)).status, JSON.stringify(body)).toBe(422);
    }
    expect((await as(anna, 'GET', '/')).body).toEqual(before);
  });

  it('are for admins', async () => {
    for (const group of ['Analysts', 'Viewers'] as const) {
      const person = await addColleague(api, { admin: anna, group });
      expect((await as(person, 'GET', '/')).status).toBe(403);
      expect((await as(person, 'PATCH', '/', {})).status).toBe(403);
      expect((await as(person, 'GET', '/watch_terms/')).status).toBe(403);
    }
  });
});

describe('watch terms', () => {
  it('are 100,000 at most: taken in one call, added to, taken from and searched', async () => {
    const terms = Array.from({ length: 99_999 }, (_, n) => `watched term number ${n}`);
    const replaced = await patch({ watch_terms: { replace: [...terms, 'Élan vital'] } });
    expect(replaced).toMatchObject({ status: 200, body: { watch_terms_count: 100_000 } });
    expect(await patch({ watch_terms: { add: ['one more'] } })).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            path: 'watch_terms.add',
            message: 'The list would have 100,001 entries. Keep at most 100,000.',
          },
        ],
      },
    });
    expect(
      (
        await patch({
          watch_terms: {
            remove: ['watched TERM number 0', 'never there'],
            add: ['one more', 'élan VITAL'],
          },
        })
      ).body.watch_terms_count,
    ).toBe(100_000);
    expect(
      (await as(anna, 'GET', '/watch_terms/?search_query=number%20777&page_size=5')).body,
    ).toMatchObject({
      count: 111,
      results: [
        'watched term number 777',
        'watched term number 7770',
        'watched term number 77700',
        'watched term number 77701',
        'watched term number 77702',
      ],
    });
    expect((await as(foreign, 'GET', '/watch_terms/')).body.count).toBe(0);
    expect((await patch({ watch_terms: { replace: [] } })).body.watch_terms_count).toBe(0);
  });

  it('have the severity they were given, and keep it until they are given another', async () => {
    const listed = async (word: string) => {
      const { results, severities } = (await as(anna, 'GET', `/watch_terms/?search_query=${word}`))
        .body as { results: string[]; severities: number[] };
      return results.map((term, at) => `${term} ${severities[at]}`);
    };
    await patch({ watch_terms: { add: ['Graded one'] } });
    await patch({ watch_terms: { add: ['graded two', 'graded three'], severity: 4 } });
    expect(await listed('graded')).toEqual(['Graded one 2', 'graded three 4', 'graded two 4']);
    await patch({ watch_terms: { add: ['GRADED one', 'graded two'] } });
    expect(await listed('graded')).toEqual(['Graded one 2', 'graded three 4', 'graded two 4']);
    await patch({ watch_terms: { add: ['graded one'], severity: 5 } });
    expect(await listed('graded%20one')).toEqual(['Graded one 5']);
    expect((await patch({ watch_terms: { add: ['x'], severity: 6 } })).status).toBe(422);
    await patch({ watch_terms: { replace: [] } });
  });

  it('that are too many or too large for one call are refused with what to do', async () => {
    const many = await patch({
      watch_terms: { replace: Array.from({ length: 100_001 }, () => 'x') },
    });
    expect(many).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'watch_terms.replace', message: 'Use at most 100,000 entries.' }] },
    });
    const large = await patch({
      watch_terms: { replace: Array.from({ length: 50_000 }, () => 'x'.repeat(200)) },
    });
    expect(large).toMatchObject({
      status: 413,
      body: {
        code: 'BODY_TOO_LARGE',
        title: 'The request is larger than 8 MiB. Send less data at a time.',
      },
    });
    const bad = await patch({ watch_terms: { add: Array.from({ length: 5_000 }, () => '') } });
    expect(bad.body.errors).toHaveLength(100);
  });

  it('changed by many at once lose nothing', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => patch({ watch_terms: { add: [`parallel ${n}`] } })),
    );
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect((await as(anna, 'GET', '/watch_terms/?search_query=parallel')).body.count).toBe(10);
  });

  it('are not read from a stranger: a large body without a token is refused before it is kept', async () => {
    const answer = await call(api, 'PATCH', `${SETTINGS}/`, {
      body: { watch_terms: { replace: Array.from({ length: 100_000 }, (_, n) => `term ${n}`) } },
    });
    expect(answer.status).toBe(401);
    expect(
      await api.db.select().from(protectedTerms).where(eq(protectedTerms.folded, 'term 1')),
    ).toEqual([]);
  });
});

describe('the least severity to notify', () => {
  it('keeps changes of milder alerts from notifying anybody but the person they are assigned to', async () => {
    const marco = await addColleague(api, { admin: anna });
    await patch({ min_notify_severity: 4 });
    const triage = async (severity: number, body: object) => {
      const alert = await insertAlert(api.db, {
        companyId: anna.companyId,
        severity,
        assigneeId: marco.id,
      });
      expect(
        (
          await call(api, 'PATCH', `/api/alert/v1/${alert.id}`, {
            access: anna.access,
            body: { version: 1, ...body },
          })
        ).status,
      ).toBe(200);
      return (
        await api.db.select().from(notifications).where(eq(notifications.alertId, alert.id))
      ).map((row) => [row.recipientId, row.context]);
    };
    expect(await triage(2, { severity: 3 })).toEqual([]);
    expect(await triage(2, { severity: 4 })).toEqual([[marco.id, 'changed_severity']]);
    expect(await triage(5, { severity: 1 })).toEqual([[marco.id, 'changed_severity']]);
    const alert = await insertAlert(api.db, { companyId: anna.companyId, severity: 1 });
    await call(api, 'PATCH', `/api/alert/v1/${alert.id}`, {
      access: anna.access,
      body: { version: 1, assigned_to: marco.id },
    });
    expect(
      (await api.db.select().from(notifications).where(eq(notifications.alertId, alert.id))).map(
        (row) => row.context,
      ),
    ).toEqual(['assigned_alert']);
    await patch({ min_notify_severity: 1 });
  });
});

describe('a muted rule', () => {
  const RULES = '/muted_rules/';
  async function dismissed(status = 'DISMISSED') {
    const item = await insertMedia(api.db, { companyId: anna.companyId });
    const alert = await insertAlert(api.db, {
      companyId: anna.companyId,
      mediaId: item.id,
      status,
      fingerprint: 'qr:https://drop.example',
      title: 'QR code with a link',
    });
    await insertFinding(api.db, {
      companyId: anna.companyId,
      mediaId: item.id,
      alertId: alert.id,
      rule: 'codes/weaker',
      score: 10,
    });
    await insertFinding(api.db, {
      companyId: anna.companyId,
      mediaId: item.id,
      alertId: alert.id,
      rule: 'codes/link',
      score: 300,
    });
    return alert;
  }

  it('is made by an analyst from a dismissed alert, for its rule or for the very same thing', async () => {
    const analyst = await addColleague(api, { admin: anna });
    const alert = await dismissed();
    expect(
      await as(analyst, 'POST', RULES, {
        alert_id: alert.id,
        reason: 'our own campaign',
        expires_at: '2099-01-01T00:00:00Z',
      }),
    ).toMatchObject({
      status: 201,
      body: {
        title: 'QR code with a link',
        detector: 'file-type',
        rule: 'codes/link',
        fingerprint: null,
        source_id: null,
        target_id: null,
        reason: 'our own campaign',
        is_expired: false,
        hits: 0,
        last_hit_at: null,
        created_by: { id: analyst.id },
      },
    });
    expect(
      (await as(analyst, 'POST', RULES, { alert_id: alert.id, like: 'thing', same_source: true }))
        .body,
    ).toMatchObject({ fingerprint: 'qr:https://drop.example', source_id: 7, expires_at: null });
    expect((await as(analyst, 'GET', `${RULES}?page_size=1`)).body).toMatchObject({
      count: 2,
      results: [{ fingerprint: 'qr:https://drop.example' }],
    });
    expect((await as(anna, 'GET', '/')).body.muted_rules_count).toBe(2);
  });

  it(
    'is not made from an alert that is not dismissed, another company’s, without a target, or ' +
      'for the past',
    async () => {
      const open = await dismissed('DETECTED');
      expect(await as(anna, 'POST', RULES, { alert_id: open.id })).toMatchObject({
        status: 409,
        body: { title: expect.stringContaining('Dismiss this alert first') },
      });
      const alert = await dismissed();
      expect((await as(foreign, 'POST', RULES, { alert_id: alert.id })).status).toBe(404);
      expect(
        (await as(anna, 'POST', RULES, { alert_id: alert.id, same_target: true })).status,
      ).toBe(422);
      expect(
        (await as(anna, 'POST', RULES, { alert_id: alert.id, expires_at: '2020-01-01T00:00:00Z' }))
          .status,
      ).toBe(422);
      const viewer = await addColleague(api, { admin: anna, group: 'Viewers' });
      expect((await as(viewer, 'POST', RULES, { alert_id: alert.id })).status).toBe(403);
    },
  );

  it('is changed and ended by whoever made it or an admin, and exists for nobody else', async () => {
    const [maker, other] = [
      await addColleague(api, { admin: anna }),
      await addColleague(api, { admin: anna }),
    ];
    const { id } = (await as(maker, 'POST', RULES, { alert_id: (await dismissed()).id })).body;
    expect((await as(other, 'PATCH', `${RULES}${id}/`, { reason: 'x' })).status).toBe(403);
    expect((await as(other, 'DELETE', `${RULES}${id}/`)).status).toBe(403);
    expect((await as(foreign, 'PATCH', `${RULES}${id}/`, { reason: 'x' })).status).toBe(404);
    expect((await as(foreign, 'DELETE', `${RULES}${id}/`)).status).toBe(404);
    const soon = new Date(api.clock.now().getTime() + 60_000).toISOString();
    expect(
      (await as(maker, 'PATCH', `${RULES}${id}/`, { reason: 'until Monday', expires_at: soon }))
        .body,
    ).toMatchObject({ reason: 'until Monday', expires_at: soon, is_expired: false });
    api.clock.advance(61_000);
    expect((await as(anna, 'PATCH', `${RULES}${id}/`, { reason: null })).body).toMatchObject({
      reason: null,
      is_expired: true,
    });
    expect((await as(anna, 'DELETE', `${RULES}${id}/`)).status).toBe(204);
    expect(await api.db.select().from(mutedRules).where(eq(mutedRules.id, id))).toEqual([]);
  });
});
