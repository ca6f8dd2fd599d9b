import { notificationsMachine, problem, type NotificationItem } from '@vedetta/machines';
import type { WebSocketRoute } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { call } from '../../../api/test/client.ts';
import { PATIENT } from '../patience.ts';
import { changeElsewhere, makeAlerts } from './alerts.ts';
import type { Act, Flow } from './drive.ts';
import type { Verdict } from './gate.ts';
import type { Person } from './people.ts';
import type { Stage, Tab } from './stage.ts';

interface BellWorld extends Tab {
  person: Person;
  /** The subscription of the drawer, as the socket knows it. */
  feed: () => { socket: WebSocketRoute; server: WebSocketRoute; id: string } | null;
}
type BellAct = Act<typeof notificationsMachine, BellWorld>;
type Snapshot = SnapshotFrom<typeof notificationsMachine>;

const MARKS = ['MarkNotificationRead', 'MarkAllNotificationsRead'] as const;
const busy = problem('RATE_LIMITED', '', { status: 429, retryAfter: 5 });
const fault = problem('INTERNAL', '', { status: 500 });
const down = problem('NETWORK', '');
const refused = problem('FORBIDDEN', '', { status: 403 });
const conflict = problem('CONFLICT', '', { status: 409 });
const FAULT: Verdict = { code: 'INTERNAL', status: 500 };
const BUSY: Verdict = { code: 'RATE_LIMITED', status: 429, retryAfter: 5 };

const OLDER =
  'There are never more than fifty here; web/test/rules/frame.ts pages through more than a hundred.';
const ELSEWHERE = 'One browser is driven; web/test/rules/frame.ts reads in another one.';
const GAP_FIRST =
  'When the connection is back the gap is told first, and that has led to the live feed already.';

/** The model's own ids: only their order counts. */
const item = (id: number, isRead = false): NotificationItem => ({
  id: String(id),
  isRead,
  context: 'ASSIGNED_ALERT',
  params: { userId: null, mediaId: '1', alertId: '1' },
  fullname: null,
  message: '',
  messageReasons: [],
  createdAt: '2026-11-21T09:30:00.000Z',
  registration: null,
});
const unreadIn = (items: readonly NotificationItem[]) =>
  items.filter(({ isRead }) => !isRead).length;
const wasRefused = (snapshot: Snapshot) =>
  snapshot.matches({ reading: 'reloading' }) && snapshot.context.problem !== null;
/** The clock stands still in these: what follows by itself follows within a second. */
const isWaiting = (snapshot: Snapshot) =>
  snapshot.matches({ feed: 'resuming' }) ||
  snapshot.matches({ feed: { failed: 'waiting' } }) ||
  snapshot.matches({ reading: 'waiting' });
const isFeedWell = (snapshot: Snapshot) => snapshot.matches({ feed: 'live' });

/**
 * What the server has: two unread ones at first, then what the page has too; what it refused to
 * mark is unread. The oldest is read first, so the refused one is the newest read.
 */
function pageAtServer(snapshot: Snapshot) {
  const { items: known } = snapshot.context;
  const newestRead = known.find(({ isRead }) => isRead);
  const items =
    known.length === 0
      ? [item(2), item(1)]
      : known.map((one) =>
          one === newestRead && wasRefused(snapshot) ? { ...one, isRead: false } : one,
        );
  return { items, unreadCount: unreadIn(items), count: items.length };
}

/**
 * The drawer: a real feed over a real socket, which breaks; a page that sleeps; marks that are
 * lost, refused and repeated.
 */
