import { Parser } from 'htmlparser2';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
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
export function whyNoFeed(text: string, address: string): Message {
  if (!PAGE.test(text.slice(0, 4096))) return say('feedNoFeed');
  const feed = feedNamedIn(text, address);
  if (feed === null) return say('feedPage');
  return say('feedPageOf', { address: feed });
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
