import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnOf } from '@vedetta/detection/testing/campaign.ts';
import { until } from '../../../api/test/until.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start.ts';
import { endEarlierServer } from './ownership.ts';

const log = pino({ level: 'silent' });
const root = mkdtempSync(join(tmpdir(), 'vedetta-embedded-'));
// Below a folder that only we may enter, as the home of root is.
const home = join(root, 'home');
const dataDir = join(home, 'data');
let server: EmbeddedPostgres;

beforeAll(async () => {
  mkdirSync(home, { mode: 0o700 });
  server = await startEmbeddedPostgres({ dataDir, log });
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

async function ask(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
const postmaster = () =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
const isAlive = (pid: number) => {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

describe('the embedded database', () => {
  it('is PostgreSQL 18 in UTF-8 with checksums, listens on no port, and writes what it acknowledges', async () => {
    const [row] = await ask(`select current_setting('server_version_num')::int / 10000 as major,
        current_setting('server_encoding') as encoding,
      current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses,
        current_setting('fsync') as fsync`);
    expect(row).toEqual({
      major: 18,
      encoding: 'UTF8',
      checksums: 'on',
      addresses: '',
      fsync: 'on',
    });
  });

  it('lets nobody in without its password', async () => {
    const url = new URL(server.url);
    url.password = 'wrong';
    await expect(new pg.Client({ connectionString: url.href }).connect()).rejects.toThrow(
      /password authentication failed/,
    );
  });

  it('refuses a second process on its folder with a sentence that says what to do', async () => {
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
      /is in use by another Vedetta \(process \d+\)\. Stop that process, or .*DATA_DIR/,
    );
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it(
    'comes back by itself when the server is killed below a session that is busy, and when a ' +
      'session is killed',
    async () => {
      await ask('create table kept as select 42 as answer');
      await ask('create table counted (n int)');
      const before = postmaster();
      for (const [n, kill] of [() => postmaster(), (busy: number) => busy].entries()) {
        const client = new pg.Client({ connectionString: server.url });
        client.on('error', () => undefined);
        await client.connect();
        const {
          rows: [row],
        } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        // It never waits, so it does not hear that its server has gone.
        const broken = expect(
          client.query('do $$ begin loop perform 1; end loop; end $$'),
        ).rejects.toThrow();
        await ask(`insert into counted values (${n})`);
        process.kill(kill(row?.pid ?? 0), 'SIGKILL');
        await broken;
        expect(
          await until(() => ask('select n from counted order by n').catch(() => null)),
        ).toHaveLength(n + 1);
        expect(postmaster()).not.toBe(before);
      }
      expect(await ask('select answer from kept')).toEqual([{ answer: 42 }]);
    },
    130_000,
  );

  it('starts over lock files of processes that are gone, also when their numbers are in use again', async () => {
    await server.stop();
    expect(existsSync(join(dataDir, 'vedetta.lock'))).toBe(false);
    writeFileSync(join(dataDir, 'vedetta.lock'), `${process.pid} 1`);
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n/elsewhere\n`);
    server = await startEmbeddedPostgres({ dataDir, log });
    expect(await ask('select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('dies with a process that is killed, loses nothing, and can be started again at once', async () => {
    await server.stop();
    const child = await startElsewhere();
    server = { url: child.url, stop: async () => undefined };
    await ask('create table from_the_other as select 7 as answer');
    const orphan = postmaster();
    child.process.kill('SIGKILL');
    await once(child.process, 'exit');
    server = await startEmbeddedPostgres({ dataDir, log });
    expect(isAlive(orphan)).toBe(false);
    expect(await ask('select answer from from_the_other')).toEqual([{ answer: 7 }]);
  });

  // Each waits ten seconds for a server that never ends: `npm test` takes one.
  it.each(drawnOf([0, 200], 1, 'recovery'))(
    'can be started again after one session was killed and, %i ms later, the process: a ' +
      'server that is told to end while it recovers never ends by itself',
    async (ms) => {
      await server.stop();
      const child = await startElsewhere();
      server = { url: child.url, stop: async () => undefined };
      await ask(`create table acknowledged_${ms} as select ${ms} as answer`);
      const client = new pg.Client({ connectionString: server.url });
      client.on('error', () => undefined);
      await client.connect();
      const {
        rows: [row],
      } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      process.kill(row?.pid ?? 0, 'SIGKILL');
      await delay(ms);
      child.process.kill('SIGKILL');
      await once(child.process, 'exit');
      server = await startEmbeddedPostgres({ dataDir, log });
      expect(await ask(`select answer from acknowledged_${ms}`)).toEqual([{ answer: ms }]);
    },
    120_000,
  );

  it('ends a server of an earlier run that heeds no signal, and no process that only has its number', async () => {
    await server.stop();
    const child = await startElsewhere();
    const orphan = postmaster();
    process.kill(orphan, 'SIGSTOP');
    child.process.kill('SIGKILL');
    await once(child.process, 'exit');
    await endEarlierServer(join(dataDir, 'postgres'), [
      [null, 10],
      ['SIGINT', 10],
      ['SIGQUIT', 500],
      ['SIGKILL', 30_000],
    ]);
    expect(isAlive(orphan)).toBe(false);
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    const bystander = spawn('sleep', ['600'], { cwd: join(dataDir, 'postgres') });
    await once(bystander, 'spawn');
    writeFileSync(
      join(dataDir, 'postgres/postmaster.pid'),
      `${bystander.pid ?? 0}\n${join(dataDir, 'postgres')}\n`,
    );
    server = await startEmbeddedPostgres({ dataDir, log });
    expect(await ask('select answer from kept')).toEqual([{ answer: 42 }]);
    expect(isAlive(bystander.pid ?? 0)).toBe(true);
    bystander.kill('SIGKILL');
  }, 120_000);

  it('says what to do about a folder that cannot be written and a cluster of another version', async () => {
    writeFileSync(join(root, 'a-file'), '');
    await expect(
      startEmbeddedPostgres({ dataDir: join(root, 'a-file', 'data'), log }),
    ).rejects.toThrow(/isn't writable\. Make it writable .* or set DATA_DIR/);
    mkdirSync(join(root, 'old/postgres'), { recursive: true });
    writeFileSync(join(root, 'old/postgres/PG_VERSION'), '15\n');
    await expect(startEmbeddedPostgres({ dataDir: join(root, 'old'), log })).rejects.toThrow(
      /was created by PostgreSQL 15/,
    );
    expect(existsSync(join(root, 'old/vedetta.lock'))).toBe(false);
  });
});

/** The same in a Node process of its own. */
async function startElsewhere() {
  const source = fileURLToPath(new URL('.', import.meta.url));
  const script = join(source, `../../../node_modules/.cache/vedetta/embedded-${process.pid}.mjs`);
  await build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@vedetta/api/env.ts': join(source, '../../../api/src/env.ts') },
    outfile: script,
    logLevel: 'silent',
    stdin: {
      resolveDir: source,
      loader: 'ts',
      contents: `
        import { pino } from 'pino';
        import { startEmbeddedPostgres } from './start.ts';
        const { url } = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: pino({ level: 'silent' }) });
        process.stdout.write(url + '\\n');`,
    },
  });
  const child = spawn(process.execPath, [script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  rmSync(script);
  return { process: child, url: line.toString().trim() };
}
