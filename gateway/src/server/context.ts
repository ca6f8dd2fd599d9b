import { createLoaders, type Loaders } from '../modules/loaders.ts';
import type { LiveStreams } from '../upstream/live-streams.ts';
import type { RestCaller } from '../upstream/rest-client.ts';

/**
 * What resolvers are given; nothing in it outlives its request or subscription. A class, since Apollo copies it member by
 * member: a getter of its own would be read then, and loaders made for every request.
 */
export class Context {
  readonly requestId: string;
  readonly rest: RestCaller;
  /** On the socket only. */
  readonly live: LiveStreams | null;
  /** What the fields of the query's root were asked for already, by their key in the answer. */
  roots: Map<string, () => Promise<unknown>> | undefined;
  private loaders: Loaders | undefined;

  constructor(requestId: string, rest: RestCaller, live: LiveStreams | null) {
    this.requestId = requestId;
    this.rest = rest;
    this.live = live;
  }

  get load(): Loaders {
    return this.loaders ??= createLoaders(this.rest, this.live === null);
  }
}
