import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvLine } from '../../src/modules/analytics/csv.ts';
import { insertAlert, insertCompany, insertMedia, insertUser, signInAs } from '../factories.ts';
import { startTestApi, type TestApi } from '../kit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

it('I3: a cell of the export that a spreadsheet would compute stands there as text', async () => {
  const { id: companyId } = await insertCompany(api.db);
  const { token } = await signInAs(api.services, await insertUser(api.db, { companyId }));
  const titles = [
    '=HYPERLINK("https://evil.example","x")',
    '+1+cmd|calc',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    'an honest title',
  ];
  for (const title of titles) {
    const media = await insertMedia(api.db, { companyId, title });
    await insertAlert(api.db, {
      companyId,
      mediaId: media.id,
      title,
      summary: 'What was seen',
      marks: [],
    });
  }
  const answer = await fetch(`${api.url}/api/analytics/v1/export/?format=csv`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  const csv = await answer.text();
  for (const title of titles.slice(0, -1)) expect(csv).toContain(`'${title.replaceAll('"', '""')}`);
  expect(csv).not.toMatch(/(^|,|\r\n)"?[=+@]/);
  expect(csv).toContain(',an honest title,');
});

it('I3: every sign that starts a formula is defused, NUL too, and numbers stay numbers', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\0'])
    expect(csvLine([`${sign}1`])).toBe(`'${sign}1\r\n`);
  expect(csvLine(['\r1', -5, null, 'a,"b"'])).toBe(`"'\r1",-5,,"a,""b"""\r\n`);
});
