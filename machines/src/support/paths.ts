import { getNextTransitions, initialTransition, transition } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, ContextFrom, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

/** Payloads to try, or a function of the snapshot that gives them. */
export type Cases<Machine extends AnyStateMachine, Value> = readonly Value[] | ((snapshot: SnapshotFrom<Machine>) => readonly Value[]);

export interface WalkOptions<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** Payloads per event type; `{ type }` alone is `[{}]`. Delays need none. */
  events: { [Type in EventFromLogic<Machine>['type']]?: Cases<Machine, Omit<Extract<EventFromLogic<Machine>, { type: Type }>, 'type'>> };
  /** What each actor may answer, by its name in `setup`. */
  done?: Readonly<Record<string, Cases<Machine, unknown>>>;
  /** What each actor may be rejected with, by its name in `setup`. */
  errors?: Readonly<Record<string, Cases<Machine, unknown>>>;
  /** The part of the context that tells two snapshots of the same state apart: what guards read, bounded. */
  project?: (context: ContextFrom<Machine>) => unknown;
  /** Sentences that must be true in every state; a check throws or answers false when it is not. */
  invariants: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>;
  /** Snapshots at most; the walk throws beyond. */
  limit?: number;
}

export interface WalkedStep<Machine extends AnyStateMachine> {
  event: EventFromLogic<Machine>;
  /** What the machine is in after the event, from a replay of this very path. */
  snapshot: SnapshotFrom<Machine>;
  /** The transitions that it takes, as `source on event [number of the alternative]`. */
  transitions: readonly string[];
}
export interface WalkedPath<Machine extends AnyStateMachine> {
  start: SnapshotFrom<Machine>;
  steps: readonly WalkedStep<Machine>[];
}
export interface Walk<Machine extends AnyStateMachine> {
  states: number;
  transitions: number;
  /** Ids of state nodes that no path enters. */
  missedStates: readonly string[];
  /** `source on event [number of the alternative]` of transitions that no path takes. */
  missedTransitions: readonly string[];
  /** Broken invariants with the path that breaks them. */
  broken: readonly string[];
  paths: readonly WalkedPath<Machine>[];
  /** Paths that end with an event that a guard refuses, or that show a transition at work which elsewhere changes nothing. */
  refusals: readonly WalkedPath<Machine>[];
  /** `session: 9 states, 31 transitions, 100%/100%, 14 paths`. */
  summary: string;
}

/**
 * Walks a machine: shortest paths to every state, and one more step for every transition that those do not take.
 * Nothing is executed: actors answer as `done` and `errors` say, delays pass as events.
 *
 * @param machine the real machine, invokes and delays included; eventless transitions are not supported
 * @param options payloads, projection and invariants
 * @returns coverage, broken invariants and the replayed paths
 * @throws Error when an event or actor of the machine has no case, or when `limit` is exceeded
 */
