import { createLoaders, type Loaders } from '../modules/loaders.ts';
import type { LiveStreams } from '../upstream/live-streams.ts';
import type { RestCaller } from '../upstream/rest-client.ts';

/** What resolvers are given; nothing in it outlives its request or subscription. */
export interface Context {
  requestId: string;
  rest: RestCaller;
  readonly load: Loaders;
  /** On the socket only. */
  live: LiveStreams | null;
  /** What the fields of the query's root were asked for already, by their key in the answer. */
  roots: Map<string, Promise<unknown>>;
}

export function createContext(requestId: string, rest: RestCaller, live: LiveStreams | null): Context {
  let load: Loaders | undefined;
  return {
    requestId, rest, live, roots: new Map(),
    // Most subscriptions never load anything, and there are thousands of them.
    get load() {
      return load ??= createLoaders(rest, live === null);
    },
  };
}
