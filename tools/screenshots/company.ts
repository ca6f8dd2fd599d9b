import { readFile } from 'node:fs/promises';
import type { Db } from '@vedetta/api/platform/database/database.ts';
import { sourceCredentials } from '@vedetta/api/platform/database/schema/collecting.ts';
import { eq } from 'drizzle-orm';
import { call } from '../../api/test/client.ts';
import { letterTo, secretsOf } from '../../api/test/letters.ts';
import { eventually } from '../../api/test/server-process.ts';
import { uploadFile } from '../../api/test/uploads.ts';
import { PASSWORD, type Person } from '../../web/test/paths/people.ts';
import type { Stage } from '../../web/test/paths/stage.ts';
import { tourVisible } from '../../web/test/paths/tour.flow.ts';
import { ago, seen } from './seen.ts';

/** What the pictures need to find their screens. */
export interface Company {
  post: number;
  upload: number;
  picture: number;
  target: number;
  pending: number;
  webhook: number;
  colleague: Person;
  trial: Person;
  exhausted: Person;
  /** Opens the form of a new password. */
  reset: string;
  /** Opens the form of a trial that was asked for. */
  asked: string;
}

/** What stands behind `#` in the link that a letter brings. */
async function linkIn(stage: Stage, email: string, subject: string): Promise<string> {
  return new URLSearchParams(
    secretsOf(await letterTo({ services: { env: { DATA_DIR: stage.dataDir } } }, email, subject)),
  ).toString();
}

