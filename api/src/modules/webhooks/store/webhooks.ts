import { and, count, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { personColumns, type PersonRow } from '../../../platform/database/people.ts';
import { webhooks } from '../../../platform/database/schema/integrations.ts';
import { users } from '../../../platform/database/schema/people.ts';

export type WebhookValues = typeof webhooks.$inferSelect;
export interface WebhookRow {
  webhook: WebhookValues;
  /** null when the account is gone. */
  creator: PersonRow | null;
}

const selectWebhooks = (db: Db | Tx) =>
  db
    .select({ webhook: webhooks, creator: personColumns })
    .from(webhooks)
    .leftJoin(users, eq(users.id, webhooks.createdBy));

/** One page of a company's webhooks, newest first. */
export async function listWebhooks(
  db: Db,
  companyId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ count: number; rows: WebhookRow[] }> {
  const where = eq(webhooks.companyId, companyId);
  const [total, rows] = await Promise.all([
    countWebhooks(db, companyId),
    selectWebhooks(db)
      .where(where)
      .orderBy(desc(webhooks.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { count: total, rows };
}

export async function countWebhooks(db: Db | Tx, companyId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(webhooks)
    .where(eq(webhooks.companyId, companyId));
  return row?.count ?? 0;
}

/** @returns null also for a webhook of another company. */
export async function findWebhook(
  db: Db | Tx,
  companyId: number,
  id: number,
): Promise<WebhookRow | null> {
  const [row] = await selectWebhooks(db).where(
    and(eq(webhooks.id, id), eq(webhooks.companyId, companyId)),
  );
  return row ?? null;
}

export async function insertWebhook(tx: Tx, values: typeof webhooks.$inferInsert): Promise<number> {
  const [row] = await tx.insert(webhooks).values(values).returning({ id: webhooks.id });
  if (!row) throw new Error('a webhook was not stored');
  return row.id;
}

export async function updateWebhook(
  tx: Tx,
  id: number,
  changes: Partial<
    Pick<WebhookValues, 'name' | 'url' | 'kinds' | 'isActive' | 'secret' | 'problem'>
  >,
): Promise<void> {
  if (Object.keys(changes).length > 0)
    await tx.update(webhooks).set(changes).where(eq(webhooks.id, id));
}

export async function deleteWebhook(tx: Tx, id: number): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.id, id));
}
