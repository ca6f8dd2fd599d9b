import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../api/src/stores/database.ts';
import { activities, notes } from '../../../api/src/stores/schema/collaboration.ts';
import { mediaOrigins, sourceCredentials } from '../../../api/src/stores/schema/collecting.ts';
import { targets } from '../../../api/src/stores/schema/watch.ts';
import { call } from '../../../api/test/client.ts';
import {
  insertAlert,
  insertFinding,
  insertMedia,
  insertNotification,
} from '../../../api/test/factories.ts';
import { eventually } from '../../../api/test/server-process.ts';
import { uploadFile } from '../../../api/test/uploads.ts';
import { letterTo, secretsOf } from '../../../api/test/letters.ts';
import { PASSWORD, type Person } from '../paths/people.ts';
import type { Stage } from '../paths/stage.ts';
import { tourVisible } from '../paths/tour.flow.ts';

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

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);

/**
 * Source, who, title, what was seen with the seen part in [brackets], severity, minutes ago, how
 * often.
 */
const SEEN: [
  source: number,
  name: string,
  handle: string,
  title: string,
  summary: string,
  severity: number,
  minutes: number,
  times: number,
][] = [
  [
    5,
    'X',
    'meridiana_spa',
    'Extortion demand aimed at a named person',
    '“pay 2 BTC by Friday or [we publish the files] of your CFO”',
    5,
    2,
    4,
  ],
  [
    20,
    'Web feed',
    'https://paste.example/recent.xml',
    'Employee credentials posted in clear',
    '[m.rossi@meridiana.example : ••••••••] and 211 more lines of the same kind, among them ' +
      'the administrators of two suppliers',
    5,
    14,
    1,
  ],
  [
    2,
    'Facebook',
    'Meridiana Clienti',
    'Look-alike login page',
    '[meridiana-secure[.]example] copies the sign-in page of the customers’ portal',
    4,
    31,
    12,
  ],
  [
    1,
    'Instagram',
    'meridiana_spa',
    'Account impersonating the brand',
    '[@meridiana_spa_] · created 3 days ago · same avatar',
    4,
    65,
    1,
  ],
  [
    4,
    'WhatsApp',
    '39 02 5550 0134',
    'Threat of violence, conditional',
    '“if they close the plant [someone will get hurt]”',
    3,
    185,
    2,
  ],
  [
    23,
    'Telegram',
    'darkpier_channel',
    'A title that is much longer than others are, so that it has to be broken into more than ' +
      'one line wherever it stands',
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' +
      '[Unbreakablewordthatneverendsandisnotbrokenanywhereatall]',
    3,
    280,
    104,
  ],
  [
    1,
    'Instagram',
    'meridiana',
    'QR code to an unknown shortened link',
    'decoded: [hxxps://is[.]example/9fQ2]',
    2,
    310,
    7,
  ],
  [
    8,
    'Local network',
    '/nas/press/incoming',
    'Photo reveals a location',
    'EXIF GPS [45.4642, 9.1900]',
    2,
    420,
    1,
  ],
  [
    5,
    'X',
    'meridiana',
    'Watch term mentioned',
    '“the new [Meridiana] plant in Monza is hiring”',
    1,
    540,
    31,
  ],
];

