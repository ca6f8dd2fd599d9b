import { say } from '@vedetta/messages/say.ts';
import { scoreOfSeverity } from '../../engine/detector.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import type { TextDetector, TextNode } from '../../engine/texts/text-node.ts';
import { findAddresses } from '../../formats/urls/find-addresses.ts';
import { isWithin } from '../../formats/urls/host.ts';
import { printable } from '../../formats/text/words.ts';
import { quote } from '../../engine/quote.ts';
import { findIps, findMails } from './find-others.ts';
import type { IndicatorHit, Indicators } from './indicator-table.ts';
import { lowered, saidOf } from './say.ts';

/**
 * Addresses, hosts, IP addresses and mail addresses that the company's indicator lists name,
 * wherever an item has text. Hashes are the malware family's.
 */
export const indicatorsDetector: TextDetector = {
  id: 'indicators',
  label: say('detectorIndicators'),
  version: '1.0.0',
  needsWatched: true,
  readsNotes: true,
  inspect(node, { watched }) {
    const known = watched?.indicators;
    if (watched === null || known === undefined) return [];
    const things = new Map<string, FoundThing>();
    for (const place of placesIn(node.text, known)) {
      // What the company protects is its own, whatever a list says of it.
      if (isWithin(place.host, watched.domains)) continue;
      const thing = describe(node, place);
      if (thing !== null && (things.get(thing.fingerprint)?.score ?? -1) < thing.score)
        things.set(thing.fingerprint, thing);
    }
    return [...things.values()];
  },
};

interface ListedPlace {
  hit: IndicatorHit;
  warning: IndicatorHit | null;
  host: string;
  shown: string;
  start: number;
  end: number;
}

function* placesIn(text: string, known: Indicators): Generator<ListedPlace> {
  for (const { link, kind, start, end } of findAddresses(text)) {
    if (kind === 'mail') continue;
    const hit = known.ofAddress('threat', link.normal);
    if (hit !== null)
      yield {
        hit,
        warning: known.ofAddress('warning', link.normal),
        host: link.host,
        shown: link.defanged,
        start,
        end,
      };
  }
  for (const { address, start, end } of findIps(text)) {
    const hit = known.ofIp('threat', address);
    if (hit !== null)
      yield {
        hit,
        warning: known.ofIp('warning', address),
        host: address,
        shown: address.replaceAll('.', '[.]'),
        start,
        end,
      };
  }
  for (const { address, host, start, end } of findMails(text)) {
    const hit = known.ofMail('threat', address);
    if (hit !== null)
      yield {
        hit,
        warning: known.ofMail('warning', address),
        host,
        shown: address.replace('@', '[@]'),
        start,
        end,
      };
  }
}

const TITLES = {
  url: say('titleIndicatorUrl'),
  domain: say('titleIndicatorHost'),
  ip: say('titleIndicatorIpAddress'),
  email: say('titleIndicatorMailAddress'),
  hash: say('titleIndicatorFile'),
  image: say('titleIndicatorImage'),
} as const;

function describe(
  node: TextNode,
  { hit, warning, shown, start, end }: ListedPlace,
): FoundThing | null {
  const score = lowered(scoreOfSeverity(hit.list.severity), warning);
  if (score <= 0) return null;
  return {
    rule: `indicators/list-${hit.list.id}`,
    title: TITLES[hit.kind],
    why: saidOf(hit, warning),
    score,
    confidence: warning === null ? 0.95 : 0.5,
    ...quote(
      say('quoteOnList', { seen: printable(shown, 120), list: printable(hit.list.name, 60) }),
      shown,
    ),
    path: [...node.path],
    place: node.placeOf(start, end),
    fingerprint: `indicator:${hit.kind}:${hit.value}`,
  };
}
