import { tokensOf } from '../../formats/text/tokens.ts';
import type { Sender } from '../../formats/mail/sender.ts';
import type { WholeMail } from '../../formats/mail/whole-mail.ts';
import { readHost } from '../../formats/urls/host.ts';
import { Matcher } from '../signs/matcher.ts';
import type { SeenSign } from '../signs/sign.ts';
import { wordsOf } from '../signs/words.ts';
import { BRANDS, type Brand } from './brands.ts';
import { badLinkOf, domainOf, isHosted, type BadLink } from './bad-links.ts';
import { FREE_MAIL } from './free-mail.ts';
import { MAIL_LISTS, MAIL_SIGNS } from './mail-signs.ts';

let made: Matcher | undefined;
/** All signs in the words of mails at once. */
export const mailMatcher = (): Matcher => (made ??= new Matcher(MAIL_SIGNS, MAIL_LISTS));

/** What a mail shows beside its words; what is seen of it, where it has words. */
export type MailTrait =
  | 'brand-name'
  | 'organisation-name'
  | 'other-letters'
  | 'bad-link'
  | 'free-reply-to'
  | 'prize-subject'
  | 'lure-subject'
  | 'free-sender-lure'
  | 'brand-subject'
  | 'call-back'
  | 'advance-fee'
  | 'address-in-name'
  | 'hosted-sender'
  | 'picture-only';

/** What was counted in a mail. */
export interface FraudMail {
  points: number;
  /** One of the traits that ordinary mails of accounts and shops do not have. */
  isStrong: boolean;
  traits: ReadonlyMap<MailTrait, string>;
  signs: readonly SeenSign[];
  badLink: BadLink | null;
}

/** Words of offices and services, as names of senders have them. */
const ORGANISATION = new Set(
  (
    'support supporto suporte service services servizio servizi servico servicos ' +
    'kundenservice kundendienst klantenservice assistenza assistance asistencia soporte ' +
    'helpdesk help desk team security sicurezza seguranca seguridad sicherheit bank ' +
    'banking banca banco banque konto account accounts admin administrator department ' +
    'dept abteilung billing invoice payment payments pagamenti rewards reward prize ' +
    'prizes winner promo promotion notification notifications notifica notificacao notice ' +
    'alert alerts avviso info information customer client delivery shipping courier post ' +
    'postal parcel express logistics paket versand verwaltung office desk center centre ' +
    'central verification identity insurance versicherung krankenkasse mail mailbox ' +
    'webmail email server cloud storage online portal update updates membership member ' +
    'confirmation confirm important urgent mailer noreply no-reply reminder expiry ' +
    'finance loan loans tax governo ministerio detran receita fazenda tribunal policia'
  ).split(' '),
);
const MARKED = /[\p{L}\p{N}]\u200b|[\u200b\u2060\u00ad\u034f][\p{L}\p{N}]/u;
const bare = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Counts the signs of phishing and fraud in a mail: its senders' names, where its links and answers
 * go, the letters that it writes with, and its words. Reports of programs are not counted.
 */
export function readMail(mail: WholeMail): FraudMail | null {
  if (mail.isReport) return null;
  const traits = new Map<MailTrait, string>();
  const subjectSigns = mailMatcher().find(wordsOf(mail.subject));
  const name = mail.senders.map((one) => one.name).join(' ');
  const nameSigns = mailMatcher().find(wordsOf(name));
  const whole = `${mail.subject}\n\n${mail.body}`;
  const words = wordsOf(whole);
  const signs = firstOf(mailMatcher().find(words));
  const has = (id: string) => signs.has(id);
  const inSubject = (id: string) => subjectSigns.find(({ sign }) => sign.id === id);
  let points = 0;
  const add = (trait: MailTrait, more: number, seen: string) => {
    points += more;
    traits.set(trait, seen);
  };

  const isFree = mail.senders.some(({ address }) => FREE_MAIL.has(hostOf(address)));
  const brand = mail.senders.map((sender) => falseBrand(sender)).find((one) => one !== null);
  if (brand != null) add('brand-name', 5, brand);
  else {
    const named = mail.isList ? undefined : mail.senders.find((sender) => isOffice(sender, mail));
    if (named !== undefined) add('organisation-name', 3, named.name);
  }
  const other = otherAddress(mail.senders);
  if (other !== null) add('address-in-name', 2, other);
  if (mail.senders.some(({ address }) => isHosted(hostOf(address))))
    add('hosted-sender', 2, mail.senders[0]?.address ?? '');
  if (
    hasOtherLetters(
      `${name} ${mail.subject} ${mail.senders.map(({ address }) => address).join(' ')}`,
    )
  )
    add('other-letters', 5, `${name} ${mail.subject}`);
  else if (words.filter(({ shapes }) => shapes.includes('mixed')).length > 1)
    add('other-letters', 3, mail.subject);
  const badLink = mail.isList ? null : firstBadLink(mail);
  if (badLink !== null) add('bad-link', badLink.kind === 'redirect' ? 3 : 2, badLink.defanged);
  const away = freeReplyTo(mail.senders);
  if (away !== null) add('free-reply-to', 2, away);
  const prize = inSubject('prize') ?? nameSigns.find(({ sign }) => sign.id === 'prize');
  if (prize !== undefined) add('prize-subject', 3, mail.subject);
  if (inSubject('lure') !== undefined) {
    add('lure-subject', 2, mail.subject);
    if (isFree) add('free-sender-lure', 2, mail.senders[0]?.address ?? '');
  }
  const spoken = brandIn(mail.subject);
  if (brand == null && spoken !== null && !isOwn(spoken, mail.senders))
    add('brand-subject', 1, mail.subject);
  if (has('call-back') && has('charged'))
    add('call-back', isFree || mail.links.length === 0 ? 4 : 2, '');
  if (has('advance-fee') && (away !== null || isFree)) add('advance-fee', 2, '');
  if (mail.isPicture && mail.links.length > 0 && !mail.isList) traits.set('picture-only', '');
  for (const [id, { sign }] of signs)
    if (id !== 'call-back' && !(id === 'prize' && traits.has('prize-subject')))
      points += sign.points;
  const isStrong = STRONG.some((one) => traits.has(one));
  return {
    points: points - (mail.isList ? 2 : 0),
    isStrong,
    traits,
    signs: [...signs.values()],
    badLink,
  };
}

