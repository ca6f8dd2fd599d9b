import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { foundAgain } from '../../../platform/database/schema/collecting.ts';
import { targets } from '../../../platform/database/schema/watch.ts';
import { q, type Piece } from '../../../platform/database/statement.ts';
import type { TargetRow } from '../../targets/store/targets.ts';

// An item that several targets find is stored once. `media.target_id` says who found it first, the
// rows here who found it too.

/**
 * Notes that a target found items which another one of its source had found first.
 *
 * @param vendorIds identities at the source; those that are not stored, or are the target's own,
 * change nothing
 * @returns how many it had not been noted for
 */
export async function noteFoundAgain(
  tx: Tx,
  target: Pick<TargetRow, 'id' | 'companyId' | 'sourceId'>,
  vendorIds: readonly string[],
): Promise<number> {
  if (vendorIds.length === 0) return 0;
  const { rows } = await tx.execute(sql`
    insert into found_again (target_id, media_id)
    select ${target.id}, id from media
    where company_id = ${target.companyId} and source_id = ${target.sourceId}
      and vendor_id = any(${sql.param([...vendorIds])}) and target_id is distinct from ${target.id}
    order by id on conflict do nothing returning media_id`);
  return rows.length;
}

/** The targets that found an item after the first one, the oldest target first. */
export async function findersAfterFirst(
  db: Db | Tx,
  mediaId: number,
): Promise<Pick<TargetRow, 'id' | 'sourceId' | 'accountUsername' | 'searchString'>[]> {
  const { id, sourceId, accountUsername, searchString } = targets;
  return db
    .select({ id, sourceId, accountUsername, searchString })
    .from(foundAgain)
    .innerJoin(targets, eq(targets.id, foundAgain.targetId))
    .where(eq(foundAgain.mediaId, mediaId))
    .orderBy(asc(targets.id));
}

/**
 * A condition: what any of these targets found, first or after another.
 *
 * A list that is walked in its order asks it of thousands of rows: `in` is answered from a hash, an
 * array would be searched for each (of 100,000 alerts 22 ms, 75 with an array of 200).
 */
export const foundByAny = (target: Piece, mediaId: Piece, ids: readonly number[]): Piece =>
  q`(${target} = any(${[...ids]}) or ${mediaId} in (select media_id from found_again
    where target_id = any(${[...ids]})))`;
