import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startProcess } from '../../api/test/server-process.ts';

const LAUNCH = 'server/dist/launch.js';
const folders: string[] = [];
async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'vedetta-launch-'));
  folders.push(made);
  return made;
}

afterEach(async () => {
  for (const made of folders.splice(0)) await rm(made, { recursive: true, force: true });
});

/** A typeface is compressed in itself. */
const isPacked = (file: string) => file.endsWith('.woff2');

describe('npm start', () => {
  test(
    'serves page, GraphQL, REST and health on one port, and on SIGTERM ends well although a ' +
      'socket is open',
    async () => {
      const server = await startProcess(LAUNCH, {
        DATA_DIR: await folder(),
        SETUP_CODE: 'launch-test-code',
      });
      const get = async (path: string) => fetch(`${server.url}${path}`);
      expect((await get('/healthz')).status).toBe(200);
      expect((await get('/readyz')).status).toBe(200);
      expect(await (await get('/api/setup/v1/')).json()).toEqual({
        required: true,
        sends_mail: false,
      });
      const notices = await get('/third-party-notices.txt');
      expect([notices.headers.get('content-type'), await notices.text()]).toEqual([
        expect.stringMatching(/^text\/plain; charset=utf-8$/i),
        await readFile(join(import.meta.dirname, '../../THIRD-PARTY-NOTICES'), 'utf8'),
      ]);
      const asked = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{setup{required}}"}',
      });
      expect(await asked.json()).toEqual({ data: { setup: { required: true } } });
      const page = await get('/threat-manager');
      const other = await get('/login');
      const [policy = '', otherPolicy] = [page, other].map(
        ({ headers }) => headers.get('content-security-policy') ?? '',
      );
      const nonceOf = (text: string | undefined) => /'nonce-([^']{20,})'/.exec(text ?? '')?.[1];
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          `script-src 'self' 'nonce-${nonceOf(policy)}'`,
          `style-src 'self' 'nonce-${nonceOf(policy)}'`,
          "connect-src 'self'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(nonceOf(otherPolicy)).not.toBe(nonceOf(policy));
      const html = await page.text();
      expect([html.includes(nonceOf(policy) ?? 'none'), html.includes('__NONCE__')]).toEqual([
        true,
        false,
      ]);
      for (const gone of ['/assets/of-an-older-version.js', '/assets/%E0%A4%A.js'])
        expect([(await get(gone)).status, await (await get(gone)).text()]).toEqual([
          404,
          expect.stringContaining('Reload the page.'),
        ]);

      const filesOf = (text: string) =>
        [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
      const [files, atLogIn] = [filesOf(html), filesOf(await other.text())];
      // What a page behind the log-in needs stands in its address's page already, and all of it is
      // there; /login has its own only.
      expect(files).toEqual(expect.arrayContaining(atLogIn));
      expect(
        files.filter((file) => /lists|signed-in|data-services/.test(file)).length,
      ).toBeGreaterThanOrEqual(3);
      expect(atLogIn.filter((file) => /lists|signed-in|data-services/.test(file))).toEqual([]);
      for (const file of files) {
        const [plain, small] = await Promise.all(
          ['identity', 'gzip, br'].map((coding) =>
            fetch(`${server.url}${file}`, { headers: { 'accept-encoding': coding } }),
          ),
        );
        const text = (await plain?.text()) ?? '';
        expect([
          file,
          plain?.status,
          plain?.headers.get('content-encoding'),
          small?.headers.get('content-type')?.toLowerCase(),
          small?.headers.get('cache-control'),
        ]).toEqual([
          file,
          200,
          null,
          plain?.headers.get('content-type')?.toLowerCase(),
          'public, max-age=31536000, immutable',
        ]);
        // The same text, whatever way it came; a file of one packet is not worth it.
        expect([
          file,
          small?.headers.get('content-encoding'),
          (await small?.text()) === text,
        ]).toEqual([file, text.length < 1_024 || isPacked(file) ? null : 'br', true]);
        if (file.endsWith('.js')) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
      }
      expect((await get('/api/nothing')).headers.get('content-type')).toContain(
        'application/problem+json',
      );

      const socket = new WebSocket(
        `${server.url.replace('http', 'ws')}/graphql`,
        'graphql-transport-ws',
      );
      await new Promise((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('error', reject);
      });
      const closed = new Promise((resolve) => {
        socket.once('close', resolve);
      });
      // The process ends itself with 1 when draining takes longer than its nine seconds.
      expect(await server.terminate()).toBe(0);
      await closed;
    },
  );
});
