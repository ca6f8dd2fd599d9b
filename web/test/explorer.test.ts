import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page, WebSocket } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startProcess, type ServerProcess } from '../../api/test/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../api/test/test-database.ts';
import { startBrowser, visitor, type Visitor } from './browser.ts';
import { foundCompany } from './paths/people.ts';
import { NO_SCANS } from './paths/stage.ts';
import { firstLogIn, GIULIA, SETUP_CODE } from './people.ts';

/**
 * Four style sheets of Altair's widgets have no nonce and are refused; the page works without them.
 */
const ALTAIR = { chatter: /^Applying inline style violates/ };

// Altair at /graphql of a server that was built and started as in production, with EXPLORER=1.
let dataDir: string;
let database: TestDatabase;
let server: ServerProcess;
let browser: Browser;
let giulia: Visitor;
let stranger: Visitor;
let token: string;
/** Where pages asked for something that is not this server. */
const elsewhere: string[] = [];

const watch = ({ context }: Visitor) => {
  const note = (address: string) => {
    const { protocol, host } = new URL(address);
    if (protocol !== 'data:' && protocol !== 'blob:' && host !== new URL(server.url).host)
      elsewhere.push(address);
  };
  context.on('request', (request) => {
    note(request.url());
  });
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      note(socket.url());
    }),
  );
};

beforeAll(async () => {
  [dataDir, database] = await Promise.all([
    mkdtemp(join(tmpdir(), 'vedetta-explorer-')),
    createTestDatabase(),
  ]);
  [server, browser] = await Promise.all([
    startProcess('server/dist/launch.js', {
      ...NO_SCANS,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SETUP_CODE,
      EXPLORER: '1',
    }),
    startBrowser(),
  ]);
  [giulia, stranger] = await Promise.all([visitor(browser, ALTAIR), visitor(browser, ALTAIR)]);
  watch(giulia);
  watch(stranger);
  await foundCompany(server, SETUP_CODE, GIULIA);
  await firstLogIn(giulia.page, server.url, GIULIA, async () => undefined);
  token = await giulia.page.evaluate(
    () => (JSON.parse(localStorage.getItem('userData') ?? '{}') as { token: string }).token,
  );
});

afterAll(async () => {
  await browser.close();
  await server.terminate();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

afterEach(() => {
  expect(elsewhere.splice(0)).toEqual([]);
  expect([...giulia.complaints.splice(0), ...stranger.complaints.splice(0)]).toEqual([]);
});

/** Asks as Giulia, past the page. */
const ask = async (query: string, variables: object = {}): Promise<unknown> => {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await answer.json()) as { data: Record<string, unknown> };
  return Object.values(data)[0];
};
const upload = async (filename: string): Promise<void> => {
  const text = `what ${filename} says`;
  const made = (await ask(
    'mutation ($input: UploadTokenInput!) { createUploadToken(input: $input) { token } }',
    { input: { filename, size: text.length } },
  )) as { token: string };
  const form = new FormData();
  form.set('file', new Blob([text]), filename);
  const answer = await fetch(`${server.url}/api/fileupload/v1/create/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-upload-token': made.token },
    body: form,
  });
  expect(answer.status).toBe(201);
};

/** Opens the page and waits for its editor and the schema. */
const open = async (page: Page) => {
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.goto(`${server.url}/graphql`),
  ]);
  await page.locator(QUERY).waitFor();
};
const QUERY = 'app-query-editor .cm-content';
/** Replaces what an editor holds. */
const write = async (editor: Locator, text: string) => {
  // Suggestions may lie above the editor, so it is not clicked.
  await editor.focus();
  await editor.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(text);
};
const run = (page: Page) => page.locator('[track-id="set_request"]').click();
const answered = (page: Page, text: string) =>
  page.locator('app-query-result').getByText(text).first().waitFor();
/**
 * Runs a subscription, waits until the server has it, makes something happen and sees it in the
 * page.
 */
const seesUpload = async (page: Page, filename: string) => {
  await write(page.locator(QUERY), 'subscription { scanProgressed { status file { filename } } }');
  const subscribed = new Promise<WebSocket>((resolve) => {
    page.once('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"subscribe"')) resolve(socket);
      }),
    );
  });
  await run(page);
  const socket = await subscribed;
  await upload(filename);
  await answered(page, filename);
  const closed = socket.waitForEvent('close');
  await page
    .locator('app-query-result')
    .getByRole('button', { name: /Cancel/ })
    .click();
  await closed;
};

test(
  'someone who is logged in runs queries and sees the events of a subscription, and nothing is ' +
    'requested from another host',
  async () => {
    const { page } = giulia;
    await open(page);
    await run(page);
    await answered(page, GIULIA.email);
    await seesUpload(page, 'seen-by-giulia.txt');
  },
);

test('an access key goes with a query and a subscription, and is forgotten with the page', async () => {
  const { key } = (await ask(
    'mutation { createAccessKey(input: { name: "explorer", scopes: [READ] }) { key } }',
  )) as { key: string };
  const { page } = stranger;
  await open(page);
  await write(page.locator(QUERY), '{ files { results { filename } } }');
  await run(page);
  await answered(page, 'UNAUTHENTICATED');
  await page.locator('[track-id="show_set_headers"]').click();
  const headers = page.locator('app-headers-editor .cm-content');
  await write(headers.nth(0), 'Authorization');
  await write(headers.nth(1), `Bearer ${key}`);
  await page.getByRole('button', { name: 'Done' }).click();
  await run(page);
  await answered(page, 'seen-by-giulia.txt');

  await page.locator('[track-id="show_request_handler_dialog"]').click();
  await write(
    page.locator('.request-handlers-wrapper .glassy-border .cm-content[data-language="json"]'),
    JSON.stringify({ authorization: `Bearer ${key}` }),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await seesUpload(page, 'seen-by-the-key.txt');

  // The explorer stores its state a moment after a change.
  await expect.poll(() => keptBy(page)).toContain(key);
  await page.goto(`${server.url}/login`);
  await expect.poll(() => keptBy(page)).not.toContain(key);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

/** Everything that the browser stores for this server, as text. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(request.error ?? new Error('not readable'));
        };
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        kept.push(await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(kept);
  });
