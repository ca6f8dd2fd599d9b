import type { WholeMail } from '../../formats/mail/whole-mail.ts';
import { Matcher } from '../signs/matcher.ts';
import type { SeenSign } from '../signs/sign.ts';
import { wordsOf } from '../signs/words.ts';
import { REQUEST_SIGNS } from './request-signs.ts';
import { domainOf } from './bad-links.ts';
import { FREE_MAIL } from './free-mail.ts';

let made: Matcher | undefined;
/** All signs of diverted payments at once. */
export const requestMatcher = (): Matcher => (made ??= new Matcher(REQUEST_SIGNS));

/** A mail that diverts a payment, or asks an employee for money in somebody's name. */
export interface PaymentRequest {
  kind: 'bank-details' | 'executive';
  isMedium: boolean;
  signs: readonly SeenSign[];
  /** Where answers go, when that is not where the mail comes from. */
  away: string | null;
}

/** Frauds of this kind are short letters; UTF-16 units. */
const LONGEST = 4_000;

/**
 * Changed bank details: another account with hurry, "do not call" or secrecy and one more of these, an
 * account number or answers that go to another domain, one of them such answers or "do not call". Requests to
 * employees: a question whether they are there or gift cards, with secrecy, hurry or a transfer, from
 * a free mailbox or with answers that go elsewhere.
 */
export function readRequest(mail: WholeMail): PaymentRequest | null {
  if (mail.isReport || mail.isList || mail.body.length > LONGEST) return null;
  const first = new Map<string, SeenSign>();
  for (const seen of requestMatcher().find(wordsOf(`${mail.subject}\n\n${mail.body}`)))
    if (!first.has(seen.sign.id)) first.set(seen.sign.id, seen);
  const has = (id: string) => first.has(id);
  const away = answersElsewhere(mail);
  const isFree = mail.senders.some(({ address }) => FREE_MAIL.has(hostOf(address)));
  const signs = [...first.values()];
  if (has('new-account')) {
    const beside =
      ['hurry', 'no-call', 'secrecy', 'iban'].filter(has).length + Number(away !== null);
    const isSure = away !== null || has('no-call') || has('secrecy');
    if (!has('hurry') && !has('no-call') && !has('secrecy')) return null;
    if (beside < 2 && !(beside === 1 && (isSure || isFree))) return null;
    return { kind: 'bank-details', isMedium: beside >= 2 && isSure, signs, away };
  }
  const isAsked = has('gift-cards') || has('are-you-there');
  const beside = ['hurry', 'secrecy', 'no-call', 'transfer'].filter(has).length;
  if (!isAsked || (away === null && !isFree) || (beside === 0 && !has('gift-cards'))) return null;
  return {
    kind: 'executive',
    isMedium: has('gift-cards') ? beside > 0 : beside >= 2,
    signs,
    away: away ?? mail.senders[0]?.address ?? null,
  };
}

const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).replace(/\.$/, '');

function answersElsewhere({ senders }: WholeMail): string | null {
  for (const { address, answersTo } of senders)
    for (const one of answersTo)
      if (domainOf(hostOf(one)) !== domainOf(hostOf(address))) return one;
  return null;
}
