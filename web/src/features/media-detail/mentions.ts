/** `@{{address}}`, as a mention is stored. */
const STORED = /@\{\{([^{}\s]{3,254})\}\}/gu;

export type NotePart = { kind: 'text'; text: string } | { kind: 'mention'; address: string };

/**
 * Cuts a stored note into words and mentions. Braces around anything that is no address are plain
 * text.
 */
export function noteParts(stored: string): NotePart[] {
  const parts: NotePart[] = [];
  let at = 0;
  for (const match of stored.matchAll(STORED)) {
    const address = match[1];
    if (address?.includes('@') !== true) continue;
    if (match.index > at) parts.push({ kind: 'text', text: stored.slice(at, match.index) });
    parts.push({ kind: 'mention', address });
    at = match.index + match[0].length;
  }
  if (at < stored.length) parts.push({ kind: 'text', text: stored.slice(at) });
  return parts;
}

/** A stored note as it stands in the box while it is written: mentions as `@address`. */
export const toTyped = (stored: string): string =>
  noteParts(stored)
    .map((part) => (part.kind === 'text' ? part.text : `@${part.address}`))
    .join('');

/**
 * What was typed, as it is stored: `@address` of a known colleague becomes a mention, everything
 * else stays. A full stop after an address ends the sentence, not the address.
 */
export function toStored(typed: string, addresses: readonly string[]): string {
  const known = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  return typed.replaceAll(
    /(?<![\w@.{])@([\w.!#$%&'*+/=?^`|~-]+@[\w-]+(?:\.[\w-]+)*)/gu,
    (whole, typedAddress: string) => {
      const address = known.get(typedAddress.toLowerCase());
      return address === undefined ? whole : `@{{${address}}}`;
    },
  );
}

/**
 * The unfinished mention before the caret: where its `@` stands and what follows it; null when none
 * is being typed.
 */
export function mentionAt(typed: string, caret: number): { start: number; query: string } | null {
  const match = /(?:^|[\s(])@([\p{L}\p{N}._%+@'’‘‛ʼ´`′-]{0,100})$/u.exec(typed.slice(0, caret));
  const query = match?.[1];
  return query === undefined ? null : { start: caret - query.length - 1, query };
}

/**
 * Puts a colleague's address where the unfinished mention stood; answers the text and where the
 * caret goes.
 */
export function withMention(
  typed: string,
  caret: number,
  start: number,
  address: string,
): { text: string; caret: number } {
  const inserted = `@${address} `;
  const rest = typed.slice(caret).replace(/^ /u, '');
  return { text: `${typed.slice(0, start)}${inserted}${rest}`, caret: start + inserted.length };
}
