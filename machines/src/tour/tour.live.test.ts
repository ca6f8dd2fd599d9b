import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { NETWORK_PROBLEM, problemError } from '../support/problem.ts';
import { FREE_TRIAL_TOUR } from './steps.ts';
import { tourMachine } from './tour.machine.ts';

/** A page whose screens open at once and whose elements the test puts there or leaves out. */
function start() {
  const clock = new SimulatedClock();
  const page = {
    opened: [] as string[],
    missing: new Set<string>(),
    appear: new Map<string, () => void>(),
    told: 0,
    cut: false,
  };
  const actor = createActor(
    tourMachine.provide({
      actors: {
        openRoute: fromPromise(({ input }) => {
          page.opened.push(input.route);
          return Promise.resolve();
        }),
        findElement: fromPromise(({ input }) =>
          page.missing.has(input.target)
            ? new Promise<void>((resolve) => page.appear.set(input.target, resolve))
            : Promise.resolve(),
        ),
        forgetTour: fromPromise(async () => {
          page.told += 1;
          if (page.cut) throw problemError(NETWORK_PROBLEM);
        }),
      },
    }),
    { clock },
  );
  actor.start();
  const offer = () =>
    actor.send({
      type: 'tour.offered',
      isFreeTrial: true,
      tourVisible: true,
      steps: FREE_TRIAL_TOUR,
    });
  const tagged = (tag: 'anchored' | 'centred' | 'saving') =>
    waitFor(actor, (snapshot) => snapshot.hasTag(tag));
  const over = () => waitFor(actor, (snapshot) => snapshot.matches('over'));
  return { actor, clock, page, offer, tagged, over };
}

describe('the tour', () => {
  test('goes to the screen of each step, ends after the last one and tells the server once', async () => {
    const { actor, page, offer, tagged, over } = start();
    offer();
    await tagged('anchored');
    offer();
    actor.send({ type: 'tour.next.pressed' });
    expect((await tagged('anchored')).context.currentStep).toBe(1);
    actor.send({ type: 'tour.next.pressed' });
    await over();
    expect([page.opened, page.told]).toEqual([['/scan-file', '/threat-manager'], 1]);
    offer();
    expect(actor.getSnapshot().hasTag('active')).toBe(false);
  });

  test('shows a step in the middle when its element is missing, and beside it when it still comes', async () => {
    const { actor, clock, page, offer, tagged } = start();
    page.missing.add('file-uploader');
    offer();
    await expect.poll(() => page.appear.has('file-uploader')).toBe(true);
    clock.increment(4999);
    expect(actor.getSnapshot().hasTag('moving')).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('centred')).toBe(true);
    page.appear.get('file-uploader')?.();
    await tagged('anchored');
  });

  test('looks for its element again when the page takes it away', async () => {
    const { actor, page, offer, tagged } = start();
    offer();
    await tagged('anchored');
    page.missing.add('file-uploader');
    actor.send({ type: 'tour.element.lost' });
    expect(actor.getSnapshot().hasTag('moving')).toBe(true);
  });

  test('is gone at once when it is closed without a network, and tells the server when it is back', async () => {
    const { actor, clock, page, offer, tagged, over } = start();
    offer();
    await tagged('anchored');
    page.cut = true;
    actor.send({ type: 'tour.escape.pressed' });
    expect(actor.getSnapshot().hasTag('active')).toBe(false);
    await waitFor(actor, (snapshot) => snapshot.context.attempts === 1);
    page.cut = false;
    clock.increment(1000);
    await over();
    expect(page.told).toBe(2);
  });

  test('stays open on Escape and on a click outside where it is told to', async () => {
    const { actor, tagged } = start();
    actor.send({
      type: 'tour.started',
      steps: FREE_TRIAL_TOUR,
      options: { closeOnEsc: false, closeOnClickOutside: false },
    });
    await tagged('anchored');
    actor.send({ type: 'tour.escape.pressed' });
    actor.send({ type: 'tour.outside.clicked' });
    expect(actor.getSnapshot().hasTag('active')).toBe(true);
    actor.send({ type: 'tour.closed' });
    expect(actor.getSnapshot().hasTag('active')).toBe(false);
  });
});
