import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, WebSocket } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startProcess, type ServerProcess } from '../../api/test/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../api/test/test-database.ts';
import { startBrowser, visitor, type Visitor } from './browser.ts';
import { foundCompany } from './paths/people.ts';
import { firstLogIn, GIULIA, SETUP_CODE } from './people.ts';

/** What GraphiQL says of its workers. */
const GRAPHIQL = { chatter: /^setup-workers/ };

// GraphiQL at /graphql of a server that was built and started as in production, with EXPLORER=1.
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
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SETUP_CODE,
      EXPLORER: '1',
    }),
    startBrowser(),
  ]);
  [giulia, stranger] = await Promise.all([visitor(browser, GRAPHIQL), visitor(browser, GRAPHIQL)]);
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

/**
 * Opens the page and waits for its editors and the schema: before they are there, the button does
 * nothing.
 */
const open = async (page: Page) => {
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.goto(`${server.url}/graphql`),
  ]);
  for (const editor of ['.graphiql-query-editor', '.graphiql-editor-tool', '.result-window'])
    await page.locator(`${editor} .view-lines`).first().waitFor({ state: 'attached' });
};
/**
 * Writes until the editor holds the text: one that is still starting may not have heard the keys
 * that select what it held.
 */
const write = async (page: Page, editor: string, text: string) => {
  const bare = (words: string) => words.replaceAll(/\s/g, '');
  await expect
    .poll(
      async () => {
        await page.locator(`${editor} .monaco-editor:visible`).first().click();
        await page.keyboard.press('ControlOrMeta+a');
        // The blank before keeps the editor from closing a bracket by itself.
        await page.keyboard.insertText(` ${text}`);
        return bare(
          await page.locator(`${editor} .monaco-editor:visible .view-lines`).first().innerText(),
        );
      },
      { interval: 500 },
    )
    .toBe(bare(text));
};
const run = (page: Page) => page.getByRole('button', { name: 'Execute query' }).click();
const answered = (page: Page, text: string) =>
  page.locator('.result-window').getByText(text).first().waitFor();
/**
 * Runs a subscription, waits until the server has it, makes something happen and sees it in the
 * page.
 */
const seesUpload = async (page: Page, filename: string) => {
  await write(
    page,
    '.graphiql-query-editor',
    'subscription { scanProgressed { status file { filename } } }',
  );
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
  await page.getByRole('button', { name: 'Stop query' }).click();
  await closed;
};

test(
  'whoever is signed in runs queries and sees the events of a subscription, and nothing is ' +
    'asked of another host',
  async () => {
    const { page } = giulia;
    await open(page);
    await run(page);
    await answered(page, GIULIA.email);
    await seesUpload(page, 'seen-by-giulia.txt');
  },
);

test('an access key goes with a query and with connection_init', async () => {
  const key = (await ask(
    'mutation { createAccessKey(input: { name: "explorer", scopes: [READ] }) { key } }',
  )) as { key: string };
  const { page } = stranger;
  await open(page);
  await write(page, '.graphiql-query-editor', '{ files { results { filename } } }');
  await run(page);
  await answered(page, 'UNAUTHENTICATED');
  await write(
    page,
    '.graphiql-editor-tool',
    JSON.stringify({ Authorization: `Bearer ${key.key}` }),
  );
  await run(page);
  await answered(page, 'seen-by-giulia.txt');
  await seesUpload(page, 'seen-by-the-key.txt');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key.key);
});