/** Ordinary mails of accounts and shops have none of these. */
const STRONG: readonly MailTrait[] = [
  'brand-name',
  'address-in-name',
  'hosted-sender',
  'organisation-name',
  'other-letters',
  'bad-link',
  'free-reply-to',
  'prize-subject',
  'call-back',
  'advance-fee',
];

const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).replace(/\.$/, '');

function firstOf(seen: readonly SeenSign[]): Map<string, SeenSign> {
  const first = new Map<string, SeenSign>();
  for (const one of seen) if (!first.has(one.sign.id)) first.set(one.sign.id, one);
  return first;
}

const NAMES: readonly { name: string; brand: Brand }[] = BRANDS.flatMap((brand) =>
  brand.names.map((name) => ({ name: ` ${name} `, brand })),
).sort((a, b) => b.name.length - a.name.length);
const ADDRESS_IN_NAME = /\S+@\S+/g;
const THROUGH = /\b(?:via|through|tramite|durch|par)\s/iu;

/** The words of a name or a subject, letters written apart or as digits read as they are meant. */
const spoken = (text: string) =>
  ` ${tokensOf(text.replace(ADDRESS_IN_NAME, ' ').normalize('NFKC'))
    .filter(({ isMark }) => !isMark)
    .map(({ word }) => word)
    .join(' ')} `;

/** The brand that a text names, by whole words. */
function brandIn(text: string): Brand | null {
  const words = spoken(text);
  const found = NAMES.find(({ name, brand }) =>
    brand.isWord ? words.startsWith(name) : words.includes(name),
  );
  return found?.brand ?? null;
}

/** Does one of the senders write from a domain of the brand? */
function isOwn(brand: Brand, senders: readonly Sender[]): boolean {
  return senders.some(({ address }) => {
    const label = readHost(hostOf(address))?.label ?? hostOf(address);
    return brand.labels.includes(label) || brand.names.some((name) => bare(name) === bare(label));
  });
}

/** The brand that a sender's name claims though its address is another's; null for none. */
function falseBrand(sender: Sender): string | null {
  if (THROUGH.test(sender.name)) return null;
  const brand = brandIn(sender.name);
  return brand === null || isOwn(brand, [sender]) ? null : sender.name;
}

/** Does a sender call itself an office of something that neither its domain nor its links know? */
function isOffice({ name, address, answersTo }: Sender, { links }: WholeMail): boolean {
  const words = spoken(name).trim().split(' ');
  if (!words.some((word) => ORGANISATION.has(word))) return false;
  const host = hostOf(address);
  const bareHost = bare(host);
  if (FREE_MAIL.has(host)) return links.length > 0;
  if (words.some((word) => word.length > 2 && bareHost.includes(bare(word)))) return false;
  const domain = domainOf(host);
  const targets = [...links.map(linkHost), ...answersTo.map(hostOf)]
    .filter((one) => one !== '')
    .map(domainOf);
  return targets.length > 0 && !targets.includes(domain);
}

/** An address that a sender shows in place of a name, of another domain than its own. */
function otherAddress(senders: readonly Sender[]): string | null {
  for (const { name, address } of senders) {
    const shown = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/.exec(name);
    if (
      shown !== null &&
      domainOf((shown[1] ?? '').toLowerCase()) !== domainOf(hostOf(address)) &&
      !THROUGH.test(name)
    )
      return shown[0];
  }
  return null;
}

const linkHost = (link: string): string =>
  /^https?:\/\/([^/?#:]+)/i.exec(link)?.[1]?.toLowerCase() ?? '';

function hasOtherLetters(text: string): boolean {
  return MARKED.test(text) || wordsOf(text).some(({ shapes }) => shapes.includes('mixed'));
}

/** The first link by which nobody can tell whose page it opens. */
function firstBadLink(mail: WholeMail): BadLink | null {
  const own = mail.senders.map(({ address }) => domainOf(hostOf(address)));
  for (const link of mail.links) {
    const bad = badLinkOf(link);
    if (bad !== null && !own.includes(bad.domain)) return bad;
  }
  return null;
}

/** A free mailbox that answers go to though the mail came from elsewhere. */
function freeReplyTo(senders: readonly Sender[]): string | null {
  for (const { address, answersTo } of senders)
    for (const one of answersTo)
      if (FREE_MAIL.has(hostOf(one)) && domainOf(hostOf(one)) !== domainOf(hostOf(address)))
        return one;
  return null;
}
