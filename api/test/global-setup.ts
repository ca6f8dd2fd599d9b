import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '@vedetta/server/embedded-postgres/start.ts';
import { migrateDatabase } from '../src/platform/database/migrate.ts';
import { databaseAddress } from './database-address.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string;
    /** A migrated database to copy, as `create database` is told: with the way to copy it. */
    databaseTemplate: string;
  }
}

interface TestServer {
  url: string;
  /** How databases are copied there; empty for the server's own way. */
  strategy: string;
  stop(): Promise<void>;
}

/**
 * Of this run: the browser's tests are a run of their own, on the same server when one is given.
 */
const TEMPLATE = `vedetta_test_template_${process.pid}`;

// The workspaces of one run load this file one by one: the server is kept where all of them find
// it.
const shared = globalThis as { vedettaTestServer?: { users: number; server: Promise<TestServer> } };

/**
 * One PostgreSQL server for a whole run, with a migrated database to copy.
 * VEDETTA_TEST_DATABASE_URL names another server to use, with the right to make databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.vedettaTestServer ??= { users: 0, server: startServer() };
  const kept = shared.vedettaTestServer;
  kept.users += 1;
  const { url, strategy } = await kept.server;
  project.provide('databaseServer', url);
  project.provide('databaseTemplate', `${TEMPLATE} ${strategy}`);
  return async () => {
    kept.users -= 1;
    if (kept.users > 0) return;
    delete shared.vedettaTestServer;
    await (await kept.server).stop();
  };
}

async function startServer(): Promise<TestServer> {
  const log = pino({ level: 'fatal' });
  const given = process.env['VEDETTA_TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    await dropTemplate(given);
    await migrateDatabase(databaseAddress(given, TEMPLATE), log);
    return { url: given, strategy: '', stop: () => dropTemplate(given) };
  }
  const dataDir = mkdtempSync(join(shortLived(), `vedetta-test-${process.pid}-`));
  // A test database need not survive a power cut.
  const server = await startEmbeddedPostgres({
    dataDir,
    log,
    settings: { fsync: 'off', max_connections: '300' },
  });
  await migrateDatabase(databaseAddress(server.url, TEMPLATE), log);
  return {
    url: server.url,
    // Files in memory are copied sooner than their pages are logged.
    strategy: 'strategy file_copy',
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** All test files together write some hundreds of MB. */
const ROOM_BYTES = 2 * 2 ** 30;

/**
 * Where files cost least: in memory on Linux, if there is room. A database is 600 files, and a disk
 * takes a quarter of a second to make them.
 */
function shortLived(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  // A run that was killed left its files, and nobody else frees this memory.
  for (const name of readdirSync(memory)) {
    const pid = Number(/^vedetta-test-(\d+)-/.exec(name)?.[1] ?? process.pid);
    if (!isAlive(pid)) rmSync(join(memory, name), { recursive: true, force: true });
  }
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= ROOM_BYTES ? memory : tmpdir();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is alive too.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

async function dropTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseAddress(url, 'postgres') });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE} with (force)`);
  await client.end();
}
