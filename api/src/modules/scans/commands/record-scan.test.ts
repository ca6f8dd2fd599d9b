import type { ScanResult } from '@vedetta/detection/engine/detector.ts';
import { found, nothing, scan, thing } from '@vedetta/detection/testing/found-things.ts';
import {
  canScanTransition,
  FILE_SCAN_STATUSES,
  type FileScanStatus,
  isScanOver,
} from '@vedetta/machines/lifecycles';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { say } from '@vedetta/messages/say.ts';
import { insertCompany, insertMedia, insertUser } from '../../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/kit.ts';
import { localBus } from '../../../../test/local-bus.ts';
import { ScanStepRefused } from '../scan-steps.ts';
import type { Bus } from '../../../platform/realtime/bus.ts';
import { type ClaimedJob, claimJob, LeaseLost } from '../../../platform/jobs/jobs.ts';
import { alerts, findings } from '../../../platform/database/schema/alerts.ts';
import { activities } from '../../../platform/database/schema/collaboration.ts';
import { jobs } from '../../../platform/database/schema/installation.ts';
import { files, media, scanReports } from '../../../platform/database/schema/media.ts';
import { events } from '../../../platform/database/schema/messages.ts';
import { mutedRules } from '../../../platform/database/schema/watch.ts';
import { enqueueScan } from '../../files/commands/enqueue-scan.ts';
import { recordFailure } from './record-failure.ts';
import { recordProgress } from './record-progress.ts';
import { recordScan } from './record-scan.ts';

const titled = (words: string) => say('quotedWords', { words });
let database: TestDatabase;
let services: { db: TestDatabase['db']; bus: Bus; now: () => Date };
let companyId: number;
let mediaId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db, bus: localBus(), now: () => new Date() };
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(jobs);
  companyId = (await insertCompany(database.db)).id;
  const user = await insertUser(database.db, { companyId });
  const values = {
    companyId,
    scanStatus: 'QUEUED',
    title: 'poster.png',
    detectorsDone: 0,
    detectorsTotal: 0,
    mime: null,
    fileKind: null,
  };
  mediaId = (await insertMedia(database.db, values)).id;
  for (const filename of ['poster.png', 'again.png'])
    await database.db.insert(files).values({ companyId, mediaId, userId: user.id, filename });
});

async function takeJob(): Promise<ClaimedJob> {
  await database.db.transaction((tx) => enqueueScan(tx, { id: mediaId, companyId }));
  const job = await claimJob(database.db, 'scan', 15, null);
  if (job === null) throw new Error('There was no job.');
  return job;
}
const record = async (result: ScanResult) => {
  await recordScan(services, await takeJob(), mediaId, result);
};
const alertsNow = () =>
  database.db.select().from(alerts).where(eq(alerts.mediaId, mediaId)).orderBy(asc(alerts.id));
const mediaNow = async () =>
  (await database.db.select().from(media).where(eq(media.id, mediaId)))[0]!;
const activitiesNow = () =>
  database.db
    .select()
    .from(activities)
    .where(eq(activities.mediaId, mediaId))
    .orderBy(asc(activities.id));
const eventsNow = async () =>
  (
    await database.db
      .select()
      .from(events)
      .where(eq(events.companyId, companyId))
      .orderBy(asc(events.id))
  ).map((event) => event.body);

