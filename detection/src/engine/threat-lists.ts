import type { Indicators } from '../detectors/indicators/indicator-table.ts';
import type { UrlFeed } from '../detectors/phishing/url-feed.ts';

/**
 * Lists that an operator put into the data folder; read at first use and again when a file changed.
 */
export interface ThreatLists {
  /** @throws when a list cannot be read: nothing is clean that was not compared with it. */
  phishing(): readonly UrlFeed[];
  /** Pictures by their looks, a list a file. @throws like `phishing`. */
  pictures(): readonly Indicators[];
}

export const NO_LISTS: ThreatLists = { phishing: () => [], pictures: () => [] };

/** Stands for the number of a list that is the operator's and no company's. */
export const OPERATORS = 0;
