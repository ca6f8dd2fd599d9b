import { looksRandom } from './entropy.ts';
import { hasIssuersForm } from './issuers.ts';
import { isDrill, isNoValue } from './placeholders.ts';

/**
 * A credential told by the words around it: `db_password = "…"`, `<Pass>…</Pass>`,
 * `the password is '…'`, `acme SECRET 8f3a…`.
 */
export interface Assignment {
  noun: 'password' | 'key';
  /** Half-open range of the name, from its first letter. */
  start: number;
  valueStart: number;
  valueEnd: number;
}

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

/** As much of a value is judged as tells it from a word. */
const JUDGED = 120;
const QUOTED = /[^"'`\s”\\]{3,400}/y;
/**
 * A quotation mark or a letter that HTML writes as a reference ends a word:
 * `your password won&#x27;t change`.
 */
const REFERENCE = /&(?:#\d{1,6}|#x[\da-f]{1,6}|apos|quot|nbsp|[lg]t|[rl]s?[da]?quo)(?:;.*|$)/i;
const BARE = /[^\s"'`,;<>{}[\]\\|]{3,400}/y;

/**
 * No names of credentials: digests, public halves, sorting and look-up keys, words that only
 * contain the noun.
 */
const OTHER_NAMES = new RegExp(
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
const OF_PRODUCT = /\b(?:licen[cs]e|activation|product|serial|registration) key$/i;

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

interface How {
  joins: 'operator' | 'said' | 'next';
  isQuoted: boolean;
  name: string;
  wide: boolean;
  isExported: boolean;
}

function valueAt(text: string, at: number, isQuoted: boolean): string | null {
  const pattern = isQuoted ? QUOTED : BARE;
  pattern.lastIndex = at;
  const value = pattern
    .exec(text)?.[0]
    .replace(isQuoted ? /(?!)/ : REFERENCE, '')
    .replace(/(?:[.,;:!?)]+|&quot;?)$/, '');
  return value === undefined || value.length < 3 || isNoValue(value.slice(0, JUDGED))
    ? null
    : value;
}

function isPassword(
  value: string,
  { joins, isQuoted, name }: How,
  text: string,
  start: number,
  valueStart: number,
): boolean {
  // The next setting of a file, behind a word that ended the one before.
  if (joins === 'next' && /^(?!\w*pass)[A-Za-z_]\w*=[^=]/i.test(value)) return false;
  const mixed = /\d/.test(value) && /[a-z]/i.test(value);
  if (
    /^[,.+&)/]|^[\w/]+[#@]\w+[/#]|^[\w./-]+\/[\w./-]+#\w+$|^[\w.]+\(|^[a-z]+(?:\.[a-z_]+)+$|:$|^[#.][a-z-]+$/i.test(
      value,
    ) ||
    value.length > 128
  )
    return false;
  if (isQuoted) {
    const closes = /["'`”\\]/.test(text[valueStart + value.length] ?? '');
    const isFirst = /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 40), start));
    // A capital and small letters alone are a label; so is the name of the field itself.
    return (
      closes &&
      value.length >= 4 &&
      !/^[A-Z][a-zà-ÿ]+$/.test(value) &&
      (joins !== 'next' || mixed || isFirst) &&
      !/(?:[a-z]P|_[Pp])ass(?:word|wd)?$/.test(value)
    );
  }
  if (text[start - 1] === '<') return value.length >= 4 && mixed;
  if (joins !== 'operator')
    return mixed && value.length >= 6 && /^\S*$/.test(value) && !/^[A-Z]?[a-z]+\d?$/.test(value);
  const isSetting =
    /^[A-Z0-9_]+$/.test(name) ||
    /(?:^|\n)[ \t]*(?:export )?[^\s=]*$/.test(text.slice(Math.max(0, start - 40), start));
  const isAlone = /^(?:[ \t]*(?:#|\/\/|;|$|\r?\n)|&)/.test(
    text.slice(valueStart + value.length, valueStart + value.length + 4),
  );
  const isCode = /[()]|^[a-z]+[A-Z]|[Pp]ass|pwd/.test(value) && !mixed;
  const isConnection =
    /(?:server|host|source|dsn|uid|user|user id|username|database|login)[ ]?=[^\n]*$/i.test(
      text.slice(Math.max(0, start - 160), start),
    );
  return (isSetting && isAlone) || isConnection
    ? value.length >= 5 && !isCode && (mixed || /[^A-Za-z]/.test(value))
    : mixed &&
        value.length >= 6 &&
        !/[()$]/.test(value) &&
        !/^[a-z]+[A-Z][A-Za-z]*\d?$/.test(value);
}

function isKey(value: string, { joins, isQuoted, wide, name, isExported }: How): boolean {
  if (/^\w+\(|^https?:/.test(value)) return false;
  // `Access denied...8f3a`: a word of every day, and what a server says next.
  if (joins === 'next' && value.includes('...')) return false;
  const isStrong = /secret|token|apikey|api[_-]key|access[_-]?key/i.test(name) || wide;
  if (
    isStrong &&
    value.length >= 16 &&
    isDrill(value.slice(0, JUDGED)) &&
    /^[\w.+/=-]+$/.test(value)
  )
    return true;
  if (
    isExported &&
    isQuoted &&
    isStrong &&
    /^[A-Za-z0-9]{12,}$/.test(value) &&
    /[a-z][A-Z]/.test(value)
  )
    return true;
  return looksRandom(
    value.slice(0, JUDGED),
    joins === 'operator' ? (isQuoted || isStrong ? 10 : 16) : isStrong ? 14 : 20,
  );
}

/** Is the noun the end of a longer name: `acme_key`, `acmeKEY`, `x-api-key`? */
const wideName = (text: string, start: number, end: number) =>
  /[A-Za-z0-9]{2,}(?:[_.-]|(?<=[a-z0-9])(?=[A-Z]))[A-Za-z]+$/.test(text.slice(start, end)) ||
  /[a-z0-9]{3,} $/i.test(text.slice(Math.max(0, start - 20), start));

/** Within a line of Base64, as mails and keys carry data, letters name nothing. */
function isEncoded(text: string, at: number): boolean {
  let [start, end] = [at, at];
  while (start > 0 && at - start < LONGEST_NAME && ENCODED.test(text[start - 1] ?? '')) start -= 1;
  while (end < text.length && end - at < LONGEST_NAME && ENCODED.test(text[end] ?? '')) end += 1;
  return end - start >= LONGEST_NAME && /\d/.test(text.slice(start, end));
}
const ENCODED = /[A-Za-z0-9+/]/;
const LONGEST_NAME = 40;

/** The word alone: `pass`, not `password`. */
const isPass = (text: string, start: number, after: number): boolean =>
  /^pass$/i.test(text.slice(start, after)) && !/[\w-]/.test(text[after] ?? '');
/**
 * `spf=pass (…)`, `result: pass`, `compauth=pass reason=100`: what came out of a check, not the
 * name of a password.
 */
const isVerdict = (text: string, start: number, after: number): boolean =>
  isPass(text, start, after) &&
  /[=:][ \t]{0,2}["']?$/.test(text.slice(Math.max(0, start - 4), start)) &&
  !/^["']?[ \t]{0,4}[=:]/.test(text.slice(after, after + 6));

function beginOfName(text: string, at: number): number {
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
function isPartOfWord(text: string, at: number, after: number, noun: Assignment['noun']): boolean {
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
