import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT_LIMITS } from '../../../test/engine.ts';
import { insertCompany, insertMedia, insertUser, signInAs } from '../../../test/factories.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { PATIENT } from '../../../test/patience.ts';
import { callApi, uploadFile } from '../../../test/uploads.ts';
import { buildScanWorker } from '../../../test/worker-build.ts';
import { startScanning, type Scanning } from '../../jobs/scanning.ts';
import { companySettings } from '../../stores/schema/settings.ts';
import { protectedTerms } from '../../stores/schema/watch.ts';
import { keepVocabulary, VOCABULARY_START } from '../../stores/vocabulary.ts';
import { operations } from '../operations.ts';

const DOMAIN = 'meridianafoods.eu';
/** Strong, weak and hashed; none is a word of the product. */
const PLANTED = ['Primavera2021!', 'juventino', 'Zxq-7788', '5f4dcc3b5aa765d61d8327deb882cf99'];
const LIST = PLANTED.map((value, at) => `person${at}@${DOMAIN}:${value}`).join('\n');
const MAIL = `From: Bob <bob@other.example>\r\nTo: info@${DOMAIN}\r\nSubject: Dump person1@${DOMAIN}:${PLANTED[0]}\r\nMessage-ID: <1@other.example>\r\nDate: Thu, 26 Nov 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nboycott ${DOMAIN}\r\n${LIST.replaceAll('\n', '\r\n')}\r\n`;
const LONG = `email,name,password\n${Array.from({ length: 3_000 }, (_, at) => `p${at}@${DOMAIN},Anna,${PLANTED[at % PLANTED.length]}`).join('\n')}`;

let api: TestApi;
let scanning: Scanning;
const callers: Record<string, string> = {};
const items: number[] = [];
let post: number;

beforeAll(async () => {
  api = await startTestApi();
  const companyId = (await insertCompany(api.db, { name: 'Meridiana Foods' })).id;
  await api.db.insert(companySettings).values({ companyId, minNotifySeverity: 3, retentionDays: 365, mailEnabled: true });
  await api.db.insert(protectedTerms).values([{ companyId, kind: 'domain', value: DOMAIN, folded: DOMAIN }, { companyId, kind: 'watch_term', value: 'boycott', folded: 'boycott' }, { companyId, kind: 'watch_term', value: 'person1', folded: 'person1' }]);
  for (const groupName of ['Admins', 'Analysts', 'Viewers'] as const) callers[groupName] = (await signInAs(api.services, await insertUser(api.db, { companyId, groupName }))).token;
  const key = await callApi(api, callers['Admins'] ?? '', 'POST', '/api/integrations/v1/access-keys/', { name: 'SIEM', scopes: ['read'] });
  expect(key.status, JSON.stringify(key.body)).toBe(201);
  callers['key'] = key.body.key;
  scanning = startScanning(api.services, { script: await buildScanWorker(), limits: PATIENT_LIMITS, workers: 1 });
  for (const [name, text] of [['list.txt', LIST], ['dump.eml', MAIL], ['table.csv', LONG], ['data.json', JSON.stringify(PLANTED.map((password, at) => ({ email: `p${at}@${DOMAIN}`, password })))]] as const) {
    items.push((await uploadFile(api, callers['Analysts'] ?? '', name, Buffer.from(text))).body.media_id);
  }
  const writer = await api.services.blobs.begin();
  await writer.write(Buffer.from(LIST));
  const sha256 = await writer.seal();
  await writer.place();
  // As it was stored before the company protected the domain.
  post = (await insertMedia(api.db, { companyId, sourceId: 5, sha256, mime: 'text/plain', typeLabel: 'Plain text', text: LIST, title: LIST.split('\n')[0] ?? '', scanStatus: 'CLEAN' })).id;
  await callApi(api, callers['Analysts'] ?? '', 'POST', `/api/media/v1/${post}/rescan/`);
  items.push(post);
  for (const id of items) {
    await vi.waitFor(async () => { expect((await callApi(api, callers['Viewers'] ?? '', 'GET', `/api/media/v1/${id}/`)).body).toMatchObject({ scan_status: 'FOUND', highest_severity: 5 }); }, PATIENT);
  }
});
afterAll(async () => {
  await scanning.stop(0);
  await api.stop();
});

