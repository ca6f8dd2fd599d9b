import type { Message } from '@vedetta/messages/message.ts';
import { SaidError } from '@vedetta/messages/said-error.ts';

/**
 * What an indicator names. `domain`: a host and all below it; `image`: a picture by its looks
 * (PDQ). The order is that of packed lists: new ones come last.
 */
export const INDICATOR_KINDS = ['url', 'domain', 'ip', 'email', 'hash', 'image'] as const;
export type IndicatorKind = (typeof INDICATOR_KINDS)[number];

/**
 * `threat`: what it names is dangerous. `warning`: what it names is ordinary, and lowers what other
 * lists and looks say.
 */
export const LIST_ROLES = ['threat', 'warning'] as const;
export type ListRole = (typeof LIST_ROLES)[number];

/** How a list is written. */
export const LIST_FORMATS = ['misp', 'misp-warninglist', 'stix', 'lines'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

export interface Indicator {
  kind: IndicatorKind;
  /** In the one form that `canonical` gives it: what is looked up. */
  value: string;
  /**
   * What the list says of it: the MISP event, the STIX indicator's name; empty when it says
   * nothing.
   */
  called: string;
}

/** A part of a list that is not used. */
export interface Skipped {
  /** Where it stands: `line 17`, `attribute 4 of event 12`. */
  where: Message;
  why: Message;
}

/** A list as it was read. */
export interface ReadList {
  format: ListFormat;
  /** What the content says of itself; null when it says nothing. */
  role: ListRole | null;
  indicators: Indicator[];
  skipped: Skipped[];
}

/** More of one list would not fit beside the pictures that a worker decodes. */
export const MOST_INDICATORS = 200_000;

/** A list that cannot be used as a whole; `message` says what to do. */
export class UnreadableList extends SaidError {}
