import { setup } from 'xstate';
import { stepsOf } from './derive.ts';

/** In the order in which a list of targets offers them. */
export const TARGET_HEALTHS = ['WAITING', 'HEALTHY', 'DELAYED', 'BLOCKED', 'PAUSED'] as const;
export type TargetHealth = (typeof TARGET_HEALTHS)[number];

export type TargetHealthEvent =
  | { type: 'target.collected' }
  /** For a passing reason: no answer, a rate limit, a fault of the vendor. */
  | { type: 'target.collection.delayed' }
  /** For a reason that time does not mend: credentials, an account that is gone or private. */
  | { type: 'target.collection.blocked' }
  /** A person changed the target or its credentials. */
  | { type: 'target.corrected' }
  | { type: 'target.paused' }
  | { type: 'target.resumed' };

const collected = { 'target.collected': 'HEALTHY' } as const;
const delayed = { 'target.collection.delayed': 'DELAYED' } as const;
const stopped = { 'target.collection.blocked': 'BLOCKED', 'target.paused': 'PAUSED' } as const;
const corrected = { 'target.corrected': 'WAITING' } as const;

/** Health of the collection of one target, as its page tells it. */
export const targetHealthMachine = setup({
  types: { events: {} as TargetHealthEvent },
}).createMachine({
  id: 'target-health',
  initial: 'WAITING',
  states: {
    WAITING: {
      description: 'It has not been collected yet, or not since it was changed.',
      on: { ...collected, ...delayed, ...stopped },
    },
    HEALTHY: {
      description: 'The last collection succeeded.',
      on: { ...delayed, ...stopped, ...corrected },
    },
    DELAYED: {
      description:
        'The last collection failed for a passing reason; the next attempt follows by itself.',
      on: { ...collected, ...stopped, ...corrected },
    },
    BLOCKED: {
      description: 'Nothing is collected until a person changes something.',
      on: { ...corrected, 'target.paused': 'PAUSED' },
    },
    PAUSED: { description: 'A person switched it off.', on: { 'target.resumed': 'WAITING' } },
  },
});

/** How each health is shown. */
export const TARGET_HEALTH_LABELS: Readonly<Record<TargetHealth, string>> = {
  WAITING: 'Waiting for first scan',
  HEALTHY: 'Working',
  DELAYED: 'Delayed',
  BLOCKED: 'Needs attention',
  PAUSED: 'Paused',
};

const steps = stepsOf(targetHealthMachine, TARGET_HEALTHS);

/**
 * Where an event leads from here.
 *
 * @param from the present health
 * @param event what happened
 * @returns the next health; the present one when the chart has no such arrow
 */
export function healthAfter(from: TargetHealth, event: TargetHealthEvent['type']): TargetHealth {
  return steps.find((step) => step.from === from && step.event === event)?.to ?? from;
}

/** Whether the schedule collects a target of this health by itself. */
export function isCollected(health: TargetHealth): boolean {
  return health !== 'BLOCKED' && health !== 'PAUSED';
}

/** Narrows any value to the health of a target. */
export function isTargetHealth(value: unknown): value is TargetHealth {
  return TARGET_HEALTHS.some((health) => health === value);
}
