import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { NETWORK_PROBLEM, problem, problemError } from '../support/problem.ts';
import type { Mark, NotificationItem } from './items.ts';
import { notificationsMachine } from './notifications.machine.ts';
import type { FeedEvent, NotificationPage } from './notifications.setup.ts';

const item = (id: string, isRead = false): NotificationItem => ({
  id,
  isRead,
  context: 'ASSIGNED_ALERT',
  params: { userId: null, mediaId: '5', alertId: '7' },
  fullname: 'Ada Rossi',
  message: 'assigned an alert to you',
  messageReasons: [],
  createdAt: '2026-11-21T09:30:00.000Z',
  registration: null,
});

/** How many the server answers at once. */
const PAGE = 3;
const pageOf = (stored: readonly NotificationItem[], from: number): NotificationPage => ({
  items: stored.slice(from, from + PAGE),
  unreadCount: stored.filter(({ isRead }) => !isRead).length,
  count: stored.length,
});

/** A server with its own list; `feed` is the subscription that is open now. */
async function start(stored: NotificationItem[], marks: (() => Promise<void>)[] = []) {
  const clock = new SimulatedClock();
  const world: {
    olderFails: boolean;
    stored: NotificationItem[];
    feed: ((event: FeedEvent) => void) | null;
    after: (string | null)[];
    marked: Mark[];
    opened: string[];
  } = { olderFails: false, stored, feed: null, after: [], marked: [], opened: [] };
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        loadPage: fromPromise<NotificationPage, void>(() =>
          Promise.resolve(pageOf(world.stored, 0)),
        ),
        // The page that the last one known stands on: overlaps do no harm.
        loadOlder: fromPromise(async ({ input }) => {
          if (world.olderFails) throw problemError(NETWORK_PROBLEM);
          return Promise.resolve(pageOf(world.stored, Math.floor(input.known / PAGE) * PAGE));
        }),
        listen: fromCallback<{ type: 'never' }, { after: string | null }, FeedEvent>(
          ({ input, sendBack }) => {
            world.after.push(input.after);
            world.feed = sendBack;
            return () => {
              world.feed = null;
            };
          },
        ),
        sendMark: fromPromise(async ({ input }) => {
          await (marks.shift()?.() ?? Promise.resolve());
          world.marked.push(input);
          world.stored = world.stored.map((one) =>
            input.kind === 'all' || input.id === one.id ? { ...one, isRead: true } : one,
          );
        }),
      },
    }),
    { clock },
  );
  actor.on('notification.opened', ({ route }) => world.opened.push(route));
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.hasTag('live'));
  const push = (notification: NotificationItem) => {
    world.stored = [notification, ...world.stored];
    world.feed?.({ type: 'notification.received', notification });
  };
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches({ reading: 'idle' }));
  const shown = () =>
    actor.getSnapshot().context.items.map(({ id, isRead }) => `${id}${isRead ? '' : ' unread'}`);
  return { actor, clock, world, push, settled, shown };
}

