import { inEnglish } from '@vedetta/messages/render.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENT_LIMITS } from '../../../../test/scan-limits.ts';
import {
  call,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../../test/kit.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { sampleFile } from '@vedetta/detection/testing/sample-file.ts';
import { callApi } from '../../../../test/uploads.ts';
import { buildScanWorker } from '@vedetta/detection/testing/worker-build.ts';
import { writeText } from '../commands/fetch-bytes.ts';
import { enqueueScan } from '../../files/commands/enqueue-scan.ts';
import { keepPicture } from '../store/account-pictures.ts';
import { insertCollected } from '../store/collected.ts';
import { transact } from '../../events/store/outbox.ts';
import { shareBlobs } from '../../housekeeping/store/retention.ts';
import { alerts, findings } from '../../../platform/database/schema/alerts.ts';
import { media } from '../../../platform/database/schema/media.ts';
import { targets } from '../../../platform/database/schema/watch.ts';
import { startScanning, type Scanning } from '../../scans/jobs/scanning.ts';

const X = 5;
let api: TestApi;
let scanning: Scanning;
let anna: TestPerson;
let targetId: number;
let posts = 0;
beforeAll(async () => {
  api = await startTestApi();
  anna = await signUpCompany(api);
  scanning = startScanning(api.services, {
    script: await buildScanWorker(),
    limits: PATIENT_LIMITS,
    workers: 1,
  });
  expect(
    (
      await callApi(api, anna.access, 'PATCH', '/api/settings/v1/', {
        protected_names: ['Meridiana'],
      })
    ).status,
  ).toBe(200);
  targetId = await watch({ type: 'search', searchString: 'meridiana' });
});
afterAll(async () => {
  await scanning.stop(0);
  await api.stop();
});

async function watch(target: {
  type: string;
  searchString?: string;
  accountUsername?: string;
}): Promise<number> {
  const [row] = await api.db
    .insert(targets)
    .values({ companyId: anna.companyId, sourceId: X, ...target })
    .returning();
  return row!.id;
}

/** A post of somebody, collected and scanned. @returns what was raised. */
async function posted(authorHandle: string | null) {
  const { services } = api;
  posts += 1;
  const text = `Good morning, this is post ${posts}.`;
  const bytes = await writeText(services.blobs, text);
  const id = await transact(services, async (tx) => {
    await shareBlobs(tx, [bytes.sha256]);
    const values = {
      companyId: anna.companyId,
      sourceId: X,
      targetId,
      vendorId: String(posts),
      title: text,
      text,
      sourceName: 'X',
      sha256: bytes.sha256,
      size: bytes.writer.size,
      mime: 'text/plain',
    };
    const made = await insertCollected(tx, values, { authorHandle });
    await enqueueScan(tx, { id: made!, companyId: anna.companyId });
    await bytes.writer.place();
    return made!;
  });
  await vi.waitFor(async () => {
    expect((await api.db.select().from(media).where(eq(media.id, id)))[0]?.scanStatus).toMatch(
      /FOUND|CLEAN/,
    );
  }, PATIENT);
  return api.db.select().from(alerts).where(eq(alerts.mediaId, id));
}

it('an account that passes for a protected name raises one alert, however much it posts', async () => {
  expect(await posted('meridiana_support')).toMatchObject([
    {
      detector: 'impersonation',
      title: 'Account impersonating a protected name',
      severity: 3,
      fingerprint: 'impersonation:meridiana_support',
    },
  ]);
  expect(await posted('Meridiana_Support')).toEqual([]);
  expect(await posted('meridiana_rimborsi')).toMatchObject([{ detector: 'impersonation' }]);
  expect(await posted('meridiana')).toEqual([]);
  expect(await posted(null)).toEqual([]);
});

it('a picture that the account has from one that the company watches makes it High', async () => {
  const of = { companyId: anna.companyId, sourceId: X };
  const bytes = await sampleFile('team.jpg');
  await watch({ type: 'account', accountUsername: 'Meridiana' });
  for (const handle of ['meridiana', 'meridiana_assistenza'])
    await keepPicture(
      api.db,
      of,
      { handle, url: 'https://x.example/a.jpg', bytes, fetchedAt: new Date() },
      new Date(0),
    );
  const [alert] = await posted('Meridiana_Assistenza');
  expect(alert).toMatchObject({ detector: 'impersonation', severity: 4 });
  const [finding] = await api.db.select().from(findings).where(eq(findings.alertId, alert!.id));
  expect(inEnglish(finding!.why)).toContain(
    'looks like that of the account meridiana, which your company watches (difference: 0 of 256 bits)',
  );
  // The evidence shows both, through the call that the screen is made of.
  const detail = await call(api, 'GET', `/api/alert/v1/${alert!.id}/`, { access: anna.access });
  expect(detail.body.findings[0].place).toEqual({
    kind: 'pictures',
    seen: {
      account: expect.stringMatching(/^@?Meridiana_Assistenza$/),
      image: expect.stringMatching(/^data:image\/webp;base64,/),
    },
    known: { account: 'meridiana', image: expect.stringMatching(/^data:image\/webp;base64,/) },
  });
});

it('an account that the company itself watches is known to it', async () => {
  await watch({ type: 'account', accountUsername: 'meridiana_help' });
  expect(await posted('meridiana_help')).toEqual([]);
  expect(await posted('@Meridiana_Help')).toEqual([]);
  expect(await posted('meridiana_helpdesk')).toHaveLength(1);
});