export async function notificationsFlow(
  stage: Stage,
): Promise<Flow<typeof notificationsMachine, BellWorld>> {
  const [alert] = await makeAlerts(stage, stage.admin, ['bell']);
  if (alert === undefined) throw new Error('There is no alert.');
  const assign = async (person: Person) => {
    await changeElsewhere(stage, stage.admin, alert.id, { assigned_to: null });
    await changeElsewhere(stage, stage.admin, alert.id, { assigned_to: person.id });
  };
  let came = 0;
  let was401 = false;

  const drawer = ({ page }: Tab) => page.getByRole('dialog', { name: 'Notifications' });
  /** Whether its way in or out is over, or hangs on the page's clock from now on. */
  const begunToSlide = (tab: Tab, isOpen: boolean) =>
    vi.waitFor(async () => {
      const sliding = await drawer(tab).evaluateAll((found) =>
        found.map(({ className }) => className.includes('exit-active')),
      );
      expect(sliding).not.toContain(isOpen);
    }, PATIENT);
  const bell = ({ page }: Tab) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Notifications/ });
  const markOf = ({ context: { marks } }: Snapshot) =>
    marks[0]?.kind === 'all' ? MARKS[1] : MARKS[0];
  const when =
    <Payload extends object>(
      is: (snapshot: Snapshot) => boolean,
      payloads: (snapshot: Snapshot) => readonly Payload[],
    ) =>
    (snapshot: Snapshot) =>
      wasRefused(snapshot) || !is(snapshot) ? [] : payloads(snapshot);
  const inDrawer = (snapshot: Snapshot) => snapshot.hasTag('drawerOpen') && isFeedWell(snapshot);
  const decideLoad =
    (...verdicts: Verdict[]): BellAct =>
    async ({ gate, freeze }, { before }) => {
      if (before.matches({ feed: 'loading' }) && verdicts.at(-1) !== 'pass') await freeze();
      for (const verdict of verdicts) await gate.decide('Notifications', verdict);
    };
  const decideMark =
    (verdict: Verdict): BellAct =>
    async ({ gate, freeze }, { before }) => {
      if (verdict === 'cut' || verdict === FAULT || verdict === BUSY) await freeze();
      await gate.decide(markOf(before), verdict);
    };
  /** A list that was asked for before the next mark comes when nobody waits for it any more. */
  const answerLate = async ({ gate }: Tab, before: Snapshot) => {
    if (before.matches({ reading: 'reloading' })) await gate.decide('Notifications', 'pass');
  };

  return {
    machine: notificationsMachine,
    cases: {
      events: {
        'notification.received': when(
          (snapshot) =>
            isFeedWell(snapshot) &&
            snapshot.matches({ reading: 'idle' }) &&
            snapshot.context.items.length < 5,
          ({ context }) => [{ notification: item(Number(context.lastId) + 1) }],
        ),
        'notifications.disconnected': when(
          (snapshot) => snapshot.matches({ reading: 'idle' }),
          () => [{}],
        ),
        'notifications.gap.detected': when(
          (snapshot) => snapshot.matches({ reading: 'idle' }),
          () => [{}],
        ),
        'notifications.retried': when(
          (snapshot) =>
            snapshot.hasTag('failed') ||
            (isFeedWell(snapshot) && snapshot.matches({ reading: 'waiting' })),
          () => [{}],
        ),
        'notifications.drawer.opened': when(
          (snapshot) => isFeedWell(snapshot) || snapshot.matches({ feed: { failed: 'forGood' } }),
          () => [{}],
        ),
        'notifications.drawer.closed': when(
          (snapshot) => isFeedWell(snapshot) || snapshot.matches({ feed: { failed: 'forGood' } }),
          () => [{}],
        ),
        'notification.chosen': when(inDrawer, ({ context: { items } }) =>
          [items.findLast(({ isRead }) => !isRead), items.find(({ isRead }) => isRead)].flatMap(
            (one) => (one === undefined ? [] : [{ id: one.id }]),
          ),
        ),
        // Fifty to a page: what the walk makes is less (see OLDER).
        'notifications.older.wanted': [],
        'notifications.read.elsewhere': [],
        'notifications.all.read': when(
          (snapshot) => inDrawer(snapshot) && snapshot.context.unreadCount > 0,
          () => [{}],
        ),
      },
      done: {
        loadPage: (snapshot) => [pageAtServer(snapshot)],
        loadOlder: [],
        sendMark: [undefined],
      },
      errors: {
        loadOlder: [],
        loadPage: (snapshot) =>
          wasRefused(snapshot)
            ? []
            : snapshot.matches({ reading: 'reloading' })
              ? [fault]
              : [fault, busy, down, refused],
        // What is refused for good is one that was chosen, so that the page can be told what the
        // server has.
        sendMark: ({ context: { marks } }) => [
          fault,
          busy,
          down,
          ...(marks.length === 1 && marks[0]?.kind === 'one' ? [conflict] : []),
        ],
      },
      project: ({ items, unreadCount, marks, problem: last }) => [
        items.length,
        unreadCount,
        marks.map(({ kind }) => kind),
        last === null,
      ],
    },
    may: (before, { type }) =>
      !type.startsWith('xstate.after.') ||
      (!wasRefused(before) && (!type.includes('stable') || before.matches({ reading: 'idle' }))),
    open: async () => {
      const person = await stage.colleague(`bell-${(came += 1)}`);
      await assign(person);
      await assign(person);
      const tab = await stage.tab(person);
      let feed: ReturnType<BellWorld['feed']> = null;
      await tab.context.routeWebSocket('**/graphql', (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => {
          const told: { type: string; id: string; payload?: { operationName?: string } } =
            JSON.parse(message.toString());
          if (told.type === 'subscribe' && told.payload?.operationName === 'NotificationReceived')
            feed = { socket, server, id: told.id };
          server.send(message);
        });
      });
      tab.gate.hold('Notifications', ...MARKS);
      await tab.page.goto(`${stage.url}/threat-manager`);
      await bell(tab).waitFor();
      return { ...tab, person, feed: () => feed };
    },
    close: ({ close }) => close(),
    acts: {
      'notification.received': ({ person }) => assign(person),
      'notifications.disconnected': async (world) => {
        await vi.waitFor(() => {
          expect(world.feed() !== null).toBe(true);
        }, PATIENT);
        const feed = world.feed();
        await world.freeze();
        feed?.server.send(JSON.stringify({ id: feed.id, type: 'complete' }));
        feed?.socket.send(
          JSON.stringify({
            id: feed.id,
            type: 'error',
            payload: [{ message: 'Refused.', extensions: { code: 'INTERNAL', status: 500 } }],
          }),
        );
      },
      'notifications.gap.detected': async ({ wake, feed }) => {
        await vi.waitFor(() => {
          expect(feed()).not.toBeNull();
        }, PATIENT);
        const before = feed()?.id;
        await wake();
        // It listens anew, from the last one that it knows.
        await vi.waitFor(() => {
          expect(feed()?.id).not.toBe(before);
        }, PATIENT);
      },
      'notifications.retried': async (world, { before }) => {
        if (before.hasTag('drawerOpen') && before.hasTag('failed'))
          return drawer(world).getByRole('button', { name: 'Try again' }).click();
        await world.context.setOffline(true);
        await world.page.getByText('You’re offline.').waitFor();
        await world.context.setOffline(false);
        // While the clock stands still: nothing but the connection can have brought it.
        await world.gate.met(before.hasTag('failed') ? 'Notifications' : markOf(before));
      },
      'notifications.drawer.opened': (world) => bell(world).click(),
      'notifications.drawer.closed': ({ page }) =>
        page.getByRole('button', { name: 'Close notifications' }).click(),
      'notification.chosen': async (world, { before, event }) => {
        const index = before.context.items.findIndex(({ id }) => id === event['id']);
        await drawer(world).getByRole('listitem').nth(index).locator('.note-open').click();
        await world.page.waitForURL(
          `**/threat-manager/media/${alert.mediaId}?initialAlert=${alert.id}`,
        );
        await answerLate(world, before);
      },
      'notifications.all.read': async (world, { before }) => {
        await drawer(world).getByRole('button', { name: 'Mark all as read' }).click();
        await answerLate(world, before);
      },
      'done loadPage': decideLoad('pass'),
      'error loadPage #0': decideLoad(FAULT),
      'error loadPage #1': decideLoad(BUSY),
      // A question is asked three times more before it counts as not answered.
      'error loadPage #2': async ({ gate, freeze }) => {
        for (let attempt = 0; attempt < 3; attempt += 1) await gate.decide('Notifications', 'cut');
        await gate.met('Notifications');
        await freeze();
        await gate.decide('Notifications', 'cut');
      },
      'error loadPage #3': ({ gate }) =>
        gate.decide('Notifications', { code: 'FORBIDDEN', status: 403 }),
      'done sendMark': async ({ gate }, { before }) => {
        // Once the token is refused first: it is renewed, and the same mark goes out again.
        if (!was401) await gate.decide(markOf(before), { code: 'UNAUTHENTICATED', status: 401 });
        was401 = true;
        await gate.decide(markOf(before), 'pass');
      },
      'error sendMark #0': decideMark(FAULT),
      'error sendMark #1': decideMark(BUSY),
      'error sendMark #2': decideMark('cut'),
      'error sendMark #3': decideMark({ code: 'CONFLICT', status: 409 }),
      'after retryDelay': ({ page }) => page.clock.fastForward(5000),
      'after markRetryDelay': ({ page }, { before }) =>
        page.clock.fastForward(1000 * 2 ** before.context.markAttempts),
      'after answerOverdue': async ({ page, gate, freeze }, { before }) => {
        if (!before.matches({ reading: 'reloading' })) await freeze();
        await page.clock.fastForward(15_000);
        gate.forget('Notifications', ...MARKS);
      },
      'after stable': ({ page }) => page.clock.fastForward(30_000),
    },
    shows: {},
    also: async (world, snapshot) => {
      const { gate, page, person, thaw } = world;
      const { items, unreadCount } = snapshot.context;
      if (!isWaiting(snapshot)) await thaw();
      // The drawer slides also while the clock stands still, once it has begun to.
      else {
        await begunToSlide(world, snapshot.hasTag('drawerOpen'));
        await page.clock.runFor(200);
      }
      await drawer(world).waitFor({ state: snapshot.hasTag('drawerOpen') ? 'visible' : 'hidden' });
      if (snapshot.matches({ feed: 'loading' }) || snapshot.matches({ reading: 'reloading' }))
        await gate.met('Notifications');
      if (snapshot.matches({ reading: 'marking' })) await gate.met(markOf(snapshot));
      // What the page waits for waits at the gate, once.
      await vi.waitFor(() => {
        expect(MARKS.reduce((sum, name) => sum + gate.waiting(name), 0)).toBe(
          snapshot.matches({ reading: 'marking' }) ? 1 : 0,
        );
      }, PATIENT);
      await vi.waitFor(async () => {
        expect(Number(/\d+/.exec(await bell(world).innerText())?.[0] ?? 0)).toBe(unreadCount);
      }, PATIENT);
      if (snapshot.hasTag('drawerOpen')) {
        const seen = async () => ({
          items: await drawer(world).getByRole('listitem').count(),
          unread: await drawer(world).getByRole('img', { name: 'Unread' }).count(),
          failed: await drawer(world).getByText('Couldn’t load your notifications.').count(),
          loading: await drawer(world).getByText('Loading…').count(),
        });
        const wanted = {
          items: items.length,
          unread: unreadIn(items),
          failed: Number(snapshot.hasTag('failed')),
          loading: Number(snapshot.hasTag('pending')),
        };
        await vi.waitFor(async () => {
          expect(await seen()).toEqual(wanted);
        }, PATIENT);
      }
      if (!snapshot.matches({ feed: 'live', reading: 'idle' })) return;
      // The server knows what was read, and nothing else.
      const read = async () => {
        const { body } = await call(stage, 'POST', '/api/notifications/v1/', {
          access: person.access,
          body: {},
        });
        return (body.results as { is_read: boolean }[]).map(({ is_read }) => is_read);
      };
      await vi.waitFor(async () => {
        expect(await read()).toEqual(items.map(({ isRead }) => isRead));
      }, PATIENT);
    },
    cannot: {
      'notifications.reading on notifications.read.elsewhere [0]': ELSEWHERE,
      'notifications.reading.idle on notifications.read.elsewhere [0]': ELSEWHERE,
      'notifications.reading.reloading on notifications.read.elsewhere [0]': ELSEWHERE,
      'notifications.feed.resuming on notifications.retried [0]': GAP_FIRST,
      'notifications.drawer.open.resting on notifications.older.wanted [0]': OLDER,
      'notifications.drawer.open.lengthening on xstate.done.actor.0.notifications.drawer.open.lengthening [0]':
        OLDER,
      'notifications.drawer.open.lengthening on xstate.error.actor.0.notifications.drawer.open.lengthening [0]':
        OLDER,
      'notifications.drawer.open.lengthening on xstate.after.answerOverdue.notifications.drawer.open.lengthening [0]':
        OLDER,
      'notifications.drawer.open.cut on notifications.older.wanted [0]': OLDER,
    },
  };
}
