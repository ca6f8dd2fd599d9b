import { createHash } from 'node:crypto';
import type { FoundThing } from '../../engine/found-thing.ts';
import type { TextDetector, TextNode } from '../../engine/texts/text-node.ts';
import { count, summaryOf } from '../../formats/text/words.ts';
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
  label: 'Personal data',
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

const NAMES: Readonly<Record<PersonalKind, { one: string; many: string; check: string }>> = {
  card: {
    one: 'payment card number',
    many: 'payment card numbers',
    check: 'Issuer, length and check digit are those of a card',
  },
  iban: {
    one: 'bank account (IBAN)',
    many: 'bank accounts (IBAN)',
    check: 'Length and check digits are those of its country',
  },
  'tax-code': {
    one: 'Italian tax code',
    many: 'Italian tax codes',
    check: 'The day of birth exists and the check letter is right',
  },
  phone: {
    one: 'telephone number',
    many: 'telephone numbers',
    check: 'Its country gives out such numbers',
  },
};
const FOR_TESTS = 50;

/** By how many different ones there are: 1 Low, 10 Medium, 100 High. */
const scoreOf = (number: number) => (number >= 100 ? 750 : number >= 10 ? 350 : 150);

function describe(
  node: TextNode,
  { kind, start, end, masked, identity, isForTests }: PersonalDatum,
): FoundThing {
  const { one, check } = NAMES[kind];
  const { summary, marks } = summaryOf([{ seen: masked }]);
  return {
    rule: `personal-data/${kind}${isForTests ? '-for-tests' : ''}`,
    title: capital(one),
    why: isForTests
      ? `The text has a ${one} that is published for tests and belongs to nobody.`
      : `The text has a${/^[aeiou]/i.test(one) ? 'n' : ''} ${one}. ${check}.`,
    excerpt: summary,
    summary,
    marks,
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
  const names = Object.entries(NAMES).find(([id]) => id === kind)?.[1] ?? NAMES.card;
  const more = things.length - TOLD;
  const parts = things
    .slice(0, TOLD)
    .flatMap(({ summary }, at) => [at > 0 ? ', ' : '', { seen: summary }]);
  const { summary, marks } = summaryOf([...parts, more > 0 ? ` and ${count(more)} more` : '']);
  const isForTests = first.rule.endsWith('-for-tests');
  return {
    ...first,
    title: capital(names.many),
    why:
      `The item has ${count(things.length)} different ` +
      `${names.many}${isForTests ? ' that are published for tests' : ''}.`,
    excerpt: summary,
    summary,
    marks,
    score: isForTests ? FOR_TESTS : scoreOf(things.length),
    fingerprint: `${first.rule}:many`,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
