import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { issueUploadToken } from '../../src/modules/files/commands/issue-upload-token.ts';
import { WEBHOOK_PURPOSE } from '../../src/modules/webhooks/commands/manage-webhooks.ts';
import { newWebhookSecret } from '../../src/modules/webhooks/kinds-and-signatures.ts';
import { SCOPES, type Scope } from '../../src/platform/access/access-key.ts';
import type { GroupName } from '../../src/platform/access/capabilities.ts';
import { notes } from '../../src/platform/database/schema/collaboration.ts';
import { jobs } from '../../src/platform/database/schema/installation.ts';
import { ERRAND_QUEUE } from '../../src/platform/mail/mails.ts';
import { files } from '../../src/platform/database/schema/media.ts';
import { sessions } from '../../src/platform/database/schema/sign-in.ts';
import { protectedTerms, targets } from '../../src/platform/database/schema/watch.ts';
import type { alerts } from '../../src/platform/database/schema/alerts.ts';
import type { users } from '../../src/platform/database/schema/people.ts';
import { queuePing } from '../../src/modules/webhooks/store/webhook-deliveries.ts';
import { insertView } from '../../src/modules/views/store/saved-views.ts';
import { insertIndicatorList } from '../../src/modules/indicators/store/indicator-lists.ts';
import { insertRescan } from '../../src/modules/indicators/store/rescans.ts';
import { insertWebhook } from '../../src/modules/webhooks/store/webhooks.ts';
import {
  insertAlert,
  insertCompany,
  insertFinding,
  insertMedia,
  insertNotification,
  insertUser,
  signInAs,
} from '../factories.ts';
import { call, type TestApi } from '../kit.ts';

export type UserRow = typeof users.$inferSelect;

/** Who calls, in the order of the table's columns. */
export const CALLERS = [
  'anonymous',
  'trial',
  'viewer',
  'analyst',
  'admin',
  'foreign admin',
  'revoked',
  'key: read',
  'key: triage',
  'key: upload',
  'key: admin',
] as const;
export type CallerName = (typeof CALLERS)[number];
type Signed = Exclude<CallerName, `key: ${string}`>;
const isKey = (caller: CallerName): caller is Exclude<CallerName, Signed> =>
  caller.startsWith('key: ');

/**
 * One company with a person of every group, and the admin of another company. What the calls are
 * about is made anew for every call, so that no answer depends on the calls before it.
 */
export interface World {
  api: TestApi;
  company: number;
  /** Null for nobody. A revoked session and the keys belong to the admin. */
  person(caller: CallerName): UserRow | null;
  /** A new session of the caller, or the access key. */
  token(caller: CallerName): Promise<string | null>;
  /** Rows of the company, whoever calls. */
  mediaId(): Promise<number>;
  /** A media item that somebody published. */
  postId(): Promise<number>;
  alertId(given?: Partial<typeof alerts.$inferInsert>): Promise<number>;
  noteId(): Promise<number>;
  fileId(): Promise<number>;
  /** A media item with a preview. */
  pictureId(): Promise<number>;
  /** Of a file whose bytes are stored. */
  originalId(): Promise<number>;
  /** Of a file that shows the password of an account of the company. */
  exposedId(): Promise<number>;
  targetId(): Promise<number>;
  /** Takes a bulk change of the admin back. */
  undoToken(): Promise<string>;
  mutedRuleId(): Promise<number>;
  /** A trial of a word that nothing holds. */
  rescanId(): Promise<number>;
  /** Of the admin. */
  sharedViewId(): Promise<number>;
  accessKeyId(): Promise<number>;
  webhookId(): Promise<number>;
  /** Of a job that prepared a letter and was given up. */
  deadJobId(): Promise<number>;
  /** A list with an address, or one that came as a file. */
  indicatorListId(url?: null): Promise<number>;
  /** A delivery that waits, and its webhook. */
  deliveryIds(): Promise<{ id: number; delivery_id: number }>;
  userId(given?: Partial<UserRow>): Promise<number>;
  invitationId(): Promise<number>;
  notificationId(recipient: UserRow | null): Promise<number>;
  /** An upload token of the caller, or of the admin for nobody. */
  uploadToken(caller: CallerName, size: number): Promise<string>;
}

