import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { insertCompany, insertMedia, insertUser } from '../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/kit.ts';
import { serveSockets, type LiveSockets } from '../../../test/live-sockets.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { createAccessKey } from '../access-keys/commands/manage-keys.ts';
import { Presence } from '../media/schema.ts';
import { presence } from '../../platform/database/schema/collaboration.ts';
import type { users } from '../../platform/database/schema/people.ts';
import { revokeSession } from '../../platform/access/store/sessions.ts';

type User = typeof users.$inferSelect;
let database: TestDatabase;
let here: LiveSockets;
/** Another process over the same database. */
let there: LiveSockets;
let companyId: number;
let giulia: User;
let luca: User;
let item: number;
let other: number;

beforeAll(async () => {
  database = await createTestDatabase();
  [here, there] = await Promise.all([serveSockets(database), serveSockets(database)]);
  companyId = (await insertCompany(database.db)).id;
  giulia = await insertUser(database.db, { companyId });
  luca = await insertUser(database.db, { companyId, firstName: 'Luca', lastName: 'Bianchi' });
  item = (await insertMedia(database.db, { companyId })).id;
  other = (await insertMedia(database.db, { companyId })).id;
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
});

/** A window that says what it has open, and keeps who it was last told of. */
class Window {
  readonly #socket: WebSocket;
  readonly people = new Map<number, string[]>();
  readonly messages: unknown[] = [];
  readonly closed: Promise<number>;

