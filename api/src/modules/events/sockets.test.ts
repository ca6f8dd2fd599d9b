import { say } from '@vedetta/messages/say.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertCompany, insertUser } from '../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/kit.ts';
import { serveSockets, type LiveSockets } from '../../../test/live-sockets.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { openSocket, refusedSocket, type SocketClient } from '../../../test/socket-client.ts';
import { Notification } from '../notifications/schema.ts';
import { transact } from './store/outbox.ts';
import { users, type companies } from '../../platform/database/schema/people.ts';
import { revokeSession } from '../../platform/access/store/sessions.ts';
import { SocketEvent } from '../../platform/realtime/messages.ts';

let database: TestDatabase;
let live: LiveSockets;
let acme: typeof companies.$inferSelect;
let giulia: typeof users.$inferSelect;
let luca: typeof users.$inferSelect;

beforeAll(async () => {
  database = await createTestDatabase();
  live = await serveSockets(database);
  acme = await insertCompany(database.db);
  giulia = await insertUser(database.db, { companyId: acme.id });
  luca = await insertUser(database.db, {
    companyId: acme.id,
    firstName: 'Luca',
    lastName: 'Bianchi',
  });
});
afterAll(async () => {
  await live.close();
  await database.close();
});

const notify = (recipient: typeof users.$inferSelect, message: string, bus = live.bus) =>
  transact({ db: database.db, bus }, async (_tx, outbox) => {
    outbox.notify({
      companyId: recipient.companyId,
      recipientId: recipient.id,
      context: 'assigned_alert',
      actorId: null,
      actorName: 'Luca Bianchi',
      message: say('quotedWords', { words: message }),
    });
  });
const raise = (companyId: number, alertId: number, bus = live.bus) =>
  transact({ db: database.db, bus }, async (_tx, outbox) => {
    outbox.event(companyId, {
      type: 'alert.changed',
      alert_id: alertId,
      media_id: 1,
      version: 1,
      status: 'DETECTED',
      previous_status: null,
      severity: 4,
      created: true,
      actor_id: null,
    });
  });
const messagesOf = (client: SocketClient) => client.received.map((message) => message['message']);

describe('/ws/notifications/', () => {
  it('sends each notification to its recipient alone, in the shape of the list', async () => {
    const hers = await openSocket(await live.urlFor(giulia, 'notifications'));
    const his = await openSocket(await live.urlFor(luca, 'notifications'));
    await notify(luca, 'for Luca');
    await notify(giulia, 'for Giulia');
    expect(Notification.parse((await hers.atLeast(1))[0])).toMatchObject({
      message: 'for Giulia',
      is_read: false,
      fullname: 'Luca Bianchi',
    });
    await his.atLeast(1);
    await notify(giulia, 'the end');
    await hers.atLeast(2);
    expect(messagesOf(hers)).toEqual(['for Giulia', 'the end']);
    expect(messagesOf(his)).toEqual(['for Luca']);
    await Promise.all([hers.cut(), his.cut()]);
  });

  it('starts with what comes after the connection when no `after` is given', async () => {
    await notify(giulia, 'before');
    const client = await openSocket(await live.urlFor(giulia, 'notifications'));
    await notify(giulia, 'after');
    await client.atLeast(1);
    expect(messagesOf(client)).toEqual(['after']);
    await client.cut();
  });

  it('replays what was missed since `after`, in id order and across pages, before what is new', async () => {
    const person = await insertUser(database.db, { companyId: acme.id });
    const first = await openSocket(await live.urlFor(person, 'notifications'));
    await notify(person, 'seen');
    const [seen] = await first.atLeast(1);
    await first.cut();
    await transact({ db: database.db, bus: live.bus }, async (_tx, outbox) => {
      for (let n = 1; n <= 250; n += 1) {
        outbox.notify({
          companyId: acme.id,
          recipientId: person.id,
          context: 'assigned_alert',
          actorId: null,
          actorName: null,
          message: say('quotedWords', { words: String(n) }),
        });
      }
    });
    const second = await openSocket(
      await live.urlFor(person, 'notifications', { after: String(seen?.id) }),
    );
    await notify(person, '251');
    await second.atLeast(251);
    expect(messagesOf(second)).toEqual(Array.from({ length: 251 }, (_, n) => String(n + 1)));
    await second.cut();
  });

  it('loses and repeats nothing while 500 are written and the connection breaks again and again', async () => {
    const person = await insertUser(database.db, { companyId: acme.id });
    const other = await serveSockets(database);
    const writer = (async () => {
      for (let n = 1; n <= 500; n += 1)
        await notify(person, String(n), n % 2 === 0 ? live.bus : other.bus);
    })();
    const seen: SocketClient['received'] = [];
    let breaks = 0;
    while (seen.length < 500) {
      const on = breaks % 2 === 0 ? live : other;
      const client = await openSocket(
        await on.urlFor(person, 'notifications', { after: String(seen.at(-1)?.id ?? 0) }),
      );
      await client.atLeast(Math.min(1 + (breaks % 29), 500 - seen.length));
      await client.cut();
      seen.push(...client.received);
      breaks += 1;
    }
    await writer;
    expect(seen.map((message) => message['message'])).toEqual(
      Array.from({ length: 500 }, (_, n) => String(n + 1)),
    );
    expect(breaks).toBeGreaterThan(20);
    await other.close();
  });

  it('delivers by polling when every signal is lost', async () => {
    const deaf = await serveSockets(database, { deaf: true });
    const client = await openSocket(await deaf.urlFor(giulia, 'notifications'));
    await notify(giulia, 'without a signal');
    await client.atLeast(1);
    expect(messagesOf(client)).toEqual(['without a signal']);
    await deaf.close();
  });
});

