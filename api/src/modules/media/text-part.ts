/** A part of a text. Offsets and lengths are UTF-16 units, as in places of findings. */
export interface TextPart {
  text: string;
  /** Where the part begins. */
  offset: number;
  /** Of the whole text. */
  length: number;
}

/**
 * Cuts a part out of a text so that no pair of surrogates is cut: it begins a unit earlier where it
 * would begin inside one, and ends a unit earlier where it would end inside one. Parts that follow
 * each other therefore never overlap and leave nothing out.
 * @param known a stretch of the text that holds the part and, where there is one, the unit before
 * it.
 * @param base where the stretch begins.
 */
export function cutPart(
  known: string,
  base: number,
  { offset, limit, length }: { offset: number; limit: number; length: number },
): TextPart {
  const start = Math.min(offset, length);
  const end = Math.min(length, start + limit);
  const from = isInsidePair(known, start - base) ? start - 1 : start;
  const to = end < length && isInsidePair(known, end - base) ? end - 1 : end;
  return { text: known.slice(from - base, to - base), offset: from, length };
}

const isInsidePair = (text: string, at: number): boolean =>
  at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;
