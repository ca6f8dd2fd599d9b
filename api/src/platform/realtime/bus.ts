/** What a signal is about: rows of the company that were committed, or who looks at what. */
export type Topic = 'rows' | 'presence';

/** A hint that something of a company is new; the reader looks in the database for what it is. */
export interface Signal {
  companyId: number;
  /** `rows` when left out: new events or notifications. */
  about?: Topic;
}

/**
 * Live signals between processes. At most once: whoever listens must also poll. `publish` never
 * throws and never waits.
 */
export interface Bus {
  publish(signal: Signal): void;
  /**
   * Calls back for signals of every process, this one included, that are about `rows` unless told
   * otherwise. Returns how to stop.
   */
  subscribe(listener: (signal: Signal) => void, about?: Topic): () => void;
  /** Signals that have not left this process yet. */
  readonly queued: number;
  close(): Promise<void>;
}
