import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAlert, insertCompany, insertUser, signInAs } from '../../../test/factories.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';

let api: TestApi;
let access: string;
beforeAll(async () => {
  api = await startTestApi();
  const { id: companyId } = await insertCompany(api.db);
  access = (await signInAs(api.services, await insertUser(api.db, { companyId }))).token;
  await insertAlert(api.db, {
    companyId,
    title: 'perché; così',
    detectedAt: new Date('2026-11-20T23:30:00Z'),
  });
});
afterAll(() => api.stop());

const read = async (query: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`${api.url}/api/analytics/v1/export/?format=csv${query}`, {
    headers: { authorization: `Bearer ${access}` },
  });
  // As bytes: reading as text would drop the mark.
  return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('utf8') };
};

it('is as it always was unless a layout is asked for', async () => {
  const { text } = await read('');
  expect(text).toMatch(/^id,detected_at,severity,/);
  expect(text).toContain(',2026-11-20T23:30:00.000Z,');
  expect(text).toContain(',perché; così,');
});

it('begins with a mark, with the separator and the zone that were asked for', async () => {
  const { text } = await read('&separator=semicolon&byte_order_mark=true&time_zone=Europe/Rome');
  expect(text).toMatch(/^\uFEFFid;detected_at;severity;/);
  expect(text).toContain(';2026-11-21 00:30:00;');
  expect(text).toContain(';"perché; così";');
});

it('refuses a layout that it does not know', async () => {
  for (const query of ['&separator=pipe', '&byte_order_mark=maybe', '&time_zone=Mars/Olympus'])
    expect((await read(query)).status).toBe(422);
});
