import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompany, insertUser } from '../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/kit.ts';
import { serveSockets, type LiveSockets } from '../../../test/live-sockets.ts';
import { openSocket, refusedSocket } from '../../../test/socket-client.ts';
import {
  changeAccessKey,
  createAccessKey,
  removeAccessKey,
} from '../access-keys/commands/manage-keys.ts';
import type { Scope } from '../../platform/access/access-key.ts';
import { transact } from './store/outbox.ts';
import { auditLog } from '../../platform/database/schema/installation.ts';
import type { EventBody } from '../../platform/database/schema/messages.ts';
import { users } from '../../platform/database/schema/people.ts';

let database: TestDatabase;
let live: LiveSockets;
let admin: typeof users.$inferSelect;
let actor: { userId: number; companyId: number; address: string };
const needs = () => ({ db: database.db, now: () => new Date() });

beforeAll(async () => {
  database = await createTestDatabase();
  live = await serveSockets(database);
  const { id: companyId } = await insertCompany(database.db);
  admin = await insertUser(database.db, { companyId, groupName: 'Admins' });
  actor = { userId: admin.id, companyId, address: '203.0.113.9' };
});
afterAll(async () => {
  await live.close();
  await database.close();
});

const makeKey = async (scopes: Scope[], expiresAt: Date | null = null) => {
  const { row, key } = await createAccessKey(needs(), actor, { name: 'SIEM', scopes, expiresAt });
  return { id: row.key.id, key };
};
const tell = (body: EventBody) =>
  transact({ db: database.db, bus: live.bus }, async (_tx, outbox) => {
    outbox.event(actor.companyId, body);
  });
const socketOf = (key: string, channel = 'events') => `${live.origin}/ws/${channel}/?token=${key}`;
const audited = async (id: number) =>
  (
    await database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, actor.companyId), like(auditLog.subject, 'socket:%')))
      .orderBy(asc(auditLog.id))
  )
    .filter(({ detail }) => detail?.['access_key'] === id)
    .map(({ action, subject, actorId }) => ({ action, subject, actorId }));
const raised: EventBody = {
  type: 'alert.changed',
  alert_id: 1,
  media_id: 1,
  version: 1,
  status: 'DETECTED',
  previous_status: null,
  severity: 4,
  created: true,
  actor_id: null,
};

describe('K2: an access key on a socket', () => {
  it(
    'hears the events of its company within its scopes, in the header as in the address, and ' +
      'its use is audited',
    async () => {
      const { id, key } = await makeKey(['read']);
      const byAddress = await openSocket(socketOf(key));
      const byHeader = await openSocket(`${live.origin}/ws/events/`, {
        headers: { authorization: `Bearer ${key}` },
      });
      await tell(raised);
      await tell({
        type: 'note.changed',
        note_id: 5,
        media_id: 1,
        alert_id: null,
        change: 'edited',
        actor_id: admin.id,
      });
      for (const client of [byAddress, byHeader])
        expect((await client.atLeast(2)).map(({ type }) => type)).toEqual([
          'alert.changed',
          'note.changed',
        ]);
      await Promise.all([byAddress.cut(), byHeader.cut()]);
      expect(await audited(id)).toEqual([
        { action: 'access_key.used', subject: 'socket:events', actorId: admin.id },
      ]);
    },
  );

  it(
    'is refused without the scope, and always for the notifications, which are a person’s own; ' +
      'that is audited too',
    async () => {
      const upload = await makeKey(['upload']);
      expect(await refusedSocket(socketOf(upload.key))).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
      expect(await audited(upload.id)).toMatchObject([
        { action: 'access_key.denied', subject: 'socket:events' },
      ]);
      const all = await makeKey(['read', 'triage', 'upload', 'admin']);
      expect(await refusedSocket(socketOf(all.key, 'notifications'))).toMatchObject({
        status: 403,
        body: { title: expect.stringContaining('/ws/events/') },
      });
      expect(await audited(all.id)).toMatchObject([
        { action: 'access_key.denied', subject: 'socket:notifications' },
      ]);
      expect(await refusedSocket(socketOf(`${all.key.slice(0, -1)}_`))).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
    },
  );

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['is revoked', (id) => changeAccessKey(needs(), actor, id, { revoked: true })],
    ['is deleted', (id) => removeAccessKey(needs(), actor, id)],
    ['loses the scope', (id) => changeAccessKey(needs(), actor, id, { scopes: ['upload'] })],
    [
      'belongs to somebody who may not sign in any more',
      () => database.db.update(users).set({ isActive: false }).where(eq(users.id, admin.id)),
    ],
    // Last, since the clock only goes on.
    [
      'ran out',
      async () => {
        live.advance(3_601_000);
      },
    ],
  ])('is cut off when it %s', async (_what, end) => {
    const { id, key } = await makeKey(['read'], new Date(Date.now() + 3_600_000));
    const client = await openSocket(socketOf(key));
    await end(id);
    expect((await client.closed).code).toBe(4403);
    expect((await refusedSocket(socketOf(key))).status).toBeGreaterThanOrEqual(401);
    await database.db.update(users).set({ isActive: true }).where(eq(users.id, admin.id));
  });
});
