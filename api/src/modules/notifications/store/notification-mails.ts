import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { ERRAND_QUEUE } from '../../../platform/mail/mails.ts';
import { notifications } from '../../../platform/database/schema/messages.ts';
import { companies, users } from '../../../platform/database/schema/people.ts';
import { companySettings } from '../../../platform/database/schema/settings.ts';

/** Notifications that come together make one letter. */
const GATHER_SECONDS = 60;

/**
 * Queues one gathering letter for each of the recipients who chose mail for such a context, unless
 * the company switched mail off. To be called in the transaction that wrote the notifications,
 * under the company's outbox lock.
 */
export async function queueNotificationMails(
  tx: Tx,
  told: readonly { recipientId: number; context: string }[],
): Promise<void> {
  if (told.length === 0) return;
  const wanted = JSON.stringify(
    told.map(({ recipientId, context }) => ({ recipient: recipientId, context })),
  );
  await tx.execute(sql`
    insert into jobs (queue, company_id, payload, dedupe_key, run_at)
      select distinct ${ERRAND_QUEUE}, u.company_id, jsonb_build_object('kind', 'notifications', 'userId',
      u.id), 'notifications:' || u.id, now() + ${GATHER_SECONDS} * interval '1 second'
    from jsonb_to_recordset(${wanted}::jsonb) as told(recipient bigint, context text)
    join users u on u.id = told.recipient and told.context = any (u.mail_contexts) and u.is_active
      and u.is_approved
    left join company_settings s on s.company_id = u.company_id
    where coalesce(s.mail_enabled, true)
    on conflict do nothing`);
}

/** Who gets a letter, if they and their company still want one. */
export async function findMailReader(tx: Tx, userId: number) {
  const [row] = await tx
    .select({ user: users, company: companies, mailEnabled: companySettings.mailEnabled })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(companySettings, eq(companySettings.companyId, users.companyId))
    .where(and(eq(users.id, userId), eq(users.isActive, true), eq(users.isApproved, true)))
    // Not the whole row: whoever writes something that points at this person must not wait for us.
    .for('no key update', { of: users });
  return row ?? null;
}

/** Unread notifications that no letter told of, newest first, and how many there are in all. */
export async function notificationsToMail(tx: Tx, user: typeof users.$inferSelect, limit: number) {
  const where = and(
    eq(notifications.recipientId, user.id),
    gt(notifications.id, user.mailedUpTo),
    isNull(notifications.readAt),
    inArray(notifications.context, user.mailContexts),
    // Whoever chooses mail today does not want to hear of last year.
    gt(notifications.createdAt, sql`now() - interval '1 day'`),
  );
  const rows = await tx
    .select()
    .from(notifications)
    .where(where)
    .orderBy(desc(notifications.id))
    .limit(limit);
  const [total] = await tx.select({ count: count() }).from(notifications).where(where);
  return { rows, count: total?.count ?? 0 };
}

export async function markMailed(tx: Tx, userId: number, upTo: number): Promise<void> {
  await tx.update(users).set({ mailedUpTo: upTo }).where(eq(users.id, userId));
}
