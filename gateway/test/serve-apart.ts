import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, until } from './serve.ts';

/**
 * The built gateway in a process of its own, so that what attackers cost themselves is not counted
 * as its slowness.
 */
export async function serveApart(
  restBaseUrl: string,
): Promise<{ port: number; kill(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vedetta-gateway-'));
  let out = '';
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../server/dist/launch.js')],
    {
      env: {
        PATH: process.env['PATH'] ?? '',
        PORT: '0',
        ROLE: 'gateway',
        DATA_DIR: dataDir,
        REST_BASE_URL: restBaseUrl,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  await until(() => out.includes('Vedetta is running at'), 'the start');
  return {
    port: Number(/localhost:(\d+)/.exec(out)?.[1]),
    kill: () => {
      child.kill('SIGKILL');
      return gone.then(() => rm(dataDir, { recursive: true, force: true }));
    },
  };
}

/**
 * The time that 95 of 100 of a patient client's questions stay below, milliseconds. The upstream
 * answers `{ setup { required } }` with false.
 */
export async function p95Of(url: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 150; i += 1) {
    const before = performance.now();
    const { data } = await ask({ url }, '{ setup { required } }');
    if (JSON.stringify(data) !== '{"setup":{"required":false}}')
      throw new Error(`A patient client was answered ${JSON.stringify(data)}.`);
    times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b)[142] ?? 0;
}
