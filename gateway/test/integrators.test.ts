import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq, max } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertAlert, insertFinding } from '../../api/test/factories.ts';
import { buildScanWorker } from '@vedetta/detection/testing/worker-build.ts';
import { startDelivering } from '@vedetta/api/modules/webhooks/jobs/delivering.ts';
import { startScanning } from '@vedetta/api/modules/scans/jobs/scanning.ts';
import { ALLOWED_HOSTS_FILE } from '@vedetta/api/platform/outbound/allowed-hosts.ts';
import { events } from '@vedetta/api/platform/database/schema/messages.ts';
import { PATIENT_LIMITS } from '../../api/test/scan-limits.ts';
import { startRealProduct, type RealProduct } from './real.ts';
import { until } from './serve.ts';

/** The programs of docs/integrators.md as written, against the real product. */
const text = readFileSync(join(import.meta.dirname, '../../docs/integrators.md'), 'utf8');
const programs = new Map(
  [...text.matchAll(/^```js (\S+)\n(.*?)^```$/gms)].map(([, name = '', code = '']) => [name, code]),
);
// Below the workspace, so that their imports are found.
const folder = join(import.meta.dirname, `.programs-${process.pid}`);
let product: RealProduct;
const running: ChildProcess[] = [];
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  product = await startRealProduct();
  mkdirSync(folder);
  for (const [name, code] of programs) writeFileSync(join(folder, name), code);
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const stop of stops) await stop();
  await product.stop();
});

async function makeKey(scopes: string[]): Promise<string> {
  const { data } = await product.as(product.admin)(
    'mutation ($input: CreateAccessKeyInput!) { createAccessKey(input: $input) { key } }',
    { input: { name: 'integrator', scopes } },
  );
  return data.createAccessKey.key;
}

interface Running {
  child: ChildProcess;
  said: () => string;
  ended: Promise<number | null>;
}
function run(program: string, env: Record<string, string>, args: string[] = []): Running {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], VEDETTA_URL: product.gateway.url, ...env },
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  return { child, said: () => said, ended: new Promise((resolve) => child.once('exit', resolve)) };
}
const linesOf = ({ said }: Running): string[] => said().trim().split('\n');

test('the page holds five complete programs', () => {
  expect([...programs.keys()]).toEqual([
    'list.mjs',
    'triage.mjs',
    'subscribe.mjs',
    'upload.mjs',
    'webhook.mjs',
  ]);
});

test('1. lists every alert once', async () => {
  const { admin, api } = product;
  const severe = [
    await insertAlert(api.db, { companyId: admin.companyId, severity: 5, title: 'Leaked keys' }),
    await insertAlert(api.db, { companyId: admin.companyId, severity: 4 }),
  ];
  const low = await insertAlert(api.db, {
    companyId: admin.companyId,
    severity: 1,
    title: 'Watch term found',
  });
  const key = await makeKey(['READ']);
  // The newest rows wait for whatever else is being written (docs/decisions/061): then the program
  // is run once more.
  const results: [number | null, string[]][] = [];
  for (let n = 0; n < 5 && results.at(-1)?.[1].length !== 4; n += 1) {
    const program = run('list.mjs', { VEDETTA_KEY: key });
    results.push([await program.ended, linesOf(program)]);
  }
  expect(results.at(-1)).toEqual([
    0,
    [
      `${severe[0]!.id} CRITICAL DETECTED Leaked keys`,
      `${severe[1]!.id} HIGH DETECTED Executable disguised as image`,
      `${low.id} INFORMATIVE DETECTED Watch term found`,
      expect.stringMatching(/^continue after \S+$/),
    ],
  ]);
});

test('2. takes over the most severe alert with its evidence', async () => {
  const { admin, api } = product;
  const made = await insertAlert(api.db, {
    companyId: admin.companyId,
    severity: 5,
    title: 'Worst',
    detectedAt: new Date(Date.now() + 1_000),
  });
  await insertFinding(api.db, {
    companyId: admin.companyId,
    mediaId: made.mediaId,
    alertId: made.id,
  });
  const program = run('triage.mjs', { VEDETTA_KEY: await makeKey(['READ', 'TRIAGE']) });
  expect([await program.ended, linesOf(program)]).toEqual([
    0,
    ['The file starts like a Windows program. MZ', `alert ${made.id} is VALIDATED, version 2`],
  ]);
});

