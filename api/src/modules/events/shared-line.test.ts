import { say } from '@vedetta/messages/say.ts';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { insertCompany, insertUser } from '../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/kit.ts';
import { serveSockets, type LiveSockets } from '../../../test/live-sockets.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { openSocket, refusedSocket } from '../../../test/socket-client.ts';
import { transact } from './store/outbox.ts';
import type { companies, users } from '../../platform/database/schema/people.ts';
import { revokeSession } from '../../platform/access/store/sessions.ts';

type Person = typeof users.$inferSelect;
let database: TestDatabase;
let live: LiveSockets;
let acme: typeof companies.$inferSelect;
let giulia: Person;
let luca: Person;
let lines: SharedClient[] = [];
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
afterEach(() => {
  for (const { socket } of lines) socket.terminate();
  lines = [];
});
afterAll(async () => {
  await live.close();
  await database.close();
});

/** A gateway's end of the line, which keeps what it is told. */
interface SharedClient {
  socket: WebSocket;
  closed: Promise<number>;
  say(what: unknown): void;
  /** Messages: whom they are for, and what they say. */
  frames: [number[], Record<string, unknown>][];
  /** Everything else. */
  told: Record<string, unknown>[];
  /** What one number was sent: alert ids or notifications. */
  of(number: number): unknown[];
}
async function openLine(at = live): Promise<SharedClient> {
  const socket = new WebSocket(`${at.origin}/ws/shared/`);
  const frames: SharedClient['frames'] = [];
  const told: SharedClient['told'] = [];
  socket.on('message', (data: Buffer) => {
    const value = JSON.parse(data.toString('utf8'));
    if (Array.isArray(value))
      for (let at = 0; at < value.length; at += 2) frames.push([value[at], value[at + 1]]);
    else told.push(value);
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
  });
  await once(socket, 'open');
  const line: SharedClient = {
    socket,
    closed,
    frames,
    told,
    say: (what) => {
      socket.send(typeof what === 'string' ? what : JSON.stringify(what));
    },
    of: (number) =>
      frames
        .filter(([runs]) =>
          runs.some(
            (first, at) => at % 2 === 0 && number >= first && number < first + (runs[at + 1] ?? 0),
          ),
        )
        .map(([, message]) => message['alert_id'] ?? message['message']),
  };
  lines.push(line);
  return line;
}
const listen = async (
  line: SharedClient,
  open: number,
  person: Person,
  channel: string,
  after?: number,
) => {
  const { token, sessionId } = await live.tokenFor(person);
  line.say({ open, channel, token, ...(after === undefined ? {} : { after }) });
  await vi.waitFor(() => {
    expect(line.told.map(({ opened, ended }) => opened ?? ended)).toContain(open);
  }, PATIENT);
  return sessionId;
};
const notify = (recipient: Person, message: string) =>
  transact({ db: database.db, bus: live.bus }, async (_tx, outbox) => {
    outbox.notify({
      companyId: recipient.companyId,
      recipientId: recipient.id,
      context: 'assigned_alert',
      actorId: null,
      actorName: 'Luca Bianchi',
      message: say('quotedWords', { words: message }),
    });
  });