describe('recordScan', () => {
  it('raises one alert per thing with its findings, activity, report and events, and ends the job', async () => {
    const job = await takeJob();
    await recordScan(
      services,
      job,
      mediaId,
      scan([
        found(
          thing(),
          thing({ score: 850, fingerprint: 'qr:other', title: titled('QR code to a program') }),
        ),
        nothing,
      ]),
    );
    const raised = await alertsNow();
    expect(raised.map((alert) => [alert.title, alert.severity, alert.status])).toEqual([
      ['QR code to drop.example', 2, 'DETECTED'],
      ['QR code to a program', 4, 'DETECTED'],
    ]);
    const seen = await database.db
      .select()
      .from(findings)
      .where(eq(findings.mediaId, mediaId))
      .orderBy(asc(findings.id));
    expect(seen.map((finding) => finding.alertId)).toEqual(raised.map((alert) => alert.id));
    expect((await activitiesNow()).map((activity) => [activity.kind, activity.alertId])).toEqual(
      raised.map((alert) => ['detected', alert.id]),
    );
    expect(await mediaNow()).toMatchObject({
      scanStatus: 'FOUND',
      highestSeverity: 4,
      headline: 'QR code to a program',
      mime: 'image/png',
      detectorsDone: 2,
      detectorsTotal: 2,
      problem: null,
    });
    const report = await database.db
      .select()
      .from(scanReports)
      .where(eq(scanReports.mediaId, mediaId))
      .orderBy(asc(scanReports.detector));
    expect(report.map((line) => [line.detector, line.outcome, line.findings])).toEqual([
      ['codes', 'FOUND', 2],
      ['position', 'NOTHING', 0],
    ]);
    expect((await eventsNow()).map((event) => event.type)).toEqual([
      'alert.changed',
      'alert.changed',
      'scan.progress',
      'scan.progress',
    ]);
    expect((await eventsNow())[0]).toMatchObject({
      created: true,
      previous_status: null,
      version: 1,
      actor_id: null,
    });
    expect((await database.db.select().from(jobs).where(eq(jobs.id, job.id)))[0]).toMatchObject({
      state: 'done',
    });
  });

  it('makes one alert of several findings with one fingerprint, as severe as the worst of them', async () => {
    await record(
      scan([
        found(
          thing({ score: 50 }),
          thing({ score: 720, title: titled('Worst') }),
          thing({ score: 10 }),
        ),
      ]),
    );
    expect((await alertsNow()).map((alert) => [alert.title, alert.severity])).toEqual([
      ['Worst', 4],
    ]);
    const seen = await database.db.select().from(findings).where(eq(findings.mediaId, mediaId));
    expect(new Set(seen.map((finding) => finding.alertId)).size).toBe(1);
    expect(seen).toHaveLength(3);
  });

  it(
    'keeps what is muted as a finding without an alert, counts it, and raises it again when the ' +
      'rule has run out',
    async () => {
      const said = { title: 'QR code', titleMessage: titled('QR code') };
      const rule = { companyId, detector: 'codes', rule: 'codes/link', ...said, hits: 3 };
      const other = (await insertCompany(database.db)).id;
      const rows = await database.db
        .insert(mutedRules)
        .values([
          { ...rule, expiresAt: new Date(Date.now() - 1_000) },
          { ...rule, fingerprint: 'qr:https://drop.example' },
          { ...rule, targetId: null, sourceId: 5 },
          { ...rule, companyId: other },
        ])
        .returning();
      await record(
        scan([
          found(
            thing(),
            thing({ fingerprint: 'qr:other' }),
            thing({ rule: 'codes/other', fingerprint: 'qr:third' }),
          ),
        ]),
      );
      expect((await alertsNow()).map((alert) => alert.fingerprint)).toEqual([
        'qr:other',
        'qr:third',
      ]);
      const seen = await database.db
        .select()
        .from(findings)
        .where(eq(findings.mediaId, mediaId))
        .orderBy(asc(findings.id));
      expect(seen.map((finding) => finding.alertId === null)).toEqual([true, false, false]);
      expect((await activitiesNow()).map((activity) => activity.kind)).toEqual([
        'detected',
        'detected',
      ]);
      const hits = async () =>
        (
          await database.db
            .select()
            .from(mutedRules)
            .where(
              inArray(
                mutedRules.id,
                rows.map((row) => row.id),
              ),
            )
            .orderBy(asc(mutedRules.id))
        ).map((row) => [row.hits, row.lastHitAt === null]);
      expect(await hits()).toEqual([
        [3, true],
        [4, false],
        [3, true],
        [3, true],
      ]);

      await database.db
        .update(mutedRules)
        .set({ expiresAt: new Date(Date.now() - 1_000) })
        .where(eq(mutedRules.companyId, companyId));
      await record(scan([found(thing())]));
      expect((await alertsNow()).map((alert) => alert.fingerprint)).toContain(
        'qr:https://drop.example',
      );
      expect(await hits()).toEqual([
        [3, true],
        [4, false],
        [3, true],
        [3, true],
      ]);
    },
  );

  it('never makes a second alert of the same thing, and leaves one alone that says the same', async () => {
    await record(scan([found(thing())]));
    const before = await alertsNow();
    await record(scan([found(thing())]));
    expect(await alertsNow()).toEqual(before);
    expect((await activitiesNow()).map((activity) => activity.kind)).toEqual([
      'detected',
      'rescanned',
    ]);
    expect((await eventsNow()).filter((event) => event.type === 'alert.changed')).toHaveLength(1);
    expect(
      await database.db.select().from(findings).where(eq(findings.mediaId, mediaId)),
    ).toHaveLength(1);
  });

  it('brings an alert up to date under a new version when the same thing is now worse', async () => {
    await record(scan([found(thing())]));
    await database.db
      .update(alerts)
      .set({ status: 'VALIDATED' })
      .where(eq(alerts.mediaId, mediaId));
    await record(scan([found(thing({ score: 1000 }))]));
    expect(await alertsNow()).toMatchObject([{ severity: 5, version: 2, status: 'VALIDATED' }]);
    expect((await activitiesNow())[1]).toMatchObject({
      kind: 'severity_changed',
      oldValue: '2',
      newValue: '5',
      actorId: null,
    });
    expect((await eventsNow()).filter((event) => event.type === 'alert.changed')[1]).toMatchObject({
      created: false,
      previous_status: 'VALIDATED',
      status: 'VALIDATED',
    });
  });

  it('never overwrites the severity that a person chose', async () => {
    await record(scan([found(thing())]));
    await database.db
      .update(alerts)
      .set({ severity: 1, severitySetByPerson: true })
      .where(eq(alerts.mediaId, mediaId));
    await record(scan([found(thing({ score: 1000 }))]));
    expect(await alertsNow()).toMatchObject([
      { severity: 1, severitySetByPerson: true, version: 1 },
    ]);
    expect(await mediaNow()).toMatchObject({ highestSeverity: 1 });
  });

  it('writes nothing at all for a worker that lost its job', async () => {
    const late = await takeJob();
    await database.db
      .update(jobs)
      .set({ leaseId: '11111111-1111-4111-8111-111111111111' })
      .where(eq(jobs.id, late.id));
    await expect(recordScan(services, late, mediaId, scan([found(thing())]))).rejects.toThrow(
      LeaseLost,
    );
    await expect(recordProgress(services, late, mediaId, { done: 1, total: 4 })).rejects.toThrow(
      LeaseLost,
    );
    expect(await alertsNow()).toEqual([]);
    expect(await mediaNow()).toMatchObject({ scanStatus: 'QUEUED', detectorsTotal: 0 });
    expect(await eventsNow()).toEqual([]);
  });

  it('ends what could not be read as unreadable with the reason, never as clean', async () => {
    await record(scan([nothing], { unreadable: [say('imageDataTruncated')] }));
    expect(await mediaNow()).toMatchObject({
      scanStatus: 'UNREADABLE',
      problem: [say('imageDataTruncated')],
      highestSeverity: null,
      headline: null,
    });
  });

  it('ends a file in which nothing was found as clean', async () => {
    await record(scan([nothing]));
    expect(await mediaNow()).toMatchObject({ scanStatus: 'CLEAN', problem: null });
    expect(await alertsNow()).toEqual([]);
  });

  it('drops marks that lie outside the summary', async () => {
    await record(
      scan([
        found(
          thing({
            marks: [
              { start: 9, end: 14 },
              { start: 5, end: 900 },
              { start: 4, end: 4 },
            ],
          }),
        ),
      ]),
    );
    expect((await alertsNow())[0]?.marks).toEqual([{ start: 9, end: 14 }]);
  });
});

