import { Parser } from 'htmlparser2';
import { absolute } from '../plain-text.ts';

const PAGE = /<(?:!doctype\s+html|html|head|body)\b/i;
const FEEDS = new Set([
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/feed+json',
]);
const LONGEST = 300;

/** Why an answer is no feed; a web page may name its feed. */
export function whyNoFeed(text: string, address: string): string {
  if (!PAGE.test(text.slice(0, 4096)))
    return 'The server answers with something that is no RSS, Atom or JSON feed. Check the address.';
  const feed = feedNamedIn(text, address);
  if (feed === null)
    return 'This is the address of a web page, not of a feed. Enter the address of the feed.';
  return `This is the address of a web page, not of a feed. Its feed is at ${feed}, enter that address.`;
}

function feedNamedIn(page: string, address: string): string | null {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, { rel = '', type = '', href }) {
      if (name !== 'link' || !/\balternate\b/i.test(rel) || !FEEDS.has(type.trim().toLowerCase()))
        return;
      const feed = absolute(href, address);
      if (feed !== null && feed.length <= LONGEST) found.push(feed);
    },
  });
  parser.end(page);
  return found[0] ?? null;
}
