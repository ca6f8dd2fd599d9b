import { say } from '@vedetta/messages/say.ts';
import { inEnglish } from '@vedetta/messages/render.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textModel } from '@vedetta/detection/testing/files/make-onnx.ts';
import { needsOnnxRuntime } from '@vedetta/detection/testing/onnx-runtime.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { sampleFile } from '@vedetta/detection/testing/sample-file.ts';
import { buildScanWorker, buildTestWorker } from '@vedetta/detection/testing/worker-build.ts';
import { asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertCompany, insertUser } from '../../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/kit.ts';
import { localBus } from '../../../../test/local-bus.ts';
import { putFile } from '../../../../test/put-file.ts';
import { PATIENT_LIMITS } from '../../../../test/scan-limits.ts';
import { openBlobStore, type BlobStore } from '../../../platform/blobs/blobs.ts';
import { alerts, findings } from '../../../platform/database/schema/alerts.ts';
import { jobs } from '../../../platform/database/schema/installation.ts';
import { media, scanReports } from '../../../platform/database/schema/media.ts';
import { startReading } from './reading.ts';
import { startScanning } from './scanning.ts';

let database: TestDatabase;
let folder: string;
let blobs: BlobStore;
let person: { companyId: number; userId: number };
let running: { stop(grace?: number): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vedetta-reading-'));
  blobs = await openBlobStore(folder);
  const companyId = (await insertCompany(database.db)).id;
  person = { companyId, userId: (await insertUser(database.db, { companyId })).id };
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.stop(0)));
  running = [];
  await database.db.delete(jobs);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const bus = localBus();
const services = () => ({
  db: database.db,
  bus,
  blobs,
  log: pino({ level: 'silent' }),
  now: () => new Date(),
});
const put = async (name: string, bytes: Uint8Array) =>
  (await putFile(services(), person, name, bytes)).media.id;
const mediaNow = async (id: number) =>
  (await database.db.select().from(media).where(eq(media.id, id)))[0]!;
const titles = async (id: number) =>
  (
    await database.db.select().from(alerts).where(eq(alerts.mediaId, id)).orderBy(asc(alerts.id))
  ).map((alert) => alert.title);
const becomes = (id: number, status: string) =>
  vi.waitFor(async () => {
    expect((await mediaNow(id)).scanStatus).toBe(status);
  }, PATIENT);
const jobStates = async () =>
  (await database.db.select().from(jobs).orderBy(asc(jobs.id))).map(({ queue, state }) => [
    queue,
    state,
  ]);