async function seen(
  db: Db,
  companyId: number,
  colleague: Person,
  me: Person,
): Promise<{ post: number; target: number }> {
  let post = 0;
  let first = 0;
  const statuses = [
    'DETECTED',
    'DETECTED',
    'DETECTED',
    'VALIDATED',
    'RESOLVED',
    'DISMISSED',
  ] as const;
  for (const [round, status] of statuses.entries()) {
    for (const [
      index,
      [sourceId, sourceName, handle, title, marked, severity, minutes, seenCount],
    ] of SEEN.entries()) {
      const known =
        round > 0
          ? []
          : await db
              .insert(targets)
              .values({
                companyId,
                sourceId,
                type:
                  sourceId === 20
                    ? 'feed'
                    : sourceId === 8
                      ? 'folder'
                      : index > 5
                        ? 'search'
                        : 'account',
                ...(index > 5 && sourceId !== 8
                  ? { searchString: handle }
                  : { accountUsername: handle }),
                isActive: index !== 1,
                lastScan: ago(minutes),
              })
              .returning();
      first ||= known[0]?.id ?? 0;
      const start = marked.indexOf('[');
      const end = marked.lastIndexOf(']') - 1;
      const summary =
        marked.slice(0, start) + marked.slice(start + 1, end + 1) + marked.slice(end + 2);
      const detectedAt = ago(minutes + round * 1_700);
      const item = await insertMedia(db, {
        companyId,
        sourceId,
        sourceName,
        targetId: first + index,
        accountUsername: handle,
        searchString: null,
        seenCount,
        url: 'https://x.example/darkpier_77/status/1',
        title: `Post by @darkpier_77 on ${sourceName}`,
        text: `To the board of @meridiana_spa: ${summary}. Proof in the picture. You know where to send it: bc1q…7x0d`,
        createdAt: detectedAt,
        mime: 'text/plain',
        typeLabel: 'Text file',
      });
      if (sourceId !== 8)
        await db.insert(mediaOrigins).values({
          mediaId: item.id,
          authorHandle: 'darkpier_77',
          authorName: 'Dark Pier',
          authorUrl: 'https://x.example/darkpier_77',
          publishedAt: ago(minutes + round * 1_700 + 4),
        });
      if (post === 0) post = item.id;
      const alert = await insertAlert(db, {
        companyId,
        mediaId: item.id,
        targetId: first + index,
        sourceId,
        detector: 'extortion',
        title,
        summary,
        marks: [{ start, end }],
        severity,
        detectedAt,
        status,
        assigneeId: index % 3 === 0 ? me.id : index % 3 === 2 ? colleague.id : null,
        ...(status === 'DETECTED'
          ? {}
          : { triagedAt: new Date(detectedAt.getTime() + 6 * MINUTE) }),
        ...(status === 'RESOLVED'
          ? {
              resolvedAt: new Date(detectedAt.getTime() + 60 * MINUTE),
              feedbackResponse: index % 3 === 0 ? 'false positive: benign' : 'confirmed threat',
            }
          : {}),
        ...(status === 'DISMISSED' ? { dismissReason: 'Known and accepted' } : {}),
      });
      const offset = 'To the board of @meridiana_spa: '.length;
      await insertFinding(db, {
        companyId,
        mediaId: item.id,
        alertId: alert.id,
        detector: 'extortion',
        detectorLabel: 'Extortion language',
        rule: 'extortion/demand',
        path: [],
        severity,
        place: { kind: 'text', offset: offset + start, length: end - start },
        excerpt: summary.slice(start, end),
        why: 'A demand, a deadline and a threat to publish stand together.',
        confidence: 0.94,
      });
      if (post === item.id) await talkedAbout(db, companyId, item.id, alert.id, colleague, me);
    }
  }
  return { post, target: first };
}

async function talkedAbout(
  db: Db,
  companyId: number,
  mediaId: number,
  alertId: number,
  colleague: Person,
  me: Person,
): Promise<void> {
  const about = { companyId, mediaId, alertId };
  const names = { companyId, recipientId: me.id, mediaId, alertId };
  const [note] = await db
    .insert(notes)
    .values({
      ...about,
      authorId: colleague.id,
      authorName: 'Luca Verdi',
      text: `@{{${me.email}}} same wallet as the October case, legal is informed.`,
      createdAt: ago(3),
    })
    .returning();
  await db.insert(activities).values([
    { ...about, actorId: null, kind: 'detected', newValue: '1', createdAt: ago(14) },
    {
      ...about,
      actorId: me.id,
      kind: 'severity_changed',
      oldValue: '4',
      newValue: '5',
      createdAt: ago(9),
    },
    {
      ...about,
      actorId: colleague.id,
      kind: 'note_added',
      noteId: note?.id ?? null,
      createdAt: ago(3),
    },
  ]);
  await insertNotification(db, {
    ...names,
    context: 'changed_severity',
    actorName: 'Anna Neri',
    message: 'changed severity Medium → High on “Account impersonating the brand”',
    createdAt: ago(1_500),
    readAt: ago(20),
  });
  await insertNotification(db, {
    ...names,
    context: 'resolved_alert',
    actorName: 'Luca Verdi',
    message: 'resolved “Leaked badge photo”',
    createdAt: ago(130),
    readAt: ago(20),
  });
  await insertNotification(db, {
    ...names,
    context: 'assigned_alert',
    actorName: 'Luca Verdi',
    message: 'assigned you “Look-alike login page”',
    createdAt: ago(31),
  });
  await insertNotification(db, {
    ...names,
    context: 'comment_mention',
    actorName: 'Luca Verdi',
    message: `mentioned you: @{{${me.email}}} same wallet as the October case`,
    createdAt: ago(3),
  });
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
      { key: 'key', secret: 'secret' },
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
      await readFile(new URL(`../../../api/test/files/${name}`, import.meta.url)),
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
