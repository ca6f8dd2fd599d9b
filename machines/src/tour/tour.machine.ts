import { assign, setup } from 'xstate';
import { backOff, placeholder } from '../support/placeholder.ts';
import { isTransient } from '../support/problem.ts';
import { clampStep, TOUR_OPTIONS } from './steps.ts';
import type { TourOptions, TourStep } from './steps.ts';

export interface TourContext {
  steps: readonly TourStep[];
  /** The step that is shown, from 0. */
  currentStep: number;
  options: TourOptions;
  /** Attempts to tell the server that the tour is over. */
  attempts: number;
}
export type TourEvent =
  /** Who is signed in became known. */
  | {
      type: 'tour.offered';
      isFreeTrial: boolean;
      tourVisible: boolean;
      steps: readonly TourStep[];
      options?: Partial<TourOptions>;
    }
  /** Asked for by the person, e.g. from the help. */
  | { type: 'tour.started'; steps: readonly TourStep[]; options?: Partial<TourOptions> }
  | { type: 'tour.next.pressed' }
  | { type: 'tour.back.pressed' }
  | { type: 'tour.step.chosen'; index: number }
  /** The page took the element away, e.g. because the person went elsewhere. */
  | { type: 'tour.element.lost' }
  | { type: 'tour.escape.pressed' }
  | { type: 'tour.outside.clicked' }
  | { type: 'tour.closed' };
interface Tour {
  steps: readonly TourStep[];
  options?: Partial<TourOptions>;
}

const asked = ({ event }: { event: Tour }) => ({
  steps: event.steps,
  ...(event.options === undefined ? {} : { options: event.options }),
});
const offered = ({ event }: { event: Tour & { isFreeTrial: boolean; tourVisible: boolean } }) => ({
  isDue: event.isFreeTrial && event.tourVisible && event.steps.length > 0,
});
const stepOf = ({ steps, currentStep }: TourContext) => ({
  route: steps[currentStep]?.route ?? '/',
  target: steps[currentStep]?.target ?? '',
});
const begin = { type: 'begin', params: asked } as const;
const hasSteps = { type: 'hasSteps', params: asked } as const;

/**
 * The product tour. It is offered once; ending it in any way is remembered by the server.
 *
 * Provide actors `openRoute` ({ route }) → nothing, when the screen is shown (at once if it is
 * already); `findElement` ({ route, target }) → nothing, when the page has the element;
 * `forgetTour` () → nothing, sets the user's tour_visible to false. Delays: routeOverdue,
 * elementOverdue, answerOverdue, retryDelay. Tags: `active` (show the overlay), `moving` (on the
 * way to a step), `anchored` (highlight the element), `centred` (the element is not there: show the
 * step in the middle), `saving`. Show `context.steps[context.currentStep]` and
 * `tourCounter(context)`.
 */
