import { journeyOf, nameOfStep, type Journey, type WalkOptions } from '@vedetta/machines/testing';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { isLong, randomFrom, SEED } from '@vedetta/detection/testing/campaign.ts';
import { ONE_TRY } from '../patience.ts';

/** One step of a journey, as whoever makes it happen sees it. */
export interface Moment<Machine extends AnyStateMachine> {
  event: AnyEventObject;
  before: SnapshotFrom<Machine>;
  /**
   * What follows, such as `error login #2`, so that an act may prepare it: who will be refused is
   * somebody else from the start.
   */
  ahead: readonly string[];
}
export type Act<Machine extends AnyStateMachine, World extends { page: Page }> = (
  world: World,
  moment: Moment<Machine>,
) => Promise<void>;

/**
 * A machine, the world that it runs in, and how everything that it can hear of is made to happen
 * there.
 */
export interface Flow<Machine extends AnyStateMachine, World extends { page: Page }> {
  machine: Machine;
  cases: Parameters<typeof journeyOf<Machine>>[1] & Pick<WalkOptions<Machine>, 'project'>;
  /** A fresh page at the start of the machine. */
  open: (start: SnapshotFrom<Machine>) => Promise<World>;
  close: (world: World) => Promise<void>;
  /**
   * By the name of the step (`done login`), or of one case of it (`done login #2`). What has no act
   * cannot be made to happen.
   */
  acts: Readonly<Record<string, Act<Machine, World>>>;
  /** Whether a step can be made to happen in this very state, where an act alone does not tell. */
  may?: (before: SnapshotFrom<Machine>, event: AnyEventObject) => boolean;
  /** States that the page leaves before anything can be looked at. */
  isFleeting?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** What the page shows exactly while the machine has the tag. */
  shows: Readonly<Record<string, (world: World) => Locator>>;
  /** What else must be so after a step. */
  also?: (world: World, snapshot: SnapshotFrom<Machine>) => Promise<void>;
  /** Transitions that a browser cannot cause, each with its reason; read in review. */
  cannot: Readonly<Record<string, string>>;
}

/**
 * Drives the real page along the journey of its machine: every step is made to happen by a person's
 * act or by the world around, and after each the page must show what the tags of the machine's
 * state promise.
 *
 * @returns the journey, with what it took and what it missed
 */
async function driveFlow<Machine extends AnyStateMachine, World extends { page: Page }>(
  flow: Flow<Machine, World>,
): Promise<Journey<Machine>> {
  const actFor = (
    before: AnyMachineSnapshot,
    event: AnyEventObject,
  ): Act<Machine, World> | undefined => {
    const { name, number } = nameOfStep(before, event);
    return flow.acts[`${name} #${number}`] ?? flow.acts[name];
  };
  const journey = journeyOf(
    flow.machine,
    flow.cases,
    (before, event) =>
      actFor(before as AnyMachineSnapshot, event) !== undefined &&
      flow.may?.(before, event) !== false,
  );
  const began = Date.now();
  let steps = 0;
  for (const leg of legsOfThisRun(journey.legs)) {
    const world = await flow.open(leg.start);
    const told: string[] = [];
    try {
      await promised(flow, world, leg.start);
      let before = leg.start;
      const names = leg.steps.map(({ event }, index) => {
        const { name, number } = nameOfStep(
          (leg.steps[index - 1]?.snapshot ?? leg.start) as AnyMachineSnapshot,
          event,
        );
        return `${name} #${number}`;
      });
      for (const [index, { event, snapshot }] of leg.steps.entries()) {
        told.push(
          `${names[index] ?? ''} → ${JSON.stringify((snapshot as AnyMachineSnapshot).value)}`,
        );
        await actFor(before as AnyMachineSnapshot, event)?.(world, {
          event,
          before,
          ahead: names.slice(index + 1),
        });
        await promised(flow, world, snapshot);
        before = snapshot;
        steps += 1;
      }
    } catch (error) {
      throw new Error(
        `${flow.machine.id}, after ${told.slice(-6).join(', ') || 'the start'}: ` +
          `${error instanceof Error ? error.message : String(error)}\nThe page says: ` +
          `${await wordsOn(world.page)}`,
        { cause: error },
      );
    } finally {
      await flow.close(world);
    }
  }
  const { states, transitions } = journey;
  process.stdout.write(
    `${flow.machine.id} in the browser: ${states.entered.length}/${states.all.length} states, ` +
      `${transitions.taken.length}/${transitions.all.length} transitions, ` +
      `${journey.legs.length} journeys, ${steps} steps driven, ${((Date.now() - began) / 1000).toFixed(1)} s\n`,
  );
  for (const id of transitions.missed)
    process.stdout.write(`  not driven: ${id}: ${flow.cannot[id] ?? 'NO REASON'}\n`);
  return journey;
}

