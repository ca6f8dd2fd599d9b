import { expect, test } from 'vitest';
import { problem } from '../support/problem.ts';
import { testWalk } from '../support/walk-test.ts';
import { clampStep, FREE_TRIAL_TOUR } from './steps.ts';
import type { TourStep } from './steps.ts';
import { tourCounter, tourMachine } from './tour.machine.ts';

const steps: readonly TourStep[] = [
  ...FREE_TRIAL_TOUR,
  {
    route: '/user-settings',
    target: 'profile',
    title: 'You',
    description: 'Your settings are here.',
  },
];
const offer = { isFreeTrial: true, tourVisible: true, steps };

testWalk(tourMachine, {
  events: {
    'tour.offered': [
      offer,
      { ...offer, isFreeTrial: false },
      { ...offer, tourVisible: false },
      { ...offer, steps: [] },
      { ...offer, options: { closeOnEsc: false } },
      { ...offer, options: { closeOnClickOutside: false } },
    ],
    'tour.started': [{ steps }, { steps: [] }],
    'tour.next.pressed': [{}],
    'tour.back.pressed': [{}],
    'tour.step.chosen': [{ index: -3 }, { index: 1 }, { index: 99 }],
    'tour.element.lost': [{}],
    'tour.escape.pressed': [{}],
    'tour.outside.clicked': [{}],
    'tour.closed': [{}],
  },
  done: { openRoute: [undefined], findElement: [undefined], forgetTour: [undefined] },
  errors: {
    openRoute: [new Error('no such screen')],
    findElement: [new Error('no such element')],
    forgetTour: [problem('NETWORK', 'Down.'), problem('FORBIDDEN', 'No.', { status: 403 })],
  },
  project: ({ currentStep, steps: all, options }) => [currentStep, all.length, options],
  invariants: {
    'the step is one of the tour': ({ context }) =>
      context.currentStep === clampStep(context.currentStep, context.steps),
    'an overlay has a step to show': (snapshot) =>
      !snapshot.hasTag('active') ||
      snapshot.context.steps[snapshot.context.currentStep] !== undefined,
    'a step is on its way, beside its element or in the middle, and only one of these': (
      snapshot,
    ) =>
      Number(snapshot.hasTag('moving')) +
        Number(snapshot.hasTag('anchored')) +
        Number(snapshot.hasTag('centred')) ===
      Number(snapshot.hasTag('active')),
    'nothing is saved while the tour goes on': (snapshot) =>
      !(snapshot.hasTag('active') && snapshot.hasTag('saving')),
  },
});

test('the tour of a free trial has two steps, word for word', () => {
  expect(FREE_TRIAL_TOUR).toEqual([
    {
      route: '/scan-file',
      target: 'file-uploader',
      title: 'Welcome to Vedetta',
      description: 'Upload an image to scan for threats.',
    },
    {
      route: '/threat-manager',
      target: 'threat-manager-item',
      title: 'Review detected risks',
      description: 'Detected risks will appear in the Threat Manager.',
    },
  ]);
});

test('the counter counts from one, and a step is never outside the tour', () => {
  expect(tourCounter({ currentStep: 1, steps })).toBe('2 / 3');
  expect([-5, 0, 2, 3, Number.NaN, 1.9].map((index) => clampStep(index, steps))).toEqual([
    0, 0, 2, 2, 0, 1,
  ]);
  expect(clampStep(4, [])).toBe(0);
});
