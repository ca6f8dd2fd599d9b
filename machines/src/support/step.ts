import { createActor } from 'xstate';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ExecutableActionObject,
  InputFrom,
} from 'xstate';

/** Where a step led and what it wants done; nothing of it is done. */
export interface Step {
  snapshot: AnyMachineSnapshot;
  effects: readonly ExecutableActionObject[];
}
type Scope = Parameters<AnyStateMachine['transition']>[2];
const actors = new WeakMap<AnyStateMachine, Scope['self']>();

/**
 * A scope in which nothing runs. XState's own `transition()` makes an actor for every step, which
 * is a third of a walk's time.
 */
function inert(machine: AnyStateMachine, effects: ExecutableActionObject[]): Scope {
  const self = actors.get(machine) ?? createActor(machine);
  actors.set(machine, self);
  return {
    self,
    id: '',
    sessionId: '',
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    system: self.system,
    actionExecutor: (action) => {
      effects.push(action);
    },
  };
}

/** Where a machine begins, without running anything. Throws what its context throws. */
export function begin<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine> | undefined,
): Step {
  const effects: ExecutableActionObject[] = [];
  const snapshot = machine.getInitialSnapshot(inert(machine, effects), input) as AnyMachineSnapshot;
  return { snapshot, effects };
}

/**
 * Where an event leads, without running anything. Throws what a guard, an assignment or an actor's
 * input throws.
 */
export function step(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): Step {
  const effects: ExecutableActionObject[] = [];
  const snapshot = machine.transition(before, event, inert(machine, effects)) as AnyMachineSnapshot;
  return { snapshot, effects };
}
