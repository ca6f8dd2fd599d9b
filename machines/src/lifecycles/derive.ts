import { getNextSnapshot } from 'xstate';
import type { AnyStateMachine } from 'xstate';

/** One arrow of an entity chart: the event that leads from one status to another. */
export interface LifecycleStep<Status extends string> {
  from: Status;
  event: string;
  to: Status;
}

/**
 * Reads the arrows out of an entity chart, so that lists, buttons and server checks follow the
 * chart and nothing else.
 *
 * @param machine flat chart without context, guards or actors; its state keys are the statuses
 * @param statuses all statuses in the order they are offered
 * @returns every arrow, in the order of `statuses` and of the events in the chart
 * @throws Error when chart and list of statuses do not name the same states
 */
export function stepsOf<Status extends string>(
  machine: AnyStateMachine,
  statuses: readonly Status[],
): readonly LifecycleStep<Status>[] {
  const drawn = Object.keys(machine.states);
  if (drawn.length !== statuses.length || !statuses.every((status) => drawn.includes(status))) {
    throw new Error(
      `Chart ${machine.id} draws ${drawn.join(', ')} but the list says ${statuses.join(', ')}: make them the same.`,
    );
  }
  return statuses.flatMap((from) => {
    const snapshot = machine.resolveState({ value: from, context: {} });
    const events: readonly unknown[] = machine.states[from]?.ownEvents ?? [];
    return events
      .filter((event) => typeof event === 'string')
      .flatMap((event) => {
        const value: unknown = getNextSnapshot(machine, snapshot, { type: event }).value;
        return statuses
          .filter((to) => to === value && to !== from)
          .map((to) => ({ from, event, to }));
      });
  });
}
