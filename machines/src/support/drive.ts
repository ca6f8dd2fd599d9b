import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import { begin, step } from './step.ts';

/**
 * One step of a machine as text: what it was told, where it went, what changed and what it wants
 * done.
 */
export interface DrivenStep {
  line: string;
  snapshot: AnyMachineSnapshot;
}

/**
 * Drives a machine along events, step by step, without running any effect.
 *
 * @param machine the machine
 * @param input its input
 * @param events in order; they end where the machine is done
 * @yields the start and then one step per event
 * @throws whatever a guard, an assignment or the input of an actor throws
 */
export function* drive<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine> | undefined,
  events: readonly AnyEventObject[],
): Generator<DrivenStep> {
  const start = begin(machine, input);
  let now = start.snapshot;
  yield { line: `${placeOf(now)}${effectsOf(start.effects)}`, snapshot: now };
  for (const event of events) {
    if (now.status !== 'active') return;
    const { snapshot: after, effects } = step(machine, now, event);
    yield {
      line: `${wordsOf(event)} → ${placeOf(after)}${changesOf(now, after)}${effectsOf(effects)}`,
      snapshot: after,
    };
    now = after;
  }
}

/**
 * Problems are told by their code: their sentences may be reworded without changing what a machine
 * does.
 */
const json = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' &&
    member !== null &&
    'code' in member &&
    'message' in member &&
    typeof member.code === 'string'
      ? member.code
      : member,
  ) ?? 'nothing';

function wordsOf({ type, actorId: _, ...payload }: AnyEventObject): string {
  const error: unknown = payload['error'];
  const said = error instanceof Error && !('code' in error) ? { error: error.message } : payload;
  return Object.keys(said).length === 0 ? type : `${type} ${json(said)}`;
}

function placeOf({ value, tags, status }: AnyMachineSnapshot): string {
  const labels = [...tags].sort();
  const end = status === 'active' ? '' : `, ${status}`;
  return `${json(value).replaceAll('"', '')}${labels.length === 0 ? '' : ` [${labels.join(' ')}]`}${end}`;
}

function changesOf(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string {
  const old = before.context as Readonly<Record<string, unknown>>;
  const changes = Object.entries(after.context as Readonly<Record<string, unknown>>).filter(
    ([name, value]) => json(value) !== json(old[name]),
  );
  return changes.length === 0
    ? ''
    : `; ${changes.map(([name, value]) => `${name} = ${json(value)}`).join(', ')}`;
}

function effectsOf(effects: readonly { type: string; params?: unknown }[]): string {
  const told = effects.flatMap(({ type, params }) => {
    const about = typeof params === 'object' && params !== null ? params : {};
    const member = (name: string): unknown => Reflect.get(about, name);
    // A delay that begins is said by the state that waits; a stopped one by leaving it.
    if (type === 'xstate.raise' || type === 'xstate.cancel') return [];
    if (type === 'xstate.spawnChild')
      return [
        typeof member('src') === 'string' ? `start ${String(member('src'))}` : 'start an actor',
      ];
    if (type === 'xstate.emit' || type === 'xstate.sendTo')
      return [`${type.slice('xstate.'.length)} ${json(member('event'))}`];
    return type.startsWith('xstate.') ? [type.slice('xstate.'.length)] : [type];
  });
  return told.length === 0 ? '' : `; does ${told.join(', ')}`;
}
