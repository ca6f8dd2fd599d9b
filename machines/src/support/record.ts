import type { AnyEventObject, AnyStateMachine, InputFrom } from 'xstate';
import { drive } from './drive.ts';
import type { Walk } from './walk-types.ts';

/** The events of a walked path. */
export function eventsOf<Machine extends AnyStateMachine>({
  steps,
}: Walk<Machine>['paths'][number]): readonly AnyEventObject[] {
  return steps.map(({ event }) => event as AnyEventObject);
}

/**
 * The record of a walk: every path with where each event led. It is kept beside the machines and
 * read in review: it says what a change of a chart changes, and a change that nobody meant fails
 * the test.
 *
 * @param machine the machine
 * @param input its input
 * @param walked its walk
 */
export function recordOf<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine> | undefined,
  walked: Walk<Machine>,
): string {
  const paths = [...walked.paths, ...walked.refusals].map((path, index) => {
    const lines = [...drive(machine, input, eventsOf(path))].map(({ line }, step) =>
      step === 0 ? `  ${line}` : `    ${line}`,
    );
    return [`path ${index + 1}`, ...lines].join('\n');
  });
  return `${walked.summary}\n\n${paths.join('\n\n')}\n`;
}
