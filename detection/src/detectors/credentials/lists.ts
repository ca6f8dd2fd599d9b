import { isEmptyValue, isHash, isMarkedHash, isOther, strengthOf, type Pair } from './account.ts';
import type { Field } from './fields.ts';

/**
 * What may stand before an address in a line of a list: marks, a number, the page that it opens.
 */
const BEFORE = new RegExp(
  [
    String.raw`^[\s>*•"'\x60[({+–-]{0,12}(?:\d{1,6}[.):]\s{1,3})?`,
    String.raw`(?:(?:[a-z][\w+.-]{1,20}://\S{1,300}?`,
    String.raw`|(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}(?::\d{2,5})?(?:/\S{0,300}?)?)\s{0,2}`,
    String.raw`[:;|,\t ]\s{0,2})?["'\x60]?$`,
  ].join(''),
  'i',
);
const SEPARATOR =
  /["'`>)]?(?:[ ]?(?<sign>[:;|,\t])[ ]?| (?<dash>-{1,3}>?|–|=>|\/) |(?<blank>[ ]{1,4}))["'`]?/y;
const VALUE = /[^\s]{4,200}/y;
/** What of a line follows a password: nothing, marks, or what was noted of the account. */
const AFTER = /^["'`,;)\]}|]{0,3}\s*(?:$|[|#([]|-{1,2} )/;

/** So much of a line is looked at on either side. */
const REACH = 400;

interface Candidate extends Pair {
  sign: string;
  shape: 'line' | 'row' | 'inline';
  strength: 0 | 1 | 2;
  isHashed: boolean;
}

/**
 * Addresses with a password behind a colon or another sign, by what repeats in the text: one line
 * alone must look like nothing else.
 * @param isKnownList the text is a part of what is known for a list: every token counts
 */
export function pairsInLists(
  text: string,
  addresses: readonly Field[],
  isKnownList = false,
): Pair[] {
  const found: Candidate[] = [];
  let talk = 0;
  for (const address of addresses) {
    const candidate = candidateAt(text, address);
    if (candidate === 'talk') talk += 1;
    else if (candidate !== null) found.push(candidate);
  }
  if (isKnownList) return found;
  return (['line', 'row', 'inline'] as const).flatMap((shape) =>
    accepted(
      text,
      found.filter((one) => one.shape === shape),
      shape,
      talk,
    ),
  );
}

function candidateAt(text: string, { start, end }: Field): Candidate | 'talk' | null {
  SEPARATOR.lastIndex = end;
  const separator = SEPARATOR.exec(text);
  if (separator === null) return null;
  const sign = separator.groups?.['sign'] ?? separator.groups?.['dash'] ?? ' ';
  VALUE.lastIndex = SEPARATOR.lastIndex;
  const token = VALUE.exec(text)?.[0];
  if (token === undefined) return null;
  const before = text.slice(Math.max(0, start - REACH), start).replace(/^[^]*[\r\n]/, '');
  const valueStart = SEPARATOR.lastIndex;
  const isTable = /[;|,\t]/.test(sign);
  const cut =
    isTable && token.includes(sign)
      ? token.slice(0, token.indexOf(sign))
      : token.replace(/:(?:https?|android):\/\/.*$/, '');
  const isAlone =
    BEFORE.test(before) &&
    AFTER.test(
      text
        .slice(valueStart + cut.length, valueStart + cut.length + REACH)
        .replace(/[\r\n][^]*$/, ''),
    );
  const isRow =
    isTable && (BEFORE.test(before) || before.trimEnd().endsWith(sign) || /["']$/.test(before));
  const shape = isAlone && cut === token ? 'line' : isRow ? 'row' : 'inline';
  if (shape === 'inline' && BEFORE.test(before)) {
    if (sign !== ' ') return 'talk';
  }
  if (shape === 'inline' && !/^[:;|]$/.test(separator[0])) return null;
  const value = cut.replace(shape === 'inline' ? /[),.;:"'`<\]}]+$/ : /["'`,;]+$/, '');
  if (value.length < 4 || isOther(value) || isEmptyValue(value)) return null;
  const isHashed = isHash(value);
  return {
    start,
    end,
    valueStart,
    valueEnd: valueStart + value.length,
    sign,
    shape,
    isHashed,
    strength: isHashed ? 1 : strengthOf(value, text.slice(start, end)),
  };
}

const FEWEST_ROWS = 3;

/** A list is one where enough of the values can hardly be anything but passwords. */
function accepted(
  text: string,
  found: readonly Candidate[],
  shape: Candidate['shape'],
  talk: number,
): Candidate[] {
  const strong = found.filter(({ strength }) => strength > 0);
  const colons = found.filter(({ sign }) => sign === ':' || sign === '|').length;
  const share = shape === 'line' && colons * 2 >= found.length ? 1 / 3 : 0.6;
  const fewest =
    shape === 'line' && found.every(({ sign }) => /^[:;|]$/.test(sign)) ? 2 : FEWEST_ROWS;
  const isList =
    found.length >= fewest &&
    strong.length >= found.length * share &&
    talk * 2 <= found.length &&
    !isNumbered(text, strong);
  if (isList) return [...found];
  const isChat = talk * 2 > found.length;
  return found.filter(({ strength, sign, isHashed, valueStart, valueEnd }) => {
    if (isHashed)
      return isMarkedHash(text.slice(valueStart, valueEnd)) || (sign === ':' && shape === 'line');
    if (shape === 'row') return false;
    if (strength === 2) return sign !== ' ' && sign !== ',';
    return (
      strength === 1 && shape === 'line' && found.length === 1 && !isChat && /^[:;|]$/.test(sign)
    );
  });
}

/** Numbers of people or things share their letters and count: `emp0041`, `emp0042`. */
function isNumbered(text: string, found: readonly Candidate[]): boolean {
  const values = found.map(({ valueStart, valueEnd }) => text.slice(valueStart, valueEnd));
  const letters = new Set(
    values.map((value) => /^(\p{L}{2,})[-_]?\d+$/u.exec(value)?.[1] ?? value),
  );
  return (
    new Set(values).size >= FEWEST_ROWS &&
    letters.size === 1 &&
    found.some(({ sign }) => sign !== ':')
  );
}
