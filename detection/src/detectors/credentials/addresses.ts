import type { Field } from './fields.ts';

const LOCAL = /[\p{L}\p{N}_.+'-]/u;
const DOMAIN = /[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,6}\.\p{L}[\p{L}\p{N}-]{1,23}/uy;
const LONGEST_LOCAL = 64;

/**
 * Where addresses of mail stand in a text, in their order; those of links (`postgres://user@host`)
 * are none. Time grows with the text alone.
 */
export function addressesIn(text: string): Field[] {
  const found: Field[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > 0 && at - start < LONGEST_LOCAL && LOCAL.test(text[start - 1] ?? '')) start -= 1;
    while (start < at && /['.]/.test(text[start] ?? '')) start += 1;
    DOMAIN.lastIndex = at + 1;
    const domain = DOMAIN.exec(text)?.[0];
    const isOfLink =
      text.slice(start - 2, start) === '//' ||
      /\/\/[^\s/@]{1,64}:$/.test(text.slice(Math.max(0, start - 67), start));
    if (start < at && domain !== undefined && !isOfLink)
      found.push({ start, end: at + 1 + domain.length });
  }
  return found;
}