describe('recordProgress and recordFailure', () => {
  it('tells every upload of the item how far its scan is', async () => {
    const job = await takeJob();
    await recordProgress(services, job, mediaId, { done: 3, total: 4 });
    expect(await mediaNow()).toMatchObject({
      scanStatus: 'SCANNING',
      detectorsDone: 3,
      detectorsTotal: 4,
    });
    const told = await eventsNow();
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({
      type: 'scan.progress',
      status: 'SCANNING',
      detectors_done: 3,
      detectors_total: 4,
    });
  });

  it('queues a failed scan again and ends it as failed with a reason after the third time', async () => {
    const statuses: string[] = [];
    let job = await takeJob();
    const why = say('scannerTimeLimit', { seconds: 60 });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await recordFailure(services, job, mediaId, why);
      statuses.push((await mediaNow()).scanStatus);
      await database.db.update(jobs).set({ runAt: new Date(0) });
      job = (await claimJob(database.db, 'scan', 15, null)) ?? job;
    }
    expect(statuses).toEqual(['QUEUED', 'QUEUED', 'FAILED']);
    expect((await mediaNow()).problem).toEqual([say('scanFailedRetry', { problem: why })]);
  });
});

describe('the life cycle of a scan', () => {
  const stand = (scanStatus: FileScanStatus) =>
    database.db.update(media).set({ scanStatus }).where(eq(media.id, mediaId));
  const status = async () => (await mediaNow()).scanStatus;
  const over = FILE_SCAN_STATUSES.filter(isScanOver);

  it('lets a scan that is over begin anew when somebody asks, and only then', async () => {
    for (const from of FILE_SCAN_STATUSES) {
      await database.db.delete(jobs);
      await stand(from);
      await takeJob();
      expect([from, await status()]).toEqual([
        from,
        canScanTransition(from, 'QUEUED') && isScanOver(from) ? 'QUEUED' : from,
      ]);
    }
  });

  it('refuses progress, a result and a failure for what has its result already, and writes nothing', async () => {
    for (const from of over) {
      await database.db.delete(jobs);
      const job = await takeJob();
      await stand(from);
      const before = await mediaNow();
      await expect(recordProgress(services, job, mediaId, { done: 1, total: 4 })).rejects.toThrow(
        ScanStepRefused,
      );
      if (from !== 'FOUND')
        await expect(recordScan(services, job, mediaId, scan([found(thing())]))).rejects.toThrow(
          ScanStepRefused,
        );
      if (from !== 'FAILED')
        await recordFailure(services, { ...job, attempts: 3 }, mediaId, say('scannerFailed'));
      expect(await mediaNow()).toEqual(before);
    }
    expect([await alertsNow(), await eventsNow()]).toEqual([[], []]);
  });
});