async function wordsOn(page: Page): Promise<string> {
  const words = await page
    .locator('body')
    .innerText(ONE_TRY)
    .catch(() => '(nothing)');
  return words.replaceAll(/\s+/g, ' ').slice(0, 700);
}

/**
 * Drives it, and expects that every transition was driven or stands in the reviewed table with its
 * reason; and that the table holds nothing that was driven.
 */
export async function driven<Machine extends AnyStateMachine, World extends { page: Page }>(
  flow: Flow<Machine, World>,
): Promise<void> {
  const { transitions } = await driveFlow(flow);
  expect([...transitions.missed].sort()).toEqual(Object.keys(flow.cannot).sort());
}

/**
 * Of every eight steps of a journey one is driven in `npm test`: whole legs by chance, the last one
 * up to where its share ends.
 */
function legsOfThisRun<Leg extends { steps: readonly unknown[] }>(
  legs: readonly Leg[],
): readonly Leg[] {
  if (isLong) return legs;
  const total = legs.reduce((sum, { steps }) => sum + steps.length, 0);
  let left = Math.ceil(total / 8);
  const random = randomFrom(SEED);
  const inTurn = legs
    .map((leg) => ({ leg, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ leg }) => leg);
  return inTurn.flatMap((leg) => {
    const steps = leg.steps.slice(0, left);
    left -= steps.length;
    return steps.length === 0 ? [] : [{ ...leg, steps }];
  });
}

/**
 * Waits until none of them is to be seen. The browser is asked about all at once: there are ten
 * signs to a state and hundreds of states.
 */
async function noneShows([first, ...others]: readonly Locator[]): Promise<void> {
  if (first === undefined) return;
  const any = others.reduce((all, one) => all.or(one), first);
  await any.filter({ visible: true }).first().waitFor({ state: 'detached' });
}

async function promised<Machine extends AnyStateMachine, World extends { page: Page }>(
  flow: Flow<Machine, World>,
  world: World,
  snapshot: SnapshotFrom<Machine>,
): Promise<void> {
  if (flow.isFleeting?.(snapshot) === true) return;
  const { tags, value } = snapshot as AnyMachineSnapshot;
  const place = JSON.stringify(value);
  const signs = Object.entries(flow.shows).map(([tag, show]) => ({
    tag,
    sign: show(world).first(),
  }));
  const shown = signs
    .filter(({ tag }) => tags.has(tag))
    .map(async ({ tag, sign }) => {
      await sign.waitFor().catch((error: unknown) => {
        throw new Error(`in ${place} the tag "${tag}" is there and its sign is not`, {
          cause: error,
        });
      });
    });
  const others = signs.filter(({ tag }) => !tags.has(tag));
  await Promise.all([
    ...shown,
    noneShows(others.map(({ sign }) => sign)).catch(async (error: unknown) => {
      const seen = await Promise.all(
        others.map(async ({ tag, sign }) => ((await sign.isVisible()) ? [tag] : [])),
      );
      throw new Error(
        `in ${place} the tag "${seen.flat().join('", "')}" is not there and its sign is`,
        { cause: error },
      );
    }),
  ]);
  await flow.also?.(world, snapshot);
}