/** Somebody in a free trial who has spent so many of its scans. */
async function trialOf(stage: Stage, name: string, spent: number): Promise<Person> {
  const email = `${name.toLowerCase()}@${name.toLowerCase()}-works.example`;
  const ask = async (path: string, body: unknown) => {
    const { status, body: said } = await call(stage, 'POST', path, { body });
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(said)}`);
  };
  await ask('/api/user/v1/register-trial/', {
    first_name: name,
    last_name: 'Sala',
    email,
    company: `${name} Works`,
  });
  const { token } = secretsOf(
    await letterTo({ services: { env: { DATA_DIR: stage.dataDir } } }, email, 'trial'),
  );
  await ask('/api/user/v1/activate-trial/', {
    token,
    password: PASSWORD,
    re_new_password: PASSWORD,
  });
  const person = await stage.enrol(email);
  for (let scan = 0; scan < spent; scan += 1)
    await uploadFile(stage, person.access, `notice-${scan}.txt`, Buffer.from(`${name} ${scan}`));
  return person;
}

/**
 * A believable company: what its people did comes about through the api, what collectors would
 * bring is put into the database.
 */
export async function fillCompany(stage: Stage, db: Db): Promise<Company> {
  const { admin } = stage;
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await call(stage, method, path, {
      access: admin.access,
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const colleague = await stage.colleague('luca');
  const pending = await stage.register('anna', null);
  for (const name of ['bruno', 'carla-maddalena.della-rovere-montecuccoli', 'dario', 'elena'])
    await stage.register(name, name === 'dario' ? 'deactivate' : 'approve');
  const [trial, exhausted] = [await trialOf(stage, 'Marta', 4), await trialOf(stage, 'Nino', 10)];
  for (const person of [trial, exhausted]) await tourVisible(stage, person, false);
  for (const email of ['piero@elsewhere.example', 'francesca@elsewhere.example'])
    await ask('POST', '/api/user/v1/invite_user/', { email, group_name: 'Viewers' });
  await ask('POST', '/api/user/v1/password/reset/', { email: 'bruno@meridiana.example' });
  const reset = await linkIn(stage, 'bruno@meridiana.example', 'password');
  await ask('POST', '/api/user/v1/register-trial/', {
    first_name: 'Olga',
    last_name: 'Sala',
    email: 'olga@olga-works.example',
    company: 'Olga Works',
  });
  const asked = await linkIn(stage, 'olga@olga-works.example', 'trial');
  const { post, target } = await seen(db, 1, colleague, admin);
  await ask('PATCH', '/api/settings/v1/', {
    protected_names: ['Meridiana', 'Aurora Foods'],
    protected_domains: ['meridiana.example'],
    watch_terms: { add: ['ransom', 'data breach', 'Monza plant'] },
  });
  await ask('PATCH', '/api/settings/v1/', { watch_terms: { add: ['ransom'], severity: 5 } });
  for (const [name, scopes, expires] of [
    ['SIEM of the night shift', ['read'], '2027-02-20T00:00:00Z'],
    ['Import', ['upload', 'triage'], null],
  ] as const)
    await ask('POST', '/api/integrations/v1/access-keys/', { name, scopes, expires_at: expires });
  const { webhook } = await ask('POST', '/api/webhooks/v1/', {
    name: 'Tickets',
    url: 'https://hooks.meridiana.example/vedetta/inbound',
    kinds: ['alert.created', 'alert.changed'],
  });
  await ask('POST', `/api/webhooks/v1/${webhook.id}/ping/`);
  for (const [name, query, shared] of [
    ['My critical ones', 'severity=critical', false],
    ['Known noise of the press office and of everybody who writes to it', 'tab=dismissed', true],
  ] as const)
    await ask('POST', '/api/views/v1/', { name, query, is_shared: shared });
  for (const [source, values, standing] of [
    [
      4,
      {
        token: 'EAAG-of-a-system-user',
        phoneNumberId: '109876543210',
        appSecret: 'app-secret',
        verifyToken: 'lookout',
      },
      { account: 'Meridiana Foods', testedAt: ago(190), expiresAt: ago(-6 * 1440), problem: null },
    ],
    [
      5,
      { key: 'key', secret: 'setup key' },
      { account: '@meridianafoods', testedAt: ago(3_000), expiresAt: null, problem: null },
    ],
    [
      23,
      { token: '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw' },
      {
        account: null,
        testedAt: ago(40),
        expiresAt: null,
        problem:
          'Telegram no longer accepts the credential. An admin enters it anew in the settings.',
      },
    ],
  ] as const) {
    await ask('POST', `/api/credential/v1/${source}/`, { values });
    await db.update(sourceCredentials).set(standing).where(eq(sourceCredentials.sourceId, source));
  }
  const dismissed = (await ask('POST', '/api/alert/v1/', { status: 'DISMISSED' })).results[0];
  await ask('POST', '/api/settings/v1/muted_rules/', {
    alert_id: dismissed.id,
    like: 'rule',
    same_source: true,
    reason: 'Our own campaign',
  });
  const files: Record<string, number> = {};
  for (const name of [
    'invoice_7731.jpg',
    'campaign_03.png',
    'poster.png',
    'IMG_2214.jpg',
    'team.jpg',
    'broken.png',
  ]) {
    const { body } = await uploadFile(
      stage,
      admin.access,
      name,
      await readFile(new URL(`../../detection/test/files/${name}`, import.meta.url)),
    );
    files[name] = body.id;
  }
  const long =
    'a-file-name-that-was-made-by-a-machine-and-is-longer-than-anybody-would-' +
    'ever-type-it-2026-11-22T10-04-59Z-final-final-2.jpg';
  await uploadFile(stage, admin.access, long, Buffer.from('nothing to see'));
  const mediaOf = (name: string) =>
    eventually(async () => {
      const file = await ask('GET', `/api/fileupload/v1/${files[name] ?? 0}/`);
      return file.status === 'FOUND' ? Number(file.media_id) : undefined;
    }, `the scan of ${name}`);
  return {
    post,
    target,
    pending: pending.id,
    webhook: webhook.id,
    colleague,
    trial,
    exhausted,
    reset,
    asked,
    upload: await mediaOf('invoice_7731.jpg'),
    picture: await mediaOf('poster.png'),
  };
}
