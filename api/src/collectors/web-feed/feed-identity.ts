import { createHash } from 'node:crypto';

/** What of an entry may tell it from others. */
export interface Marks {
  /** As its publisher numbers it. */
  id: string | null;
  url: string | null;
  title: string | null;
  date: string | null;
  text: string;
}

/**
 * The identities of the entries of one document. An id is one as long as no other entry of the
 * document has it; then link and title, date and text tell them apart, as far as is needed. An
 * entry without an id is known by its link, its title or its text.
 *
 * @param address of the feed: "1" is an id of this feed alone
 * @returns one for each, in their order; the same for entries that are equal in everything
 */
export function identitiesOf(entries: readonly Marks[], address: string): string[] {
  const distinct = [...new Map(entries.map((entry) => [keyOf(entry, 3), entry])).values()];
  const counts = LEVELS.map((_, level) => countsOf(distinct.map((entry) => keyOf(entry, level))));
  return entries.map((entry) => {
    const level = LEVELS.findIndex(
      (_, at) => at === LEVELS.length - 1 || counts[at]?.get(keyOf(entry, at)) === 1,
    );
    return level === 0 ? nameOf(entry, address) : `${cut(address)}#${digest(keyOf(entry, level))}`;
  });
}

const LEVELS: readonly ((entry: Marks) => readonly (string | null)[])[] = [
  ({ id, url, title, text }) => [id ?? url ?? title ?? text],
  ({ id, url, title }) => [id, url, title],
  ({ id, url, title, date }) => [id, url, title, date],
  ({ id, url, title, date, text }) => [id, url, title, date, text],
];

const keyOf = (entry: Marks, level: number): string => JSON.stringify(LEVELS[level]?.(entry));
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 32);

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** An id that stands for itself in the whole world is kept. */
function nameOf({ id, url, title, text }: Marks, address: string): string {
  const named = id ?? url ?? title ?? `text:${digest(text)}`;
  return cut(
    (/^[a-z][a-z0-9+.-]*:/i.test(named) && id !== null) || named === url
      ? named
      : `${address}#${named}`,
  );
}

/** Too long ones end in what tells them apart. */
const cut = (whole: string) =>
  whole.length <= 900 ? whole : `${whole.slice(0, 400)}…${digest(whole)}…${whole.slice(-400)}`;
