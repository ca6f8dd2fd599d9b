/**
 * Letters, pages and mail are wrapped at forty characters and more; lines of chats, lists and poems
 * are shorter, and each is said by itself.
 */
const WRAPPED = 40;
/**
 * A line is looked at as far back as that: much longer ones are not wrapped, and whether they are
 * is the same question.
 */
const FAR = 200;
/** Before the first word of a line: blanks, and the marks of a quoted letter. */
const LEAD = /[ \t\r>|]*/y;

/**
 * Does a sentence go on over the end of a line? Where it was wrapped: the line is as long as
 * wrapped ones are, and the next one begins with a small letter, or both are in capitals.
 * @param at the place of the line feed in the text
 */
export function goesOn(text: string, at: number): boolean {
  const begin = text.lastIndexOf('\n', at - 1) + 1;
  if (at - begin < WRAPPED) return false;
  return isOneSentence(text.slice(Math.max(begin, at - FAR), at), restOf(text, at + 1));
}

/**
 * Do these lines belong to each other, however long they are: does the second begin with a small
 * letter, or are both in capitals?
 */
export function isOneSentence(line: string, next: string): boolean {
  if (/^\p{Ll}/u.test(next)) return true;
  return (
    /^\p{Lu}{2}/u.test(next) &&
    /\p{Lu}{2}/u.test(line) &&
    !/\p{Ll}/u.test(line + (/^\S+/.exec(next)?.[0] ?? ''))
  );
}

/** The beginning of the line that begins there. */
function restOf(text: string, from: number): string {
  LEAD.lastIndex = from;
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  return text.slice(from + lead, from + lead + FAR);
}
