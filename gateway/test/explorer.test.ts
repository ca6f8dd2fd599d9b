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
    '<!doctype html><script src="/graphql/explorer/assets/a.js"></script>',
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

test('a browser gets the page, with a nonce of its own in policy and script', async () => {
  const [first, second] = await Promise.all([open(on), open(on)]);
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(
    first.headers.get('content-security-policy') ?? '',
  )?.[1];
  expect(nonce).toMatch(/.{20}/);
  expect(await first.text()).toContain(`<script nonce="${nonce}"`);
  expect(second.headers.get('content-security-policy')).not.toContain(nonce);
  expect((await ask(on, INTROSPECTION)).data).toEqual({
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
  expect((await open(on, '/graphql/explorer/assets/of-an-older-version.js')).status).toBe(404);
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
