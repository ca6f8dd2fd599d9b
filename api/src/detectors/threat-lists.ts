import type { UrlFeed } from './phishing/url-feed.ts';

/** Lists that an operator put into the data folder; read at first use and again when a file changed. */
export interface ThreatLists {
  /** @throws when a list cannot be read: nothing is clean that was not compared with it. */
  phishing(): readonly UrlFeed[];
}

export const NO_LISTS: ThreatLists = { phishing: () => [] };
