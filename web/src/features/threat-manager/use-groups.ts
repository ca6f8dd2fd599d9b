import { useState } from 'react';
import type { RowGroupFragment } from '../../generated/threat-manager/graphql.ts';
import { foldRows, type Folded } from './fold.ts';

export interface Groups<Row> extends Folded<Row> {
  /** How often an item and those like it were seen; null until that is known. */
  seenOf: (mediaId: string) => number | null;
  onFold: (key: string) => void;
}

interface Page<Row> { results: readonly Row[]; mediaGroups: readonly RowGroupFragment[] | null }

/**
 * Puts rows whose items look or read the same together (docs/decisions/129). Where their groups could not be read they stand one by one.
 * @param page its rows, and what came with them of their groups
 * @param sameOf what else must be the same
 */
export function useGroups<Row>(page: Page<Row> | undefined, mediaIdOf: (row: Row) => string, sameOf: (row: Row) => string = () => ''): Groups<Row> {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const groups = new Map(page?.mediaGroups?.map((group) => [group.mediaId, group]));
  const keyOf = (row: Row): string | null => {
    const group = groups.get(mediaIdOf(row));
    return group === undefined ? null : JSON.stringify([group.groupId, sameOf(row)]);
  };
  return {
    ...foldRows(page?.results ?? [], keyOf, open),
    seenOf: (mediaId) => groups.get(mediaId)?.seenCount ?? null,
    onFold: (key) => setOpen((before) => new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key])),
  };
}
