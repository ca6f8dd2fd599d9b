import { readFile } from 'node:fs/promises';
import { FREE_TRIAL_TOUR, problem, tourMachine } from '@vedetta/machines';
import { expect } from 'vitest';
import { callApi } from '../../../api/test/uploads.ts';
import { eventually } from '../../../api/test/server-process.ts';
import type { Flow } from './drive.ts';
import type { Person, Server } from './people.ts';
import type { Stage, Tab } from './stage.ts';

interface TourWorld extends Tab {
  /** Whether the server refused to remember that the tour was seen. */
  refused: boolean;
}

/** Whether the server still offers the tour to somebody. */
export async function tourVisible(
  server: Server,
  person: Person,
  change?: boolean,
): Promise<boolean> {
  const path = `/api/user/v1/${person.id}/`;
  const { status, body } =
    change === undefined
      ? await callApi(server, person.access, 'GET', path)
      : await callApi(server, person.access, 'PATCH', path, { tour_visible: change });
  if (status !== 200) throw new Error(`tour_visible: ${status} ${JSON.stringify(body)}`);
  return body.tour_visible;
}

/** The code of the screens of the tour, as requests call them. */
async function screens(): Promise<string[]> {
  const manifest = JSON.parse(
    await readFile(new URL('../../dist/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Record<string, { file: string }>;
  return ['file-scanner', 'threat-manager'].map(
    (name) => manifest[`src/features/${name}/page.tsx`]?.file.split('/').at(-1) ?? '',
  );
}

/** Takes the elements of these names from the page, and gives back all others. */
async function hideOnly({ page }: Tab, ...targets: readonly string[]): Promise<void> {
  await page.evaluate((names) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      names.map((name) => `[data-tour="${name}"] { display: none !important; }`).join('\n'),
    );
    document.adoptedStyleSheets = [sheet];
  }, targets);
}

const NEVER =
  'The page does not give up by itself: a screen that does not open and an element that does ' +
  'not come end by their delays.';

/**
 * The tour of a free trial: its screens are late, its elements come and go, and the server does not
 * always listen.
 */
export async function tourFlow(stage: Stage): Promise<Flow<typeof tourMachine, TourWorld>> {
  const person = await stage.colleague('tour', 'Trial Users');
  const chunks = await screens();
  const targetOf = (index: number) => FREE_TRIAL_TOUR[index]?.target ?? '';
  const chunkOf = ({ context: { currentStep } }: { context: { currentStep: number } }) =>
    chunks[currentStep] ?? '';
  const dialog = ({ page }: Tab) => page.locator('dialog.tour');
  const press =
    (name: RegExp, to: (index: number) => number) =>
    async (world: TourWorld, { before }: { before: { context: { currentStep: number } } }) => {
      await hideOnly(world, targetOf(to(before.context.currentStep)));
      await dialog(world).getByRole('button', { name }).click();
    };
  return {
    machine: tourMachine,
    cases: {
      events: {
        'tour.offered': [{ isFreeTrial: true, tourVisible: true, steps: FREE_TRIAL_TOUR }],
        'tour.started': [{ steps: FREE_TRIAL_TOUR }],
        'tour.next.pressed': [{}],
        'tour.back.pressed': [{}],
        'tour.element.lost': [{}],
        'tour.escape.pressed': [{}],
        'tour.outside.clicked': [{}],
        'tour.step.chosen': [],
        'tour.closed': [],
      },
      done: { openRoute: [undefined], findElement: [undefined], forgetTour: [undefined] },
      errors: {
        openRoute: [new Error('never')],
        findElement: [new Error('never')],
        forgetTour: [problem('NETWORK', ''), problem('FORBIDDEN', '', { status: 403 })],
      },
      project: ({ currentStep }) => currentStep,
    },
    open: async () => {
      const tab = await stage.tab({ ...person, ...(await stage.session(person)) });
      await tab.gate.watch('*/assets/*.js');
      tab.gate.hold('Viewer', 'UpdateViewer', ...chunks);
      await tab.page.goto(`${stage.url}/user-settings`);
      await tab.gate.met('Viewer');
      return { ...tab, refused: false };
    },
    close: ({ close }) => close(),
    acts: {
      'tour.offered': async (world) => {
        await tourVisible(stage, person, true);
        await hideOnly(world, targetOf(0));
        await world.gate.release('Viewer');
      },
      'tour.started': async (world, { before }) => {
        const { page, gate } = world;
        if (before.matches('inactive')) {
          await tourVisible(stage, person, false);
          await gate.release('Viewer');
        } else {
          await page.getByRole('button', { name: 'Account menu' }).click();
          await page.getByRole('menuitem', { name: 'Settings' }).click();
        }
        await hideOnly(world, targetOf(0));
        await page.getByRole('button', { name: 'Show the tour' }).click();
      },
      'tour.next.pressed': press(/^(Next|Done)$/, (index) => index + 1),
      'tour.back.pressed': press(/^Back$/, (index) => index - 1),
      'tour.element.lost': (world, { before }) =>
        hideOnly(world, targetOf(before.context.currentStep)),
      'tour.escape.pressed': ({ page }) => page.keyboard.press('Escape'),
      'tour.outside.clicked': ({ page }) => page.mouse.click(1400, 20),
      'done openRoute': ({ gate }, { before }) => gate.release(chunkOf(before)),
      'done findElement': async (world, { before }) => {
        await world.gate.release(chunkOf(before));
        await hideOnly(world);
      },
      'after routeOverdue': async ({ page, gate }, { before }) => {
        await gate.met(chunkOf(before));
        await page.clock.fastForward(10_000);
      },
      'after elementOverdue': ({ page }) => page.clock.fastForward(5000),
      'after answerOverdue': async ({ page, gate }, { before }) => {
        if (before.hasTag('saving')) gate.forget('UpdateViewer');
        await page.clock.fastForward(15_000);
      },
      'after retryDelay': ({ page }) => page.clock.fastForward(30_000),
      'done forgetTour': ({ gate }) => gate.decide('UpdateViewer', 'pass'),
      'error forgetTour #0': ({ gate }) => gate.decide('UpdateViewer', 'cut'),
      'error forgetTour #1': async (world) => {
        world.refused = true;
        await world.gate.decide('UpdateViewer', { code: 'FORBIDDEN', status: 403 });
      },
    },
    shows: {
      active: dialog,
      moving: ({ page }) => page.locator('dialog.tour[aria-busy=true]'),
      anchored: ({ page }) => page.locator('.tour-frame'),
      centred: ({ page }) => page.locator('dialog.tour[aria-busy=false] .tour-centred'),
    },
    also: async (world, snapshot) => {
      const { page, gate } = world;
      if (snapshot.matches({ ending: 'telling' })) await gate.met('UpdateViewer');
      if (snapshot.hasTag('active')) {
        const { currentStep, steps } = snapshot.context;
        await dialog(world)
          .getByRole('heading', { name: steps[currentStep]?.title ?? '' })
          .waitFor();
        await dialog(world)
          .getByText(`${currentStep + 1} / ${steps.length}`, { exact: true })
          .waitFor();
      }
      if (snapshot.hasTag('anchored'))
        expect(new URL(page.url()).pathname).toBe(
          FREE_TRIAL_TOUR[snapshot.context.currentStep]?.route,
        );
      if (!snapshot.matches('over') || world.refused) return;
      await eventually(
        async () => ((await tourVisible(stage, person)) ? undefined : true),
        'the server knows that the tour was seen',
      );
    },
    cannot: {
      'tour.active on tour.step.chosen [0]':
        'A step has a counter and no list of steps: there is nothing to choose one with.',
      'tour.active on tour.closed [0]':
        'A step has no cross: Escape, a click outside and Done end the tour.',
      'tour.active.opening on xstate.error.actor.0.tour.active.opening [0]': NEVER,
      'tour.active.finding on xstate.error.actor.0.tour.active.finding [0]': NEVER,
      'tour.active.centred.watching on xstate.error.actor.0.tour.active.centred.watching [0]':
        NEVER,
    },
  };
}