describe('/ws/events/', () => {
  it('sends the events of the own company only, however many listen', async () => {
    const others = await insertCompany(database.db);
    const outsider = await insertUser(database.db, { companyId: others.id });
    const inside = await Promise.all(
      Array.from({ length: 5 }, async () => openSocket(await live.urlFor(giulia, 'events'))),
    );
    const outside = await openSocket(await live.urlFor(outsider, 'events'));
    await raise(acme.id, 11);
    await raise(others.id, 22);
    await raise(acme.id, 12);
    for (const client of inside) {
      const events = (await client.atLeast(2)).map((message) => SocketEvent.parse(message));
      expect(
        events.map((event) => (event.type === 'alert.changed' ? event.alert_id : null)),
      ).toEqual([11, 12]);
    }
    expect((await outside.atLeast(1)).map((message) => message['alert_id'])).toEqual([22]);
    await Promise.all([...inside, outside].map((client) => client.cut()));
  });

  it('tells a trial user nothing of targets', async () => {
    const trial = await insertUser(database.db, { companyId: acme.id, groupName: 'Trial Users' });
    const client = await openSocket(await live.urlFor(trial, 'events'));
    await transact({ db: database.db, bus: live.bus }, async (_tx, outbox) =>
      outbox.event(acme.id, { type: 'target.changed', target_id: 3 }),
    );
    await raise(acme.id, 31);
    expect((await client.atLeast(1)).map((message) => message['type'])).toEqual(['alert.changed']);
    await client.cut();
  });

  it('treats an `after` from another database as now', async () => {
    const client = await openSocket(await live.urlFor(giulia, 'events', { after: '999999999' }));
    await raise(acme.id, 41);
    expect((await client.atLeast(1)).map((message) => message['alert_id'])).toEqual([41]);
    await client.cut();
  });
});

