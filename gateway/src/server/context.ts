import { createLoaders, type Loaders } from '../modules/loaders.ts';
import type { LiveStreams } from '../upstream/live-streams.ts';
import type { Origin, RestCaller, RestClient } from '../upstream/rest-client.ts';

/**
 * What resolvers are given; nothing in it outlives its request or subscription. A class, since
 * Apollo copies it member by member: a getter of its own would be read then, and loaders made for
 * every request.
 */
export class Context {
  /** On the socket only. */
  readonly live: LiveStreams | null;
  /** What the fields of the query's root were asked for already, by their key in the answer. */
  roots: Map<string, () => Promise<unknown>> | undefined;
  private readonly origin: Origin;
  private readonly client: RestClient;
  private caller: RestCaller | undefined;
  private loaders: Loaders | undefined;

  constructor(origin: Origin, client: RestClient, live: LiveStreams | null) {
    this.origin = origin;
    this.client = client;
    this.live = live;
  }

  get requestId(): string {
    return this.origin.requestId;
  }

  /** Of the api, so far. */
  get calls(): number {
    return this.origin.calls ?? 0;
  }

  get rest(): RestCaller {
    return (this.caller ??= this.client.for(this.origin));
  }

  get load(): Loaders {
    return (this.loaders ??= createLoaders(this.rest, this.live === null));
  }
}
