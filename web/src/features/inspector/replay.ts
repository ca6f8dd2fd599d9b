import type { Message } from './message.ts';

/** An actor as it was at one moment. */
export interface ActorThen {
  id: string;
  name: string;
  parent: string | null;
  definition: string | null;
  status: string;
  /** What is active, as XState gives it; undefined for actors without states. */
  value: unknown;
  snapshot: object | null;
}

/** One line of the log: an event that reached an actor, with the state that followed. */
export interface Step {
  /** Index of the last message that belongs to it: the moment to travel to. */
  index: number;
  at: number;
  actor: string;
  source: string | null;
  type: string;
  event: object;
  /** The state after it in words; null where it did not change. */
  state: string | null;
}

/** Every actor as it was after the first messages: the recording played again from its start. */
export function replay(messages: readonly Message[], upTo: number): ReadonlyMap<string, ActorThen> {
  const actors = new Map<string, ActorThen>();
  for (const message of messages.slice(0, upTo + 1)) {
    const before = actors.get(message.actor);
    const { snapshot } = message;
    const now: ActorThen = before ?? {
      id: message.actor,
      name: message.name ?? message.actor,
      parent: message.parent,
      definition: null,
      status: 'active',
      value: undefined,
      snapshot: null,
    };
    actors.set(message.actor, {
      ...now,
      definition: message.definition ?? now.definition,
      ...(snapshot === null
        ? {}
        : {
            snapshot,
            status: String(Reflect.get(snapshot, 'status') ?? now.status),
            value: (Reflect.get(snapshot, 'value') as unknown) ?? now.value,
          }),
    });
  }
  return actors;
}

/**
 * The recording as a log: events with the states they led to. The first line of an actor is its
 * birth.
 */
export function stepsOf(messages: readonly Message[]): readonly Step[] {
  const steps: Step[] = [];
  const states = new Map<string, string>();
  messages.forEach((message, index) => {
    const open = steps.findLast((step) => step.actor === message.actor);
    if (message.kind === 'event' && message.event !== null) {
      steps.push({
        index,
        at: message.at,
        actor: message.actor,
        source: message.source,
        type: message.event.type,
        event: message.event,
        state: null,
      });
    }
    if (message.kind !== 'snapshot' || message.snapshot === null) return;
    const words = stateWords(
      Reflect.get(message.snapshot, 'value') ?? Reflect.get(message.snapshot, 'status'),
    );
    if (states.get(message.actor) === words) return;
    states.set(message.actor, words);
    if (open !== undefined && open.state === null && open.type === message.event?.type)
      Object.assign(open, { state: words, index });
    else
      steps.push({
        index,
        at: message.at,
        actor: message.actor,
        source: null,
        type: message.event?.type ?? 'changed',
        event: message.event ?? {},
        state: words,
      });
  });
  return steps;
}

/**
 * `secondFactor.enrolling.loading`; regions that are active together stand with a plus between
 * them.
 */
export function stateWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, inside]) => {
      const words = stateWords(inside);
      return words === '' ? name : `${name}.${words}`;
    })
    .join(' + ');
}
