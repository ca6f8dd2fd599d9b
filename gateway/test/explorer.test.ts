import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, serveGateway, type ServedGateway } from './serve.ts';

// What is served to whom; that the page works is seen in a browser (web/test/explorer.test.ts).
const INTROSPECTION = '{ __schema { queryType { name } } }';
let folder: string;
let on: ServedGateway;
let off: ServedGateway;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vedetta-explorer-'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><base href="/" /><style></style><body><script src="main.js"></script></body>',
  );
  [on, off] = await Promise.all([
    serveGateway('http://127.0.0.1:9', { explorer: folder }),
    serveGateway('http://127.0.0.1:9'),
  ]);
});
afterAll(async () => {
  await Promise.all([on.stop(), off.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const open = (
  gateway: ServedGateway,
  path = '/graphql',
  accept = 'text/html,application/xhtml+xml',
) => fetch(`${gateway.url}${path}`, { headers: { accept } });

test('a browser gets the page, with a nonce of its own for styles and scripts from here only', async () => {
  const [first, second] = await Promise.all([open(on), open(on)]);
  const policy = first.headers.get('content-security-policy') ?? '';
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonce).toMatch(/.{20}/);
  expect(policy).toContain("default-src 'none'; script-src 'self'; ");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  const page = await first.text();
  expect(page).toContain(`<style nonce="${nonce}">`);
  expect(page).toContain('<base href="/graphql/explorer/" />');
  expect(page).toContain('<script type="module" src="start.js"></script></body>');
  expect(second.headers.get('content-security-policy')).not.toContain(nonce);
  expect((await ask(on, INTROSPECTION)).ok).toEqual({
    __schema: { queryType: { name: 'Query' } },
  });
});

test('programs and queries in the address are answered by GraphQL', async () => {
  for (const answer of [
    await open(on, '/graphql', '*/*'),
    await open(on, `/graphql?query=${encodeURIComponent('{ __typename }')}`),
  ]) {
    expect(answer.headers.get('content-type')).not.toContain('text/html');
  }
  expect((await open(on, '/graphql/explorer/of-an-older-version.js')).status).toBe(404);
});

test('where it is off there is neither page nor introspection', async () => {
  const answer = await open(off);
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toContain('<script');
  expect(
    (await ask(off, INTROSPECTION)).errors[0]?.extensions['validationErrorCode'] ??
      (await ask(off, INTROSPECTION)).errors[0]?.extensions['code'],
  ).toMatch(/INTROSPECTION|VALIDATION/);
});
