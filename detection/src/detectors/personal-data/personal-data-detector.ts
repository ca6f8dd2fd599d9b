import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { createHash } from 'node:crypto';
import type { FoundThing } from '../../engine/found-thing.ts';
import type { TextDetector, TextNode } from '../../engine/texts/text-node.ts';
import { quote, quoteFirst } from '../../engine/quote.ts';
import { findCards } from './cards.ts';
import { findIbans } from './ibans.ts';
import type { PersonalDatum, PersonalKind } from './personal-datum.ts';
import { findPhones } from './phones.ts';
import { findTaxCodes } from './tax-codes.ts';

/**
 * Payment cards, bank accounts, Italian tax codes and telephone numbers; one finding per kind, by
 * how many different ones an item has.
 */
export const personalDataDetector: TextDetector = {
  id: 'personal-data',
  label: say('detectorPersonalData'),
  version: '1.0.0',
  inspect: (node) => findPersonalData(node.text).map((datum) => describe(node, datum)),
  conclude: (things) =>
    [...new Set(things.map(({ rule }) => rule))].map((rule) =>
      together(things.filter((thing) => thing.rule === rule)),
    ),
};

/** All of a text. No digit is told twice: a card is no telephone number. */
export function findPersonalData(text: string): PersonalDatum[] {
  if (!/\d{2}/.test(text)) return [];
  const kept: PersonalDatum[] = [];
  for (const datum of [
    ...findCards(text),
    ...findIbans(text),
    ...findTaxCodes(text),
    ...findPhones(text),
  ]) {
    if (kept.every(({ start, end }) => datum.end <= start || datum.start >= end)) kept.push(datum);
  }
  return kept;
}

/** What is said of one and of many, and why it is taken for one. */
const SAYS: Readonly<
  Record<
    PersonalKind,
    Record<'one' | 'many' | 'text' | 'check', Message> & {
      different: (n: number) => Message;
    }
  >
> = {
  card: {
    one: say('titlePaymentCardNumber'),
    many: say('titlePaymentCardNumbers'),
    text: say('whyPaymentCardFound'),
    check: say('whyPaymentCardValid'),
    different: (n) => say('whyPaymentCardCount', { n }),
  },
  iban: {
    one: say('titleBankAccountIban'),
    many: say('titleBankAccountsIban'),
    text: say('whyIbanFound'),
    check: say('whyIbanValid'),
    different: (n) => say('whyIbanCount', { n }),
  },
  'tax-code': {
    one: say('titleItalianTaxCode'),
    many: say('titleItalianTaxCodes'),
    text: say('whyItalianTaxCodeFound'),
    check: say('whyItalianTaxCodeValid'),
    different: (n) => say('whyItalianTaxCodeCount', { n }),
  },
  phone: {
    one: say('titleTelephoneNumber'),
    many: say('titleTelephoneNumbers'),
    text: say('whyTelephoneNumberFound'),
    check: say('whyTelephoneNumberValid'),
    different: (n) => say('whyTelephoneNumberCount', { n }),
  },
};
const FOR_TESTS = 50;

/** By how many different ones there are: 1 Low, 10 Medium, 100 High. */
const scoreOf = (number: number) => (number >= 100 ? 750 : number >= 10 ? 350 : 150);

function describe(
  node: TextNode,
  { kind, start, end, masked, identity, isForTests }: PersonalDatum,
): FoundThing {
  const { one, text, check } = SAYS[kind];
  return {
    rule: `personal-data/${kind}${isForTests ? '-for-tests' : ''}`,
    title: one,
    why: isForTests ? [say('whyTestDataFound')] : [text, check],
    ...quote([{ seen: masked }]),
    path: [...node.path],
    place: node.placeOf(start, end),
    score: isForTests ? FOR_TESTS : scoreOf(1),
    confidence: kind === 'phone' ? 0.8 : 0.95,
    fingerprint: `${kind}:${createHash('sha256').update(identity).digest('hex').slice(0, 32)}`,
  };
}

const TOLD = 5;

/** Many of one kind are one finding: the first one's place, how many, and a few of them masked. */
function together(things: readonly FoundThing[]): FoundThing {
  const [first] = things;
  if (first === undefined) throw new Error('A group has at least one.');
  if (things.length === 1) return first;
  const kind = first.rule.replace(/^personal-data\/|-for-tests$/g, '');
  const says = Object.entries(SAYS).find(([id]) => id === kind)?.[1] ?? SAYS.card;
  const isForTests = first.rule.endsWith('-for-tests');
  return {
    ...first,
    title: says.many,
    why: [
      isForTests ? say('whyTestDataCount', { n: things.length }) : says.different(things.length),
    ],
    ...quoteFirst(things, TOLD),
    score: isForTests ? FOR_TESTS : scoreOf(things.length),
    fingerprint: `${first.rule}:many`,
  };
}
