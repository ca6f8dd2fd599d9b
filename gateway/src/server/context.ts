import { createLoaders, type Loaders } from '../modules/loaders.ts';
import type { LiveStreams } from '../upstream/live-streams.ts';
import type { RestCaller } from '../upstream/rest-client.ts';

/** What resolvers are given; nothing in it outlives its request or subscription. */
export interface Context {
  requestId: string;
  rest: RestCaller;
  load: Loaders;
  /** On the socket only. */
  live: LiveStreams | null;
  /** What the fields of the query's root were asked for already, by their key in the answer. */
  roots: Map<string, Promise<unknown>>;
}

export function createContext(requestId: string, rest: RestCaller, live: LiveStreams | null): Context {
  return { requestId, rest, live, load: createLoaders(rest, live === null), roots: new Map() };
}
