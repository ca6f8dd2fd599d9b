/**
 * `@{{address}}`, as a mention is stored; the address is closed by the first `}}`.
 */
const MENTION = /@\{\{([^{}\s]{3,254})\}\}/gu;

/**
 * The addresses mentioned in a text, lower case, each once, in the order of their first appearance.
 * Braces around anything with a space or a brace in it are plain text.
 */
export function mentionedAddresses(text: string): string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(MENTION)) {
    const address = match[1];
    if (address?.includes('@') === true) found.add(address.toLowerCase());
  }
  return [...found];
}

/** `@address`, as people type it; a full stop after it ends the sentence. */
const TYPED = /(?<![\w@.{])@([\w.!#$%&'*+/=?^`|~-]+@[\w-]+(?:\.[\w-]+)*)/gu;

/**
 * The addresses that a text names as `@address`, lower case, each once; those are mentions where a
 * colleague has the address.
 */
export const typedAddresses = (text: string): string[] => [
  ...new Set([...text.matchAll(TYPED)].map((match) => (match[1] ?? '').toLowerCase())),
];

/**
 * The text with every `@address` of these written as a mention. @param known lower-case addresses.
 */
export const withMentions = (text: string, known: ReadonlySet<string>): string =>
  text.replaceAll(TYPED, (typed, address: string) =>
    known.has(address.toLowerCase()) ? `@{{${address.toLowerCase()}}}` : typed,
  );

/**
 * The beginning of a text for a notification, never cut inside a mention, so that what is left
 * still renders.
 * @param max length in UTF-16 units of the part that is kept; a longer text ends with an ellipsis.
 */
export function excerptWithMentions(text: string, max: number): string {
  const oneLine = text.replace(/\s+/gu, ' ').trim();
  if (oneLine.length <= max) return oneLine;
  let end = max;
  for (const match of oneLine.matchAll(MENTION)) {
    if (match.index < end && match.index + match[0].length > end) end = match.index;
  }
  // Half of a surrogate pair at the cut would become an unreadable sign.
  return `${oneLine
    .slice(0, end)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
