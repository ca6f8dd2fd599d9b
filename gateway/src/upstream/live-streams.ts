import type { Logger } from 'pino';
import type { Channel } from './channel.ts';
import type { Rest } from './rest-types.ts';
import type { StreamKind, StreamMessages } from './stream.ts';

/** One client connection, already recognised. */
export interface LiveConnection {
  /** Disconnects the client: its session ended (4403), or it does not keep up (1013). */
  close(code: 4403 | 1013, reason: string): void;
}

/** What a subscription reads from. */
export interface LiveStreams {
  stream<K extends StreamKind, T>(
    kind: K,
    after: number | null,
    map: (message: StreamMessages[K]) => T | undefined,
  ): Channel<T>;
  /** Who looks at a media item, as it changes; whoever follows it looks at it. */
  presence(mediaId: number): Channel<Rest['Presence']>;
}
export interface AttachedConnection extends LiveStreams {
  /**
   * Renderings that people share, or the connections of one access key, by operation and variables.
   */
  readonly shared: Map<string, SharedRendering>;
  detach(): void;
}
/** How the newest message reads, for whoever subscribed with the same words. */
export interface SharedRendering {
  /** The one copy of them that is kept. */
  readonly words: string;
  subscribers: number;
  /**
   * @param source what the value is made from; the same again gives the same text.
   * @returns one character per byte; null when there is nothing to tell.
   */
  textOf(make: () => unknown, source: object | null): string | null;
}

export interface LiveOptions {
  baseUrl: string;
  log: Logger;
  /** Asks the REST API; false only when it refuses the token. */
  isAccepted(token: string): Promise<boolean>;
}
