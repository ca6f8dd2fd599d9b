/**
 * What the traffic did, as its makers saw it. Everything carries a name of its own, by which the
 * auditor finds it again. `acknowledged` was answered with success; `refused` was answered with a
 * reason; of what is in neither nobody ever heard, so it may be there once or not at all.
 */
export interface Ledger {
  /** Items that a feed has shown, by their id at the source. */
  published: Set<string>;
  /** Files by name. */
  uploads: Acts;
  /**
   * Changes of alerts: `alert id/version before`. Whoever changes a version first wins, everybody
   * else is refused.
   */
  changes: Acts;
  /**
   * Assignments among the changes, each of which notifies one person: `alert id/version before` →
   * recipient.
   */
  assignments: Map<string, number>;
  /** Notes by their text. */
  notes: Acts;
  /** Invitations by their address; each makes one letter. */
  invitations: Acts;
  /**
   * What the mail server took, and what the webhook's receiver answered with 204: how often each.
   */
  letters: Map<string, number>;
  calls: Map<string, number>;
  /** How long acknowledged calls took, in milliseconds, by the fault of the moment. */
  waits: Map<string, number[]>;
  /** Tries that ended in an error, by the fault of the moment and what was said. */
  errors: Map<string, Map<string, number>>;
}

/** Acts of one kind. */
export interface Acts {
  tried: Set<string>;
  acknowledged: Set<string>;
  refused: Set<string>;
}

const acts = (): Acts => ({ tried: new Set(), acknowledged: new Set(), refused: new Set() });

export const newLedger = (): Ledger => ({
  published: new Set(),
  uploads: acts(),
  changes: acts(),
  assignments: new Map(),
  notes: acts(),
  invitations: acts(),
  letters: new Map(),
  calls: new Map(),
  waits: new Map(),
  errors: new Map(),
});

/** Adds one to what is counted under a name. */
export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