export async function createWorld(api: TestApi): Promise<World> {
  const { db, services } = api;
  const own = await insertCompany(db);
  const other = await insertCompany(db);
  const join = (groupName: GroupName, companyId = own.id) =>
    insertUser(db, { companyId, groupName });
  const admin = await join('Admins');
  const people: Record<Signed, UserRow | null> = {
    anonymous: null,
    trial: await join('Trial Users'),
    viewer: await join('Viewers'),
    analyst: await join('Analysts'),
    admin,
    'foreign admin': await join('Admins', other.id),
    revoked: admin,
  };
  const keyOf = async (scopes: Scope[]): Promise<{ id: number; key: string }> => {
    const { body } = await call(api, 'POST', '/api/integrations/v1/access-keys/', {
      access: (await world.token('admin')) ?? '',
      body: { name: 'SIEM', scopes },
    });
    return { id: body.access_key.id, key: body.key };
  };
  const keys = new Map<CallerName, string>();
  const stored = async (text: string): Promise<string> => {
    const writer = await services.blobs.begin();
    await writer.write(Buffer.from(text));
    const sha256 = await writer.seal();
    await writer.place();
    return sha256;
  };
  const world: World = {
    api,
    company: own.id,
    person: (caller) => (isKey(caller) ? admin : people[caller]),
    async token(caller) {
      if (isKey(caller)) {
        const kept =
          keys.get(caller) ??
          (await keyOf(SCOPES.filter((scope) => caller === `key: ${scope}`))).key;
        keys.set(caller, kept);
        return kept;
      }
      const person = people[caller];
      if (!person) return null;
      const { token, sessionId } = await signInAs(services, person);
      if (caller === 'revoked')
        await db
          .update(sessions)
          .set({ revokedAt: services.now(), revokedReason: 'logout' })
          .where(eq(sessions.id, sessionId));
      return token;
    },
    mediaId: async () => (await insertMedia(db, { companyId: own.id })).id,
    postId: async () =>
      (await insertMedia(db, { companyId: own.id, sourceId: 5, sourceName: 'X' })).id,
    alertId: async (given = {}) => (await insertAlert(db, { companyId: own.id, ...given })).id,
    async noteId() {
      const [note] = await db
        .insert(notes)
        .values({
          companyId: own.id,
          mediaId: await world.mediaId(),
          authorId: admin.id,
          authorName: 'Giulia Ferrari',
          text: 'Seen.',
        })
        .returning();
      return note?.id ?? 0;
    },
    async undoToken() {
      const change = { ids: [await world.alertId()], status: 'VALIDATED' };
      return (
        await call(api, 'PATCH', '/api/alert/v1/bulk_status_alerts_update/', {
          access: (await world.token('admin')) ?? '',
          body: change,
        })
      ).body.undo_token;
    },
    async targetId() {
      const [target] = await db
        .insert(targets)
        .values({
          companyId: own.id,
          sourceId: 1,
          type: 'account',
          accountUsername: randomUUID().slice(0, 8),
        })
        .returning();
      return target?.id ?? 0;
    },
    async mutedRuleId() {
      const { body } = await call(api, 'POST', '/api/settings/v1/muted_rules/', {
        access: (await world.token('admin')) ?? '',
        body: { alert_id: await world.alertId({ status: 'DISMISSED' }) },
      });
      return body.id;
    },
    rescanId: async () =>
      (
        await db.transaction((tx) =>
          insertRescan(tx, {
            companyId: own.id,
            createdBy: admin.id,
            change: [
              { kind: 'watch_term', act: 'add', terms: [{ folded: 'xyzzy', value: 'xyzzy' }] },
            ],
            itemsTotal: 0,
            createdAt: services.now(),
          }),
        )
      ).id,
    sharedViewId: () =>
      db.transaction((tx) =>
        insertView(tx, {
          companyId: own.id,
          createdBy: admin.id,
          name: 'Critical',
          query: 'tab=detected',
          isShared: true,
        }),
      ),
    accessKeyId: async () => (await keyOf(['read'])).id,
    async indicatorListId(url) {
      return db.transaction((tx) =>
        insertIndicatorList(tx, {
          companyId: own.id,
          createdBy: admin.id,
          name: 'CERT',
          role: 'threat',
          severity: 5,
          url: url === null ? null : 'https://lists.example/misp.json',
        }),
      );
    },
    async deadJobId() {
      const [job] = await db
        .insert(jobs)
        .values({
          companyId: own.id,
          queue: ERRAND_QUEUE,
          payload: { kind: 'notifications', userId: admin.id },
          dedupeKey: randomUUID(),
          state: 'dead',
          finishedAt: services.now(),
        })
        .returning();
      return job?.id ?? 0;
    },
    async webhookId() {
      const secret = services.secrets.seal(newWebhookSecret(), WEBHOOK_PURPOSE);
      return db.transaction((tx) =>
        insertWebhook(tx, {
          companyId: own.id,
          createdBy: admin.id,
          name: 'SIEM',
          url: 'https://hooks.example/in',
          kinds: ['alert.created'],
          secret,
        }),
      );
    },
    async deliveryIds() {
      const id = await world.webhookId();
      return {
        id,
        delivery_id: (
          await db.transaction((tx) => queuePing(tx, { id, companyId: own.id }, services.now()))
        ).id,
      };
    },
    async fileId() {
      const [file] = await db
        .insert(files)
        .values({
          companyId: own.id,
          mediaId: await world.mediaId(),
          userId: admin.id,
          filename: 'a.bin',
        })
        .returning();
      return file?.id ?? 0;
    },
    async pictureId() {
      const { id, sha256 } = await insertMedia(db, {
        companyId: own.id,
        previewWidth: 1,
        previewHeight: 1,
      });
      await services.blobs.writePreview(sha256 ?? '', Buffer.from('any bytes will do'));
      return id;
    },
    originalId: async () =>
      (await insertMedia(db, { companyId: own.id, sha256: await stored(randomUUID()) })).id,
    async exposedId() {
      const domain = 'exposed.example';
      await db
        .insert(protectedTerms)
        .values({ companyId: own.id, kind: 'domain', value: domain, folded: domain })
        .onConflictDoNothing();
      const { id } = await insertMedia(db, {
        companyId: own.id,
        sha256: await stored(`anna@${domain}:${randomUUID()}`),
      });
      await insertFinding(db, {
        companyId: own.id,
        mediaId: id,
        detector: 'credentials',
        rule: 'credentials/employees',
      });
      return id;
    },
    async invitationId() {
      const address = `${randomUUID()}@nowhere.example`;
      const { body } = await call(api, 'POST', '/api/user/v1/invite_user/', {
        access: (await world.token('admin')) ?? '',
        body: { email: address },
      });
      return body.id;
    },
    userId: async (given = {}) => (await insertUser(db, { companyId: own.id, ...given })).id,
    notificationId: async (recipient) =>
      (await insertNotification(db, { companyId: own.id, recipientId: (recipient ?? admin).id }))
        .id,
    async uploadToken(caller, size) {
      const person = world.person(caller) ?? admin;
      return (
        await issueUploadToken(
          services,
          { companyId: person.companyId, userId: person.id },
          { filename: `${randomUUID()}.bin`, size },
        )
      ).token;
    },
  };
  return world;
}
