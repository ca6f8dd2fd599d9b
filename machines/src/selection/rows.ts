export interface SelectionContext {
  /** Ids of the rows on screen, in their order. */
  listed: readonly string[];
  /** Rows that match the filters in all, those on other pages included. */
  total: number;
  /** Chosen rows, in the order of the list. */
  selected: readonly string[];
  /** Where a range begins: the row that was last chosen by itself. */
  anchor: string | null;
}
/** What an act on the selection is about. */
export type SelectionScope =
  { kind: 'ids'; ids: readonly string[] } | { kind: 'matching'; total: number };

/** The ids of the list that are among the chosen ones, in the order of the list. */
export function inListOrder(
  listed: readonly string[],
  chosen: Iterable<string>,
): readonly string[] {
  const wanted = new Set(chosen);
  return listed.filter((id) => wanted.has(id));
}

/** The selection with one row chosen or no longer chosen. */
export function toggled({ listed, selected }: SelectionContext, id: string): readonly string[] {
  return inListOrder(
    listed,
    selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id],
  );
}

/**
 * The selection with every row between the anchor and this one; without an anchor just this one.
 */
export function extended(
  { listed, selected, anchor }: SelectionContext,
  id: string,
): readonly string[] {
  const to = listed.indexOf(id);
  if (to < 0) return selected;
  const from = anchor === null ? to : Math.max(listed.indexOf(anchor), 0);
  return inListOrder(listed, [
    ...selected,
    ...listed.slice(Math.min(from, to), Math.max(from, to) + 1),
  ]);
}
