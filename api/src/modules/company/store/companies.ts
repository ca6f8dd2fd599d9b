import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { companies } from '../../../platform/database/schema/people.ts';

export type CompanyRow = typeof companies.$inferSelect;

/** Whether the first-run set-up is done. */
export async function anyCompany(db: Db | Tx): Promise<boolean> {
  const [row] = await db.select({ id: companies.id }).from(companies).limit(1);
  return row !== undefined;
}

export async function insertCompany(
  tx: Tx,
  company: typeof companies.$inferInsert,
): Promise<CompanyRow> {
  const [row] = await tx.insert(companies).values(company).returning();
  if (!row) throw new Error('a company was not stored');
  return row;
}

/** The company of a signed-in person. @throws Error when it is gone. */
export async function findCompany(db: Db | Tx, id: number): Promise<CompanyRow> {
  const [row] = await db.select().from(companies).where(eq(companies.id, id));
  if (row === undefined) throw new Error(`There is no company ${id}.`);
  return row;
}

/** The oldest company that answers for an e-mail domain; null when nobody does. */
export async function findCompanyByDomain(db: Db | Tx, domain: string): Promise<CompanyRow | null> {
  const [row] = await db
    .select()
    .from(companies)
    .where(eq(companies.emailDomain, domain))
    .orderBy(companies.id)
    .limit(1);
  return row ?? null;
}

/**
 * What is counted or chosen per company happens one after the other, until the transaction ends;
 * other writes of the company go on.
 */
export async function lockCompany(tx: Tx, id: number): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, id))
    .for('no key update');
}

const SETUP_LOCK = 7_302;
/** Two people who finish the set-up at once come one after the other. */
export async function lockSetup(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK}, 0)`);
}
