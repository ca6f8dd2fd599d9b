import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  ContextFrom,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';
import { casesIn, labelOf } from './cases.ts';
import { begin, step } from './step.ts';
import type { Walk, WalkedPath, WalkedStep, WalkOptions } from './walk-types.ts';
import { chosen, sightsOf, transitionsOf } from './transitions.ts';

/**
 * Walks a machine: shortest paths to every state, and one more step for every transition that those
 * do not take. Nothing is executed: actors answer as `done` and `errors` say, delays pass as
 * events.
 *
 * @param machine the real machine, invokes and delays included; eventless transitions are not
 * supported
 * @param options payloads, projection and invariants
 * @returns coverage, broken invariants and the replayed paths
 * @throws Error when an event or actor of the machine has no case, or when `limit` is exceeded
 */
export function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
): Walk<Machine> {
  const nodes = getStateNodes(machine);
  const all = [machine.root as AnyStateNode, ...nodes].flatMap(transitionsOf);
  refuseEventless(nodes);

  const first = begin(machine, options.input).snapshot;
  const plans = getShortestPaths(machine as AnyStateMachine, {
    fromState: first,
    limit: options.limit ?? 20_000,
    events: (snapshot) => casesIn(snapshot as AnyMachineSnapshot, options),
    serializeState: (snapshot) => placeOf(snapshot as AnyMachineSnapshot, options),
    serializeEvent: labelOf,
  });

  const entered = new Set<string>();
  const taken = new Set<string>();
  const broken: string[] = [];
  const paths: WalkedPath<Machine>[] = [];
  const look = (snapshot: AnyMachineSnapshot, events: readonly AnyEventObject[]) => {
    for (const node of snapshot._nodes) entered.add(node.id);
    for (const [sentence, holds] of Object.entries(options.invariants)) {
      const reason = failure(() => holds(snapshot as SnapshotFrom<Machine>));
      if (reason !== null)
        broken.push(
          `${sentence}: ${reason} after ` +
            `${events.map((event) => event.type).join(', ') || 'the start'} in ` +
            `${JSON.stringify(snapshot.value)}`,
        );
    }
  };
  const shown = new Set<string>();
  const refusals: WalkedPath<Machine>[] = [];
  // Paths begin alike: what they share is computed once.
  const known = new Map<string, AnyMachineSnapshot>();
  const keysOf = (events: readonly AnyEventObject[]) => {
    let key = '';
    return events.map((event) => (key += `${labelOf(event)}\n`));
  };
  const after = (
    before: AnyMachineSnapshot,
    event: AnyEventObject,
    key: string,
  ): AnyMachineSnapshot => {
    const next = known.get(key) ?? step(machine, before, event).snapshot;
    known.set(key, next);
    return next;
  };
  const replay = (events: readonly AnyEventObject[]) => {
    const covered = entered.size + taken.size;
    look(first, []);
    let now = first;
    const keys = keysOf(events);
    const steps = events.map((event, index): WalkedStep<Machine> => {
      const transitions = chosen(machine, now, event);
      for (const id of transitions) taken.add(id);
      const before = now;
      now = after(now, event, keys[index] ?? '');
      for (const sight of sightsOf(machine, before, event, now)) shown.add(sight);
      look(now, events.slice(0, index + 1));
      return {
        event: event as EventFromLogic<Machine>,
        snapshot: now as SnapshotFrom<Machine>,
        transitions,
      };
    });
    (entered.size + taken.size > covered ? paths : refusals).push({
      start: first as SnapshotFrom<Machine>,
      steps,
    });
  };

  // Longest first, so that a path which another one begins with is not walked again.
  const walked = new Set<string>();
  const ends = plans.map((plan) =>
    plan.steps
      .map((step) => step.event as AnyEventObject)
      .filter((event) => event.type !== 'xstate.init'),
  );
  for (const events of ends.toSorted((a, b) => b.length - a.length)) {
    const keys = keysOf(events);
    if (walked.has(keys.at(-1) ?? '')) continue;
    replay(events);
    // Paths that show nothing new were looked at, but nobody needs to drive them again.
    refusals.length = 0;
    for (const key of ['', ...keys]) walked.add(key);
  }
  for (const events of ends) {
    const keys = keysOf(events);
    const end = events.reduce((now, event, index) => after(now, event, keys[index] ?? ''), first);
    if (end.status !== 'active') continue;
    for (const event of casesIn(end, options)) {
      const next = step(machine, end, event).snapshot;
      if (
        chosen(machine, end, event).some((id) => !taken.has(id)) ||
        sightsOf(machine, end, event, next).some((sight) => !shown.has(sight))
      )
        replay([...events, event]);
      else look(next, [...events, event]);
    }
  }

  const missedStates = nodes.map((node) => node.id).filter((id) => !entered.has(id));
  const missedTransitions = all.filter((id) => !taken.has(id));
  const part = (missed: number, total: number) =>
    `${total === 0 ? 100 : Math.floor((100 * (total - missed)) / total)}%`;
  return {
    states: nodes.length,
    transitions: all.length,
    missedStates,
    missedTransitions,
    broken,
    paths,
    refusals,
    summary:
      `${machine.id}: ${nodes.length} states, ${all.length} transitions, ` +
      `${part(missedStates.length, nodes.length)}/${part(missedTransitions.length, all.length)}, ` +
      `${paths.length} paths`,
  };
}

/** The part of a snapshot by which a walk tells it from others. */
export function placeOf<Machine extends AnyStateMachine>(
  snapshot: AnyMachineSnapshot,
  options: Pick<WalkOptions<Machine>, 'project'>,
): string {
  return JSON.stringify([
    snapshot.value,
    options.project?.(snapshot.context as ContextFrom<Machine>) ?? null,
  ]);
}

function failure(check: () => boolean): string | null {
  try {
    return check() ? null : 'not so';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function refuseEventless(nodes: readonly AnyStateNode[]): void {
  for (const node of nodes) {
    if ((node.always ?? []).length > 0)
      throw new Error(
        `${node.id} has an eventless transition: give it an event, so that it can be walked.`,
      );
  }
}
