import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { actorOf, casesIn, caseOf } from './cases.ts';
import { placeOf } from './paths.ts';
import type { WalkedPath, WalkedStep, WalkOptions } from './walk-types.ts';
import { begin, step } from './step.ts';
import { chosen, transitionsOf } from './transitions.ts';

export interface Journey<Machine extends AnyStateMachine> {
  /**
   * Each begins with a fresh machine and goes on for as long as there is something new to reach.
   */
  legs: readonly WalkedPath<Machine>[];
  states: { all: readonly string[]; entered: readonly string[] };
  transitions: { all: readonly string[]; taken: readonly string[]; missed: readonly string[] };
}
/** Where a search for something new has come to. */
interface Trail<Machine extends AnyStateMachine> {
  at: AnyMachineSnapshot;
  steps: readonly WalkedStep<Machine>[];
}

/**
 * What a step is called where somebody has to make it happen: `sign-in.submitted`, `done login`,
 * `error login`, `after second`.
 *
 * @param before where the machine is; it says which actor answers
 */
export function nameOfStep(
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): { name: string; number: number } {
  const number = Number(caseOf(event));
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type);
  if (answer !== null) return { name: `${answer[1]} ${actorOf(before, answer[2] ?? '')}`, number };
  const delay = /^xstate\.after\.([^.]+)\./.exec(event.type);
  return { name: delay === null ? event.type : `after ${delay[1]}`, number };
}

/**
 * The walk as few long journeys, for whoever drives something real along it: from where one is, the
 * shortest path to the next transition that was not taken yet, or to the next failure that an actor
 * was not rejected with yet. The cases are those of a walk; `can` leaves out what cannot be made to
 * happen.
 *
 * @param machine the machine
 * @param options the cases, as for `walk`
 * @param can whether somebody can make this event happen there
 */
export function journeyOf<Machine extends AnyStateMachine>(
  machine: Machine,
  options: Pick<WalkOptions<Machine>, 'input' | 'events' | 'done' | 'errors' | 'project' | 'limit'>,
  can: (before: SnapshotFrom<Machine>, event: AnyEventObject) => boolean,
): Journey<Machine> {
  const nodes = getStateNodes(machine);
  const all = [machine.root as AnyStateNode, ...nodes].flatMap(transitionsOf);
  const missed = new Set(all);
  const faults = new Set<string>();
  /**
   * Failures of an actor are told apart though they lead the same way: each looks different to the
   * page.
   */
  const faultOf = (event: AnyEventObject) =>
    event.type.startsWith('xstate.error.') ? `${event.type} #${caseOf(event)}` : null;
  const cases = { ...options, invariants: {} };

  /** The shortest way to something new; null when there is none. */
  const search = (from: AnyMachineSnapshot): Trail<Machine> | null => {
    const seen = new Set([placeOf(from, options)]);
    let edge: Trail<Machine>[] = [{ at: from, steps: [] }];
    while (edge.length > 0) {
      if (seen.size > (options.limit ?? 20_000))
        throw new Error(`The journey of ${machine.id} does not end: project less of its context.`);
      const further: Trail<Machine>[] = [];
      for (const { at, steps } of edge) {
        if (at.status !== 'active') continue;
        for (const event of casesIn(at, cases)) {
          if (!can(at as SnapshotFrom<Machine>, event)) continue;
          const transitions = chosen(machine, at, event);
          const { snapshot } = step(machine, at, event);
          const walked: WalkedStep<Machine> = {
            event: event as EventFromLogic<Machine>,
            snapshot: snapshot as SnapshotFrom<Machine>,
            transitions,
          };
          const trail = { at: snapshot, steps: [...steps, walked] };
          const fault = faultOf(event);
          if (
            transitions.some((id) => missed.has(id)) ||
            (fault !== null && transitions.length > 0 && !faults.has(fault))
          )
            return trail;
          const place = placeOf(snapshot, options);
          if (!seen.has(place)) further.push(trail);
          seen.add(place);
        }
      }
      edge = further;
    }
    return null;
  };

  const entered = new Set<string>();
  const legs: WalkedPath<Machine>[] = [];
  const start = begin(machine, options.input).snapshot;
  for (let next = search(start); next !== null; next = search(start)) {
    const steps: WalkedStep<Machine>[] = [];
    for (let trail: Trail<Machine> | null = next; trail !== null; trail = search(trail.at)) {
      for (const { event, transitions } of trail.steps) {
        for (const id of transitions) missed.delete(id);
        const fault = faultOf(event);
        if (fault !== null) faults.add(fault);
      }
      steps.push(...trail.steps);
    }
    for (const { _nodes } of [
      start,
      ...steps.map(({ snapshot }) => snapshot as AnyMachineSnapshot),
    ])
      for (const { id } of _nodes) entered.add(id);
    legs.push({ start: start as SnapshotFrom<Machine>, steps });
  }
  return {
    legs,
    states: {
      all: nodes.map(({ id }) => id),
      entered: nodes.map(({ id }) => id).filter((id) => entered.has(id)),
    },
    transitions: { all, taken: all.filter((id) => !missed.has(id)), missed: [...missed] },
  };
}
