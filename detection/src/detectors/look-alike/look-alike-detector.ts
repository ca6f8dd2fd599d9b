import { say } from '@vedetta/messages/say.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import type { TextDetector, TextNode, Watched } from '../../engine/texts/text-node.ts';
import { findAddresses, type Address } from '../../formats/urls/find-addresses.ts';
import { describePair } from './describe-pair.ts';
import { LookAlikes, type LookAlike } from './look-alikes.ts';
import { luresIn } from './lures.ts';

/** Addresses whose host name looks like a protected domain of the company. */
export const lookAlikeDetector: TextDetector = {
  id: 'look-alike',
  label: say('detectorLookAlike'),
  version: '1.0.0',
  needsWatched: true,
  readsNotes: true,
  inspect(node, { watched }) {
    if (watched === null || watched.domains.length === 0) return [];
    const known = knownOf(watched);
    const things = new Map<string, FoundThing>();
    for (const address of findAddresses(node.text)) {
      const found = known.find(address.link.host);
      // What a warning list of the company names is ordinary.
      if (found === null || watched.indicators?.ofHost('warning', address.link.host) != null)
        continue;
      const thing = describe(node, address, found);
      const before = things.get(thing.fingerprint);
      if (before === undefined || before.score < thing.score) things.set(thing.fingerprint, thing);
    }
    return [...things.values()];
  },
};

/** Made once per version of a company's lists. */
const made = new WeakMap<Watched, LookAlikes>();

function knownOf(watched: Watched): LookAlikes {
  const known = made.get(watched) ?? new LookAlikes(watched.domains);
  made.set(watched, known);
  return known;
}

/**
 * Medium: nobody proved what the host does. High with a word that asks to sign in, pay or take
 * something.
 */
const ALIKE = 450;
const ALIKE_AND_LURE = 750;

function describe(
  node: TextNode,
  { kind, link, start, end }: Address,
  found: LookAlike,
): FoundThing {
  const lures = [...found.lures, ...luresIn(link.path)];
  return {
    rule: `look-alike/${found.trick}`,
    title: kind === 'mail' ? say('titleLookalikeMailAddress') : say('titleLookalikeDomain'),
    ...describePair(link.host, { ...found, lures }),
    path: [...node.path, 'URL'],
    place: node.placeOf(start, end),
    score: lures.length > 0 ? ALIKE_AND_LURE : ALIKE,
    confidence: found.trick === 'words' || found.edits > 1 ? 0.75 : 0.9,
    fingerprint: `look-alike:${link.host}`,
  };
}
