/** A hint that a company has new events or notifications; the reader looks in the database for what they are. */
export interface Signal {
  companyId: number;
}

/**
 * Live signals between processes (decisions, section 9). At most once: whoever listens must also poll.
 * `publish` never throws and never waits.
 */
export interface Bus {
  publish(signal: Signal): void;
  /** Calls back for signals of every process, this one included. Returns how to stop. */
  subscribe(listener: (signal: Signal) => void): () => void;
  close(): Promise<void>;
}
