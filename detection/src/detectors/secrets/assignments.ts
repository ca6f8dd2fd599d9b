import {
  beginOfName,
  isEncoded,
  isPartOfWord,
  isPass,
  isVerdict,
  OF_PRODUCT,
  OTHER_NAMES,
  wideName,
} from './assignment-names.ts';
import type { Assignment } from './assignment.ts';
import { isKey, isPassword, valueAt } from './assignment-values.ts';
import { hasIssuersForm } from './issuers.ts';

/** Where one of these stands, the grammar is tried. */
export const PASSWORD_NOUNS = ['pass', 'pwd', "parola d'ordine", 'identified by', 'psw'];
export const KEY_NOUNS = [
  'key',
  'token',
  'secret',
  'auth',
  'credential',
  'private',
  'access',
  '_pat',
  ' pat',
  'signature',
  'salt',
  'licen',
  'session',
  'jwt',
  'webhook',
  '_api',
  'api ',
  'nonce',
  'chiave',
  '_sid',
  'reporter_id',
  'clientid',
  'client_id',
  'app_id',
  'appid',
];

const OPERATOR = String.raw`(?:=>|:=|={1,3}|!={1,2}|\|\||\?\?|->|::?|"\s{1,4}value\s?=)`;
const OPEN = String.raw`(?:new String\(|[@$urbf]?["'\x60]{1,3}\\?["']?|\\["'])`;
/** The rest of the name, an operator or a word that joins, and where the value begins. */
const AFTER = new RegExp(
  String.raw`(?<rest>[A-Za-z0-9_.-]{0,32}?)(?<close>\\?["'\x60\])]{0,3}|&quot;)` +
    String.raw`(?:[ \t]{0,3}:[ \t]{0,2}(?:[Ss]tring|str|&str|String\?|any)` +
    String.raw`(?=[ \t]{0,2}=))?[ \t]{0,24}(?<operator>${OPERATOR}|,(?=\s{0,20}["'])|>|<string>` +
    String.raw`|\b(?:is|was|to)\b)\s{0,16}(?<open>${OPEN})?`,
  'y',
);
/** A few words between: `the password for user "postgres" is "…"`. */
const SAID =
  /(?<rest>word|phrase|code)[ ]{1,2}(?:[^\n.;={}]{0,40}? )?(?:is|was|e|è|to) {0,2}(?<open>["'`“])/iy;
/** Straight after a space or dash: `PASSWORD 'x'`, `SECRET bb12…`. */
const NEXT = new RegExp(
  [
    '(?<rest>[A-Za-z0-9_.]{0,20}?',
    String.raw`(?:[ _-](?:key|token|id|value|private|secret)){0,2})["'\x60]{0,2}`,
    String.raw`(?:[ \t]{1,4}|[ \t]?\r?\n|[-:>( ]{1,3})(?<open>["'\x60])?(?=\S{6})`,
  ].join(''),
  'iy',
);
const ATTRIBUTES = /[A-Za-z]{0,8}(?: [a-z]{1,12}="[^"<>]{0,30}"){1,2}>/iy;

/**
 * Reads what follows a noun at `at`, of `length` characters.
 * @returns null when no value of the right kind follows.
 */
export function readAssignment(
  text: string,
  noun: Assignment['noun'],
  at: number,
  length: number,
): Assignment | null {
  const start = beginOfName(text, at);
  const after = at + length;
  if (
    isEncoded(text, at) ||
    isPartOfWord(text, at, after, noun) ||
    isVerdict(text, start, after) ||
    OF_PRODUCT.test(text.slice(Math.max(0, start - 16), after))
  )
    return null;
  for (const [pattern, joins] of [
    [AFTER, 'operator'],
    [SAID, 'said'],
    [NEXT, 'next'],
  ] as const) {
    pattern.lastIndex = after;
    const match = pattern.exec(text);
    if (match === null || (joins === 'said' && noun !== 'password')) continue;
    if (OTHER_NAMES.test(text.slice(start, after) + (match.groups?.['rest'] ?? ''))) return null;
    if (
      match.groups?.['operator'] === '>' &&
      IN_ATTRIBUTE.test(text.slice(Math.max(0, start - 80), start))
    )
      return null;
    const isQuoted = match.groups?.['open'] !== undefined;
    let valueStart = after + match[0].length;
    ATTRIBUTES.lastIndex = after;
    const tag = text[start - 1] === '<' ? ATTRIBUTES.exec(text) : null;
    if (tag !== null) valueStart = after + tag[0].length;
    const value = valueAt(text, valueStart, isQuoted);
    if (value === null) continue;
    if (!hasIssuersForm(text.slice(start, after) + (match.groups?.['rest'] ?? ''), value))
      return null;
    const how = {
      joins:
        joins === 'operator' && /^(?:is|was|to)$/.test(match.groups?.['operator'] ?? '')
          ? ('said' as const)
          : joins,
      isQuoted,
      name: text.slice(start, after),
      wide: wideName(text, start, after),
      isExported: EXPORTED.test(text.slice(Math.max(0, start - 20), start)),
    };
    // A pass is a ticket and a verdict too: alone it names a password only where a sign joins them,
    // or at the beginning of a line.
    if (
      joins === 'next' &&
      isQuoted &&
      text[start - 1] !== '<' &&
      isPass(text, start, after) &&
      !/^["'`”]?[ \t]*(?:\r?\n|$)/.test(
        text.slice(valueStart + value.length, valueStart + value.length + 20),
      )
    )
      continue;
    if (
      joins === 'next' &&
      !isQuoted &&
      isPass(text, start, after) &&
      !/(?:(?:^|\n)[ \t]*|<)$/.test(text.slice(Math.max(0, start - 40), start))
    )
      continue;
    if (noun === 'password' ? isPassword(value, how, text, start, valueStart) : isKey(value, how))
      return { noun, start, valueStart, valueEnd: valueStart + value.length };
  }
  return null;
}

/** What a page is laid out and linked by is no name of what follows it. */
const IN_ATTRIBUTE =
  /\b(?:class|id|href|src|for|rel|style|title|alt)\s?=\s?(?:"[^"<>]*|'[^'<>]*)$/i;

/**
 * The line gives a shell's or an image's environment its value: it is set, whatever it looks like.
 */
const EXPORTED = /(?:^|\n)[ \t]*(?:export|ENV|setenv|set)[ \t]+$/;
