import { and, like, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { FILE_KINDS, type FileState } from '@vedetta/detection/detectors/malware/sources.ts';
import type { Db } from '../../../platform/database/database.ts';
import { installation } from '../../../platform/database/schema/installation.ts';

const PREFIX = 'operator-files:';
const Kept = z.object({
  readAt: z.iso.datetime().transform((text) => new Date(text)),
  files: z.array(
    z.object({
      kind: z.enum(FILE_KINDS),
      name: z.string(),
      problem: z.string().nullable(),
      line: z.int().nullable(),
    }),
  ),
});

/** What a server said last of the files that its operator gives the detectors. */
export type ToldFiles = z.output<typeof Kept>;

/**
 * Writes what one server says of its files, in place of what it said before. What servers said
 * before `forgetBefore` is forgotten.
 */
export async function keepOperatorFiles(
  db: Db,
  server: string,
  files: readonly FileState[],
  readAt: Date,
  forgetBefore: Date,
): Promise<void> {
  const value = { readAt: readAt.toISOString(), files };
  await db
    .insert(installation)
    .values({ key: `${PREFIX}${server}`, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
  await db
    .delete(installation)
    .where(
      and(
        like(installation.key, `${PREFIX}%`),
        lt(sql`(${installation.value} ->> 'readAt')::timestamptz`, forgetBefore.toISOString()),
      ),
    );
}

/** What the servers said that spoke since, one entry each. */
export async function listOperatorFiles(db: Db, since: Date): Promise<ToldFiles[]> {
  const rows = await db
    .select({ value: installation.value })
    .from(installation)
    .where(like(installation.key, `${PREFIX}%`))
    .orderBy(installation.key);
  return rows.map(({ value }) => Kept.parse(value)).filter(({ readAt }) => readAt >= since);
}
