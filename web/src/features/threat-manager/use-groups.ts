import { useState } from 'react';
import {
  MediaGroupsDocument,
  type MediaGroupsQuery,
} from '../../generated/threat-manager/graphql.ts';
import { useAskedQuery } from '../../lib/asked-ahead.ts';
import { foldRows, type Folded } from './fold.ts';

type Group = MediaGroupsQuery['mediaGroups'][number];
export interface Groups<Row> extends Folded<Row> {
  /** How often an item and those like it were seen; null until that is known. */
  seenOf: (mediaId: string) => number | null;
  onFold: (key: string) => void;
  /** Nothing is known of any group yet: rows that are shown now would move. */
  waiting: boolean;
}

/** The items whose groups are asked for, each once. */
export const groupedIds = (mediaIds: readonly string[]): string[] => [...new Set(mediaIds)].sort();

/**
 * Puts rows whose items look or read the same together (docs/decisions/129). Where their groups
 * could not be read they stand one by one.
 * @param sameOf what else must be the same
 */
export function useGroups<Row>(
  rows: readonly Row[],
  mediaIdOf: (row: Row) => string,
  sameOf: (row: Row) => string = () => '',
): Groups<Row> {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const mediaIds = groupedIds(rows.map(mediaIdOf));
  const { data, previousData, loading } = useAskedQuery(MediaGroupsDocument, {
    variables: { mediaIds },
    skip: mediaIds.length === 0,
  });
  const isWaiting = loading && data === undefined && previousData === undefined;
  const [isDrawn, setIsDrawn] = useState(false);
  if (!isDrawn && !isWaiting && mediaIds.length > 0) setIsDrawn(true);
  const groups = new Map<string, Group>(
    (data ?? previousData)?.mediaGroups.map((group) => [group.mediaId, group]),
  );
  const keyOf = (row: Row): string | null => {
    const group = groups.get(mediaIdOf(row));
    return group === undefined ? null : JSON.stringify([group.groupId, sameOf(row)]);
  };
  return {
    ...foldRows(rows, keyOf, open),
    // Rows that are shown already stay: groups that could not be read are asked for again when the
    // line is back.
    waiting: isWaiting && !isDrawn,
    seenOf: (mediaId) => groups.get(mediaId)?.seenCount ?? null,
    onFold: (key) =>
      setOpen(
        (before) =>
          new Set(
            before.has(key) ? [...before].filter((other) => other !== key) : [...before, key],
          ),
      ),
  };
}
