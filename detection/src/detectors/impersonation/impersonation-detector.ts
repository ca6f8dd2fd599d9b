import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { accountFingerprint } from './account-fingerprint.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { difference } from '../look-alike/describe-pair.ts';
import type { TextDetector, TextNode, Watched } from '../../engine/texts/text-node.ts';
import { printable } from '../../formats/text/words.ts';
import { quote } from '../../engine/quote.ts';
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
  label: say('detectorImpersonation'),
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
    title: say('titleImpersonatingAccount'),
    why: [
      says(node.text, found),
      say('whyAccountNotOwn'),
      say('adviceDismissIfOwnAccount'),
      ...pictureWords(node),
    ],
    ...quote(
      say('quoteLooksLike', { ...partsOf(account, found), known: shown }),
      say('quoteAccountProtected', { account, known: shown }),
    ),
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
function pictureWords({ picture }: TextNode): readonly Message[] {
  return picture === undefined
    ? []
    : [
        say('whyAccountImageLookalike', {
          account: printable(picture.handle, 120),
          n: picture.distance,
        }),
      ];
}

/** What its name has of the protected one, which is a name or a domain. */
function says(text: string, { trick, protects, words, kind }: AccountLikeness): Message {
  const isName = kind === 'name';
  const account = printable(text, 120);
  const name = printable(protects, 120);
  if (trick === 'words')
    return say(isName ? 'whyAccountNameExtraWords' : 'whyAccountDomainExtraWords', {
      account,
      name,
      words: words.map((word) => `“${printable(word, 40)}”`).join(', '),
    });
  const parts = difference(text.replace(/^@/, '').toLowerCase(), protects.toLowerCase());
  const [seen, known] = [printable(parts.seen, 40), printable(parts.known, 40)];
  if (trick === 'letters')
    return say(isName ? 'whyAccountNameHomoglyph' : 'whyAccountDomainHomoglyph', {
      account,
      name,
      seen,
      known,
    });
  if (seen === '')
    return say(isName ? 'whyAccountNameOmission' : 'whyAccountDomainOmission', {
      account,
      name,
      known,
    });
  if (known === '')
    return say(isName ? 'whyAccountNameAddition' : 'whyAccountDomainAddition', {
      account,
      name,
      seen,
    });
  return say(isName ? 'whyAccountNameSubstitution' : 'whyAccountDomainSubstitution', {
    account,
    name,
    seen,
    known,
  });
}

function partsOf(account: string, { trick, words }: AccountLikeness) {
  const marked = trick === 'words' ? (words[0] ?? account) : account;
  const at = account.toLowerCase().indexOf(marked.toLowerCase());
  const [start, end] = at < 0 ? [0, account.length] : [at, at + marked.length];
  return {
    before: account.slice(0, start),
    seen: account.slice(start, end),
    after: account.slice(end),
  };
}
