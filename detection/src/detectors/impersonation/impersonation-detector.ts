import { accountFingerprint } from './account-fingerprint.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { difference } from '../look-alike/describe-pair.ts';
import type { TextDetector, TextNode, Watched } from '../../engine/texts/text-node.ts';
import { printable, summaryOf, type SummaryPart } from '../../formats/text/words.ts';
import { AccountNames, type AccountLikeness } from './account-names.ts';

/** Medium: a name alone proves nothing about who stands behind it. */
const ALIKE = 450;
/**
 * High: the picture of the real account beside a name like its own is no accident (ibid.: "plus
 * avatar 4").
 */
const ALIKE_WITH_PICTURE = 750;

/** Accounts whose name looks like a name or a domain that the company protects. */
export const impersonationDetector: TextDetector = {
  id: 'impersonation',
  label: 'Impersonation',
  version: '1.1.0',
  needsWatched: true,
  of: 'account',
  inspect(node, { watched }) {
    if (watched === null) return [];
    const found = knownOf(watched).find(node.text);
    return found === null ? [] : [describe(node, found)];
  },
};

/** Made once per version of a company's lists. */
const made = new WeakMap<Watched, AccountNames>();

function knownOf(watched: Watched): AccountNames {
  const known = made.get(watched) ?? new AccountNames(watched);
  made.set(watched, known);
  return known;
}

function describe(node: TextNode, found: AccountLikeness): FoundThing {
  const account = printable(node.text, 120);
  const shown = printable(found.protects, 120);
  return {
    rule: `impersonation/${found.trick}`,
    title: 'Account that passes for a protected name',
    why: [
      `The account ${account} ${says(node.text, found)}; the protected ${found.kind} is ` +
        `${shown}. Nobody of your company watches this account as its own. If it is yours, ` +
        'dismiss this once.',
      ...pictureWords(node),
    ].join(' '),
    excerpt: `account ${account}, protected ${shown}`,
    ...summaryOf(partsOf(account, found, shown)),
    path: [...node.path],
    place: placeOf(node),
    score: node.picture === undefined ? ALIKE : ALIKE_WITH_PICTURE,
    confidence: node.picture !== undefined ? 0.95 : found.trick === 'typo' ? 0.7 : 0.85,
    fingerprint: accountFingerprint(node.text),
  };
}

/** The two pictures side by side where they were compared and are alike. */
function placeOf(node: TextNode): FoundThing['place'] {
  const { text, picture } = node;
  if (picture === undefined) return node.placeOf(0, text.length);
  return {
    kind: 'pictures',
    seen: { account: printable(text, 120), image: picture.seen },
    known: { account: printable(picture.handle, 120), image: picture.known },
  };
}

/** One sentence where its picture is that of a watched account, else none. */
function pictureWords({ picture }: TextNode): string[] {
  return picture === undefined
    ? []
    : [
        `Its picture looks like that of ${printable(picture.handle, 120)}, an account that ` +
          `your company watches: ${picture.distance} of 256 bits differ.`,
      ];
}

function says(account: string, { trick, protects, words }: AccountLikeness): string {
  if (trick === 'words')
    return `has that name with ${words.map((word) => `“${printable(word, 40)}”`).join(' and ')}`;
  const { seen, known } = difference(
    account.replace(/^@/, '').toLowerCase(),
    protects.toLowerCase(),
  );
  if (trick === 'letters')
    return `is drawn like it: “${printable(seen, 40)}” stands for “${printable(known, 40)}”`;
  return seen === ''
    ? `leaves out “${printable(known, 40)}”`
    : known === ''
      ? `adds “${printable(seen, 40)}”`
      : `is one letter away: “${printable(seen, 40)}” instead of “${printable(known, 40)}”`;
}

function partsOf(account: string, { trick, words }: AccountLikeness, shown: string): SummaryPart[] {
  const marked = trick === 'words' ? (words[0] ?? account) : account;
  const at = account.toLowerCase().indexOf(marked.toLowerCase());
  const parts: SummaryPart[] =
    at < 0
      ? [{ seen: account }]
      : [
          account.slice(0, at),
          { seen: account.slice(at, at + marked.length) },
          account.slice(at + marked.length),
        ];
  return [...parts, ` looks like ${shown}`];
}