export function walk<Machine extends AnyStateMachine>(machine: Machine, options: WalkOptions<Machine>): Walk<Machine> {
  const nodes = getStateNodes(machine);
  const all = [machine.root as AnyStateNode, ...nodes].flatMap(transitionsOf);
  refuseEventless(nodes);

  const first = () => initialTransition(machine as AnyStateMachine, options.input)[0] as AnyMachineSnapshot;
  const project = (snapshot: AnyMachineSnapshot) => options.project?.(snapshot.context as ContextFrom<Machine>) ?? null;
  const plans = getShortestPaths(machine as AnyStateMachine, {
    fromState: first(),
    limit: options.limit ?? 20_000,
    events: (snapshot) => casesIn(snapshot as AnyMachineSnapshot, options),
    serializeState: (snapshot) => JSON.stringify([(snapshot as AnyMachineSnapshot).value, project(snapshot as AnyMachineSnapshot)]),
    serializeEvent: labelOf,
  });

  const entered = new Set<string>();
  const taken = new Set<string>();
  const broken: string[] = [];
  const paths: { start: AnyMachineSnapshot; steps: { event: AnyEventObject; snapshot: AnyMachineSnapshot; transitions: readonly string[] }[] }[] = [];
  const look = (snapshot: AnyMachineSnapshot, events: readonly AnyEventObject[]) => {
    for (const node of snapshot._nodes) entered.add(node.id);
    for (const [sentence, holds] of Object.entries(options.invariants)) {
      const reason = failure(() => holds(snapshot as SnapshotFrom<Machine>));
      if (reason !== null) broken.push(`${sentence}: ${reason} after ${events.map((event) => event.type).join(', ') || 'the start'} in ${JSON.stringify(snapshot.value)}`);
    }
  };
  const shown = new Set<string>();
  const refusals: typeof paths = [];
  const replay = (events: readonly AnyEventObject[]) => {
    const start = first();
    const covered = entered.size + taken.size;
    look(start, []);
    let now = start;
    const steps = events.map((event, index) => {
      const transitions = chosen(machine, now, event);
      for (const id of transitions) taken.add(id);
      const before = now;
      now = transition(machine as AnyStateMachine, now, event)[0] as AnyMachineSnapshot;
      for (const sight of sightsOf(machine, before, event, now)) shown.add(sight);
      look(now, events.slice(0, index + 1));
      return { event, snapshot: now, transitions };
    });
    (entered.size + taken.size > covered ? paths : refusals).push({ start, steps });
  };

  // Longest first, so that a path which another one begins with is not walked again.
  const walked = new Set<string>();
  const ends = plans.map((plan) => plan.steps.map((step) => step.event as AnyEventObject).filter((event) => event.type !== 'xstate.init'));
  for (const events of ends.toSorted((a, b) => b.length - a.length)) {
    if (walked.has(events.map(labelOf).join())) continue;
    replay(events);
    // Paths that show nothing new were looked at, but nobody needs to drive them again.
    refusals.length = 0;
    for (let length = 0; length <= events.length; length += 1) walked.add(events.slice(0, length).map(labelOf).join());
  }
  for (const events of ends) {
    const end = events.reduce((now, event) => transition(machine as AnyStateMachine, now, event)[0] as AnyMachineSnapshot, first());
    if (end.status !== 'active') continue;
    for (const event of casesIn(end, options)) {
      const after = transition(machine as AnyStateMachine, end, event)[0] as AnyMachineSnapshot;
      if (chosen(machine, end, event).some((id) => !taken.has(id)) || sightsOf(machine, end, event, after).some((sight) => !shown.has(sight))) replay([...events, event]);
      else look(after, [...events, event]);
    }
  }

  const missedStates = nodes.map((node) => node.id).filter((id) => !entered.has(id));
  const missedTransitions = all.filter((id) => !taken.has(id));
  const part = (missed: number, total: number) => `${total === 0 ? 100 : Math.floor((100 * (total - missed)) / total)}%`;
  return {
    states: nodes.length,
    transitions: all.length,
    missedStates,
    missedTransitions,
    broken,
    paths: paths as unknown as WalkedPath<Machine>[],
    refusals: refusals as unknown as WalkedPath<Machine>[],
    summary: `${machine.id}: ${nodes.length} states, ${all.length} transitions, ${part(missedStates.length, nodes.length)}/${part(missedTransitions.length, all.length)}, ${paths.length} paths`,
  };
}