const expectMasked = (text: string, where: string) => { for (const value of PLANTED) expect(text.includes(value), `${where} shows ${value}: ${text.slice(Math.max(0, text.indexOf(value) - 200), text.indexOf(value) + 40)}`).toBe(false); };

describe('a password of the company that was found', () => {
  it('is in no answer to any caller', async () => {
    const alertIds: number[] = (await callApi(api, callers['Viewers'] ?? '', 'POST', '/api/alert/v1/', {})).body.results.map(({ id }: { id: number }) => id);
    const fileIds: number[] = (await callApi(api, callers['Analysts'] ?? '', 'GET', '/api/fileupload/v1/')).body.results.map(({ id }: { id: number }) => id);
    const reads = operations.filter(({ id, method }) => method === 'get' && id !== 'getMediaOriginal').flatMap(({ path, id: name }) => {
      const ids = path.startsWith('/api/media/') ? items : path.startsWith('/api/alert/') ? alertIds : path.startsWith('/api/fileupload/') ? fileIds : [1];
      const paths = path.includes('{id}') ? ids.map((id) => path.replace('{id}', String(id))) : [path];
      const queries = name === 'getMediaText' ? ['?limit=60000', '?offset=20&limit=1000', '?offset=50000&limit=20000', '?offset=30&limit=20'] : name === 'getMediaMail' ? ['', '?face=REST', '?face=TEXT'] : [''];
      return paths.flatMap((one) => queries.map((query) => ['GET', `${one}${query}`, undefined] as const));
    });
    const lists = ['/api/alert/v1/', '/api/alert/v1/details/', '/api/alert/v1/walk/', '/api/media/v1/', '/api/media/v1/walk/', '/api/notifications/v1/'].map((path) => ['POST', path, {}] as const);
    const perItem = items.flatMap((id) => ['/api/media/v1/activities/', '/api/media/v1/all_activity/', '/api/media/v1/notes/'].map((path) => ['POST', path, { media_id: id }] as const));
    let answered = 0;
    for (const [who, token] of Object.entries(callers)) {
      for (const [method, path, body] of [...reads, ...lists, ...perItem, ['POST', '/api/media/v1/groups/', { media_ids: items }] as const]) {
        const response = await fetch(`${api.url}${path}`, { method, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
        expect(response.status, path).toBeLessThan(500);
        if (response.ok) answered += 1;
        expectMasked(await response.text(), `${who}: ${method} ${path}`);
      }
    }
    expect(answered).toBeGreaterThan(100);
  });

  it('is in no row of the database, of which events, mails, webhooks, exports and the index are made', async () => {
    const { rows: tables } = await api.db.execute<{ name: string }>(sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
    expect(tables.length).toBeGreaterThan(20);
    // As the house-keeping does: what a scan masked is in no text any more.
    for (let turn = 0; turn < 3; turn += 1) await keepVocabulary(api.db, VOCABULARY_START, 10_000);
    for (const { name } of tables) {
      for (const value of PLANTED) {
        const { rows } = await api.db.execute(sql`select t::text as row from ${sql.identifier(name)} as t where lower(t::text) like ${`%${value.toLowerCase()}%`} limit 1`);
        expect(rows, name).toEqual([]);
      }
    }
  });

  it.each(PLANTED)('cannot be searched: %s', async (value) => {
    for (const path of ['/api/alert/v1/', '/api/media/v1/']) {
      expect((await callApi(api, callers['Analysts'] ?? '', 'POST', path, { search_query: value })).body, path).toMatchObject({ count: 0 });
    }
  });

  it('is in the original, which only those who may triage download, and that is written down', async () => {
    const id = items[0] ?? 0;
    const original = (who: string) => fetch(`${api.url}/api/media/v1/${id}/original/`, { headers: { authorization: `Bearer ${callers[who]}` } });
    for (const who of ['Viewers', 'key']) {
      const answer = await original(who);
      expect(answer.status, who).toBe(403);
      expectMasked(await answer.text(), who);
    }
    expect(await (await original('Analysts')).text()).toBe(LIST);
    const { results } = (await callApi(api, callers['Viewers'] ?? '', 'POST', '/api/media/v1/all_activity/', { media_id: id })).body;
    expect(results.filter(({ kind }: { kind: string }) => kind === 'original_downloaded')).toHaveLength(1);
  });
});
