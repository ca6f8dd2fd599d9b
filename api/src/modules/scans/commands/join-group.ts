import { hashDistance } from '@vedetta/detection/formats/likeness/pdq.ts';
import { likenessKeys, MAX_DISTANCE } from '@vedetta/detection/formats/likeness/likeness.ts';
import type { Tx } from '../../../platform/database/database.ts';
import {
  findCandidates,
  findLikeness,
  forgetLikeness,
  lockGroups,
  saveLikeness,
  type LikenessRow,
} from '../../media/store/likeness.ts';

/**
 * Puts a media item into the group of those that read or look the same: the group of the most
 * similar one, or one of its own. An item that is scanned again and is as before stays where it is.
 */
export async function joinGroup(
  tx: Tx,
  item: { id: number; companyId: number },
  what: { pictureHash: string | null; text: string | null },
): Promise<void> {
  const keys = likenessKeys(item.companyId, what);
  const before = await findLikeness(tx, item.id);
  if (before?.keys.join() === keys.join()) return;
  if (keys.length === 0) return forgetLikeness(tx, item.id);
  await lockGroups(tx, keys);
  const row = { mediaId: item.id, companyId: item.companyId, pictureHash: what.pictureHash, keys };
  const [nearest] = (await findCandidates(tx, item.id, keys))
    .map((candidate) => ({ groupId: candidate.groupId, distance: distance(row, candidate) }))
    .filter((candidate) => candidate.distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance);
  await saveLikeness(tx, { ...row, groupId: nearest?.groupId ?? item.id });
}

type Likeness = Pick<LikenessRow, 'keys' | 'pictureHash'>;

/** 0 for the same text; else in how many bits the pictures differ. */
function distance(one: Likeness, other: Likeness): number {
  const text = one.keys.find((key) => key.includes(':t:'));
  if (text !== undefined && other.keys.includes(text)) return 0;
  return one.pictureHash === null || other.pictureHash === null
    ? Infinity
    : hashDistance(one.pictureHash, other.pictureHash);
}
