import { createMachine, not } from 'xstate';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A machine with one thing wrong. */
export interface Mutant {
  /**
   * What is wrong, e.g.
   * `session.checking on xstate.done.actor.0.session.checking [0]: guard turned round`.
   */
  name: string;
  /** The transition that was changed: `source on event [number of the alternative]`. */
  transition: string;
  machine: AnyStateMachine;
}
type Config = Readonly<Record<string, unknown>>;
/**
 * A list of alternatives somewhere in the configuration, and how to put another list in its place.
 */
interface Place {
  node: AnyStateNode;
  eventType: string;
  alternatives: readonly Config[];
  replace: (alternatives: readonly Config[]) => Config;
}

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const configOf = (value: unknown): Config => (isConfig(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : value === undefined ? [] : [value];
const alternativesOf = (value: unknown): readonly Config[] =>
  listOf(value).map((one) => (typeof one === 'string' ? { target: one } : configOf(one)));

/**
 * Every way to get one transition of a machine wrong: its guard turned round or forgotten, its
 * target another state, the transition left out. The machine itself is not touched: each mutant is
 * built from a copy of its configuration, in memory.
 *
 * @param machine the machine
 */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const places = placesIn(
    machine.root as AnyStateNode,
    machine.config as Config,
    (config) => config,
  );
  return places.flatMap(({ node, eventType, alternatives, replace }) =>
    alternatives.flatMap((alternative, index) => {
      const transition = `${node.id} on ${eventType} [${index}]`;
      const instead = (what: string, changed: Config | null): Mutant => ({
        name: `${transition}: ${what}`,
        transition,
        machine: build(
          replace(
            alternatives.flatMap((one, at) =>
              at !== index ? [one] : changed === null ? [] : [changed],
            ),
          ),
          machine,
        ),
      });
      const other = otherTarget(node, eventType, index);
      const { guard, ...unguarded } = alternative;
      return [
        instead('left out', null),
        ...(guard === undefined
          ? []
          : [
              instead('guard turned round', {
                ...alternative,
                guard: not(guard as Parameters<typeof not>[0]),
              }),
              instead('guard forgotten', unguarded),
            ]),
        ...(other === null
          ? []
          : [instead(`leads to ${other.id}`, { ...alternative, target: `#${other.id}` })]),
      ];
    }),
  );
}

function build(config: Config, { implementations }: AnyStateMachine): AnyStateMachine {
  return createMachine(
    config as Parameters<typeof createMachine>[0],
    implementations as Parameters<typeof createMachine>[1],
  );
}

function placesIn(
  node: AnyStateNode,
  config: Config,
  rebuild: (config: Config) => Config,
): readonly Place[] {
  const group = (key: 'on' | 'after', eventTypeOf: (name: string) => string): Place[] =>
    Object.entries(configOf(config[key])).map(([name, value]) => ({
      node,
      eventType: eventTypeOf(name),
      alternatives: alternativesOf(value),
      replace: (alternatives) =>
        rebuild({ ...config, [key]: { ...configOf(config[key]), [name]: alternatives } }),
    }));
  const invokes = listOf(config['invoke']).map(configOf);
  const answers = invokes.flatMap((invoke, index) =>
    (['onDone', 'onError'] as const)
      .filter((key) => invoke[key] !== undefined)
      .map((key): Place => ({
        node,
        eventType:
          `xstate.${key === 'onDone' ? 'done' : 'error'}.actor.` +
          `${typeof invoke['id'] === 'string' ? invoke['id'] : `${index}.${node.id}`}`,
        alternatives: alternativesOf(invoke[key]),
        replace: (alternatives) =>
          rebuild({
            ...config,
            invoke: invokes.map((one, at) =>
              at === index ? { ...one, [key]: alternatives } : one,
            ),
          }),
      })),
  );
  const states = configOf(config['states']);
  const inside = Object.entries(states).flatMap(([name, state]) => {
    const child = node.states[name];
    return child === undefined
      ? []
      : placesIn(child as AnyStateNode, configOf(state), (changed) =>
          rebuild({ ...config, states: { ...states, [name]: changed } }),
        );
  });
  return [
    ...group('on', (name) => name),
    ...group('after', (name) => `xstate.after.${name}.${node.id}`),
    ...answers,
    ...inside,
  ];
}

/**
 * Another state that the transition might have been meant to lead to: the next one beside its
 * target.
 */
function otherTarget(node: AnyStateNode, eventType: string, index: number): AnyStateNode | null {
  const target = node.transitions.get(eventType)?.[index]?.target?.[0] as AnyStateNode | undefined;
  const parent = target?.parent as AnyStateNode | undefined;
  if (target === undefined || parent === undefined || parent.type === 'parallel') return null;
  const beside = Object.values(parent.states) as AnyStateNode[];
  const next = beside[(beside.indexOf(target) + 1) % beside.length];
  return next === undefined || next === target ? null : next;
}
