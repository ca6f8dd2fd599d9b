import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  addColleague,
  call,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../test/kit.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { namesOfSubjects } from './store/audit-names.ts';
import { indicatorLists } from '../../platform/database/schema/indicators.ts';
import { accessKeys, webhooks } from '../../platform/database/schema/integrations.ts';
import { companies, users } from '../../platform/database/schema/people.ts';
import { savedViews } from '../../platform/database/schema/settings.ts';
import { mutedRules, targets } from '../../platform/database/schema/watch.ts';

let api: TestApi;
let anna: TestPerson;
let foreign: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
  foreign = await signUpCompany(api);
});
afterAll(() => api.stop());

/** One thing of each kind in a company, by the subject that the log would have for it. */
async function makeThings(companyId: number): Promise<Record<string, string>> {
  const { db } = api;
  const [[hashtag], [words], [webhook], [key], [list], [rule], [view], [own]] = await Promise.all([
    db
      .insert(targets)
      .values({ companyId, sourceId: 1, type: 'search', searchString: 'meridiana' })
      .returning({ id: targets.id }),
    db
      .insert(targets)
      .values({
        companyId,
        sourceId: 5,
        type: 'account',
        accountUsername: 'meridiana',
        searchString: 'scam',
      })
      .returning({ id: targets.id }),
    db
      .insert(webhooks)
      .values({
        companyId,
        name: 'To the desk',
        url: 'https://hooks.meridiana.example/',
        kinds: ['alert.created'],
        secret: new Uint8Array(1),
      })
      .returning({ id: webhooks.id }),
    db
      .insert(accessKeys)
      .values({
        companyId,
        createdBy: companyId === anna.companyId ? anna.id : foreign.id,
        name: 'Nightly',
        keyHash: `hash of ${companyId}`,
        hint: 'vdk_abcd',
        scopes: ['read'],
      })
      .returning({ id: accessKeys.id }),
    db
      .insert(indicatorLists)
      .values({ companyId, name: 'Known frauds', role: 'threat', severity: 4 })
      .returning({ id: indicatorLists.id }),
    db
      .insert(mutedRules)
      .values({ companyId, detector: 'language', title: 'Threat of violence' })
      .returning({ id: mutedRules.id }),
    db
      .insert(savedViews)
      .values({ companyId, name: 'Morning', query: 'severity=critical', isShared: true })
      .returning({ id: savedViews.id }),
    db
      .insert(savedViews)
      .values({ companyId, name: 'Mine alone', query: 'severity=low' })
      .returning({ id: savedViews.id }),
  ]);
  return {
    [`target:${hashtag?.id}`]: '#meridiana',
    [`target:${words?.id}`]: '@meridiana',
    [`webhook:${webhook?.id}`]: 'To the desk',
    [`access_key:${key?.id}`]: 'Nightly',
    [`indicator_list:${list?.id}`]: 'Known frauds',
    [`muted_rule:${rule?.id}`]: 'Threat of violence',
    [`saved_view:${view?.id}`]: 'Morning',
    [`saved_view:${own?.id}`]: '',
  };
}
const note = (subject: string, detail = {}) =>
  recordAudit(api.db, {
    companyId: anna.companyId,
    actorId: anna.id,
    action: 'access.denied',
    subject,
    address: '::1',
    detail,
    now: api.clock.now(),
  });
const entryOf = async (subject: string) =>
  (await call(api, 'GET', `/api/audit/v1/?subject=${subject}`, { access: anna.access })).body
    .results[0];

describe('the names of what audit entries are about', () => {
  it('are the present ones, of each kind, and of the company alone', async () => {
    const [ours, theirs] = [await makeThings(anna.companyId), await makeThings(foreign.companyId)];
    const [company] = await api.db
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, anna.companyId));
    const all = [
      ...Object.keys(ours),
      ...Object.keys(theirs),
      `user:${anna.id}`,
      `user:${foreign.id}`,
      `company:${anna.companyId}`,
      `company:${foreign.companyId}`,
      'source:23',
    ];
    const names = Object.fromEntries(await namesOfSubjects(api.db, anna.companyId, all));
    const [person] = await api.db.select().from(users).where(eq(users.id, anna.id));
    const expected = {
      ...ours,
      [`user:${anna.id}`]: `${person?.firstName} ${person?.lastName}`,
      [`company:${anna.companyId}`]: company?.name,
      'source:23': 'Telegram',
    };
    // A view that only its maker sees has no name for others.
    expect(names).toEqual(
      Object.fromEntries(Object.entries(expected).filter(([, name]) => name !== '')),
    );
  });

  it('stand in the log, with the stable name of a title, and follow a change', async () => {
    const [rule] = await api.db
      .select()
      .from(mutedRules)
      .where(eq(mutedRules.companyId, anna.companyId));
    const [key] = await api.db
      .select()
      .from(accessKeys)
      .where(eq(accessKeys.companyId, anna.companyId));
    const [webhook] = await api.db
      .select()
      .from(webhooks)
      .where(eq(webhooks.companyId, anna.companyId));
    for (const subject of [`muted_rule:${rule?.id}`, `webhook:${webhook?.id}`]) await note(subject);
    await note('listAlerts', { access_key: key?.id });
    expect(await entryOf(`muted_rule:${rule?.id}`)).toMatchObject({
      subject_name: 'Threat of violence',
      subject_name_code: 'titleThreatViolence',
      access_key_name: null,
    });
    expect(await entryOf(`webhook:${webhook?.id}`)).toMatchObject({
      subject_name: 'To the desk',
      subject_name_code: null,
    });
    expect(await entryOf('listAlerts')).toMatchObject({
      subject: 'listAlerts',
      subject_name: null,
      detail: { access_key: key?.id },
      access_key_name: 'Nightly',
    });
    await api.db
      .update(webhooks)
      .set({ name: 'To another desk' })
      .where(eq(webhooks.companyId, anna.companyId));
    expect(await entryOf(`webhook:${webhook?.id}`)).toMatchObject({
      subject_name: 'To another desk',
    });
  });

  it('are null for what is gone, what has none and what is not understood', async () => {
    const marco = await addColleague(api, { admin: anna });
    expect(await entryOf(`user:${marco.id}`)).toMatchObject({
      subject_name: expect.stringContaining(' '),
    });
    await call(api, 'DELETE', `/api/user/v1/${marco.id}/`, { access: anna.access });
    expect(await entryOf(`user:${marco.id}`)).toMatchObject({
      action: 'user.deleted',
      subject_name: null,
      subject_name_code: null,
      access_key_name: null,
    });
    const odd = [
      'user:0',
      'user:-1',
      'user:1e3',
      'user:99999999999999999999',
      'constructor:1',
      '__proto__:1',
      'source:99',
      'job:1',
      'session:1',
      'email:a@b.example',
      'getSettings',
      '',
    ];
    expect(await namesOfSubjects(api.db, anna.companyId, odd)).toEqual(new Map());
  });

  it('cost one query for each kind of subject on a page, however many rows it has', async () => {
    const subjects = Array.from({ length: 200 }, (_, index) => [
      `user:${index + 1}`,
      `target:${index + 1}`,
      `webhook:${index + 1}`,
      `access_key:${index + 1}`,
      'source:1',
      'getSettings',
    ]).flat();
    const select = vi.spyOn(api.db, 'select');
    await namesOfSubjects(api.db, anna.companyId, subjects);
    expect(select).toHaveBeenCalledTimes(4);
    select.mockClear();
    await namesOfSubjects(api.db, anna.companyId, ['getSettings', 'source:1']);
    expect(select).not.toHaveBeenCalled();
    select.mockRestore();
  });
});
