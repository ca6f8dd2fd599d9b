import { and, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Message } from '@vedetta/messages/message.ts';
import type { Db, Tx } from '../database/database.ts';
import { mails } from '../database/schema/messages.ts';

/** Work that has to be done before a letter can be written. */
export const ERRAND_QUEUE = 'mail-errand';

export type MailRow = typeof mails.$inferSelect;
export type MailState = 'queued' | 'sending' | 'sent' | 'failed' | 'expired' | 'uncertain';

/** @returns the id, or null when the same letter was written before. */
export async function insertMail(
  tx: Db | Tx,
  mail: typeof mails.$inferInsert,
): Promise<number | null> {
  const [row] = await tx
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  return row?.id ?? null;
}

/** @returns null when the letter went with its account. */
export async function findMail(db: Db | Tx, id: number): Promise<MailRow | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ?? null;
}

/** When the nth newest letter of a kind was written for a company; null when there are fewer. */
export async function nthNewestMail(
  tx: Tx,
  companyId: number,
  kind: string,
  n: number,
): Promise<Date | null> {
  const [row] = await tx
    .select({ at: mails.createdAt })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), eq(mails.kind, kind)))
    .orderBy(desc(mails.id))
    .limit(1)
    .offset(n - 1);
  return row?.at ?? null;
}

/** How many letters of a kind were written for a company after a moment. */
export async function countMailsSince(
  tx: Tx,
  companyId: number,
  kind: string,
  since: Date,
): Promise<number> {
  return tx.$count(
    mails,
    and(eq(mails.companyId, companyId), eq(mails.kind, kind), gt(mails.createdAt, since)),
  );
}

/**
 * Moves a letter on. Once nothing is to be done any more its words are removed: they may hold a
 * one-time link.
 * @param given `mayBeRetried`: the letter failed, and an admin may have it sent after all while it
 * is valid (decision 177).
 */
export async function setMailState(
  tx: Db | Tx,
  id: number,
  state: MailState,
  given: { problem?: Message[] | null; now?: Date; mayBeRetried?: boolean } = {},
): Promise<void> {
  const over = state !== 'queued' && state !== 'sending' && given.mayBeRetried !== true;
  await tx
    .update(mails)
    .set({
      state,
      problem: given.problem ?? null,
      ...(over ? { sealed: null } : {}),
      ...(state === 'sent' ? { sentAt: given.now ?? sql`now()` } : {}),
    })
    .where(eq(mails.id, id));
}

/**
 * Keeps what became of letters for three months; the words of one that was given up go when it is
 * no longer valid, at the latest after a week.
 */
export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  const aWeekAgo = new Date(now.getTime() - 7 * 86_400_000);
  await db
    .update(mails)
    .set({ sealed: null })
    .where(
      and(
        eq(mails.state, 'failed'),
        isNotNull(mails.sealed),
        or(lt(mails.expiresAt, now), lt(mails.createdAt, aWeekAgo)),
      ),
    );
  await db.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - 90 * 86_400_000)));
}
