/** A field of a row, at its half-open range of the text, without quotation marks. */
export interface Field {
  start: number;
  end: number;
}

/**
 * The fields of a line divided by a sign; quotation marks hold a field together.
 * @param from, to the line's range of the text
 */
export function fieldsOf(text: string, from: number, to: number, sign: string): Field[] {
  const fields: Field[] = [];
  for (let at = from; at <= to;) {
    let start = at;
    while (start < to && text[start] === ' ') start += 1;
    const mark = text[start];
    const isQuoted = mark === '"' || mark === "'" || mark === '`';
    const close = isQuoted ? closing(text, start + 1, to, mark, sign) : -1;
    const found = text.indexOf(sign, close < 0 ? at : close + 1);
    const next = found < 0 || found > to ? to : found;
    const end = close < 0 ? next : close;
    if (close >= 0) start += 1;
    fields.push({ start, end: close < 0 ? start + text.slice(start, end).trimEnd().length : end });
    at = next + 1;
    if (next === to) break;
  }
  return fields;
}

/**
 * The mark that ends a field: the next one before a sign or the end; a doubled one and one after a
 * stroke are letters of it.
 */
function closing(text: string, from: number, to: number, mark: string, sign: string): number {
  for (let at = text.indexOf(mark, from); at >= 0 && at < to; at = text.indexOf(mark, at + 1)) {
    if (text[at + 1] === mark) at += 1;
    else if (
      text[at - 1] !== '\\' &&
      (at + 1 >= to ||
        text
          .slice(at + 1, to)
          .trimStart()
          .startsWith(sign) ||
        text.slice(at + 1, to).trim() === '')
    )
      return at;
  }
  return -1;
}