test('3. hears of changes, and after a pause of what it missed, once and in order', async () => {
  const { admin, api, as } = product;
  const { id } = await insertAlert(api.db, {
    companyId: admin.companyId,
    severity: 4,
    title: 'Followed',
  });
  const change = async (version: number, severity: string) =>
    (
      await as(admin)(
        `mutation { updateAlertSeverity(input: {id: ${id}, version: ${version}, severity: ${severity}}) { version } }`,
      )
    ).ok.updateAlertSeverity;
  const env = { VEDETTA_KEY: await makeKey(['READ']), POSITION_FILE: 'position', STOP_AFTER: '1' };
  writeFileSync(join(folder, 'position'), String(await newestEvent()));
  const first = run('subscribe.mjs', env);
  await change(1, 'CRITICAL');
  expect(await first.ended).toBe(0);
  await change(2, 'HIGH');
  await change(3, 'LOW');
  await change(4, 'CRITICAL');
  const second = run('subscribe.mjs', { ...env, STOP_AFTER: '2' });
  expect(await second.ended).toBe(0);
  const heard = [...linesOf(first), ...linesOf(second)].map((line) => line.split(' '));
  expect(heard.map(([, ...rest]) => rest.join(' '))).toEqual([
    'DETECTED Followed',
    'DETECTED Followed',
    'DETECTED Followed',
  ]);
  const ids = heard.map(([eventId]) => Number(eventId));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
});

/** Id of the newest event of the company, as a subscriber would have kept it. */
async function newestEvent(): Promise<number> {
  const [row] = await product.api.db
    .select({ id: max(events.id) })
    .from(events)
    .where(eq(events.companyId, product.admin.companyId));
  return row?.id ?? 0;
}

test('4. uploads a file and waits for what the detectors say', async () => {
  const scanning = startScanning(product.api.services, {
    script: await buildScanWorker(),
    limits: PATIENT_LIMITS,
    workers: 1,
  });
  stops.push(() => scanning.stop());
  copyFileSync(
    join(import.meta.dirname, '../../detection/test/files/invoice_7731.jpg'),
    join(folder, 'invoice.jpg'),
  );
  writeFileSync(join(folder, 'plain.txt'), 'a plain note');
  const env = { VEDETTA_KEY: await makeKey(['UPLOAD', 'READ']) };
  const plain = run('upload.mjs', env, ['plain.txt']);
  expect([await plain.ended, linesOf(plain)]).toEqual([0, ['CLEAN']]);
  const disguised = run('upload.mjs', env, ['invoice.jpg']);
  expect([await disguised.ended, linesOf(disguised)]).toEqual([
    1,
    [expect.stringMatching(/^FOUND (HIGH|CRITICAL|MEDIUM|LOW) \S/)],
  ]);
});

test('5. receives a signed message, and refuses one that somebody else made', async () => {
  const { admin, api, as } = product;
  await writeFile(join(api.services.env.DATA_DIR, ALLOWED_HOSTS_FILE), '127.0.0.1\n');
  const delivering = startDelivering(api.services, { pollMilliseconds: 50 });
  stops.push(() => delivering.stop());
  const port = await freePort();
  const made = await as(admin)(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }',
    {
      input: { name: 'receiver', url: `http://127.0.0.1:${port}/`, kinds: ['NOTE_CHANGED'] },
    },
  );
  expect(made.errors).toEqual([]);
  const program = run('webhook.mjs', {
    WEBHOOK_SECRET: made.ok.createWebhook.secret,
    PORT: String(port),
  });
  await until(() => program.said().includes('listening'), 'the receiver');
  const { mediaId } = await insertAlert(api.db, { companyId: admin.companyId });
  await as(admin)(`mutation { createNote(input: {mediaId: ${mediaId}, text: "Seen."}) { id } }`);
  await until(() => program.said().includes('note.changed'), 'the message');
  expect(program.said()).toContain(`"media_id":${mediaId}`);
  const forged = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: '{"kind":"ping","data":{}}',
    headers: {
      'webhook-id': 'x',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
    },
  });
  expect(forged.status).toBe(401);
  expect(program.said()).not.toContain('ping');
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