describe('notifications', () => {
  test('arrive live on top of the list, each once, and count', async () => {
    const { actor, push, shown, world } = await start([item('10'), item('9', true)]);
    expect(world.after).toEqual(['10']);
    push(item('11'));
    push(item('11'));
    expect(shown()).toEqual(['11 unread', '10 unread', '9']);
    expect(actor.getSnapshot().context.unreadCount).toBe(2);
  });

  test('resume after the last one seen when the feed breaks or may have a gap', async () => {
    const { actor, clock, push, world } = await start([item('9')]);
    push(item('11'));
    world.feed?.({ type: 'notifications.disconnected' });
    expect(actor.getSnapshot().hasTag('resuming')).toBe(true);
    expect(world.feed).toBeNull();
    clock.increment(1000);
    actor.send({ type: 'notifications.gap.detected' });
    expect(world.after).toEqual(['9', '11', '11']);
  });

  test('come back at the first pace once the feed has been steady for a while', async () => {
    const { clock, world, actor } = await start([item('9')]);
    world.feed?.({ type: 'notifications.disconnected' });
    clock.increment(1000);
    world.feed?.({ type: 'notifications.disconnected' });
    clock.increment(1000);
    expect(actor.getSnapshot().hasTag('resuming')).toBe(true);
    clock.increment(1000);
    expect(actor.getSnapshot().hasTag('live')).toBe(true);
    clock.increment(30_000);
    expect(actor.getSnapshot().context.attempts).toBe(0);
  });

  test('that are chosen are read at once here, then at the server; the drawer closes and the page opens', async () => {
    const { actor, world, settled, shown } = await start([item('10'), item('9')]);
    actor.send({ type: 'notifications.drawer.opened' });
    actor.send({ type: 'notification.chosen', id: '9' });
    expect(shown()).toEqual(['10 unread', '9']);
    expect(actor.getSnapshot().context.unreadCount).toBe(1);
    expect(actor.getSnapshot().hasTag('drawerOpen')).toBe(false);
    expect(world.opened).toEqual(['/threat-manager/media/5?initialAlert=7']);
    await settled();
    expect(world.marked).toEqual([{ kind: 'one', id: '9' }]);
    expect(shown()).toEqual(['10 unread', '9']);
  });

  test('keep a mark through a cut network and send it again', async () => {
    const { actor, clock, world, settled, shown } = await start(
      [item('10'), item('9')],
      [() => Promise.reject(problemError(NETWORK_PROBLEM))],
    );
    actor.send({ type: 'notification.chosen', id: '9' });
    await waitFor(actor, (snapshot) => snapshot.matches({ reading: 'waiting' }));
    actor.send({ type: 'notification.chosen', id: '10' });
    expect(shown()).toEqual(['10', '9']);
    clock.increment(1000);
    await settled();
    expect(world.marked).toEqual([
      { kind: 'one', id: '9' },
      { kind: 'one', id: '10' },
    ]);
    expect(actor.getSnapshot().context.unreadCount).toBe(0);
  });

  test('show as unread again what the server refused to mark', async () => {
    const { actor, settled, shown } = await start(
      [item('9')],
      [() => Promise.reject(problemError(problem('FORBIDDEN', 'Not yours.', { status: 403 })))],
    );
    actor.send({ type: 'notification.chosen', id: '9' });
    expect(shown()).toEqual(['9']);
    await settled();
    expect(shown()).toEqual(['9 unread']);
    expect(actor.getSnapshot().context.unreadCount).toBe(1);
  });

  test(
    'that are older come page by page once the end is reached, each once, also when newer ones ' +
      'arrive or the network breaks meanwhile',
    async () => {
      const { actor, push, shown, world } = await start([
        item('17'),
        item('16'),
        item('15', true),
        item('14'),
        item('13', true),
        item('12'),
        item('11', true),
      ]);
      const older = async () => {
        actor.send({ type: 'notifications.older.wanted' });
        await waitFor(actor, (snapshot) => !snapshot.hasTag('olderPending'));
      };
      actor.send({ type: 'notifications.drawer.opened' });
      expect(shown()).toEqual(['17 unread', '16 unread', '15']);
      world.olderFails = true;
      await older();
      expect(actor.getSnapshot().hasTag('olderFailed')).toBe(true);
      world.olderFails = false;
      push(item('18'));
      await older();
      expect(shown()).toEqual(['18 unread', '17 unread', '16 unread', '15', '14 unread', '13']);
      await older();
      await older();
      expect(shown().slice(-2)).toEqual(['12 unread', '11']);
      expect(actor.getSnapshot().context).toMatchObject({ count: 8, unreadCount: 5 });
    },
  );

  test('that arrive while all are being marked stay unread', async () => {
    let answer = () => {};
    const { actor, push, settled, shown, world } = await start(
      [item('10'), item('9')],
      [
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      ],
    );
    actor.send({ type: 'notifications.all.read' });
    expect(actor.getSnapshot().context.unreadCount).toBe(0);
    world.feed?.({ type: 'notification.received', notification: item('11') });
    answer();
    await settled();
    expect(world.marked).toEqual([{ kind: 'all', upTo: '10' }]);
    expect(shown()).toEqual(['11 unread', '10', '9']);
    expect(actor.getSnapshot().context.unreadCount).toBe(1);
    push(item('12'));
    expect(actor.getSnapshot().context.unreadCount).toBe(2);
  });
});