function failure(check: () => boolean): string | null {
  try {
    return check() ? null : 'not so';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function transitionsOf(node: AnyStateNode): string[] {
  return [...node.transitions.values()].flatMap((alternatives) => alternatives.map(nameOf));
}

function nameOf(taken: AnyTransitionDefinition): string {
  const source = taken.source as AnyStateNode;
  const alternatives = source.transitions.get(String(taken.eventType)) ?? [];
  return `${source.id} on ${taken.eventType} [${alternatives.indexOf(taken)}]`;
}

function chosen(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] {
  return (machine.getTransitionData(snapshot, event) as AnyTransitionDefinition[]).map(nameOf);
}

/** What one step lets see beyond the transitions it takes: which guards say no to which case, and which transitions change something. */
function sightsOf(machine: AnyStateMachine, before: AnyMachineSnapshot, event: AnyEventObject, after: AnyMachineSnapshot): string[] {
  const taken = new Set(chosen(machine, before, event));
  const sameContext = JSON.stringify(before.context) === JSON.stringify(after.context);
  return before._nodes.flatMap((node: AnyStateNode) => {
    const alternatives = (node.transitions.get(event.type) ?? []) as AnyTransitionDefinition[];
    const first = alternatives.findIndex((one) => taken.has(nameOf(one)));
    const refused = alternatives.slice(0, first < 0 ? alternatives.length : first).map((one) => `no to case ${caseOf(event)} of ${nameOf(one)}`);
    const isAtWork = first >= 0 && (!sameContext || inside(before, node) !== inside(after, node));
    const moved = first >= 0 && inside(before, node) !== inside(after, node);
    const at = alternatives[first];
    return [...refused, ...(at !== undefined && isAtWork ? [`at work: ${nameOf(at)}`] : []), ...(at !== undefined && moved ? [`moves: ${nameOf(at)}`] : [])];
  });
}

/** The active states below a node, as text. */
function inside({ _nodes }: AnyMachineSnapshot, node: AnyStateNode): string {
  return _nodes.map(({ id }) => id).filter((id) => id === node.id || id.startsWith(`${node.id}.`)).join();
}

const caseOf = (event: AnyEventObject): string => /#(\d+)$/.exec(labelOf(event))?.[1] ?? '0';

function refuseEventless(nodes: readonly AnyStateNode[]): void {
  for (const node of nodes) {
    if ((node.always ?? []).length > 0) throw new Error(`${node.id} has an eventless transition: give it an event, so that it can be walked.`);
  }
}

function casesIn<Machine extends AnyStateMachine>(snapshot: AnyMachineSnapshot, options: WalkOptions<Machine>): AnyEventObject[] {
  const types = new Set(getNextTransitions(snapshot).map((next) => next.eventType as string));
  return [...types].flatMap((type) => {
    const cases = casesOf(type, snapshot, options);
    for (const [index, event] of cases.entries()) labels.set(event, `${JSON.stringify(event)}#${index}`);
    return cases;
  });
}

// Two cases may look the same as text, e.g. with different secrets inside.
const labels = new WeakMap<object, string>();
const labelOf = (event: AnyEventObject) => labels.get(event) ?? JSON.stringify(event);

function casesOf<Machine extends AnyStateMachine>(type: string, snapshot: AnyMachineSnapshot, options: WalkOptions<Machine>): AnyEventObject[] {
  if (type.startsWith('xstate.after.')) return [{ type }];
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (answer === null) {
    const cases = (options.events as Readonly<Record<string, Cases<Machine, object>>>)[type];
    return valuesOf(cases, snapshot, `the event ${type}`).map((payload) => ({ ...payload, type }));
  }
  const [, outcome, actorId] = answer;
  const actor = actorOf(snapshot, actorId ?? '');
  const key = outcome === 'done' ? 'output' : 'error';
  const cases = outcome === 'done' ? options.done?.[actor] : options.errors?.[actor];
  return valuesOf(cases, snapshot, `${outcome} of the actor ${actor}`).map((value) => ({ type, actorId, [key]: value }));
}

function valuesOf<Machine extends AnyStateMachine, Value>(cases: Cases<Machine, Value> | undefined, snapshot: AnyMachineSnapshot, what: string): readonly Value[] {
  if (cases === undefined) throw new Error(`The walk has no case for ${what}: add one.`);
  return typeof cases === 'function' ? cases(snapshot as SnapshotFrom<Machine>) : cases;
}

function actorOf(snapshot: AnyMachineSnapshot, id: string): string {
  const invoked = snapshot._nodes.flatMap((node) => node.invoke as readonly { id: string; src: unknown }[]).find((entry) => entry.id === id);
  return typeof invoked?.src === 'string' ? invoked.src : id;
}
