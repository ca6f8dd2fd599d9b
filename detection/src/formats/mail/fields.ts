import type { Address, Email } from 'postal-mime';
import { cut } from '../text/words.ts';

export const FIELDS = ['subject', 'from', 'reply-to', 'to', 'cc', 'date'] as const;
export type FieldName = (typeof FIELDS)[number];

/** One line of the head of a mail, as its sender wrote it: untrusted. */
export interface Field {
  name: FieldName;
  text: string;
  /** Addresses, or lines of that name, that are not shown. */
  more: number;
}

/**
 * So many addresses of one line are shown, and so many subjects and dates: a mail has one of each.
 */
const MOST_ADDRESSES = 20;
const MOST_LINES = 3;
/** UTF-16 units of one line. */
const LONGEST_FIELD = 2_000;

/**
 * The lines of its head that people read; those it does not have are left out. Several lines of one
 * name are shown, for programs choose among them as they like.
 */
export async function fieldsOf(mail: Email): Promise<Field[]> {
  const { addressParser, decodeWords } = await import('postal-mime');
  const valuesOf = (name: FieldName) =>
    mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  return FIELDS.flatMap((name): Field[] => {
    const isWords = name === 'subject' || name === 'date';
    const values = isWords
      ? valuesOf(name).map(decodeWords)
      : valuesOf(name)
          .flatMap((value) => addressParser(value, { flatten: true }))
          .map(inWords);
    const filled = values.map((value) => value.trim()).filter((value) => value !== '');
    const most = isWords ? MOST_LINES : MOST_ADDRESSES;
    return filled.length === 0
      ? []
      : [
          {
            name,
            text: cut(filled.slice(0, most).join(isWords ? ' / ' : ', '), LONGEST_FIELD),
            more: Math.max(0, filled.length - most),
          },
        ];
  });
}

/**
 * The address is what tells who it is: it is never left out for a name. Within a company a sender
 * may have a name alone.
 */
function inWords(address: Address): string {
  if (address.group !== undefined || address.address === '') return address.name;
  return address.name === '' || address.name === address.address
    ? address.address
    : `${address.name} <${address.address}>`;
}
