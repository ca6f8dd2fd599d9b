import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { accountFingerprint } from '@vedetta/detection/detectors/impersonation/account-fingerprint.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { MediaRow } from '../../media/store/media.ts';

const Found = z.object({ handle: z.string() });

/**
 * The account that published an item, if its name is still to be compared with what the company
 * protects. Not so when the company watches that very account, which it then knows, or when another
 * item of it raised an alert before: one account is one thing to judge, however much it posts.
 *
 * @returns the name as the source gives it; null when there is none, or none to compare
 */
export async function accountToCompare(
  db: Db,
  item: Pick<MediaRow, 'id' | 'companyId' | 'sourceId'>,
): Promise<string | null> {
  const published = await db.execute(sql`
    select author_handle as handle from media_origins
    where media_id = ${item.id} and author_handle is not null and not exists (
      select 1 from targets where company_id = ${item.companyId} and source_id = ${item.sourceId}
        and type = 'account' and lower(account_username) = lower(ltrim(author_handle, '@')))`);
  const [row] = published.rows;
  if (row === undefined) return null;
  const { handle } = Found.parse(row);
  const judged = await db.execute(sql`
    select 1 from alerts where company_id = ${item.companyId} and detector = 'impersonation'
      and fingerprint = ${accountFingerprint(handle)}
      and source_id = ${item.sourceId} and media_id <> ${item.id} limit 1`);
  return judged.rows.length > 0 ? null : handle;
}
