import { createEmptyActor } from 'xstate';
import type { AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, ExecutableActionObject, InputFrom } from 'xstate';

/** Where a step led and what it wants done; nothing of it is done. */
export interface Step {
  snapshot: AnyMachineSnapshot;
  effects: readonly ExecutableActionObject[];
}

/** A scope in which nothing runs. XState's own `transition()` starts an actor for every step, which is a third of a walk's time. */
function inert(effects: ExecutableActionObject[]): AnyActorScope {
  const self = createEmptyActor();
  return {
    self, id: '', sessionId: '', logger: () => undefined, defer: () => undefined, emit: () => undefined, stopChild: () => undefined,
    system: self.system, actionExecutor: (action) => { effects.push(action); },
  };
}

/** Where a machine begins, without running anything. Throws what its context throws. */
export function begin<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine> | undefined): Step {
  const effects: ExecutableActionObject[] = [];
  const snapshot = machine.getInitialSnapshot(inert(effects), input) as AnyMachineSnapshot;
  return { snapshot, effects };
}

/** Where an event leads, without running anything. Throws what a guard, an assignment or an actor's input throws. */
export function step(machine: AnyStateMachine, before: AnyMachineSnapshot, event: AnyEventObject): Step {
  const effects: ExecutableActionObject[] = [];
  const snapshot = machine.transition(before, event, inert(effects)) as AnyMachineSnapshot;
  return { snapshot, effects };
}
