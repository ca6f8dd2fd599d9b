import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../api/test/kit.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { startProcess, type ServerProcess } from '../../api/test/server-process.ts';
import { version } from '../../package.json';
import { ask } from '../../gateway/test/serve.ts';

// Each role as a process of its own, over one database and one folder.
let database: TestDatabase;
let dataDir: string;
let tokenFile: string;
const running: ServerProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vedetta-roles-'));
  tokenFile = join(dataDir, 'metrics-token');
  await writeFile(tokenFile, 'token-of-prometheus\n');
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.kill()));
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(entry: string, env: Record<string, string>): Promise<ServerProcess> {
  const started = await startProcess(entry, {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SETUP_CODE: 'roles-test-code',
    METRICS_TOKEN_FILE: tokenFile,
    ...env,
  });
  running.push(started);
  return started;
}
async function get(
  server: ServerProcess,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${server.url}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
}
const probes = async (server: ServerProcess) => [
  (await get(server, '/healthz')).status,
  (await get(server, '/readyz')).status,
];
/** Names of our own figures. */
const figures = async (server: ServerProcess) => {
  const { text } = await get(server, '/metrics');
  expect(text).toContain('process_resident_memory_bytes');
  return new Set([...text.matchAll(/^# TYPE (vedetta_\w+)/gm)].map(([, name]) => name));
};
/** From elsewhere, as the header of a proxy tells, with this authorization. */
const figuresFor = async (server: ServerProcess, authorization?: string) => {
  const { status, text } = await get(server, '/metrics', {
    'x-forwarded-for': '203.0.113.9',
    ...(authorization === undefined ? {} : { authorization }),
  });
  // Where the page is served, an address that is not there answers with it.
  return status === 200 && !text.includes('vedetta_build_info') ? 404 : status;
};
const OF_EVERY_PROCESS = ['vedetta_build_info'];
const OF_THE_API = [
  ...OF_EVERY_PROCESS,
  'vedetta_request_seconds',
  'vedetta_job_seconds',
  'vedetta_live_sockets',
  'vedetta_live_messages_queued',
  'vedetta_signals_queued',
  'vedetta_database_up',
  'vedetta_database_connections',
  'vedetta_database_waiting',
  'vedetta_jobs',
  'vedetta_jobs_oldest_seconds',
];
const OF_THE_GATEWAY = [
  ...OF_EVERY_PROCESS,
  'vedetta_graphql_operation_seconds',
  'vedetta_api_call_seconds',
  'vedetta_graphql_unreadable_total',
  'vedetta_client_sockets',
  'vedetta_api_sockets',
];

test('every role tells that it lives, whether it is ready, and its figures; only the api answers calls', async () => {
  const api = await start('server/dist/launch.js', { ROLE: 'api', LOG_LEVEL: 'info' });
  const [detector, gateway] = await Promise.all([
    start('server/dist/launch.js', { ROLE: 'detector,collector' }),
    start('server/dist/launch.js', { ROLE: 'gateway', REST_BASE_URL: api.url }),
  ]);
  for (const server of [api, detector, gateway]) expect(await probes(server)).toEqual([200, 200]);
  expect(await Promise.all([api, detector, gateway].map(figures))).toEqual([
    new Set(OF_THE_API),
    new Set(OF_THE_API),
    new Set(OF_THE_GATEWAY),
  ]);
  for (const server of [api, detector, gateway]) {
    expect(server.output().split('\n')[0]).toBe(`Vedetta ${version}`);
    expect(JSON.parse((await get(server, '/healthz')).text)).toEqual({ status: 'alive', version });
    expect((await get(server, '/metrics')).text).toContain(
      `vedetta_build_info{version="${version}",node="${process.versions.node}"} 1\n`,
    );
    expect([
      await figuresFor(server),
      await figuresFor(server, 'Bearer token-of-somebody'),
      await figuresFor(server, 'Bearer token-of-prometheus'),
    ]).toEqual([404, 401, 200]);
  }
  const { data, headers } = await ask(gateway, '{ setup { required } }');
  expect(data).toEqual({ setup: { required: true } });
  // One id through both processes, into the log, which is read a moment after the answer.
  const logged = await vi.waitUntil(() => {
    const lines = api
      .output()
      .split('\n')
      .filter(
        (line) =>
          line.endsWith('}') &&
          line.includes('"Request completed"') &&
          line.includes('/api/setup/v1/'),
      );
    return lines.length > 0 && lines;
  }, PATIENT);
  expect(logged.map((line): unknown => JSON.parse(line))).toMatchObject([
    { part: 'api', requestId: headers.get('x-request-id'), method: 'GET', status: 200 },
  ]);
  expect((await get(detector, '/api/setup/v1/')).status).toBe(404);
  await get(api, '/api/user/v1/whoami/');
  await get(api, '/api/secret-name-of-a-client/');

  const { text } = await get(api, '/metrics');
  const lines = text.split('\n');
  for (const line of [
    'vedetta_request_seconds_count{operation="getSetupState",status="200"} 1',
    'vedetta_request_seconds_count{operation="whoAmI",status="401"} 1',
    'vedetta_request_seconds_count{operation="none",status="404"} 1',
    'vedetta_live_sockets{channel="events"} 0',
    'vedetta_signals_queued 0',
    'vedetta_database_up 1',
    'vedetta_database_waiting 0',
  ])
    expect(lines).toContain(line);
  for (const secret of ['secret-name-of-a-client', 'roles-test-code', database.url, dataDir])
    expect(text).not.toContain(secret);
  for (const header of ['x-forwarded-for', 'forwarded', 'via'])
    expect((await get(api, '/metrics', { [header]: '203.0.113.9' })).status).toBe(404);

  await api.kill();
  expect(await probes(gateway)).toEqual([200, 503]);
  expect(await probes(detector)).toEqual([200, 200]);
});

test('all roles in one process tell all figures at one address', async () => {
  const all = await start('server/dist/launch.js', {});
  await vi.waitFor(async () => {
    expect(await probes(all)).toEqual([200, 200]);
  }, PATIENT);
  expect(await figures(all)).toEqual(new Set([...OF_THE_GATEWAY, ...OF_THE_API]));

  // What operators are given to watch them with names nothing else.
  const { text } = await get(all, '/metrics');
  const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  for (const file of ['alerts.yaml', 'grafana.json']) {
    const watched = await readFile(join(import.meta.dirname, '../../docs/deploy', file), 'utf8');
    const names = [...watched.matchAll(/\b(?:vedetta|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    );
    expect(names.length, file).toBeGreaterThan(10);
    expect(
      names.filter((name) => !told.has(name)),
      file,
    ).toEqual([]);
  }
});
