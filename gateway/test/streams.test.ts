import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collect, liveClient, token } from './client.ts';
import { serveGateway, until, type ServedGateway } from './serve.ts';
import { alert, alertChanged, notification, Upstream, whoami } from './upstream.ts';

let upstream: Upstream;
let gateway: ServedGateway;
let clients: { dispose(): void | Promise<void> }[];
/** Who a token belongs to; the upstream accepts these. */
let users: Map<string, number>;

beforeEach(async () => {
  upstream = new Upstream();
  users = new Map();
  clients = [];
  upstream.on('GET /api/user/v1/whoami/', (req, res) => {
    const bearer = (req.headers.authorization ?? '').slice(7);
    const user = upstream.refused.has(bearer) ? undefined : users.get(bearer);
    if (user === undefined)
      res
        .writeHead(401, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ status: 401, code: 'UNAUTHENTICATED', title: 'Log in again.' }));
    else res.writeHead(200).end(JSON.stringify(whoami(user)));
  });
  await upstream.start();
  gateway = await serveGateway(upstream.url);
});
afterEach(async () => {
  for (const client of clients) await client.dispose();
  await gateway.stop();
  await upstream.kill();
});

function signIn(user: number, session = `s${user}`, seconds = 600): string {
  const made = token(session, seconds);
  users.set(made, user);
  return made;
}
function open(bearer: () => string) {
  const client = liveClient(gateway.socketUrl, bearer);
  clients.push(client);
  return client;
}
const NOTIFICATIONS =
  'subscription ($after: ID) { notificationReceived(after: $after) { id message } }';
