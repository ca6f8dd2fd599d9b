import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { AccountPictures } from '@vedetta/detection/formats/item.ts';
import { plainHandle } from '@vedetta/detection/detectors/impersonation/account-fingerprint.ts';
import type { Db } from '../../../platform/database/database.ts';
import { accountPictures } from '../../../platform/database/schema/collecting.ts';
import { targets } from '../../../platform/database/schema/watch.ts';

interface Of {
  companyId: number;
  sourceId: number;
}

/** More watched accounts of one source are not compared. */
const MOST_WATCHED = 20;

const ofSource = ({ companyId, sourceId }: Of) =>
  and(eq(accountPictures.companyId, companyId), eq(accountPictures.sourceId, sourceId));

/** From which addresses the pictures of accounts were fetched, by plain handle. */
export async function picturesAt(
  db: Db,
  of: Of,
  handles: readonly string[],
): Promise<Map<string, string>> {
  if (handles.length === 0) return new Map();
  const rows = await db
    .select({ handle: accountPictures.handle, url: accountPictures.url })
    .from(accountPictures)
    .where(and(ofSource(of), inArray(accountPictures.handle, [...handles])));
  return new Map(rows.map(({ handle, url }) => [handle, url]));
}

/**
 * Keeps the picture of an account in place of the one before, and forgets those that were fetched
 * before `forgetBefore`.
 */
export async function keepPicture(
  db: Db,
  of: Of,
  picture: { handle: string; url: string; bytes: Uint8Array; fetchedAt: Date },
  forgetBefore: Date,
): Promise<void> {
  const { url, bytes, fetchedAt } = picture;
  await db
    .insert(accountPictures)
    .values({ ...of, ...picture })
    .onConflictDoUpdate({
      target: [accountPictures.companyId, accountPictures.sourceId, accountPictures.handle],
      set: { url, bytes, fetchedAt },
    });
  await db
    .delete(accountPictures)
    .where(
      and(eq(accountPictures.companyId, of.companyId), lt(accountPictures.fetchedAt, forgetBefore)),
    );
}

/** The accounts of a source that a company watches, by plain handle. */
export async function watchedHandles(db: Db, { companyId, sourceId }: Of): Promise<string[]> {
  const rows = await db
    .select({ handle: targets.accountUsername })
    .from(targets)
    .where(
      and(
        eq(targets.companyId, companyId),
        eq(targets.sourceId, sourceId),
        eq(targets.type, 'account'),
      ),
    );
  return rows.flatMap(({ handle }) => (handle === null ? [] : [plainHandle(handle)]));
}

/**
 * The picture of an account beside those of the accounts that the company watches there; null where
 * one side has none.
 */
export async function picturesToCompare(
  db: Db,
  of: Of,
  handle: string,
): Promise<AccountPictures | null> {
  const select = () =>
    db
      .select({ handle: accountPictures.handle, bytes: accountPictures.bytes })
      .from(accountPictures);
  const [its] = await select().where(
    and(ofSource(of), eq(accountPictures.handle, plainHandle(handle))),
  );
  if (its === undefined) return null;
  const isWatched = sql`exists (select 1 from ${targets}
    where ${targets.companyId} = ${of.companyId} and ${targets.sourceId} = ${of.sourceId}
    and ${targets.type} = 'account'
    and lower(ltrim(${targets.accountUsername}, '@')) = ${accountPictures.handle})`;
  const watched = await select()
    .where(and(ofSource(of), isWatched))
    .orderBy(accountPictures.handle)
    .limit(MOST_WATCHED);
  return watched.length === 0 ? null : { its: its.bytes, watched };
}