describe('the reading of pictures', () => {
  it('is the last step of a scan, which until then is not over, and adds to its report', async () => {
    running.push(
      startScanning(services(), {
        script: await buildScanWorker(),
        limits: PATIENT_LIMITS,
        workers: 1,
        isReadLater: true,
      }),
    );
    const id = await put('notice.png', await sampleFile('notice.png'));
    await vi.waitFor(async () => {
      expect(await jobStates()).toEqual([
        ['scan', 'done'],
        ['ocr', 'ready'],
      ]);
    }, PATIENT);
    const waiting = await mediaNow(id);
    expect(waiting).toMatchObject({ scanStatus: 'SCANNING', problem: null });
    expect(waiting.detectorsTotal - waiting.detectorsDone).toBe(1);
    expect(waiting.previewWidth).toBe(720);

    // The same bytes once more are no second scan while the first is not over.
    expect(await put('again.png', await sampleFile('notice.png'))).toBe(id);
    expect(await jobStates()).toEqual([
      ['scan', 'done'],
      ['ocr', 'ready'],
    ]);

    running.push(
      startReading(services(), {
        script: await buildScanWorker(),
        limits: PATIENT_LIMITS,
        path: '',
      }),
    );
    await becomes(id, 'FOUND');
    expect(await titles(id)).toEqual(['Threat of violence']);
    const report = await database.db.select().from(scanReports).where(eq(scanReports.mediaId, id));
    expect(report.find(({ detector }) => detector === 'ocr')).toMatchObject({
      outcome: 'NOTHING',
      label: 'Text in images',
    });
    expect(report.find(({ detector }) => detector === 'threats')).toMatchObject({
      outcome: 'FOUND',
      findings: 1,
    });
    expect(report).toHaveLength((await mediaNow(id)).detectorsTotal);
    expect(
      (await database.db.select().from(findings).where(eq(findings.mediaId, id))).map(
        ({ path, place }) => [path, place],
      ),
    ).toMatchObject([
      [
        ['notice.png', say('pathPictureText')],
        { kind: 'box', image_width: 720, image_height: 260 },
      ],
    ]);
    expect(await mediaNow(id)).toMatchObject({
      headline: 'Threat of violence',
      detectorsDone: report.length,
    });
  });

  it('ends the scan at once where there is no picture', async () => {
    running.push(
      startScanning(services(), {
        script: await buildScanWorker(),
        limits: PATIENT_LIMITS,
        workers: 1,
        isReadLater: true,
      }),
    );
    const id = await put('notes.txt', new TextEncoder().encode('Nothing but notes.'));
    await becomes(id, 'CLEAN');
    expect(await jobStates()).toEqual([['scan', 'done']]);
    const report = await database.db.select().from(scanReports).where(eq(scanReports.mediaId, id));
    expect(report.find(({ detector }) => detector === 'ocr')).toMatchObject({
      outcome: 'NOT_APPLICABLE',
    });
  });

  it('that hangs ends the scan with the reason, not as clean, and keeps what the others found', async () => {
    running.push(
      startScanning(services(), {
        script: await buildScanWorker(),
        limits: PATIENT_LIMITS,
        workers: 1,
        isReadLater: true,
      }),
    );
    const hangs = await buildTestWorker(
      'reads-for-ever',
      `process.on('message', () => { for (;;); });`,
    );
    running.push(
      startReading(services(), {
        script: hangs,
        limits: { milliseconds: 300, megabytes: 512 },
        path: '',
      }),
    );
    const [clean, code] = [
      await put('team.jpg', await sampleFile('team.jpg')),
      await put('poster.png', await sampleFile('poster.png')),
    ];
    await becomes(clean, 'UNREADABLE');
    expect(inEnglish((await mediaNow(clean)).problem)).toMatch(
      /“Text in images” .*: The scanner took longer than 1 second/,
    );
    await becomes(code, 'FOUND');
    expect(await titles(code)).toHaveLength(1);
    expect(inEnglish((await mediaNow(code)).problem)).toContain('Text in images');
  });

  it('asks the operator’s plug-ins about what was read, and what they found before stays found', async (context) => {
    needsOnnxRuntime(context);
    const lists = join(folder, 'lists');
    await mkdir(join(lists, 'plug-ins'), { recursive: true });
    await writeFile(join(lists, 'plug-ins', 'words.onnx'), textModel({ kill: 6, notice: 6 }, -3));
    const raises = {
      word: { title: 'A word of ours', why: 'It is on the model’s mind.', from: 0.9 },
    };
    await writeFile(
      join(lists, 'plug-ins', 'words.json'),
      JSON.stringify({
        label: 'Words',
        looks_at: 'texts',
        onnx: { file: 'words.onnx', labels: ['word'] },
        raises,
      }),
    );
    running.push(
      startScanning(services(), {
        script: await buildScanWorker(),
        limits: PATIENT_LIMITS,
        workers: 1,
        isReadLater: true,
        lists,
      }),
    );
    running.push(
      startReading(services(), {
        script: await buildScanWorker(),
        limits: PATIENT_LIMITS,
        path: '',
        lists,
      }),
    );
    const id = await put(
      'a notice.png',
      await sharp(await sampleFile('notice.png'))
        .extend({ bottom: 1, background: '#fff' })
        .png()
        .toBuffer(),
    );
    await becomes(id, 'FOUND');
    const found = await database.db.select().from(findings).where(eq(findings.mediaId, id));
    expect(
      found
        .filter(({ rule }) => rule === 'plug-in-words/word')
        .map(({ path, place }) => [path, place] as const)
        .sort(([a], [b]) => a.length - b.length),
    ).toMatchObject([
      [['a notice.png'], { kind: 'whole' }],
      [['a notice.png', say('pathPictureText')], { kind: 'box' }],
    ]);
    const report = await database.db.select().from(scanReports).where(eq(scanReports.mediaId, id));
    expect(report.find(({ detector }) => detector === 'plug-in-words')).toMatchObject({
      outcome: 'FOUND',
      findings: 2,
    });
  });
});
