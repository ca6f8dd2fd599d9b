import type { Assignment } from './assignment.ts';

/**
 * No names of credentials: digests, public halves, sorting and look-up keys, words that only
 * contain the noun.
 */
export const OTHER_NAMES = new RegExp(
  [
    String.raw`public|commit|sha\d|hash|md5|checksum|digest|integrity|fingerprint|cache`,
    '|primary|foreign|partition|sort|i18n|translat|colou?r|keyboard|keyframe',
    '|keyword|max_?token|pagination|next_?token|page_?token|_pos|tokeni',
    '|author(?!iz)|passive|passeng|passport|compass|bypass|trespass|encompass',
    '|overpass|passed|passes|passing|passion|secretar|monkey|turkey|hockey',
    '|donkey|jockey|whiskey|key_?(?:id|name|code|down|up|press|path|file|type',
    '|size|length|usage|vault|pair)|access(?:ible|ibility|or|ory|ories|ing)',
    '|privately|result|licen[cs]e key',
  ].join(''),
  'i',
);

/** What a receipt gives to its reader, in words: it opens a product, and no door of the company. */
export const OF_PRODUCT = /\b(?:licen[cs]e|activation|product|serial|registration) key$/i;

/** Is the noun the end of a longer name: `acme_key`, `acmeKEY`, `x-api-key`? */
export const wideName = (text: string, start: number, end: number) =>
  /[A-Za-z0-9]{2,}(?:[_.-]|(?<=[a-z0-9])(?=[A-Z]))[A-Za-z]+$/.test(text.slice(start, end)) ||
  /[a-z0-9]{3,} $/i.test(text.slice(Math.max(0, start - 20), start));

/** Within a line of Base64, as mails and keys carry data, letters name nothing. */
export function isEncoded(text: string, at: number): boolean {
  let [start, end] = [at, at];
  while (start > 0 && at - start < LONGEST_NAME && ENCODED.test(text[start - 1] ?? '')) start -= 1;
  while (end < text.length && end - at < LONGEST_NAME && ENCODED.test(text[end] ?? '')) end += 1;
  return end - start >= LONGEST_NAME && /\d/.test(text.slice(start, end));
}
const ENCODED = /[A-Za-z0-9+/]/;
const LONGEST_NAME = 40;

/** The word alone: `pass`, not `password`. */
export const isPass = (text: string, start: number, after: number): boolean =>
  /^pass$/i.test(text.slice(start, after)) && !/[\w-]/.test(text[after] ?? '');
/**
 * `spf=pass (…)`, `result: pass`, `compauth=pass reason=100`: what came out of a check, not the
 * name of a password.
 */
export const isVerdict = (text: string, start: number, after: number): boolean =>
  isPass(text, start, after) &&
  /[=:][ \t]{0,2}["']?$/.test(text.slice(Math.max(0, start - 4), start)) &&
  !/^["']?[ \t]{0,4}[=:]/.test(text.slice(after, after + 6));

export function beginOfName(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < 40 && /[\w.-]/.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

/** What may be written before `key` or `token` as one word with it, as in `apikey`. */
const QUALIFIER = new RegExp(
  [
    '(?:api|auth|access|secret|private|master|server|client|app|user|bot|refresh|bearer|license',
    '|encryption|signing|sign|service|account|consumer|hook|jwt|csrf|hmac|shared|db|admin|root',
    '|oauth|site|write|read)$',
  ].join(''),
  'i',
);

/** `monkey`, `author`, `passing`: small letters go on without a sign or a capital. */
export function isPartOfWord(
  text: string,
  at: number,
  after: number,
  noun: Assignment['noun'],
): boolean {
  const word = text.slice(at, after);
  const next = text.slice(after, after + 12);
  if (
    /^[a-z]/.test(next) &&
    !/^(?:s\b|s_|word|wd|phrase|code|orization|entication|se\b|entials?|key|key_|id\b|token|secret|code)/i.test(
      next,
    )
  )
    return true;
  const before = text.slice(Math.max(0, at - 12), at);
  if (!/[a-z]$/.test(before) || !/^[a-z]/.test(word) || noun === 'password') return false;
  return !QUALIFIER.test(before);
}
