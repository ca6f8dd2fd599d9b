import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENT_LIMITS } from '../../../test/scan-limits.ts';
import { inviteCompany, signUpCompany, startTestApi, type TestApi } from '../../../test/kit.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { sampleFile } from '@vedetta/detection/testing/sample-file.ts';
import { callApi, uploadFile } from '../../../test/uploads.ts';
import { buildScanWorker } from '@vedetta/detection/testing/worker-build.ts';
import { startScanning, type Scanning } from '../scans/jobs/scanning.ts';

let api: TestApi;
let scanning: Scanning;
beforeAll(async () => {
  api = await startTestApi();
  scanning = startScanning(api.services, {
    script: await buildScanWorker(),
    limits: PATIENT_LIMITS,
    workers: 1,
  });
});
afterAll(async () => {
  await scanning.stop(0);
  await api.stop();
});

/** Uploads and waits until the scan is over. */
async function put(access: string, name: string, bytes: Uint8Array): Promise<number> {
  const id: number = (await uploadFile(api, access, name, bytes)).body.media_id;
  await vi.waitFor(async () => {
    expect(['CLEAN', 'FOUND']).toContain(
      (await callApi(api, access, 'GET', `/api/media/v1/${id}/`)).body.scan_status,
    );
  }, PATIENT);
  return id;
}

it(
  'a picture that was compressed and scaled again is shown beside the first, and how often the ' +
    'two were seen; nothing of another company is',
  async () => {
    const { access } = await signUpCompany(api);
    const foreign = (await inviteCompany(api, { domain: 'other.example', name: 'Other' })).access;
    const photo = await sampleFile('team.jpg');
    const { width = 0 } = await sharp(photo).metadata();
    const first = await put(access, 'team.jpg', photo);
    await put(access, 'team again.jpg', photo);
    const smaller = await put(
      access,
      'team small.jpg',
      await sharp(photo)
        .autoOrient()
        .resize({ width: Math.round(width * 0.6) })
        .jpeg({ quality: 50 })
        .toBuffer(),
    );
    const other = await put(access, 'holiday.jpg', await sampleFile('IMG_2214.jpg'));
    const theirs = await put(foreign, 'team.jpg', photo);
    const similar = async (id: number, as = access) =>
      (await callApi(api, as, 'GET', `/api/media/v1/${id}/`)).body.similar;
    expect(await similar(first)).toMatchObject({
      seen_count: 3,
      count: 1,
      items: [{ id: smaller, title: 'team small.jpg' }],
    });
    expect(await similar(smaller)).toMatchObject({
      seen_count: 3,
      count: 1,
      items: [{ id: first, seen_count: 2 }],
    });
    for (const [id, as] of [
      [other, access],
      [theirs, foreign],
    ] as const)
      expect(await similar(id, as)).toEqual({
        seen_count: 1,
        count: 0,
        alert_statuses: [],
        items: [],
      });
  },
);
