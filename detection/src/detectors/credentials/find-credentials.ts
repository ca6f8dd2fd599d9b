import { mailHeadsIn } from '../secrets/mail-heads.ts';
import { accountOf, isEmptyLabelled, isEmptyValue, type Account, type Pair } from './account.ts';
import { addressesIn } from './addresses.ts';
import { pairsByLabel } from './labelled.ts';
import { pairsInLists } from './lists.ts';
import { pairsInSql, pairsInTables } from './tables.ts';

const SHORTEST = 4;
/** Tags of a page that divide its words, as blanks and line ends of the same length. */
const CELL = /<\/?t[dh]\b[^<>\n]{0,200}>/gi;
const TAG =
  /<\/?(?:b|br|code|div|em|font|i|li|ol|p|pre|span|strong|table|tbody|tr|tt|ul)\b[^<>\n]{0,200}>/gi;

/**
 * Finds addresses with their passwords, or digests of passwords, in lists, tables, databases'
 * copies, data and labelled blocks.
 * @param beginning how the whole began of which `text` is a later piece: its columns are named
 * there
 * @param isKnownList credentials were found in the whole: whatever may be one of a list is told,
 * however little of it is here
 * @returns in the order of the text; a value is told once. Never throws; time grows with the text
 * alone.
 */
export function findCredentials(text: string, beginning = '', isKnownList = false): Account[] {
  if (!text.includes('@')) return [];
  const plain = text
    .replace(CELL, (tag) => `\t${' '.repeat(tag.length - 1)}`)
    .replace(TAG, (tag) => `\n${' '.repeat(tag.length - 1)}`);
  const addresses = addressesIn(plain);
  if (addresses.length === 0) return [];
  const named = [
    ...[...pairsInTables(plain, beginning), ...pairsInSql(plain, beginning)].filter((pair) =>
      isValue(plain, pair, isEmptyValue),
    ),
    ...pairsByLabel(plain, addresses).filter((pair) => isValue(plain, pair, isEmptyLabelled)),
  ];
  const pairs = [...named, ...beside(pairsInLists(plain, addresses, isKnownList), named)];
  if (pairs.length === 0) return [];
  const heads = mailHeadsIn(text);
  const accounts = pairs.flatMap((pair) => {
    if (heads.some(({ start, end }) => pair.start >= start && pair.start < end)) return [];
    return accountOf(text, pair) ?? [];
  });
  const kept: Account[] = [];
  for (const account of accounts.toSorted((a, b) => a.valueStart - b.valueStart)) {
    if (account.valueStart >= (kept.at(-1)?.valueEnd ?? 0)) kept.push(account);
  }
  return kept;
}

/**
 * What columns and labels name ends where their grammar says: a token of a line that reaches into
 * it is none.
 */
function beside(pairs: readonly Pair[], named: readonly Pair[]): Pair[] {
  const taken = named.toSorted((a, b) => a.valueStart - b.valueStart);
  let next = 0;
  return pairs
    .toSorted((a, b) => a.valueStart - b.valueStart)
    .filter(({ valueStart, valueEnd }) => {
      while ((taken[next]?.valueEnd ?? Infinity) <= valueStart) next += 1;
      return (taken[next]?.valueStart ?? Infinity) >= valueEnd;
    });
}

const isValue = (
  text: string,
  { valueStart, valueEnd }: Pair,
  isEmpty: (value: string) => boolean,
): boolean => {
  const value = text.slice(valueStart, valueEnd);
  return value.length >= SHORTEST && !isEmpty(value) && !/^(?:0|1|\d{1,3})$/.test(value);
};
