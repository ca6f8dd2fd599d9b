import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomFrom, SEED, sized } from '@vedetta/detection/testing/campaign.ts';
import { openFirstSession, renewSession } from '../../api/test/first-admin.ts';
import { eventually, startProcess, type ServerProcess } from '../../api/test/server-process.ts';

// The server is killed with -9 at random moments, more than ten times in each kind of act in the
// long run; whatever it had acknowledged is there afterwards, exactly once. Each kill meets an
// upload, a scan and a status change: a start is what costs.
const KILLS = sized(15, 1);
const random = randomFrom(SEED);
const randomInt = (below: number) => Math.floor(random() * below);
let dataDir: string;
let server: ServerProcess;
let session: { access: string; refresh: string } | null = null;
let program: Buffer;

interface FileRow {
  id: number;
  sha256: string;
  status: string;
  media_id: number;
  filename: string;
}
interface AlertRow {
  id: number;
  version: number;
  status: string;
  media_id: number;
}

const start = () =>
  startProcess('server/dist/launch.js', { DATA_DIR: dataDir, SETUP_CODE: 'kill-test-code' });

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: T }> {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(session === null ? {} : { authorization: `Bearer ${session.access}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as T };
}

/** Uploads one program that calls itself a picture; answers whether the server acknowledged it. */
async function upload(name: string): Promise<boolean> {
  const bytes = Buffer.concat([program, randomBytes(64)]);
  const { body: token } = await call<{ token: string }>('POST', '/api/fileupload/v1/token/', {
    filename: name,
    size: bytes.length,
  });
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  const answer = await fetch(`${server.url}/api/fileupload/v1/create/`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${session?.access ?? ''}`, 'x-upload-token': token.token },
  });
  await answer.text();
  return answer.status === 201;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Somewhere in these milliseconds of its life each act is hit; longer than it mostly takes. */
const LIFE = { upload: 120, scan: 500, change: 40 };

const allFiles = async () =>
  (await call<{ results: FileRow[] }>('GET', '/api/fileupload/v1/?page_size=200')).body.results;
const allAlerts = async () =>
  (await call<{ results: AlertRow[] }>('POST', '/api/alert/v1/', { page_size: 200 })).body.results;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vedetta-kill-'));
  program = await readFile(new URL('../../detection/test/files/invoice_7731.jpg', import.meta.url));
  server = await start();
  session = await openFirstSession(server, 'kill-test-code');
});

afterAll(async () => {
  // Politely: a database whose server was killed is still closing its files for a while.
  await server.terminate();
  await rm(dataDir, { recursive: true, force: true });
});

describe('kill -9 of the server', () => {
  const acknowledged: string[] = [];

  test(
    'during status changes, uploads and scans: each acknowledged change is there with one ' +
      'activity, each other one wholly or not at all',
    async () => {
      for (let i = 0; i < KILLS; i += 1) expect(await upload(`before-${i}.jpg`)).toBe(true);
      await everyFileEndsInOneAlert();
      const untouched = await allAlerts();
      expect(untouched).toHaveLength(KILLS);
      for (const [i, alert] of untouched.entries()) {
        expect(await upload(`scan-${i}.jpg`)).toBe(true);
        const moment = randomInt(LIFE.scan);
        const begun = async (life: number, act: () => Promise<boolean>) => {
          await pause(Math.max(0, moment - randomInt(life)));
          return act().catch(() => false);
        };
        const uploaded = begun(LIFE.upload, () => upload(`upload-${i}.jpg`));
        const changed = begun(
          LIFE.change,
          async () =>
            (await call('PATCH', `/api/alert/v1/${alert.id}/`, { version: 1, status: 'VALIDATED' }))
              .status === 200,
        );
        await pause(moment);
        await server.kill();
        if (await uploaded) acknowledged.push(`upload-${i}.jpg`);
        const isChanged = await changed;
        server = await start();
        if (session !== null) session = await renewSession(server, session);
        const now = (await call<AlertRow>('GET', `/api/alert/v1/${alert.id}/`)).body;
        const activities = (
          await call<{ results: { kind: string; alert_id: number }[] }>(
            'POST',
            '/api/media/v1/activities/',
            { media_id: alert.media_id },
          )
        ).body.results;
        const changes = activities.filter(
          (a) => a.kind === 'status_changed' && a.alert_id === alert.id,
        ).length;
        if (isChanged) expect(now).toMatchObject({ status: 'VALIDATED', version: 2 });
        expect(changes).toBe(now.version - 1);
        expect(now.status).toBe(now.version === 2 ? 'VALIDATED' : 'DETECTED');
      }
    },
  );

  test('every acknowledged file is there once afterwards, and ends scanned, with one alert', async () => {
    const files = await allFiles();
    for (const name of acknowledged)
      expect(
        files.filter((f) => f.filename === name),
        name,
      ).toHaveLength(1);
    expect(new Set(files.map((f) => f.filename)).size).toBe(files.length);
    expect(files.filter((f) => f.filename.startsWith('scan-'))).toHaveLength(KILLS);
    await everyFileEndsInOneAlert();
  });
});

async function everyFileEndsInOneAlert(): Promise<void> {
  const files = await eventually(async () => {
    const rows = await allFiles();
    return rows.every((f) => f.status !== 'QUEUED' && f.status !== 'SCANNING') ? rows : undefined;
  }, 'every file is scanned');
  const alerts = await allAlerts();
  for (const file of files) {
    expect(file, file.filename).toMatchObject({ status: 'FOUND' });
    expect(
      alerts.filter((a) => a.media_id === file.media_id),
      file.filename,
    ).toHaveLength(1);
  }
}
