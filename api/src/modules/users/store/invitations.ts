import { and, count, desc, eq, gt, lt, lte, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { personColumns, type PersonRow } from '../../../platform/database/people.ts';
import { companies, invitations, users } from '../../../platform/database/schema/people.ts';

export interface InvitationRow {
  invitation: typeof invitations.$inferSelect;
  /** null once the account of the admin is gone. */
  inviter: PersonRow | null;
}

const selectInvitations = (db: Db | Tx) =>
  db
    .select({ invitation: invitations, inviter: personColumns })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy));

/**
 * Invites an address; an earlier invitation of the same company to it, and its link, are replaced.
 */
export async function upsertInvitation(
  tx: Tx,
  invitation: typeof invitations.$inferInsert,
): Promise<InvitationRow> {
  const { companyId, email, ...again } = invitation;
  const [row] = await tx
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({ target: [invitations.companyId, invitations.email], set: again })
    .returning({ id: invitations.id });
  const [stored] = await selectInvitations(tx).where(eq(invitations.id, row?.id ?? 0));
  if (!stored) throw new Error(`an invitation of ${email} to company ${companyId} was not stored`);
  return stored;
}

/**
 * One page of a company's open invitations, newest first.
 * @param state those in force, those that ran out, or both.
 */
export async function listInvitations(
  db: Db,
  companyId: number,
  state: 'pending' | 'expired' | undefined,
  now: Date,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ count: number; rows: InvitationRow[] }> {
  const inState: SQL | undefined =
    state === undefined
      ? undefined
      : state === 'pending'
        ? gt(invitations.expiresAt, now)
        : lte(invitations.expiresAt, now);
  const where = and(eq(invitations.companyId, companyId), inState);
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(invitations).where(where),
    selectInvitations(db)
      .where(where)
      .orderBy(desc(invitations.createdAt), desc(invitations.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { count: total?.count ?? 0, rows };
}

/** The invitation behind a link that is in force, with its company. */
export async function findInvitation(db: Db | Tx, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ invitation: invitations, company: companies, inviter: personColumns })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)));
  return row ?? null;
}

/** @returns false when the link was used, replaced or withdrawn meanwhile. */
export async function spendInvitation(tx: Tx, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .delete(invitations)
    .where(eq(invitations.tokenHash, tokenHash))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** @returns the address, or null when the company has no such invitation. */
export async function deleteInvitation(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<string | null> {
  const [row] = await tx
    .delete(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id)))
    .returning({ email: invitations.email });
  return row?.email ?? null;
}

export async function deleteInvitationsOfAddress(
  tx: Tx,
  companyId: number,
  email: string,
): Promise<void> {
  await tx
    .delete(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.email, email)));
}

/** Run-out ones stay in the list for a month, to be sent again. */
export async function deleteOldInvitations(db: Db, now: Date): Promise<void> {
  await db
    .delete(invitations)
    .where(lt(invitations.expiresAt, new Date(now.getTime() - 30 * 86_400_000)));
}
