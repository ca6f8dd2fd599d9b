import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state as it is drawn. */
export interface ChartState {
  id: string;
  name: string;
  description: string;
  tags: readonly string[];
  kind: 'plain' | 'compound' | 'parallel' | 'final';
  /** Id of the child that is entered first; null without one. */
  initial: string | null;
  /** What happens without leaving it, and the names of actors that run in it. */
  notes: readonly string[];
  states: readonly ChartState[];
  /** Arrows between its children. */
  edges: readonly ChartEdge[];
}
/** All transitions from one child to another. */
export interface ChartEdge {
  from: string;
  to: string;
  labels: readonly string[];
}
interface Drawn {
  box: AnyStateNode;
  edge: { from: AnyStateNode; to: AnyStateNode } | null;
  label: string;
}

/** What a machine looks like, without anything that runs: for diagrams and inspectors. */
export function chartOf(machine: AnyStateMachine): ChartState {
  const root = machine.root as AnyStateNode;
  const drawn = nodesOf(root).flatMap((node) =>
    transitionsOf(node).map((transition) => draw(node, transition)),
  );
  return stateOf(root, drawn);
}

/**
 * Ids of the states a value of a snapshot stands for, outer ones first.
 *
 * @param value as XState gives it: a name, or an object of names of regions and what is active
 * inside them
 */
export function activeStates(chart: ChartState, value: unknown): readonly string[] {
  const inside = typeof value === 'string' ? { [value]: {} } : value;
  if (typeof inside !== 'object' || inside === null) return [chart.id];
  return [
    chart.id,
    ...chart.states.flatMap((state) =>
      Object.hasOwn(inside, state.name) ? activeStates(state, Reflect.get(inside, state.name)) : [],
    ),
  ];
}

/** Name of a guard or action as the chart gives it; one without a name has none. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const type: unknown =
    (typeof value === 'object' || typeof value === 'function') && value !== null
      ? Reflect.get(value, 'type')
      : null;
  return typeof type === 'string' && !type.startsWith('xstate.') ? type : '';
}

/** An event as people say it: `login answered`, `login failed`, `after answerOverdue`. */
export function eventWords(eventType: string, node: AnyStateNode): string {
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (answer !== null) {
    const invoked = node.invoke.find(({ id }) => id === answer[2]);
    return (
      `${typeof invoked?.src === 'string' ? invoked.src : (answer[2] ?? '')} ` +
      `${answer[1] === 'done' ? 'answered' : 'failed'}`
    );
  }
  const wait = /^xstate\.after\.([^.]+)\./.exec(eventType);
  return wait === null ? eventType : `after ${wait[1] ?? ''}`;
}

function stateOf(node: AnyStateNode, drawn: readonly Drawn[]): ChartState {
  const children = childrenOf(node);
  const runs = node.invoke.map(({ src }) => `runs ${typeof src === 'string' ? src : 'an actor'}`);
  const pairs = new Map<string, ChartEdge>();
  for (const { edge, label } of drawn) {
    if (edge === null || edge.from.parent !== node) continue;
    const key = `${edge.from.id} ${edge.to.id}`;
    pairs.set(key, {
      from: edge.from.id,
      to: edge.to.id,
      labels: [...(pairs.get(key)?.labels ?? []), label],
    });
  }
  return {
    id: node.id,
    name: node.key,
    description: node.description ?? '',
    tags: node.tags,
    kind:
      node.type === 'parallel'
        ? 'parallel'
        : node.type === 'final'
          ? 'final'
          : children.length > 0
            ? 'compound'
            : 'plain',
    initial: (node.initial?.target[0] as AnyStateNode | undefined)?.id ?? null,
    notes: [
      ...runs,
      ...drawn.filter(({ box, edge }) => edge === null && box === node).map(({ label }) => label),
    ],
    states: children.map((child) => stateOf(child, drawn)),
    edges: [...pairs.values()],
  };
}

/** Arrows join states that stand beside each other; the label names what lies inside them. */
function draw(node: AnyStateNode, transition: AnyTransitionDefinition): Drawn {
  const guard = nameOf(transition.guard);
  const actions = transition.actions.map(nameOf).filter((name) => name !== '');
  const words = `${eventWords(String(transition.eventType), node)}${guard === '' ? '' : ` [${guard}]`}`;
  const target = transition.target?.[0] as AnyStateNode | undefined;
  if (target === undefined)
    return {
      box: node,
      edge: null,
      label: actions.length === 0 ? words : `${words} / ${actions.join(', ')}`,
    };
  const [sources, targets] = [lineOf(node), lineOf(target)];
  let depth = 0;
  while (depth < sources.length && depth < targets.length && sources[depth] === targets[depth])
    depth += 1;
  const [from, to] = [sources[depth], targets[depth]];
  if (from === undefined || to === undefined) {
    const box = sources[depth - 1] ?? node;
    const inner = below(box, node);
    return {
      box,
      edge: null,
      label: `${inner === '' ? '' : `${inner}: `}${words} → ${below(box, target) || target.key}`,
    };
  }
  const [inFrom, inTo] = [below(from, node), below(to, target)];
  return {
    box: node,
    edge: { from, to },
    label: `${inFrom === '' ? '' : `${inFrom}: `}${words}${inTo === '' ? '' : ` → ${inTo}`}`,
  };
}

const childrenOf = (node: AnyStateNode) => Object.values(node.states) as AnyStateNode[];
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...childrenOf(node).flatMap(nodesOf),
];
const transitionsOf = (node: AnyStateNode) =>
  [...node.transitions.values()].flat() as AnyTransitionDefinition[];
const lineOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [node] : [...lineOf(node.parent as AnyStateNode), node];
const below = (box: AnyStateNode, node: AnyStateNode) => node.path.slice(box.path.length).join('.');
