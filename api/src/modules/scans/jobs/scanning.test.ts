import { say } from '@vedetta/messages/say.ts';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textModel } from '@vedetta/detection/testing/files/make-onnx.ts';
import { needsOnnxRuntime } from '@vedetta/detection/testing/onnx-runtime.ts';
import { HANG_MS, PATIENT } from '@vedetta/detection/testing/patience.ts';
import { sampleFile } from '@vedetta/detection/testing/sample-file.ts';
import { buildScanWorker, buildTestWorker } from '@vedetta/detection/testing/worker-build.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertCompany, insertUser } from '../../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/kit.ts';
import { localBus } from '../../../../test/local-bus.ts';
import { putFile } from '../../../../test/put-file.ts';
import { PATIENT_LIMITS } from '../../../../test/scan-limits.ts';
import { openBlobStore, type BlobStore } from '../../../platform/blobs/blobs.ts';
import { alerts } from '../../../platform/database/schema/alerts.ts';
import { activities } from '../../../platform/database/schema/collaboration.ts';
import { jobs } from '../../../platform/database/schema/installation.ts';
import { media } from '../../../platform/database/schema/media.ts';
import { events } from '../../../platform/database/schema/messages.ts';
import { startScanning, type Scanning, type ScanningOptions } from './scanning.ts';

