import type { Message } from '@vedetta/messages/message.ts';
// What columns hold beyond plain values.

export const TERM_KINDS = ['name', 'domain', 'watch_term'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** A term as it is stored. Two terms with one `folded` are the same term. */
export interface Term {
  value: string;
  folded: string;
}

/** One change of one of the lists of a company. */
export interface ListChange {
  kind: TermKind;
  act: 'replace' | 'add' | 'remove';
  terms: Term[];
  /**
   * Of watch terms that are added or put in place, 1 to 5; left out: Low, and what is there already
   * keeps its own.
   */
  severity?: number;
}

/** An alert that there would be, that there would not be, or that would be of another severity. */
export interface RescanExample {
  act: 'RAISED' | 'HIDDEN' | 'CHANGED';
  mediaId: number;
  title: Message;
  summary: string;
  /** As of an alert. */
  summaryMessage: Message | null;
  severity: number;
  /** For CHANGED: what it is now. */
  previousSeverity: number | null;
}
