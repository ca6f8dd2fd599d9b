import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { sampleFile } from '@vedetta/detection/testing/sample-file.ts';
import { buildScanWorker } from '@vedetta/detection/testing/worker-build.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorld, type CallerName, type World } from '../../../test/access/world.ts';
import { DOMAIN, protectCompany } from '../../../test/exposed-passwords.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { PATIENT_LIMITS } from '../../../test/scan-limits.ts';
import { callApi, uploadFile } from '../../../test/uploads.ts';
import { startReading } from '../scans/jobs/reading.ts';
import { startScanning } from '../scans/jobs/scanning.ts';

/** As the picture shows it. */
const PASSWORD = 'Piacenza2417';

let api: TestApi;
let world: World;
const running: { stop(grace?: number): Promise<void> }[] = [];
const as = async (caller: CallerName, method: string, path: string) =>
  callApi(api, (await world.token(caller)) ?? '', method, path);

beforeAll(async () => {
  api = await startTestApi();
  world = await createWorld(api);
  await protectCompany(api, world.company);
  const script = await buildScanWorker();
  running.push(
    startScanning(api.services, { script, limits: PATIENT_LIMITS, workers: 1, isReadLater: true }),
    startReading(api.services, { script, limits: PATIENT_LIMITS, path: '' }),
  );
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop(0)));
  await api.stop();
});

describe('a password that only a picture shows', () => {
  it('is masked, and read from the picture for those who may see it, which is written down', async () => {
    const token = (await world.token('analyst')) ?? '';
    const { body } = await uploadFile(api, token, 'accounts.png', await sampleFile('accounts.png'));
    const item = `/api/media/v1/${body.media_id}/`;
    await vi.waitFor(async () => {
      expect((await as('viewer', 'GET', item)).body).toMatchObject({
        scan_status: 'FOUND',
        shows_passwords: true,
      });
    }, PATIENT);
    expect(JSON.stringify((await as('analyst', 'GET', item)).body)).not.toContain(PASSWORD);
    expect(await as('viewer', 'POST', `${item}passwords/`)).toMatchObject({ status: 403 });
    expect(await as('analyst', 'POST', `${item}passwords/`)).toMatchObject({
      status: 200,
      body: {
        count: 1,
        accounts: [
          {
            address: `carla@${DOMAIN}`,
            password: PASSWORD,
            is_hashed: false,
            path: ['Text in the image'],
          },
        ],
      },
    });
    const audit = await as('admin', 'GET', '/api/audit/v1/?action=exposed_passwords.');
    expect(
      audit.body.results.map(({ action, subject }: { action: string; subject: string }) => [
        action,
        subject,
      ]),
    ).toEqual([['exposed_passwords.shown', `media:${body.media_id}`]]);
  });
});