export const tourMachine = setup({
  types: {
    context: {} as TourContext,
    events: {} as TourEvent,
    tags: {} as 'active' | 'moving' | 'anchored' | 'centred' | 'saving',
  },
  actors: {
    openRoute: placeholder<void, { route: string }>('openRoute'),
    findElement: placeholder<void, { route: string; target: string }>('findElement'),
    forgetTour: placeholder<void>('forgetTour'),
  },
  actions: {
    begin: assign((_, { steps, options }: Tour) => ({
      steps,
      options: { ...TOUR_OPTIONS, ...options },
      currentStep: 0,
      attempts: 0,
    })),
    goTo: assign({
      currentStep: ({ context }, { index }: { index: number }) => clampStep(index, context.steps),
    }),
    countFailure: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  guards: {
    isDue: (_, { isDue }: { isDue: boolean }) => isDue,
    hasSteps: (_, { steps }: Tour) => steps.length > 0,
    hasNext: ({ context }) => context.currentStep < context.steps.length - 1,
    hasPrevious: ({ context }) => context.currentStep > 0,
    closesOnEscape: ({ context }) => context.options.closeOnEsc,
    closesOnClickOutside: ({ context }) => context.options.closeOnClickOutside,
    isTransient: (_, { error }: { error: unknown }) => isTransient(error),
  },
  delays: {
    routeOverdue: 10_000,
    elementOverdue: 5000,
    answerOverdue: 15_000,
    retryDelay: ({ context }) => backOff(context.attempts),
  },
}).createMachine({
  id: 'tour',
  context: { steps: [], currentStep: 0, options: TOUR_OPTIONS, attempts: 0 },
  initial: 'inactive',
  states: {
    inactive: {
      description: 'No tour has been shown.',
      on: {
        'tour.offered': {
          guard: { type: 'isDue', params: offered },
          target: 'active',
          actions: begin,
        },
        'tour.started': { guard: hasSteps, target: 'active', actions: begin },
      },
    },
    active: {
      description: 'A step is on screen or about to be.',
      tags: ['active'],
      initial: 'opening',
      on: {
        'tour.next.pressed': [
          {
            guard: 'hasNext',
            target: '.opening',
            actions: {
              type: 'goTo',
              params: ({ context }) => ({ index: context.currentStep + 1 }),
            },
          },
          { target: 'ending' },
        ],
        'tour.back.pressed': {
          guard: 'hasPrevious',
          target: '.opening',
          actions: { type: 'goTo', params: ({ context }) => ({ index: context.currentStep - 1 }) },
        },
        'tour.step.chosen': {
          target: '.opening',
          actions: { type: 'goTo', params: ({ event }) => ({ index: event.index }) },
        },
        'tour.escape.pressed': { guard: 'closesOnEscape', target: 'ending' },
        'tour.outside.clicked': { guard: 'closesOnClickOutside', target: 'ending' },
        'tour.closed': 'ending',
      },
      states: {
        opening: {
          description: 'The screen of the step is opened.',
          tags: ['moving'],
          invoke: {
            src: 'openRoute',
            input: ({ context }) => ({ route: stepOf(context).route }),
            onDone: 'finding',
            onError: 'centred',
          },
          after: { routeOverdue: 'centred' },
        },
        finding: {
          description: 'The element is waited for: the screen may still be loading.',
          tags: ['moving'],
          invoke: {
            src: 'findElement',
            input: ({ context }) => stepOf(context),
            onDone: 'anchored',
            onError: 'centred',
          },
          after: { elementOverdue: 'centred' },
        },
        anchored: {
          description: 'The step stands beside its element.',
          tags: ['anchored'],
          on: { 'tour.element.lost': 'finding' },
        },
        centred: {
          description:
            'The element is not there; the step is shown in the middle and goes to its element if that still comes.',
          tags: ['centred'],
          initial: 'watching',
          states: {
            watching: {
              description: 'The element may still come.',
              invoke: {
                src: 'findElement',
                input: ({ context }) => stepOf(context),
                onDone: '#tour.active.anchored',
                onError: 'settled',
              },
              after: { answerOverdue: 'settled' },
            },
            settled: { description: 'It does not come; the step stays in the middle.' },
          },
        },
      },
    },
    ending: {
      description: 'The overlay is gone and the server is told that the tour was seen.',
      tags: ['saving'],
      initial: 'telling',
      states: {
        telling: {
          description: 'The server is told.',
          invoke: {
            src: 'forgetTour',
            onDone: '#tour.over',
            onError: [
              {
                guard: { type: 'isTransient', params: ({ event }) => ({ error: event.error }) },
                target: 'waiting',
                actions: 'countFailure',
              },
              // Refused: the tour will be offered once more at the next sign-in, which is better
              // than a loop.
              { target: '#tour.over' },
            ],
          },
          after: { answerOverdue: { target: 'waiting', actions: 'countFailure' } },
        },
        waiting: {
          description: 'The server did not answer; it is told again.',
          after: { retryDelay: 'telling' },
        },
      },
    },
    over: {
      description: 'The tour was seen; it comes again only when the person asks for it.',
      on: { 'tour.started': { guard: hasSteps, target: 'active', actions: begin } },
    },
  },
});

/** The counter of a step, e.g. `2 / 5`. */
export function tourCounter({
  currentStep,
  steps,
}: Pick<TourContext, 'currentStep' | 'steps'>): string {
  return `${currentStep + 1} / ${steps.length}`;
}
