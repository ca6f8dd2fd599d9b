import { getNextTransitions } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Cases, WalkOptions } from './walk-types.ts';

/**
 * Every event that may come next, with every payload that the options name for it.
 *
 * @throws Error when an event or actor of the machine has no case
 */
export function casesIn<Machine extends AnyStateMachine>(
  snapshot: AnyMachineSnapshot,
  options: WalkOptions<Machine>,
): AnyEventObject[] {
  const types = new Set(getNextTransitions(snapshot).map((next) => next.eventType as string));
  return [...types].flatMap((type) => {
    const cases = casesOf(type, snapshot, options);
    for (const [index, event] of cases.entries())
      labels.set(event, `${JSON.stringify(event)}#${index}`);
    return cases;
  });
}

// Two cases may look the same as text, e.g. with different secrets inside.
const labels = new WeakMap<object, string>();
/** An event as text; two cases that look the same as text have different labels. */
export const labelOf = (event: AnyEventObject) => labels.get(event) ?? JSON.stringify(event);

function casesOf<Machine extends AnyStateMachine>(
  type: string,
  snapshot: AnyMachineSnapshot,
  options: WalkOptions<Machine>,
): AnyEventObject[] {
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
  return valuesOf(cases, snapshot, `${outcome} of the actor ${actor}`).map((value) => ({
    type,
    actorId,
    [key]: value,
  }));
}

function valuesOf<Machine extends AnyStateMachine, Value>(
  cases: Cases<Machine, Value> | undefined,
  snapshot: AnyMachineSnapshot,
  what: string,
): readonly Value[] {
  if (cases === undefined) throw new Error(`The walk has no case for ${what}: add one.`);
  return typeof cases === 'function' ? cases(snapshot as SnapshotFrom<Machine>) : cases;
}

/** The name that an invoked actor has in `setup`. */
export function actorOf(snapshot: AnyMachineSnapshot, id: string): string {
  const invoked = snapshot._nodes
    .flatMap((node) => node.invoke as readonly { id: string; src: unknown }[])
    .find((entry) => entry.id === id);
  return typeof invoked?.src === 'string' ? invoked.src : id;
}

/** Which of the cases of its type an event is, from 0, as text. */
export const caseOf = (event: AnyEventObject): string => /#(\d+)$/.exec(labelOf(event))?.[1] ?? '0';
