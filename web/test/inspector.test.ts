import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { generateSync } from 'otplib';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startProcess, type ServerProcess } from '../../api/test/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../api/test/test-database.ts';
import { axeInBothThemes, startBrowser, visitor, type Visitor } from './browser.ts';
import { GIULIA, SETUP_CODE, setUpCompany } from './people.ts';

/** What a development server and the libraries' development builds say. */
const DEVELOPED = { chatter: /^\[vite\]|DevTools for a better development experience/ };

// The web as a developer runs it, on a real server, with the inspector in a window of its own.
const WRONG = 'Not-her-passw0rd-at-all';
let dataDir: string;
let database: TestDatabase;
let server: ServerProcess;
let dev: ViteDevServer;
let url: string;
let browser: Browser;
let giulia: Visitor;
let inspector: Page;
const secrets: string[] = [GIULIA.password, WRONG, SETUP_CODE, 'otpauth://', '<svg'];

beforeAll(async () => {
  [dataDir, database] = await Promise.all([
    mkdtemp(join(tmpdir(), 'vedetta-inspector-')),
    createTestDatabase(),
  ]);
  [server, browser] = await Promise.all([
    startProcess('server/dist/launch.js', {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SETUP_CODE,
      INSPECT: '1',
    }),
    startBrowser(),
  ]);
  dev = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    server: {
      host: '127.0.0.1',
      port: 0,
      proxy: {
        '/graphql': { target: server.url, ws: true },
        '/api': { target: server.url },
        '^/inspect/': { target: server.url, ws: true },
      },
    },
  });
  await dev.listen();
  url = dev.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  giulia = await visitor(browser, DEVELOPED);
});

