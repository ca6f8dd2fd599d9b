import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { BREAKS, type Breakable } from '../../tools/cluster/faults/breaks.ts';
import { startHands, type Tried } from '../../tools/cluster/faults/hands.ts';
import { findPostgres, startPostgres } from '../../tools/cluster/postgres-server.ts';
import { openDatabase } from '../src/backup/open-database.ts';
import { parseEnv } from '@vedetta/api/env.ts';
import { drawnOf, randomFrom, SEED, sized } from '@vedetta/detection/testing/campaign.ts';
import { call } from '../../api/test/client.ts';
import { signUpFirstAdmin } from '../../api/test/first-admin.ts';
import { eventually, startProcess, type ServerProcess } from '../../api/test/server-process.ts';

// The whole campaign, twenty of each on a cluster: npm run faults.
/** How often each way; `VEDETTA_BREAKS=20 npm test -- gateway/test/database-breaks` breaks more. */
const ROUNDS = Number(process.env['VEDETTA_BREAKS'] ?? sized(5, 1));
const SETUP_CODE = 'breaks-test-code';
const PATIENCE_MS = 900_000;
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
}, 60_000);

/** `npm test` breaks one of the two, drawn by the seed where both are there. */
const BROKEN =
  findPostgres() === null ? ['embedded'] : drawnOf(['embedded', 'server'], 1, 'databases');

test.runIf(BROKEN.includes('embedded'))(
  'with its own database: all connections terminated, a backend killed, the postmaster killed, under eight writers',
  { timeout: PATIENCE_MS },
  async () => {
    const dataDir = await folder();
    const server = await start({ DATA_DIR: dataDir });
    const { url } = await openDatabase(parseEnv({ DATA_DIR: dataDir }), pino({ level: 'silent' }));
    const postmaster = () =>
      Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    await breakUnderHands(server, {
      url,
      crash: () => Promise.resolve(process.kill(postmaster(), 'SIGKILL')).then(() => undefined),
      restart: null,
    });
  },
);

test.runIf(BROKEN.includes('server'))(
  'with a PostgreSQL server: the same, and a restart with -m fast',
  { timeout: PATIENCE_MS },
  async () => {
    const postgres = await startPostgres({ fsync: 'off' });
    endings.push(() => postgres.remove());
    const server = await start({ DATA_DIR: await folder(), DATABASE_URL: postgres.url });
    await breakUnderHands(server, {
      url: postgres.url,
      crash: () => postgres.crash(),
      restart: async () => {
        await postgres.stop();
        await postgres.start();
      },
    });
  },
);

async function breakUnderHands(server: ServerProcess, database: Breakable): Promise<void> {
  const access = await signUpFirstAdmin(server, SETUP_CODE);
  const mediaId = await upload(server, access);
  let hasEnded = false;
  void server.ended.then(() => {
    hasEnded = true;
  });
  const hands = startHands(async (text) => write(server, access, mediaId, text));
  const random = randomFrom(SEED);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const fault of BREAKS) {
        if (fault.name.includes('restarted') && database.restart === null) continue;
        await hands.after(1 + Math.floor(random() * 24));
        await fault.happen(database);
        await hands.each();
        expect([fault.name, hasEnded, server.output()]).toEqual([
          fault.name,
          false,
          expect.not.stringContaining('"level":60'),
        ]);
      }
    }
  } finally {
    await hands.stop();
  }
  expect(
    [...hands.wrong],
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":50'))
      .join('\n'),
  ).toEqual([]);
  const there = await eventually(
    async () => notesOf(server, access, mediaId).catch(() => undefined),
    'the notes are read',
  );
  const counted = new Map<string, number>();
  for (const text of there) counted.set(text, (counted.get(text) ?? 0) + 1);
  expect([...hands.acknowledged].filter((text) => counted.get(text) !== 1)).toEqual([]);
  expect([...counted].filter(([text, n]) => n > 1 || !hands.tried.has(text))).toEqual([]);
  expect((await call(server, 'GET', '/readyz')).status).toBe(200);
  expect(await server.terminate()).toBe(0);
}

/** @returns the id of an item that notes can be written on. */
async function upload(server: ServerProcess, access: string): Promise<number> {
  const { body: token } = await call(server, 'POST', '/api/fileupload/v1/token/', {
    access,
    body: { filename: 'note.txt', size: 5 },
  });
  const form = new FormData();
  form.append('file', new Blob(['hello']), 'note.txt');
  const headers = {
    authorization: `Bearer ${access}`,
    'x-upload-token': (token as { token: string }).token,
  };
  const answer = await fetch(`${server.url}/api/fileupload/v1/create/`, {
    method: 'POST',
    body: form,
    headers,
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { media_id: number }).media_id;
}

async function write(
  server: ServerProcess,
  access: string,
  mediaId: number,
  text: string,
): Promise<Tried> {
  try {
    const { status, headers, body } = await call(server, 'POST', '/api/alert/v1/create_notes/', {
      access,
      body: { media_id: mediaId, text },
    });
    if (status === 201) return 'written';
    if (status === 503 && headers.get('retry-after') !== null) return 'later';
    return { wrong: `${status} ${JSON.stringify(body)}` };
  } catch (error) {
    // The server is alive all the while, so it has to answer.
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

async function notesOf(server: ServerProcess, access: string, mediaId: number): Promise<string[]> {
  const texts: string[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await call(server, 'POST', '/api/media/v1/notes/', {
      access,
      body: { media_id: mediaId, page, page_size: 200 },
    });
    expect(status).toBe(200);
    const results = body.results as { text: string }[];
    texts.push(...results.map(({ text }) => text));
    if (results.length === 0) return texts;
  }
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess('server/dist/launch.js', { SETUP_CODE, ...env });
  endings.push(() => server.kill());
  return server;
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'vedetta-breaks-'));
  endings.push(() => rm(made, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return made;
}
