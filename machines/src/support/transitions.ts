import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { caseOf } from './cases.ts';

/** All transitions of a node, as `source on event [number of the alternative]`. */
export function transitionsOf(node: AnyStateNode): string[] {
  return [...node.transitions.values()].flatMap((alternatives) => alternatives.map(nameOf));
}

function nameOf(taken: AnyTransitionDefinition): string {
  const source = taken.source as AnyStateNode;
  const alternatives = source.transitions.get(String(taken.eventType)) ?? [];
  return `${source.id} on ${taken.eventType} [${alternatives.indexOf(taken)}]`;
}

/** The transitions that a snapshot takes on an event, likewise. */
export function chosen(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): string[] {
  return (machine.getTransitionData(snapshot, event) as AnyTransitionDefinition[]).map(nameOf);
}

/**
 * What one step lets see beyond the transitions it takes: which guards say no to which case, and
 * which transitions change something.
 */
export function sightsOf(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
  after: AnyMachineSnapshot,
): string[] {
  const taken = new Set(chosen(machine, before, event));
  const sameContext = JSON.stringify(before.context) === JSON.stringify(after.context);
  return before._nodes.flatMap((node: AnyStateNode) => {
    const alternatives = (node.transitions.get(event.type) ?? []) as AnyTransitionDefinition[];
    const first = alternatives.findIndex((one) => taken.has(nameOf(one)));
    const refused = alternatives
      .slice(0, first < 0 ? alternatives.length : first)
      .map((one) => `no to case ${caseOf(event)} of ${nameOf(one)}`);
    const isAtWork = first >= 0 && (!sameContext || inside(before, node) !== inside(after, node));
    const moved = first >= 0 && inside(before, node) !== inside(after, node);
    const at = alternatives[first];
    return [
      ...refused,
      ...(at !== undefined && isAtWork ? [`at work: ${nameOf(at)}`] : []),
      ...(at !== undefined && moved ? [`moves: ${nameOf(at)}`] : []),
    ];
  });
}

/** The active states below a node, as text. */
function inside({ _nodes }: AnyMachineSnapshot, node: AnyStateNode): string {
  return _nodes
    .map(({ id }) => id)
    .filter((id) => id === node.id || id.startsWith(`${node.id}.`))
    .join();
}