  constructor(url: string) {
    this.#socket = new WebSocket(url);
    this.closed = new Promise((resolve) => this.#socket.once('close', resolve));
    this.#socket.on('message', (data: Buffer) => {
      const told = Presence.parse(JSON.parse(data.toString('utf8')));
      this.messages.push(told);
      this.people.set(
        told.media_id,
        told.people.map(({ full_name }) => full_name),
      );
    });
  }
  static async open(url: string): Promise<Window> {
    const window = new Window(url);
    await once(window.#socket, 'open');
    return window;
  }
  say(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  look(...media_ids: number[]): void {
    this.say({ media_ids });
  }
  async sees(mediaId: number, people: string[]): Promise<void> {
    await vi.waitFor(() => expect(this.people.get(mediaId)).toEqual(people), PATIENT);
  }
  async shut(): Promise<void> {
    this.#socket.terminate();
    await this.closed;
  }
}
const windowOf = async (person: User, live = here) =>
  Window.open(await live.urlFor(person, 'presence'));

describe('/ws/presence/', () => {
  it(
    'tells everybody who looks at an item who else does, in this process and in others, until ' +
      'they leave',
    async () => {
      const hers = await windowOf(giulia);
      const his = await windowOf(luca, there);
      hers.look(item);
      await hers.sees(item, ['Giulia Ferrari']);
      his.look(item, other);
      await his.sees(item, ['Giulia Ferrari', 'Luca Bianchi']);
      await his.sees(other, ['Luca Bianchi']);
      await hers.sees(item, ['Giulia Ferrari', 'Luca Bianchi']);
      his.look(other);
      await hers.sees(item, ['Giulia Ferrari']);
      his.look(item);
      await hers.sees(item, ['Giulia Ferrari', 'Luca Bianchi']);
      await his.shut();
      await hers.sees(item, ['Giulia Ferrari']);
      expect(hers.people.has(other)).toBe(false);
      await hers.shut();
      await vi.waitFor(
        async () => expect(await database.db.select().from(presence)).toEqual([]),
        PATIENT,
      );
    },
  );

  it('counts a person with two windows once, until the last of them is shut, and names nothing but names', async () => {
    const [first, second] = [await windowOf(giulia), await windowOf(giulia, there)];
    const his = await windowOf(luca);
    first.look(item);
    second.look(item);
    his.look(item);
    await his.sees(item, ['Giulia Ferrari', 'Luca Bianchi']);
    await second.sees(item, ['Giulia Ferrari', 'Luca Bianchi']);
    await first.shut();
    second.look(item, other);
    await second.sees(other, ['Giulia Ferrari']);
    expect(his.people.get(item)).toEqual(['Giulia Ferrari', 'Luca Bianchi']);
    expect(his.messages.at(-1)).toEqual({
      media_id: item,
      people: [
        { id: giulia.id, first_name: 'Giulia', last_name: 'Ferrari', full_name: 'Giulia Ferrari' },
        { id: luca.id, first_name: 'Luca', last_name: 'Bianchi', full_name: 'Luca Bianchi' },
      ],
    });
    await second.shut();
    await his.sees(item, ['Luca Bianchi']);
    await his.shut();
  });

  it('keeps companies apart: an item of another company has nobody, and nobody there is told', async () => {
    const stranger = await insertUser(database.db, {
      companyId: (await insertCompany(database.db)).id,
      firstName: 'Some',
      lastName: 'Stranger',
    });
    const [hers, theirs] = [await windowOf(giulia), await windowOf(stranger)];
    hers.look(item);
    theirs.look(item);
    await theirs.sees(item, []);
    hers.look(item, other);
    await hers.sees(other, ['Giulia Ferrari']);
    expect(hers.people.get(item)).toEqual(['Giulia Ferrari']);
    await Promise.all([hers.shut(), theirs.shut()]);
  });

  it('lets an access key see and not be seen', async () => {
    const admin = await insertUser(database.db, {
      companyId,
      groupName: 'Admins',
      firstName: 'Ada',
    });
    const { key } = await createAccessKey(
      { db: database.db, now: () => new Date() },
      { userId: admin.id, companyId, address: '203.0.113.9' },
      { name: 'Wall', scopes: ['read'], expiresAt: null },
    );
    const [wall, hers] = [
      await Window.open(`${here.origin}/ws/presence/?token=${key}`),
      await windowOf(giulia),
    ];
    wall.look(item);
    hers.look(item);
    await wall.sees(item, ['Giulia Ferrari']);
    await hers.sees(item, ['Giulia Ferrari']);
    await Promise.all([wall.shut(), hers.shut()]);
  });

  it('no longer names who looks through a process that died, once it has been silent for its time', async () => {
    const hers = await windowOf(giulia);
    hers.look(item);
    await hers.sees(item, ['Giulia Ferrari']);
    await database.db.execute(
      sql`insert into presence_processes values ('7c5ff1a2-0000-4000-8000-000000000001', now() + interval '1 hour')`,
    );
    await database.db.execute(
      sql`insert into presence values ('7c5ff1a2-0000-4000-8000-000000000001', ${companyId}, ${item}, ${luca.id})`,
    );
    // No signal tells of it: the poll does.
    await hers.sees(item, ['Giulia Ferrari', 'Luca Bianchi']);
    await database.db.execute(
      sql`update presence_processes set until = now() - interval '1 second'
        where id = '7c5ff1a2-0000-4000-8000-000000000001'`,
    );
    await hers.sees(item, ['Giulia Ferrari']);
    await hers.shut();
  });

  it('writes everything anew when the database has lost it, and takes back what it wrote when it stops', async () => {
    const live = await serveSockets(database, { timing: { presence: 200 } });
    const [hers, his] = [await windowOf(giulia, live), await windowOf(luca)];
    hers.look(item);
    his.look(item);
    await his.sees(item, ['Giulia Ferrari', 'Luca Bianchi']);
    await database.db.execute(sql`delete from presence_processes`);
    await vi.waitFor(
      async () =>
        expect(await database.db.select({ userId: presence.userId }).from(presence)).toContainEqual(
          { userId: giulia.id },
        ),
      PATIENT,
    );
    await live.close();
    expect(await hers.closed).toBe(1001);
    expect(
      (await database.db.select({ userId: presence.userId }).from(presence)).some(
        ({ userId }) => userId === giulia.id,
      ),
    ).toBe(false);
    await his.shut();
  });

  it('ends with the session, and closes whoever sends what it cannot read', async () => {
    const { token, sessionId } = await here.tokenFor(luca);
    const [hers, his] = [
      await windowOf(giulia),
      await Window.open(`${here.origin}/ws/presence/?token=${token}`),
    ];
    hers.look(item);
    his.look(item);
    await hers.sees(item, ['Giulia Ferrari', 'Luca Bianchi']);
    await revokeSession(database.db, sessionId, 'test', new Date());
    expect(await his.closed).toBe(4403);
    await hers.sees(item, ['Giulia Ferrari']);
    for (const bad of [
      '{',
      '{"media_ids": "all"}',
      JSON.stringify({ media_ids: Array.from({ length: 101 }, (_, n) => n + 1) }),
    ]) {
      const window = await windowOf(luca);
      window.say(bad);
      expect(await window.closed).toBe(4400);
    }
    await hers.shut();
  });
});