const ids = (subscribed: { seen: { id: string }[] }) => subscribed.seen.map(({ id }) => Number(id));
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Both ways to the api give clients the same. */
describe.each([
  ['on the shared line', true],
  ['on sockets of their own', false],
])('streams %s', (_way, hasSharedLine) => {
  beforeEach(() => {
    upstream.hasSharedLine = hasSharedLine;
  });

  describe('one upstream socket', () => {
    test('serves every connection and subscriber of a user', async () => {
      const bearer = signIn(1);
      const subscribed = [open(() => bearer), open(() => bearer)].flatMap((client) =>
        [1, 2, 3].map(() => collect<{ id: string }>(client, NOTIFICATIONS, { after: '0' })),
      );
      await until(() => upstream.listening === 1, 'the upstream socket');
      upstream.publish('notifications', notification(1));
      upstream.publish('notifications', notification(2));
      await until(
        () => subscribed.every(({ seen }) => seen.length === 2),
        'two notifications everywhere',
      );
      expect(subscribed.map(ids)).toEqual(subscribed.map(() => [1, 2]));
      expect(upstream.listening).toBe(1);
    });

    test('is closed when the last subscriber leaves', async () => {
      const bearer = signIn(1);
      const subscribed = collect<{ id: string }>(
        open(() => bearer),
        NOTIFICATIONS,
      );
      await until(() => upstream.listening === 1, 'the upstream socket');
      subscribed.stop();
      await until(() => upstream.listening === 0, 'its end');
    });

    test('carries nothing of one user to another', async () => {
      const [ada, bo] = [signIn(1), signIn(2)];
      const ofAda = collect<{ id: string }>(
        open(() => ada),
        NOTIFICATIONS,
      );
      const ofBo = collect<{ id: string }>(
        open(() => bo),
        NOTIFICATIONS,
      );
      await until(() => upstream.listening === 2, 'two upstream sockets');
      expect(new Set(upstream.sockets.map((url) => url.searchParams.get('token')))).toEqual(
        new Set([ada, bo]),
      );
      expect(upstream.openSockets).toBe(hasSharedLine ? 1 : 2);
      upstream.publish('notifications', notification(1));
      await until(() => ofAda.seen.length === 1 && ofBo.seen.length === 1, 'one each');
    });
  });

  describe('nothing is lost or repeated', () => {
    test('while the api is killed again and again under load', async () => {
      const bearer = signIn(1);
      const subscribed = [0, 1, 2].map(() =>
        collect<{ id: string }>(
          open(() => bearer),
          NOTIFICATIONS,
        ),
      );
      await until(() => upstream.listening === 1, 'the upstream socket');
      let last = 0;
      for (let round = 0; round < 12; round += 1) {
        for (let i = 0; i < 40; i += 1)
          upstream.publish('notifications', notification((last += 1)));
        if (round % 3 === 0)
          await until(
            () => subscribed.every(({ seen }) => seen.length === last),
            `all of round ${round}`,
          );
        await upstream.kill();
        for (let i = 0; i < 10; i += 1)
          upstream.publish('notifications', notification((last += 1)));
        await upstream.start();
      }
      await until(() => subscribed.every(({ seen }) => seen.length >= last), 'everything');
      expect(subscribed.map(ids)).toEqual(subscribed.map(() => range(1, last)));
    });

    test('when the first message comes after a break and the client never named a position', async () => {
      for (const id of range(1, 5)) upstream.publish('notifications', notification(id));
      const bearer = signIn(1);
      const subscribed = collect<{ id: string }>(
        open(() => bearer),
        NOTIFICATIONS,
      );
      await until(() => upstream.listening === 1, 'the upstream socket');
      await upstream.kill();
      upstream.publish('notifications', notification(6));
      await upstream.start();
      await until(() => subscribed.seen.length > 0, 'the message of the break');
      expect(ids(subscribed)).toEqual([6]);
    });

    test('for newcomers that resume further back than those before them', async () => {
      const bearer = signIn(1);
      for (const id of range(1, 600)) upstream.publish('notifications', notification(id));
      const client = open(() => bearer);
      const late = collect<{ id: string }>(client, NOTIFICATIONS, { after: '590' });
      await until(() => late.seen.length === 10, 'the ten it missed');
      const near = collect<{ id: string }>(client, NOTIFICATIONS, { after: '595' });
      const far = collect<{ id: string }>(client, NOTIFICATIONS, { after: '20' });
      const fresh = collect<{ id: string }>(client, NOTIFICATIONS);
      await until(() => far.seen.length === 580 && near.seen.length === 5, 'both replays');
      upstream.publish('notifications', notification(601));
      await until(
        () => [late, near, far, fresh].every(({ seen }) => seen.at(-1)?.id === '601'),
        'the live one',
      );
      expect([late, near, far, fresh].map(ids)).toEqual([
        range(591, 601),
        range(596, 601),
        range(21, 601),
        [601],
      ]);
      expect(upstream.listening).toBe(1);
    });

    test('when a client resumes with an id that this database has not reached', async () => {
      upstream.publish('notifications', notification(3));
      const bearer = signIn(1);
      const subscribed = collect<{ id: string }>(
        open(() => bearer),
        NOTIFICATIONS,
        { after: '900' },
      );
      await until(() => upstream.listening === 1, 'the upstream socket');
      upstream.publish('notifications', notification(4));
      await until(() => subscribed.seen.length === 1, 'the new one');
      expect(ids(subscribed)).toEqual([4]);
    });

    test('when something that is no message, or one of an unknown type, stands between', async () => {
      const bearer = signIn(1);
      const changes = collect<{ eventId: string }>(
        open(() => bearer),
        'subscription { alertChanged(after: "0") { eventId status previousStatus severity } }',
      );
      await until(() => upstream.listening === 1, 'the upstream socket');
      upstream.publish('events', alertChanged(1));
      upstream.babble('{"id":');
      upstream.babble('{"id":2,"type":"alert.changed","status":"MELTED"}');
      upstream.babble('{"id":3,"type":"invented.later"}');
      upstream.publish('events', { ...alertChanged(4), type: 'target.changed', target_id: 1 } as {
        id: number;
      });
      upstream.publish('events', alertChanged(5));
      await until(() => changes.seen.length === 2, 'both changes');
      expect(changes.seen).toEqual(
        [1, 5].map((id) => ({
          eventId: String(id),
          status: 'VALIDATED',
          previousStatus: 'DETECTED',
          severity: 'HIGH',
        })),
      );
      expect(changes.errors).toEqual([]);
      expect(
        gateway.log.filter(
          ({ msg }) => msg === 'A socket message from the api violates its schema',
        ),
      ).toHaveLength(2);
    });
  });

  describe('fields that are read when asked for', () => {
    test('bring the alert as it is now, and null when it is gone', async () => {
      const bearer = signIn(1);
      let version = 7;
      upstream.on('GET /api/alert/v1/4/', (req, res) => {
        expect(req.headers.authorization).toBe(`Bearer ${bearer}`);
        if (version === 9)
          res
            .writeHead(404, { 'content-type': 'application/problem+json' })
            .end(JSON.stringify({ status: 404, code: 'NOT_FOUND', title: 'Nothing here.' }));
        else res.writeHead(200).end(JSON.stringify({ ...alert(4, version), findings: [] }));
      });
      const changes = collect<{ alert: { version: number } | null }>(
        open(() => bearer),
        'subscription { alertChanged { alert { version findings { id } } } }',
      );
      await until(() => upstream.listening === 1, 'the upstream socket');
      for (const id of [1, 2, 3]) {
        upstream.publish('events', alertChanged(id));
        await until(() => changes.seen.length === id, `change ${id}`);
        version += 1;
      }
      expect(changes.seen).toEqual([
        { alert: { version: 7, findings: [] } },
        { alert: { version: 8, findings: [] } },
        { alert: null },
      ]);
    });
  });

  describe('sessions', () => {
    test('a revoked session is closed with 4403; the client comes back with a new token and resumes', async () => {
      let bearer = signIn(1);
      const codes: number[] = [];
      const client = liveClient(gateway.socketUrl, () => bearer, {
        on: {
          closed: (event) => {
            codes.push((event as { code: number }).code);
          },
        },
      });
      clients.push(client);
      const subscribed = collect<{ id: string }>(client, NOTIFICATIONS, { after: '0' });
      await until(() => upstream.listening === 1, 'the upstream socket');
      upstream.publish('notifications', notification(1));
      await until(() => subscribed.seen.length === 1, 'the first');
      const old = bearer;
      bearer = signIn(1, 's1-renewed');
      upstream.revoke(old);
      upstream.publish('notifications', notification(2));
      await until(() => subscribed.seen.some(({ id }) => id === '2'), 'the second');
      expect(codes).toEqual([4403]);
    });

    test('a token that runs out ends the connection', async () => {
      const bearer = signIn(1, 's1', 1);
      const client = liveClient(gateway.socketUrl, () => bearer, { shouldRetry: () => false });
      clients.push(client);
      const subscribed = collect(client, NOTIFICATIONS);
      await until(() => subscribed.errors.length === 1, 'the end');
      expect(subscribed.errors[0]).toMatchObject({ code: 4403 });
    });

    test('the end of one session of a user leaves the other one alone, and its stream unbroken', async () => {
      const [phone, desk] = [signIn(1, 'phone', 500), signIn(1, 'desk', 600)];
      const codes: number[] = [];
      const onPhone = liveClient(gateway.socketUrl, () => phone, {
        shouldRetry: () => false,
        on: {
          closed: (event) => {
            codes.push((event as { code: number }).code);
          },
        },
      });
      clients.push(onPhone);
      const ofPhone = collect<{ id: string }>(onPhone, NOTIFICATIONS, { after: '0' });
      await until(() => upstream.listening === 1, 'the socket of the phone');
      const ofDesk = collect<{ id: string }>(
        open(() => desk),
        NOTIFICATIONS,
        { after: '0' },
      );
      upstream.publish('notifications', notification(1));
      await until(() => ofPhone.seen.length === 1 && ofDesk.seen.length === 1, 'the first on both');
      upstream.revoke(phone);
      upstream.publish('notifications', notification(2));
      await until(() => ofDesk.seen.length === 2 && codes.length === 1, 'the second at the desk');
      expect([codes, ids(ofPhone), ids(ofDesk)]).toEqual([[4403], [1], [1, 2]]);

      // The desk's socket is upstream now: a further session is not on it, and is asked after.
      const tablet = signIn(1, 'tablet', 400);
      const onTablet = liveClient(gateway.socketUrl, () => tablet, { shouldRetry: () => false });
      clients.push(onTablet);
      const ofTablet = collect<{ id: string }>(onTablet, NOTIFICATIONS, { after: '1' });
      await until(() => ofTablet.seen.length === 1, 'what it missed');
      upstream.refused.add(tablet);
      await until(() => ofTablet.errors.length === 1, 'its end within 5 s');
      expect(ofTablet.errors[0]).toMatchObject({ code: 4403 });
      expect(ofDesk.errors).toEqual([]);
    });
  });
});