afterAll(async () => {
  await browser.close();
  await dev.close();
  await server.terminate();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

afterEach(() => {
  expect(giulia.complaints.splice(0)).toEqual([]);
});

/** The states of one actor in the order in which the log names them. */
const statesOf = async (actor: string): Promise<string[]> => {
  const rows = await inspector
    .getByRole('region', { name: 'Event log' })
    .getByRole('row')
    .allInnerTexts();
  return rows
    .map((row) => row.split('\t'))
    .filter(([, name, , state]) => name === actor && state !== '')
    .map(([, , , state]) => state ?? '');
};
/** Every message of the tab, as another window gets them. */
const messagesOf = async (): Promise<string> => {
  const name = new URL(inspector.url()).searchParams.get('channel') ?? '';
  return inspector.evaluate(
    (channelName) =>
      new Promise<string>((resolve) => {
        const channel = new BroadcastChannel(channelName);
        channel.onmessage = ({ data }) => {
          if (data.messages !== undefined) resolve(JSON.stringify(data.messages));
        };
        channel.postMessage({ type: '@statelyai.connected' });
      }),
    name,
  );
};

test('the local inspector shows every state that a sign-in passed through, in order, and no secret', async () => {
  const { page, context } = giulia;
  [inspector] = await Promise.all([
    context.waitForEvent('page'),
    page.goto(`${url}/?inspect=local`),
  ]);
  await setUpCompany(page, url, GIULIA);
  for (const password of [WRONG, GIULIA.password]) {
    await page.getByLabel('Email').fill(GIULIA.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    if (password === WRONG) await page.getByRole('alert').waitFor();
  }
  const secretWords = page.getByText(/([A-Z2-7]{4} ){7}[A-Z2-7]{4}/);
  const shown = /([A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(await secretWords.innerText())?.[0] ?? '';
  const code = generateSync({ secret: shown.replaceAll(' ', '') });
  await page.getByLabel('6-digit code').fill(code);
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  await page.getByLabel('I’ve saved them').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/threat-manager');
  await page.getByText('Nothing to review').waitFor();

  // The other window is told a moment later.
  await expect
    .poll(() => statesOf('sign-in'))
    .toEqual([
      'credentials',
      'submitting',
      'credentials',
      'submitting',
      'secondFactor.enrolling.loading',
      'secondFactor.enrolling.showing',
      'secondFactor.enrolling.confirming',
      'recoveryCodes',
      'done',
    ]);
  const stored: unknown = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('userData'))) ?? 'null',
  );
  const token = String(Reflect.get(stored as object, 'token'));
  const messages = await messagesOf();
  expect(messages.length).toBeGreaterThan(10_000);
  for (const secret of [...secrets, shown, shown.replaceAll(' ', ''), ...codes, token]) {
    expect(secret.length).toBeGreaterThan(3);
    expect(messages.includes(secret), `${secret.slice(0, 3)}... in the messages`).toBe(false);
  }
  expect(messages).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  expect(messages).toContain('sign-in.submitted');
});

test('the api and the gateway offer their actors, to this machine only', async () => {
  const { page } = giulia;
  for (const part of ['api', 'gateway'])
    await inspector.getByRole('button', { name: `Follow the ${part}` }).click();
  const actors = inspector.getByRole('navigation', { name: 'Actors' });
  await actors.getByRole('button', { name: '/ws/events/' }).first().waitFor();
  await page.getByRole('link', { name: 'File scanner', exact: true }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles(
      fileURLToPath(new URL('../../detection/test/files/poster.png', import.meta.url)),
    );
  await actors.getByRole('button', { name: 'file-scan 1' }).waitFor();
  await actors.getByRole('button', { name: 'alert-status 1' }).waitFor();
  // Its end waits until the text in the picture was read.
  await expect.poll(() => statesOf('file-scan 1')).toEqual(['QUEUED', 'SCANNING', 'FOUND']);
  expect(await statesOf('alert-status 1')).toEqual(['DETECTED']);
  expect(
    (
      await inspector
        .getByRole('region', { name: 'Event log' })
        .getByRole('row', { name: /\/ws\/events/ })
        .allInnerTexts()
    ).join(),
  ).toContain('socket.opened');
  for (const path of ['api', 'gateway']) {
    const elsewhere = new WebSocket(`${server.url.replace('http', 'ws')}/inspect/${path}`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    await expect(
      new Promise((resolve, reject) => {
        elsewhere.once('open', resolve);
        elsewhere.once('error', reject);
      }),
    ).rejects.toThrow('403');
  }
});

test('the graph lights the active states, and the log leads back to each moment', async () => {
  const lit = () =>
    inspector.locator('.inspector-graph g:has(> rect.active) > title').allTextContents();
  await inspector
    .getByRole('navigation', { name: 'Actors' })
    .getByRole('button', { name: 'sign-in done' })
    .last()
    .click();
  await expect
    .poll(lit)
    .toEqual([expect.stringMatching(/^sign-in:/), expect.stringMatching(/^sign-in.done:/)]);
  const log = inspector.getByRole('region', { name: 'Event log' });
  await log.getByRole('button', { name: 'sign-in.submitted' }).first().click();
  await expect
    .poll(lit)
    .toContainEqual(expect.stringMatching(/^sign-in.submitting: The server checks the password/));
  expect(await inspector.getByRole('group', { name: 'Event', exact: true }).innerText()).toContain(
    '"password": "[secret]"',
  );
  const travel = inspector.getByRole('group', { name: 'Time travel' });
  await travel.getByRole('button', { name: 'Back' }).click();
  await expect.poll(lit).toContainEqual(expect.stringMatching(/^sign-in.credentials:/));
  await travel.getByRole('button', { name: 'Play' }).click();
  await expect
    .poll(lit)
    .toContainEqual(expect.stringMatching(/^sign-in.secondFactor.enrolling.showing:/));
  await travel.getByRole('button', { name: 'Live' }).click();
  await expect.poll(lit).toContainEqual(expect.stringMatching(/^sign-in.done:/));
  expect(
    await inspector
      .getByRole('region', { name: 'Sequence between actors' })
      .getByRole('button', { name: 'session.opened' })
      .count(),
  ).toBeGreaterThan(0);
  expect(await axeInBothThemes(inspector)).toEqual([]);
});

/**
 * What the hosted page does, with the package's own receiver: says that it is there and keeps what
 * it is sent.
 */
const hostedPage = async (): Promise<string> => {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    conditions: ['browser'],
    stdin: {
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
      contents:
        "import { createBrowserReceiver } from '@statelyai/inspect'; window.got = []; " +
        'createBrowserReceiver().subscribe((message) => { window.got.push(message); });',
    },
  });
  return `<!doctype html><title>Hosted</title><script>${outputFiles[0]?.text ?? ''}</script>`;
};

test(
  'the hosted inspector gets the same without names, at its own address only, and no request ' +
    'leaves this machine',
  async () => {
    const { page, context, complaints } = await visitor(browser, DEVELOPED);
    const asked: string[] = [];
    const html = await hostedPage();
    await context.route(
      (address) => address.hostname !== '127.0.0.1' && address.hostname !== 'localhost',
      async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: html });
      },
    );
    // The test needs the window that the page opened, as the page has it.
    await context.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (...given) => {
        const opened = open(...given);
        Reflect.set(window, 'opened', opened);
        return opened;
      };
    });
    const [hosted] = await Promise.all([
      context.waitForEvent('page'),
      page.goto(`${url}/login?inspect=stately`),
    ]);
    const got = () => hosted.evaluate(() => JSON.stringify(Reflect.get(window, 'got') ?? []));
    for (const password of [WRONG, GIULIA.password]) {
      await page.getByLabel('Email').fill(GIULIA.email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      if (password === WRONG) await page.getByRole('alert').waitFor();
    }
    await page.getByLabel('6-digit code').waitFor();
    await expect.poll(async () => (await got()).includes('verifying')).toBe(true);
    const messages = await got();
    // From the first on: the definition of the session's machine comes before anything that was
    // typed.
    expect(messages).toContain('"name":"session"');
    expect(messages).toContain('sign-in.submitted');
    for (const secret of [...secrets, GIULIA.email])
      expect(messages.includes(secret), `${secret.slice(0, 3)}... in the messages`).toBe(false);
    expect(asked.filter((address) => !address.endsWith('/favicon.ico'))).toEqual([
      'https://stately.ai/inspect',
    ]);

    // The window shows somebody else's page by now, which says that it is the inspector.
    await hosted.evaluate(() => {
      location.assign('https://elsewhere.example/');
    });
    await hosted.waitForURL('https://elsewhere.example/');
    await page.getByLabel('6-digit code').fill('000000');
    await page.getByRole('alert').waitFor();
    // Messages between windows keep their order: what was posted before this one has come, or never
    // will.
    await page.evaluate(() => {
      (Reflect.get(window, 'opened') as Window).postMessage(
        { type: 'last', _version: 'test' },
        '*',
      );
    });
    await expect.poll(got).toContain('"last"');
    expect(JSON.parse(await got())).toHaveLength(1);
    // The browser itself says that a message was not delivered.
    expect(complaints.filter((line) => !/Failed to load resource|postMessage/.test(line))).toEqual(
      [],
    );
    await context.close();
  },
);
