/** One message of the `@statelyai/inspect` protocol, as far as the inspector uses it. */
export interface Message {
  kind: 'actor' | 'event' | 'snapshot';
  /** The actor it is about. */
  actor: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Of an actor that begins: what to call it, whose child it is, and its machine as JSON. */
  name: string | null;
  parent: string | null;
  definition: string | null;
  /** Of an event: who sent it. */
  source: string | null;
  event: { type: string } | null;
  snapshot: object | null;
}

const member = (owner: unknown, name: string): unknown =>
  typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;
const text = (owner: unknown, name: string): string | null => {
  const value = member(owner, name);
  return typeof value === 'string' ? value : null;
};
const KINDS: Readonly<Record<string, Message['kind']>> = {
  '@xstate.actor': 'actor',
  '@xstate.event': 'event',
  '@xstate.snapshot': 'snapshot',
};

/** Reads a message; null for anything else. */
export function parseMessage(value: unknown): Message | null {
  const kind = KINDS[text(value, 'type') ?? ''];
  const actor = text(value, 'sessionId');
  if (kind === undefined || actor === null) return null;
  const event = member(value, 'event');
  const snapshot = member(value, 'snapshot');
  const type = text(event, 'type');
  return {
    kind,
    actor,
    at: Number(text(value, 'createdAt') ?? 0),
    name: text(value, 'name'),
    parent: text(value, 'parentId'),
    definition: text(value, 'definition'),
    source: text(value, 'sourceId'),
    event: type === null ? null : { ...(event as object), type },
    snapshot: typeof snapshot === 'object' ? snapshot : null,
  };
}
