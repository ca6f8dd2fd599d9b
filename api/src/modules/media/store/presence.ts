import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** Somebody looks at a media item. */
export interface Look {
  companyId: number;
  mediaId: number;
  userId: number;
}

/** Somebody as others see who is there: names and id, nothing else. */
export interface PresentPerson {
  id: number;
  firstName: string;
  lastName: string;
}

/**
 * How long a process that died still counts, seconds; whoever lives says so three times meanwhile.
 */
const LIFE_SECONDS = 60;

/**
 * Says that a process lives; what its people look at counts as long as it does. Removes processes
 * that have gone silent.
 * @param process UUID of the process.
 * @returns true when the process was not known, so that nothing it wrote before is there any more.
 */
export async function keepPresence(db: Db, process: string): Promise<boolean> {
  await db.execute(sql`delete from presence_processes where until < now()`);
  const { rows } = await db.execute<{ is_new: boolean }>(sql`
    insert into presence_processes (id, until) values (${process}, now() + ${LIFE_SECONDS} * interval '1 second')
    on conflict (id) do update set until = excluded.until returning (xmax = 0) as is_new`);
  return rows[0]?.is_new ?? true;
}

/**
 * Writes what the people of a process have begun and ceased to look at. Items of another company
 * are passed over.
 */
export async function changePresence(
  db: Db,
  process: string,
  { begun, ceased }: { begun: readonly Look[]; ceased: readonly Look[] },
): Promise<void> {
  const looks = (list: readonly Look[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(
      list.map(({ companyId, mediaId, userId }) => ({ c: companyId, m: mediaId, u: userId })),
    )}::jsonb) as look(c bigint, m bigint, u bigint)`;
  if (ceased.length > 0) {
    await db.execute(sql`
      delete from presence p using ${looks(ceased)} where p.process_id = ${process}
        and p.media_id = look.m and p.user_id = look.u`);
  }
  if (begun.length > 0) {
    await db.execute(sql`
      insert into presence (process_id, company_id, media_id, user_id)
      select ${process}, look.c, media.id, users.id from ${looks(begun)}
      join media on media.id = look.m and media.company_id = look.c
      join users on users.id = look.u and users.company_id = look.c
      on conflict do nothing`);
  }
}

/** Takes everything back that a process has written. */
export async function endPresence(db: Db, process: string): Promise<void> {
  await db.execute(sql`delete from presence_processes where id = ${process}`);
}

/**
 * Who looks at each of the given items now, in the order of their names; an item that nobody looks
 * at is not in the answer.
 */
export async function peoplePresent(
  db: Db,
  companyId: number,
  mediaIds: readonly number[],
): Promise<Map<number, PresentPerson[]>> {
  const found = new Map<number, PresentPerson[]>();
  if (mediaIds.length === 0) return found;
  const { rows } = await db.execute<{
    media_id: string;
    id: string;
    first_name: string;
    last_name: string;
  }>(sql`
    select distinct p.media_id, u.id, u.first_name, u.last_name
    from presence p join presence_processes on presence_processes.id = p.process_id join users u on u.id = p.user_id
    where p.company_id = ${companyId} and presence_processes.until > now()
      and p.media_id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(mediaIds)}::jsonb))
    order by u.first_name, u.last_name, u.id`);
  for (const row of rows) {
    const mediaId = Number(row.media_id);
    found.set(mediaId, [
      ...(found.get(mediaId) ?? []),
      { id: Number(row.id), firstName: row.first_name, lastName: row.last_name },
    ]);
  }
  return found;
}
