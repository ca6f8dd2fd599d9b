import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { showPart } from '../../engine/texts/show.ts';
import type { TextDetector, TextNode } from '../../engine/texts/text-node.ts';
import type { WholeMail } from '../../formats/mail/whole-mail.ts';
import { printable } from '../../formats/text/words.ts';
import { identityOf, reasonsOf } from '../signs/describe-signs.ts';
import type { BadLink } from './bad-links.ts';
import { readMail, type FraudMail, type MailTrait } from './read-mail.ts';
import { readRequest, type PaymentRequest } from './read-request.ts';

/** Points from which a mail is told where a trait of frauds is among them, and where none is. */
const TOLD = 3;
const TOLD_BY_WORDS = 6;
/** Points from which it is Medium where such a trait is among them. */
const SURE = 5;
const LOW = 150;
const MEDIUM = 450;

/**
 * Phishing and fraud by mail: what sender, subject, words and links amount to together; changed bank
 * details; requests to employees in somebody's name.
 */
export const fraudMailsDetector: TextDetector = {
  id: 'fraud-mails',
  label: say('detectorFraudMails'),
  version: '1.0.0',
  of: 'mail',
  inspect(node) {
    const { mail } = node;
    if (mail === undefined) return [];
    const request = readRequest(mail);
    if (request !== null) return [describeRequest(node, request)];
    const read = readMail(mail);
    if (read === null || read.points < (read.isStrong ? TOLD : TOLD_BY_WORDS)) return [];
    return [describe(node, mail, read)];
  },
};

/** Words that make it a fraud about money rather than one about passwords. */
const OF_MONEY = ['advance-fee', 'prize', 'call-back'];

function describe(node: TextNode, mail: WholeMail, read: FraudMail): FoundThing {
  const isSure = read.isStrong && read.points >= SURE;
  const ids = new Set(read.signs.map(({ sign }) => sign.id));
  const isOfMoney = !ids.has('lure') && OF_MONEY.some((id) => ids.has(id));
  const reasons = [...traitReasons(mail, read), ...reasonsOf(node.text, read.signs)];
  const [shown] = read.signs.toSorted((a, b) => b.sign.points - a.sign.points);
  const { start, end } = shown ?? { start: 0, end: mail.subject.length };
  return {
    rule: `fraud-mails/${isSure ? (isOfMoney ? 'fraud' : 'phishing') : 'possible'}`,
    title: !isSure
      ? say('titlePossibleFraudMail')
      : isOfMoney
        ? say('titleFraudMail')
        : say('titlePhishingMail'),
    why: [say('whyFraudMailSigns', { n: reasons.length }), ...reasons],
    ...showPart(node.text, start, end),
    path: [...node.path],
    place: node.placeOf(0, node.text.length),
    score: isSure ? MEDIUM : LOW,
    confidence: isSure ? 0.75 : 0.4,
    fingerprint: `fraud-mail:${identityOf(`${mail.senders[0]?.address ?? ''} ${mail.subject}`)}`,
  };
}

const LINKS: Readonly<Record<BadLink['kind'], (link: string) => Message>> = {
  'free-hosting': (link) => say('whyMailLinkFreeHosting', { link }),
  shortener: (link) => say('whyMailLinkShortened', { link }),
  redirect: (link) => say('whyMailLinkRedirected', { link }),
  address: (link) => say('whyMailLinkIpAddress', { link }),
  'other-letters': (link) => say('whyMailLinkForeignAlphabet', { link }),
};

/** One sentence for each trait that its words do not show. */
function traitReasons({ senders }: WholeMail, { traits, badLink }: FraudMail): Message[] {
  const address = printable(senders[0]?.address ?? '', 120);
  const says: Partial<Record<MailTrait, (seen: string) => Message>> = {
    'brand-name': (name) => say('whySenderNameBrandMismatch', { name, address }),
    'organisation-name': (name) => say('whySenderNameOfficeMismatch', { name }),
    'address-in-name': (seen) => say('whySenderNameOtherAddress', { seen, address }),
    'hosted-sender': () => say('whySenderHostingService', { address }),
    'other-letters': () => say('whyMailTextObfuscated'),
    'free-reply-to': (seen) => say('whyReplyAddressFreeMailbox', { address: seen }),
    'prize-subject': () => say('whyMailPromisesPrize'),
    'lure-subject': () => say('whySubjectAccountProblem'),
    'brand-subject': () => say('whySubjectBrandMismatch'),
    'free-sender-lure': () => say('whySenderFreeMailbox', { address }),
    'picture-only': () => say('whyMailImageOnly'),
  };
  return [...traits].flatMap(([trait, seen]) => {
    if (trait === 'bad-link')
      return badLink === null ? [] : [LINKS[badLink.kind](printable(badLink.defanged, 180))];
    const said = says[trait]?.(printable(seen, 120));
    return said === undefined ? [] : [said];
  });
}

function describeRequest(
  node: TextNode,
  { kind, isMedium, signs, away }: PaymentRequest,
): FoundThing {
  const isBank = kind === 'bank-details';
  const [shown] = signs.toSorted((a, b) => b.sign.points - a.sign.points);
  const { start, end } = shown ?? { start: 0, end: 0 };
  return {
    rule: `fraud-mails/${kind}`,
    title: isBank
      ? isMedium
        ? say('titleChangedBankDetails')
        : say('titlePossibleChangedBankDetails')
      : say('titleSuspiciousRequest'),
    why: [
      ...(isBank ? [say('whyMailNewBankAccount')] : []),
      ...reasonsOf(node.text, signs),
      ...(away === null
        ? []
        : [say('whyReplyAddressOtherDomain', { address: printable(away, 120) })]),
      ...(isBank ? [say('adviceConfirmByPhone')] : []),
    ],
    ...showPart(node.text, start, end),
    path: [...node.path],
    place: node.placeOf(0, node.text.length),
    score: isMedium ? MEDIUM : LOW,
    confidence: isMedium ? 0.75 : 0.4,
    fingerprint: `${kind}:${identityOf(node.text)}`,
  };
}
