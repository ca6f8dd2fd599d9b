/** Rows of a page that are drawn, and how many stand folded under each of them. */
export interface Folded<Row> {
  rows: Row[];
  under: ReadonlyMap<Row, { key: string; count: number; open: boolean }>;
}

/**
 * Puts rows of one kind together, under the first of them.
 * @param keyOf names the kind; null for a row that is like no other
 * @param open kinds whose rows are shown
 */
export function foldRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
  open: ReadonlySet<string>,
): Folded<Row> {
  const kinds = new Map<string | Row, Row[]>();
  for (const row of rows) {
    const key = keyOf(row) ?? row;
    kinds.set(key, [...(kinds.get(key) ?? []), row]);
  }
  const shown: Row[] = [];
  const under = new Map<Row, { key: string; count: number; open: boolean }>();
  for (const [key, [first, ...others]] of kinds) {
    if (first === undefined) continue;
    shown.push(first);
    if (others.length === 0 || typeof key !== 'string') continue;
    under.set(first, { key, count: others.length, open: open.has(key) });
    if (open.has(key)) shown.push(...others);
  }
  return { rows: shown, under };
}
