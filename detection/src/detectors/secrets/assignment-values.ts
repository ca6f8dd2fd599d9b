import { looksRandom } from './entropy.ts';
import { isDrill, isNoValue } from './placeholders.ts';

/** As much of a value is judged as tells it from a word. */
const JUDGED = 120;
const QUOTED = /[^"'`\s”\\]{3,400}/y;
/**
 * A quotation mark or a letter that HTML writes as a reference ends a word:
 * `your password won&#x27;t change`.
 */
const REFERENCE = /&(?:#\d{1,6}|#x[\da-f]{1,6}|apos|quot|nbsp|[lg]t|[rl]s?[da]?quo)(?:;.*|$)/i;
const BARE = /[^\s"'`,;<>{}[\]\\|]{3,400}/y;

interface How {
  joins: 'operator' | 'said' | 'next';
  isQuoted: boolean;
  name: string;
  wide: boolean;
  isExported: boolean;
}

export function valueAt(text: string, at: number, isQuoted: boolean): string | null {
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

export function isPassword(
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

export function isKey(value: string, { joins, isQuoted, wide, name, isExported }: How): boolean {
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
