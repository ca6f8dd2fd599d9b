import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { drive } from './drive.ts';
import { mutantsOf } from './mutants.ts';
import type { Mutant } from './mutants.ts';
import type { Walk, WalkOptions } from './walk-types.ts';
import { eventsOf } from './record.ts';

export interface Hunt {
  mutants: number;
  /** Mutants that the walk tells from the machine. */
  caught: number;
  /** Of these, the ones that also break an invariant: they would be caught without the record. */
  byInvariant: number;
  /** Names of the mutants that behave on every path as the machine does. */
  survivors: readonly string[];
}

/**
 * Drives every mutant of a machine along the paths of its walk. A mutant is caught when a step
 * leads elsewhere, changes something else, wants something else done, throws, or breaks an
 * invariant.
 *
 * @param machine the machine
 * @param options the options of its walk
 * @param walked its walk
 */
export function hunt<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
  walked: Walk<Machine>,
): Hunt {
  const paths = [...walked.paths, ...walked.refusals].map((path) => ({
    events: eventsOf(path),
    taken: new Set(path.steps.flatMap(({ transitions }) => transitions)),
    lines: [...drive(machine, options.input, eventsOf(path))].map(({ line }) => line),
  }));
  const rules = Object.values(options.invariants);
  const holds = (snapshot: SnapshotFrom<Machine>) => rules.every((rule) => rule(snapshot));

  const look = (mutant: Mutant): 'invariant' | 'record' | null => {
    // Paths through the changed transition tell at once; only what they leave open is looked for
    // elsewhere.
    const through = paths.filter(({ taken }) => taken.has(mutant.transition));
    let differs = false;
    for (const path of [...through, ...paths.filter((one) => !through.includes(one))]) {
      if (differs && !through.includes(path)) break;
      try {
        let step = 0;
        for (const { line, snapshot } of drive(mutant.machine, options.input, path.events)) {
          if (line !== path.lines[step]) differs = true;
          if (differs && !holds(snapshot as SnapshotFrom<Machine>)) return 'invariant';
          step += 1;
        }
        if (step !== path.lines.length) differs = true;
      } catch {
        return 'invariant';
      }
    }
    return differs ? 'record' : null;
  };

  const found = mutantsOf(machine).map((mutant) => ({ mutant, by: look(mutant) }));
  const survivors = found.filter(({ by }) => by === null).map(({ mutant }) => mutant.name);
  return {
    mutants: found.length,
    caught: found.length - survivors.length,
    byInvariant: found.filter(({ by }) => by === 'invariant').length,
    survivors,
  };
}