describe('who may open a socket, and for how long', () => {
  it('answers 404, 403, 401 and 400 in plain HTTP with what to do', async () => {
    const url = await live.urlFor(giulia, 'events');
    expect(await refusedSocket(url.replace('/ws/events/', '/ws/secrets/'))).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await refusedSocket(url, { Origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(await refusedSocket(`${live.origin}/ws/events/`)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect(await refusedSocket(`${live.origin}/ws/events/?token=nonsense`)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect(await refusedSocket(`${url}&after=yesterday`)).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT' },
    });
  });

  it('lets a page of the same host in, and one of the public address', async () => {
    const here = await openSocket(await live.urlFor(giulia, 'events'), {
      origin: live.origin.replace('ws:', 'http:'),
    });
    await here.cut();
    const named = await serveSockets(database, { publicUrl: 'https://vedetta.example' });
    const there = await openSocket(await named.urlFor(giulia, 'events'), {
      origin: 'https://vedetta.example',
    });
    await there.cut();
    await named.close();
  });

  it('refuses the 21st socket of one person and takes it once another is closed', async () => {
    const person = await insertUser(database.db, { companyId: acme.id });
    const url = await live.urlFor(person, 'events');
    const open = await Promise.all(Array.from({ length: 20 }, () => openSocket(url)));
    expect(await refusedSocket(url)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
      headers: { 'retry-after': '30' },
    });
    await open[0]!.cut();
    const late = await vi.waitFor(() => openSocket(url), PATIENT);
    await Promise.all([...open.slice(1), late].map((client) => client.cut()));
  });

  it('closes with 4403 when the token runs out, and sends nothing afterwards', async () => {
    const own = await serveSockets(database);
    const client = await openSocket(await own.urlFor(giulia, 'notifications'));
    own.advance(10 * 60_000 + 1_000);
    await notify(giulia, 'too late', own.bus);
    expect(await client.closed).toMatchObject({ code: 4403 });
    expect(client.received).toEqual([]);
    await own.close();
  });

  it('closes with 4403 when the session is revoked, the person deactivated or their group changed', async () => {
    const person = await insertUser(database.db, { companyId: acme.id });
    const { token, sessionId } = await live.tokenFor(person);
    const first = await openSocket(`${live.origin}/ws/events/?token=${token}`);
    await revokeSession(database.db, sessionId, 'signed out', new Date());
    expect(await first.closed).toMatchObject({ code: 4403 });
    expect(await refusedSocket(`${live.origin}/ws/events/?token=${token}`)).toMatchObject({
      status: 401,
    });

    for (const change of [{ groupName: 'Viewers' }, { isActive: false }]) {
      const client = await openSocket(await live.urlFor(person, 'events'));
      await database.db.update(users).set(change).where(eq(users.id, person.id));
      expect(await client.closed).toMatchObject({ code: 4403 });
    }
  });

  it('closes with 1001 when the server stops', async () => {
    const own = await serveSockets(database);
    const client = await openSocket(await own.urlFor(giulia, 'events'));
    await own.close();
    expect(await client.closed).toMatchObject({ code: 1001 });
  });
});

describe('clients that misbehave', () => {
  it('cuts messages above 64 KiB with 1009', async () => {
    const client = await openSocket(await live.urlFor(giulia, 'events'));
    client.socket.send('x'.repeat(65 * 1024));
    expect(await client.closed).toMatchObject({ code: 1009 });
  });

  it('closes a client that floods with 4429', async () => {
    const client = await openSocket(await live.urlFor(giulia, 'events'));
    for (let n = 0; n < 100; n += 1) client.socket.send('hello');
    expect(await client.closed).toMatchObject({ code: 4429 });
  });

  it('cuts a client that gives no sign of life', async () => {
    const eager = await serveSockets(database, { timing: { heartbeat: 200 } });
    const client = await openSocket(await eager.urlFor(giulia, 'events'), { autoPong: false });
    expect(await client.closed).toMatchObject({ code: 1006 });
    await eager.close();
  });

  it('closes a reader that stalled, while others read on', async () => {
    const person = await insertUser(database.db, { companyId: acme.id });
    const stalled = await openSocket(await live.urlFor(person, 'notifications', { after: '0' }));
    const healthy = await openSocket(await live.urlFor(person, 'notifications', { after: '0' }));
    stalled.socket.pause();
    // 20 MB are more than what the operating system holds for a reader.
    const big = 'x'.repeat(200_000);
    for (let sent = 1; sent <= 100; sent += 1) {
      await notify(person, `${sent} ${big}`);
      await healthy.atLeast(sent);
    }
    stalled.socket.resume();
    expect((await stalled.closed).code).toBeOneOf([1006, 1013]);
    expect(stalled.received.length).toBeLessThan(100);
    expect(healthy.received.map((message) => String(message['message']).split(' ')[0])).toEqual(
      Array.from({ length: 100 }, (_, n) => String(n + 1)),
    );
    await healthy.cut();
  });
});
