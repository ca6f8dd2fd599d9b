import { ContractError, parseNamed } from './answers.ts';
import type { Rest } from './rest-types.ts';

/** The sockets of the REST API: `/ws/<kind>/`. */
export interface StreamMessages {
  notifications: Rest['Notification'];
  events: Rest['SocketEvent'];
}
export type StreamKind = keyof StreamMessages;

/**
 * Header of the answer to the upgrade: id of the newest message at that moment. Optional for other
 * servers.
 */
export const POSITION_HEADER = 'x-stream-position';

const EVENT_TYPES: readonly string[] = [
  'alert.changed',
  'scan.progress',
  'target.changed',
  'note.changed',
  'notifications.read',
] satisfies Rest['SocketEvent']['type'][];

const PARSERS: { [K in StreamKind]: (value: unknown) => StreamMessages[K] } = {
  notifications: (value) => parseNamed('Notification', value),
  events: (value) => parseNamed('SocketEvent', value),
};

/**
 * A message with its id; none for a type that this gateway does not know yet. It is shared: do not
 * change it.
 */
export interface Parsed<K extends StreamKind> {
  id: number;
  message: StreamMessages[K] | undefined;
}
/**
 * The newest texts, parsed: an event for many users arrives once on the socket of each. What a text
 * says depends on nothing but the text.
 */
const RECENT = 64;
const LONGEST = 16 * 1024;
const recent: { [K in StreamKind]: Map<string, Parsed<K>> } = {
  notifications: new Map(),
  events: new Map(),
};

/**
 * Parses one text message of a socket.
 * @returns the message with its id; no `message` for a type that this gateway does not know yet. It
 * is shared: do not change it.
 * @throws SyntaxError or ContractError for anything that the contract does not allow.
 */
export function parseStreamMessage<K extends StreamKind>(kind: K, text: string): Parsed<K> {
  const cache: Map<string, Parsed<K>> = recent[kind];
  const known = cache.get(text);
  if (known) return known;
  const parsed = parse(kind, text);
  if (text.length > LONGEST) return parsed;
  cache.set(text, parsed);
  if (cache.size > RECENT)
    for (const oldest of cache.keys()) {
      cache.delete(oldest);
      break;
    }
  return parsed;
}

const parse = <K extends StreamKind>(kind: K, text: string): Parsed<K> =>
  readStreamMessage(kind, JSON.parse(text));

/**
 * The same for what is JSON no more.
 * @throws ContractError for anything that the contract does not allow.
 */
export function readStreamMessage<K extends StreamKind>(kind: K, value: unknown): Parsed<K> {
  const id = idOf(value);
  if (
    kind === 'events' &&
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    !EVENT_TYPES.includes(value.type)
  )
    return { id, message: undefined };
  return { id, message: PARSERS[kind](value) };
}

/** By hand: it is looked at for each message, also of types that the contract does not know. */
function idOf(value: unknown): number {
  if (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    Number.isSafeInteger(value.id) &&
    value.id >= 0
  )
    return value.id;
  throw new ContractError('A message has no id.');
}

/** Address of a socket, with the token and where to resume. */
export function streamUrl(
  baseUrl: string,
  kind: StreamKind,
  token: string,
  after: number | null,
): string {
  return socketUrl(baseUrl, kind, token) + (after === null ? '' : `&after=${after}`);
}

/**
 * Address of the socket on which one gateway listens for many; each of them names their token on
 * it.
 */
export function sharedUrl(baseUrl: string): string {
  return `${baseUrl.replace(/^http/, 'ws').replace(/\/$/, '')}/ws/shared/`;
}

/** Address of a socket, with the token. */
export function socketUrl(baseUrl: string, name: StreamKind | 'presence', token: string): string {
  const url = new URL(`${baseUrl.replace(/^http/, 'ws').replace(/\/$/, '')}/ws/${name}/`);
  url.searchParams.set('token', token);
  return url.href;
}
