import { say } from '@vedetta/messages/say.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { domainToUnicode } from 'node:url';
import { defangedHost as defanged } from '../../formats/urls/host.ts';
import { quote } from '../../engine/quote.ts';
import type { LookAlike, Trick } from './look-alikes.ts';

/** Where two names differ: what lies between their common beginning and their common end. */
export function difference(
  seen: string,
  known: string,
): { start: number; seen: string; known: string } {
  const [one, other] = [[...seen], [...known]];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let same = 0;
  while (same < shorter - start && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  const [a, b] = [
    one.slice(start, one.length - same).join(''),
    other.slice(start, other.length - same).join(''),
  ];
  return { start: one.slice(0, start).join('').length, seen: a, known: b };
}

/**
 * The pair for an analyst: both names, what differs marked, and one sentence. Hosts are written so
 * that no program makes links of them.
 */
export function describePair(ascii: string, { domain, trick, edits, lures }: LookAlike) {
  const seen = domainToUnicode(ascii) || ascii;
  const known = domainToUnicode(domain) || domain;
  const part =
    trick === 'words' || trick === 'inside' ? { start: 0, seen, known } : difference(seen, known);
  const end = part.start + part.seen.length;
  const asks =
    lures.length === 0
      ? []
      : [say('whyHostSuspiciousWords', { words: [...new Set(lures)].slice(0, 5).join(', ') })];
  return {
    why: [SAYS[trick]({ host: defanged(seen), domain: defanged(known) }, part, edits), ...asks],
    ...quote(
      say('quoteLooksLike', {
        before: defanged(seen.slice(0, part.start)),
        seen: defanged(seen.slice(part.start, end)),
        after: defanged(seen.slice(end)),
        known: defanged(known),
      }),
      say('quoteSeenProtected', {
        seen: seen === ascii ? defanged(seen) : `${defanged(seen)} (${defanged(ascii)})`,
        known: defanged(known),
      }),
    ),
  };
}

type Part = ReturnType<typeof difference>;

const SAYS: Record<
  Trick,
  (names: { host: string; domain: string }, part: Part, edits: number) => Message
> = {
  letters: (names, { seen, known }) => say('whyHostLookalikeHomoglyph', { ...names, seen, known }),
  typo: (names, { seen, known }, edits) =>
    seen === ''
      ? say('whyHostLookalikeOmission', { ...names, known })
      : known === ''
        ? say('whyHostLookalikeAddition', { ...names, seen })
        : say('whyHostLookalikeSubstitution', { ...names, seen, known, n: edits }),
  words: (names, _part, edits) =>
    say(edits === 0 ? 'whyHostLookalikeExtraWords' : 'whyHostLookalikeTypoWords', names),
  inside: (names) => say('whyHostLookalikeSubdomain', names),
  divided: (names) => say('whyHostLookalikeSeparators', names),
};
