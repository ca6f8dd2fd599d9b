import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { drawnOf } from '@vedetta/detection/testing/campaign.ts';
import { createTestDatabase, type TestDatabase } from '../../api/test/kit.ts';
import { eventually, startProcess, type ServerProcess } from '../../api/test/server-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What a fault of ours would do, when the test says so. */
const FAULTS: Record<string, string> = {
  'an exception': "throw new Error('a planted fault')",
  'a rejection': "Promise.reject(new Error('a planted fault'))",
  'an error without a listener':
    "new (require('node:events'))().emit('error', new Error('a planted fault'))",
};
const planted = (fault: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module';
  const require = createRequire('file:///planted.js');
  process.on('SIGUSR2', () => { ${fault}; });`)}`;

let database: TestDatabase;
let dataDir: string;
const running: ServerProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vedetta-resort-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(entry: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startProcess(entry, {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SETUP_CODE: 'last-resort-code',
    ...env,
  });
  running.push(server);
  return server;
}

// To Node they are one: an exception that nothing caught.
test.each(drawnOf(Object.keys(FAULTS), 1, 'faults'))(
  '%s that nothing catches is logged as fatal, whoever asks then is sent away, and the process ends with 1',
  async (kind) => {
    const server = await start('server/dist/launch.js', {
      ROLE: 'api,gateway',
      NODE_OPTIONS: planted(FAULTS[kind] ?? ''),
    });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    // A body on its way: it is awaited, so that there is time to ask.
    const slow = connect(Number(new URL(server.url).port), '127.0.0.1');
    slow.on('error', () => undefined);
    slow.write(
      'POST /api/user/v1/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await eventually(
      async () => (await fetch(`${server.url}/metrics`)).ok || undefined,
      'the server has the request',
    );
    process.kill(server.pid, 'SIGUSR2');
    const answers = new Set<string>();
    const ask = async (path: string) => {
      const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' }).catch(() => null);
      if (answer?.status === 503)
        answers.add(
          `${path} ${String(answer.headers.get('retry-after'))} ${((await answer.json()) as { code: string }).code}`,
        );
    };
    let hasEnded = false;
    void server.ended.then(() => {
      hasEnded = true;
    });
    while (!hasEnded)
      for (const path of ['/readyz', '/api/setup/v1/', '/graphql', '/']) await ask(path);
    slow.destroy();
    expect([...answers].sort()).toEqual([
      '/ 5 UNAVAILABLE',
      '/api/setup/v1/ 5 UNAVAILABLE',
      '/graphql 5 UNAVAILABLE',
      '/readyz 5 UNAVAILABLE',
    ]);
    expect(await server.terminate()).toBe(1);
    const fatal = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":60'))
      .map((line) => JSON.parse(line) as { err: { message: string; stack: string } });
    expect(fatal).toMatchObject([
      { err: { message: 'a planted fault', stack: expect.stringContaining('at ') } },
    ]);
  },
  240_000,
);

test.each(drawnOf(['api,gateway,detector,collector', 'api'], 1, 'roles'))(
  'a process with the roles %s outlives sockets that are reset while they ask for an upgrade, at any address',
  async (roles) => {
    const server = await start('server/dist/launch.js', { ROLE: roles });
    for (let round = 0; round < 10; round += 1) {
      for (const path of ['/', '/graphql', '/ws/events/', '/inspect/gateway', '/nothing', '//']) {
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ` +
            `websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ` +
            `dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
        );
        socket.resetAndDestroy();
      }
    }
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.terminate()).toBe(0);
  },
  240_000,
);

/** `npm start`, without npm. */
function startSupervised(env: Record<string, string>) {
  const parent = spawn(process.execPath, [join(root, 'server/dist/start.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SETUP_CODE: 'last-resort-code',
      ...env,
    },
  });
  let output = '';
  for (const stream of [parent.stdout, parent.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = once(parent, 'exit').then(([code]) => code as number | null);
  const addresses = () =>
    [...output.matchAll(/Vedetta is running at (http:\/\/localhost:\d+)/g)].map(
      ([, url]) => url ?? '',
    );
  return { parent, ended, output: () => output, addresses };
}
const childOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.skipIf(process.platform !== 'linux')(
  'npm start starts a server again that dies, passes a signal on, and ends with it',
  async () => {
    const { parent, ended, output, addresses } = startSupervised({ ROLE: 'api,gateway' });
    try {
      await eventually(() => Promise.resolve(addresses()[0]), 'the first start');
      // It comes after the address, maybe not at once.
      const told = /First start: open \S+\/setup and enter the set-up code last-resort-code\n/;
      await eventually(
        () => Promise.resolve(told.test(output()) || undefined),
        'the set-up code is told',
      );
      process.kill(childOf(parent.pid ?? 0), 'SIGKILL');
      const again = await eventually(() => Promise.resolve(addresses()[1]), 'the second start');
      expect(output()).toContain('Vedetta was ended by SIGKILL and will be restarted in 1 s.\n');
      expect((await fetch(`${again}/readyz`)).status).toBe(200);
      parent.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(addresses()).toHaveLength(2);
    } finally {
      parent.kill('SIGKILL');
    }
  },
  300_000,
);

test.skipIf(process.platform !== 'linux')(
  'a server whose npm start is killed ends too',
  async () => {
    const { parent, addresses } = startSupervised({ ROLE: 'api' });
    await eventually(() => Promise.resolve(addresses()[0]), 'the start');
    const child = childOf(parent.pid ?? 0);
    parent.kill('SIGKILL');
    await eventually(() => Promise.resolve(isAlive(child) ? undefined : true), 'the server ends');
  },
  200_000,
);

const STOPPING: [Record<string, string>, RegExp][] = [
  [{ PORT: 'http' }, /PORT must be a port number/],
  [{ SECRET_KEY: Buffer.alloc(32).toString('base64') }, /SECRET_KEY can be guessed/],
  [{ ROLE: 'gateway' }, /REST_BASE_URL isn't set/],
  [{ PORT: 'TAKEN' }, /Port \d+ is in use\. Stop the program that uses it/],
];
// Each starts two processes: `npm test` takes two of them, drawn by the seed.
test.each(drawnOf(STOPPING, 2, 'what stops'))(
  'npm start does not start again what a setting stops (%j): the sentence comes once, and the code is 78',
  async (env: Record<string, string>, sentence) => {
    const listener = createServer().listen(0);
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const taken = env['PORT'] === 'TAKEN' ? { PORT: String(port), ROLE: 'api,gateway' } : {};
    const { ended, output } = startSupervised({ ...env, ...taken });
    expect(await ended).toBe(78);
    listener.close();
    expect(output().match(/Vedetta couldn't start/g)).toHaveLength(1);
    expect(output()).toMatch(sentence);
  },
  240_000,
);