const raise = (companyId: number, alertId: number) =>
  transact({ db: database.db, bus: live.bus }, async (_tx, outbox) => {
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
const soon = (check: () => void) => vi.waitFor(check, PATIENT);

describe('/ws/shared/', () => {
  it('sends what is for several once, with their numbers, and what is for one to that one', async () => {
    const others = await insertCompany(database.db);
    const outsider = await insertUser(database.db, { companyId: others.id });
    const line = await openLine();
    for (const [number, person] of [giulia, luca, giulia].entries())
      await listen(line, number + 1, person, 'events');
    await listen(line, 4, outsider, 'events');
    await listen(line, 7, luca, 'notifications');
    await raise(acme.id, 11);
    await raise(others.id, 12);
    await notify(luca, 'for Luca');
    await soon(() => {
      expect(line.frames).toHaveLength(3);
    });
    expect([1, 2, 3, 4, 7].map((number) => line.of(number))).toEqual([
      [11],
      [11],
      [11],
      [12],
      ['for Luca'],
    ]);
    expect(line.frames.find(([, { alert_id: id }]) => id === 11)?.[0]).toEqual([1, 3]);
  });

  it('goes on from where each one was, before what is new, and tells where the stream stands', async () => {
    const line = await openLine();
    const person = await insertUser(database.db, { companyId: acme.id });
    for (const word of ['one', 'two', 'three']) await notify(person, word);
    await listen(line, 1, person, 'notifications', 0);
    await soon(() => {
      expect(line.of(1)).toEqual(['one', 'two', 'three']);
    });
    const ids = line.frames.map(([, { id }]) => Number(id));
    await listen(line, 2, person, 'notifications', ids[1] ?? 0);
    await listen(line, 3, person, 'notifications');
    expect(line.told.find(({ opened }) => opened === 3)).toEqual({ opened: 3, position: ids[2] });
    await notify(person, 'four');
    await soon(() => {
      expect([1, 2, 3].map((number) => line.of(number))).toEqual([
        ['one', 'two', 'three', 'four'],
        ['three', 'four'],
        ['four'],
      ]);
    });
    expect(line.frames.at(-1)?.[0]).toEqual([1, 3]);
    line.say({ close: 2 });
    await notify(person, 'five');
    await soon(() => {
      expect(line.of(3)).toEqual(['four', 'five']);
    });
    expect(line.of(2)).toEqual(['three', 'four']);
  });

  it('ends one whose session ends, and no other; refuses one by one', async () => {
    const line = await openLine();
    const session = await listen(line, 1, giulia, 'events');
    await listen(line, 2, giulia, 'events');
    await revokeSession(database.db, session, 'signed out', new Date());
    await soon(() => {
      expect(line.told.at(-1)).toEqual({
        ended: 1,
        code: 4403,
        reason: 'This session has ended. Log in again.',
      });
    });
    line.say({ open: 3, channel: 'events', token: 'nonsense' });
    await soon(() => {
      expect(line.told.at(-1)).toMatchObject({ ended: 3, code: 4403 });
    });
    await raise(acme.id, 21);
    await soon(() => {
      expect([1, 2, 3].map((number) => line.of(number))).toEqual([[], [21], []]);
    });
  });

  it('counts each among the 20 connections of a person, and gives the places back with the line', async () => {
    const person = await insertUser(database.db, { companyId: acme.id });
    const line = await openLine();
    for (let number = 1; number <= 20; number += 1) await listen(line, number, person, 'events');
    await listen(line, 21, person, 'events');
    expect(line.told.at(-1)).toMatchObject({ ended: 21, code: 4429 });
    expect(await refusedSocket(await live.urlFor(person, 'events'))).toMatchObject({ status: 429 });
    line.say({ close: 5 });
    await vi.waitFor(async () => {
      await (await openSocket(await live.urlFor(person, 'events'))).cut();
    }, PATIENT);
    line.socket.terminate();
    const again = await openLine();
    for (let number = 1; number <= 20; number += 1) {
      await vi.waitFor(async () => {
        await listen(again, number + again.told.length * 100, person, 'events');
        expect(again.told.at(-1)).toHaveProperty('opened');
      }, PATIENT);
    }
  });

  it.each<[string, unknown]>([
    ['that is no JSON', '{"open":'],
    ['of another form', { open: 1, channel: 'secrets', token: 't' }],
    ['without a token', { open: 1, channel: 'events' }],
    ['with a number below one', { close: 0 }],
  ])('closes with 4400 after a message %s', async (_what, message) => {
    const line = await openLine();
    line.say(message);
    expect(await line.closed).toBe(4400);
  });

  it('closes with 4400 when a number is given twice, and with 1009 above 64 KiB', async () => {
    const line = await openLine();
    await listen(line, 1, giulia, 'events');
    line.say({ open: 1, channel: 'events', token: 'x' });
    expect(await line.closed).toBe(4400);
    const long = await openLine();
    long.say('x'.repeat(65 * 1024));
    expect(await long.closed).toBe(1009);
  });

  it('closes a line that floods with 4429', async () => {
    const line = await openLine();
    const { token } = await live.tokenFor(giulia);
    // One that opened nothing is closed as silent, which a slow machine comes to first.
    line.say({ open: 1, channel: 'events', token });
    for (let said = 0; said <= 60_000; said += 1) line.say('{"close":2}');
    expect(await line.closed).toBe(4429);
  });

  it(
    'lets a gateway in although strangers hold all the places: the oldest line on which nobody ' +
      'listens makes room',
    async () => {
      const own = await serveSockets(database);
      const gateway = await openLine(own);
      const { token } = await own.tokenFor(giulia);
      gateway.say({ open: 1, channel: 'events', token });
      await vi.waitFor(() => {
        expect(gateway.told).toMatchObject([{ opened: 1 }]);
      }, PATIENT);
      const strangers = await Promise.all(Array.from({ length: 63 }, () => openLine(own)));
      const another = await openLine(own);
      another.say({ open: 1, channel: 'events', token });
      await vi.waitFor(() => {
        expect(another.told).toMatchObject([{ opened: 1 }]);
      }, PATIENT);
      expect(await Promise.race(strangers.map(({ closed }) => closed))).toBe(4408);
      expect([gateway, another].map(({ socket }) => socket.readyState)).toEqual([
        WebSocket.OPEN,
        WebSocket.OPEN,
      ]);
      for (const { socket } of [gateway, another, ...strangers]) socket.terminate();
      await own.close();
    },
  );

  it('is for programs: a page of another site is refused', async () => {
    expect(
      await refusedSocket(`${live.origin}/ws/shared/`, { Origin: 'https://evil.example' }),
    ).toMatchObject({ status: 403 });
  });

  it('closes a gateway that stalled, while a socket of its own reads on', async () => {
    const person = await insertUser(database.db, { companyId: acme.id });
    const line = await openLine();
    await listen(line, 1, person, 'notifications', 0);
    const healthy = await openSocket(await live.urlFor(person, 'notifications', { after: '0' }));
    line.socket.pause();
    const big = 'x'.repeat(400_000);
    for (let sent = 1; sent <= 100; sent += 1) {
      await notify(person, `${sent} ${big}`);
      await healthy.atLeast(sent);
    }
    line.socket.resume();
    expect(await line.closed).toBeOneOf([1006, 1013]);
    expect(line.frames.length).toBeLessThan(100);
    await healthy.cut();
  });

  it('closes with 1001 when the server stops', async () => {
    const own = await serveSockets(database);
    const line = await openLine(own);
    const { token } = await own.tokenFor(giulia);
    line.say({ open: 1, channel: 'events', token });
    await soon(() => {
      expect(line.told).toHaveLength(1);
    });
    await own.close();
    expect(await line.closed).toBe(1001);
  });
});