let database: TestDatabase;
let folder: string;
let blobs: BlobStore;
let person: { companyId: number; userId: number };
let scanning: Scanning[] = [];
const bus = localBus();
const log = pino({ level: 'silent' });

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vedetta-scanning-'));
  blobs = await openBlobStore(folder);
  const companyId = (await insertCompany(database.db)).id;
  person = { companyId, userId: (await insertUser(database.db, { companyId })).id };
});
afterEach(async () => {
  await Promise.all(scanning.map((one) => one.stop(0)));
  scanning = [];
  await database.db.delete(jobs);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const services = () => ({ db: database.db, bus, blobs, log, now: () => new Date() });
const start = (options: ScanningOptions) => {
  const one = startScanning(services(), { limits: PATIENT_LIMITS, ...options });
  scanning.push(one);
  return one;
};
const put = (name: string, bytes: Uint8Array) => putFile(services(), person, name, bytes);
const mediaNow = async (id: number) =>
  (await database.db.select().from(media).where(eq(media.id, id)))[0]!;
const alertsOf = (id: number) => database.db.select().from(alerts).where(eq(alerts.mediaId, id));
async function ended(id: number) {
  await vi.waitFor(async () => {
    expect(['QUEUED', 'SCANNING']).not.toContain((await mediaNow(id)).scanStatus);
  }, PATIENT);
  return mediaNow(id);
}

describe('scanning', () => {
  it('finds what is in real files and leaves the clean photo without an alert', async () => {
    start({ script: await buildScanWorker(), workers: 1 });
    const outcome: Record<string, unknown> = {};
    for (const name of [
      'invoice_7731.jpg',
      'campaign_03.png',
      'poster.png',
      'IMG_2214.jpg',
      'team.jpg',
      'broken.png',
    ]) {
      const { media: item } = await put(name, await sampleFile(name));
      const { scanStatus } = await ended(item.id);
      outcome[name] = [scanStatus, (await alertsOf(item.id)).map((alert) => alert.detector)];
    }
    expect(outcome).toEqual({
      'invoice_7731.jpg': ['FOUND', ['file-type']],
      'campaign_03.png': ['FOUND', ['hidden-data']],
      'poster.png': ['FOUND', ['codes']],
      'IMG_2214.jpg': ['FOUND', ['position']],
      'team.jpg': ['CLEAN', []],
      'broken.png': ['UNREADABLE', []],
    });
  });

  it('asks the plug-ins of the operator', async (context) => {
    needsOnnxRuntime(context);
    const lists = join(folder, 'lists');
    await mkdir(join(lists, 'plug-ins'), { recursive: true });
    await writeFile(join(lists, 'plug-ins', 'words.onnx'), textModel({ awful: 4 }, -2));
    await writeFile(
      join(lists, 'plug-ins', 'words.json'),
      JSON.stringify({
        label: 'Words',
        looks_at: 'texts',
        onnx: { file: 'words.onnx', labels: ['toxic'] },
        raises: { toxic: { title: 'Toxic text', why: 'It is meant to hurt.', severity: 3 } },
      }),
    );
    start({ script: await buildScanWorker(), workers: 1, lists });
    const { media: item } = await put('words.txt', Buffer.from('An awful thing to say.'));
    expect(await ended(item.id)).toMatchObject({ scanStatus: 'FOUND' });
    expect(await alertsOf(item.id)).toMatchObject([
      { detector: 'plug-in-words', title: 'Toxic text', severity: 3 },
    ]);
  });

  it('keeps a preview that is encoded anew', async () => {
    start({ script: await buildScanWorker(), workers: 1 });
    const picture = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#2255aa' },
    })
      .png()
      .toBuffer();
    const { media: item } = await put('blue.png', picture);
    const { previewWidth, previewHeight, sha256 } = await ended(item.id);
    expect([previewWidth, previewHeight]).toEqual([300, 200]);
    expect((await sharp(await readFile(blobs.previewPath(sha256!))).metadata()).format).toBe(
      'webp',
    );
  });

  it('scans a file once although its worker is killed in the middle', async () => {
    const script = await buildTestWorker(
      'dies-first',
      `
      import { existsSync, writeFileSync } from 'node:fs';
      import { createEngine } from '../engine/engine.ts';
      import { readFileSync } from 'node:fs';
      const mark = ${JSON.stringify(join(folder, 'died'))};
      process.on('message', async (m: { id: number; path: string; filename: string }) => {
        process.send?.({ kind: 'progress', id: m.id, done: 1, total: 4 });
        if (!existsSync(mark)) { writeFileSync(mark, ''); process.kill(process.pid, 'SIGKILL'); }
        const result = await createEngine({ milliseconds: ${HANG_MS} }).scan(
          { bytes: readFileSync(m.path), filename: m.filename, mime: null, path: [m.filename] },
          () => undefined,
        );
        process.send?.({ kind: 'result', id: m.id, result });
      });
    `,
    );
    start({ script, workers: 1 });
    const { media: item } = await put(
      'poster.png',
      Buffer.concat([await sampleFile('poster.png'), Buffer.alloc(1)]),
    );
    expect(await ended(item.id)).toMatchObject({ scanStatus: 'FOUND' });
    const raised = (await alertsOf(item.id)).filter((alert) => alert.detector === 'codes');
    expect(raised).toHaveLength(1);
    const detected = await database.db
      .select()
      .from(activities)
      .where(eq(activities.alertId, raised[0]!.id));
    expect(detected.map((activity) => activity.kind)).toEqual(['detected']);
    expect(await database.db.select().from(jobs)).toMatchObject([{ state: 'done', attempts: 1 }]);
  });

  it('gives up on a file that hangs its worker three times, says why, and goes on with the next', async () => {
    const script = await buildTestWorker(
      'hangs-on-one',
      `
      import { readFileSync } from 'node:fs';
      process.on('message', (m: { id: number; path: string }) => {
        while (readFileSync(m.path, 'utf8') === 'hang');
        const found = { mime: null, fileKind: null, unreadable: null };
        const result = { ...found, rows: [], preview: null, pictureHash: null };
        process.send?.({ kind: 'result', id: m.id, result });
      });
    `,
    );
    const limits = { milliseconds: 300, megabytes: 512 };
    start({ script, workers: 1, limits });
    const { media: bad } = await put('bad.txt', Buffer.from('hang'));
    expect(await ended(bad.id)).toMatchObject({
      scanStatus: 'FAILED',
      problem: [say('scanFailedRetry', { problem: say('scannerTimeLimit', { seconds: 1 }) })],
    });
    // What answers at once is not to be killed on a machine that is slow to hear of it.
    limits.milliseconds = HANG_MS;
    const { media: good } = await put('good.txt', Buffer.from('fine'));
    expect(await ended(good.id)).toMatchObject({ scanStatus: 'CLEAN' });
    const again = await put('bad.txt', Buffer.from('hang'));
    expect(again.media).toMatchObject({ id: bad.id, scanStatus: 'QUEUED' });
  });

  it('lets only the worker that holds the job write, when two processes scanned the same file', async () => {
    const script = await buildTestWorker(
      'slow',
      `
      import { existsSync } from 'node:fs';
      process.on('message', (m: { id: number }) => {
        const timer = setInterval(() => {
          if (!existsSync(${JSON.stringify(join(folder, 'go'))})) return;
          clearInterval(timer);
          const found = { mime: null, fileKind: null, unreadable: null };
          const result = { ...found, rows: [], preview: null, pictureHash: null };
          process.send?.({ kind: 'result', id: m.id, result });
        }, 20);
      });
    `,
    );
    const first = start({ script, workers: 1 });
    const { media: item } = await put('contested.txt', Buffer.from('contested'));
    await vi.waitFor(async () => {
      expect((await mediaNow(item.id)).scanStatus).toBe('SCANNING');
    }, PATIENT);
    // As if the first process had been cut off from the database for longer than its lease.
    await database.db.update(jobs).set({ lockedUntil: new Date(0) });
    start({ script, workers: 1 });
    await vi.waitFor(async () => {
      expect(await database.db.select().from(jobs)).toMatchObject([{ interruptions: 1 }]);
    }, PATIENT);
    await writeFile(join(folder, 'go'), '');
    expect(await ended(item.id)).toMatchObject({ scanStatus: 'CLEAN' });
    await first.stop();
    const told = (await database.db.select().from(events)).filter(
      ({ body }) =>
        body.type === 'scan.progress' && body.media_id === item.id && body.status === 'CLEAN',
    );
    expect(told).toHaveLength(1);
    expect(await database.db.select().from(jobs)).toMatchObject([
      { state: 'done', interruptions: 1 },
    ]);
  });

  it('hands a scan back when the process stops, and leaves no worker behind', async () => {
    const script = await buildTestWorker('never', `process.on('message', () => { for (;;); });`);
    const one = start({ script, workers: 2 });
    const { media: item } = await put('waiting.txt', Buffer.from('waiting'));
    await vi.waitFor(async () => {
      expect((await mediaNow(item.id)).scanStatus).toBe('SCANNING');
    }, PATIENT);
    const pids = one.workerPids();
    expect(pids).toHaveLength(2);
    await one.stop(0);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(await database.db.select().from(jobs)).toMatchObject([{ state: 'ready', attempts: 0 }]);
  });
});
