import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { until } from '../../gateway/test/serve.ts';
import { Upstream } from '../../gateway/test/upstream.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vedetta-gateway-'));
const main = join(import.meta.dirname, '../dist/launch.js');
let child: ChildProcess | null = null;
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});
afterEach(() => {
  child?.kill('SIGKILL');
});

/** Starts the built gateway as its own process. */
function start(env: Record<string, string>): {
  out: () => string;
  exit: Promise<number | null>;
  stop(): void;
} {
  let out = '';
  const started = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      ROLE: 'gateway',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
  return {
    out: () => out,
    exit: new Promise((resolve) => started.once('exit', resolve)),
    stop: () => started.kill('SIGTERM'),
  };
}

test('a gateway on its own says when its api is away and when it is ready, and leaves on SIGTERM', async () => {
  const upstream = new Upstream();
  upstream.json('GET /readyz', 200, {});
  await upstream.start();
  await upstream.kill();
  const process_ = start({
    REST_BASE_URL: upstream.url,
    METRICS_TOKEN: 'token-of-prometheus',
  });
  await until(() => process_.out().includes('Vedetta is running at'), 'the start');
  const port = String(/localhost:(\d+)/.exec(process_.out())?.[1]);
  const probe = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 503]);
  const asked = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { via: '1.1 proxy', authorization: 'Bearer token-of-prometheus' },
  });
  expect([asked.status, asked.headers.get('content-type'), await asked.text()]).toEqual([
    200,
    expect.stringContaining('text/plain'),
    expect.stringContaining('vedetta_build_info{'),
  ]);
  await upstream.start();
  expect(await probe('/readyz')).toBe(200);
  process_.stop();
  expect(await process_.exit).toBe(0);
  await upstream.kill();
});

test.each([
  [{}, "REST_BASE_URL isn't set"],
  [{ REST_BASE_URL: 'localhost' }, 'REST_BASE_URL must be'],
  [{ REST_BASE_URL: 'http://a', SECRET_KEY: 'x', SECRET_KEY_FILE: '/y' }, 'are both set'],
])('the settings %o are refused with a sentence', async (env, sentence) => {
  const process_ = start(env);
  expect(await process_.exit).toBe(78);
  expect(process_.out()).toContain(sentence);
});
