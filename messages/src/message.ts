import type { Params } from './generated/codes.ts';

/** The stable name of a text: a key of messages/en/problems.json, findings.json or told.json. */
export type Code = keyof Params;

/**
 * What the product says, as data: made where the fact is known, stored and sent as it is, and put
 * into words where somebody reads it.
 */
export interface Message {
  code: Code;
  /** What stands in the text's gaps; left out where it has none. */
  params?: Readonly<Record<string, Param>>;
}

/**
 * A number is written in the reader's way, a text as it is; a message within a message stands for a
 * part of the sentence.
 */
export type Param = string | number | Message;

/** What stands in the gaps when a text is put into words. */
type Filled<P> = { [Name in keyof P]: P[Name] extends number ? number : string };
type Text<P> = string | ((params: Filled<P>) => string);

/** Every text of one language. */
export type Texts = { readonly [C in Code]: Text<Params[C]> };
