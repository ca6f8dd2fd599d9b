import { and, asc, count, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { GROUPS, groupsAllow } from '../../../platform/access/capabilities.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { companies, users } from '../../../platform/database/schema/people.ts';
import { passwordHistory } from '../../../platform/database/schema/sign-in.ts';

export type UserRow = typeof users.$inferSelect;
/** A user with what is shown of the company. */
export interface UserWithCompany {
  user: UserRow;
  company: typeof companies.$inferSelect;
}

const selectUsers = (db: Db | Tx) =>
  db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId));

/** For the sign-in, which does not know the company yet. */
export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserWithCompany | null> {
  const [row] = await selectUsers(db).where(eq(users.email, email));
  return row ?? null;
}

/** For a mailed link, which names the user and no company. */
export async function findUserById(db: Db | Tx, id: number): Promise<UserWithCompany | null> {
  const [row] = await selectUsers(db).where(eq(users.id, id));
  return row ?? null;
}

/** @returns null also for a user of another company: there is none for the caller. */
export async function loadUser(
  db: Db | Tx,
  companyId: number,
  id: number,
): Promise<UserWithCompany | null> {
  const [row] = await selectUsers(db).where(and(eq(users.id, id), eq(users.companyId, companyId)));
  return row ?? null;
}

/** The same, locked against other changes until the transaction ends; rows may still refer to it. */
export async function lockUser(tx: Tx, companyId: number, id: number): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.companyId, companyId)))
    .for('no key update');
  return row ?? null;
}

/**
 * An account that is approved from the start came by a mailed link or the set-up code: its address
 * counts as verified.
 * @returns null when it is taken.
 */
export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await tx
    .insert(users)
    .values({
      ...user,
      emailVerifiedAt: user.isApproved === true ? (user.dateJoined ?? new Date()) : null,
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!row) return null;
  await tx.insert(passwordHistory).values({ userId: row.id, passwordHash: row.passwordHash });
  return row;
}

export async function updateUser(
  tx: Db | Tx,
  id: number,
  changes: Partial<typeof users.$inferInsert>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, id));
}

/**
 * The admins who can sign in, locked: of two changes that each would leave one admin, the second
 * sees the first.
 */
export async function lockActiveAdmins(tx: Tx, companyId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.groupName, 'Admins'),
        eq(users.isActive, true),
        eq(users.isApproved, true),
      ),
    )
    .orderBy(users.id)
    .for('no key update');
  return rows.map((row) => row.id);
}

/** The admins who can sign in, to be written to. */
export async function adminsToWrite(
  db: Db | Tx,
  companyId: number,
): Promise<
  { id: number; email: string; firstName: string; lastName: string; language: string | null }[]
> {
  return db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      language: users.language,
    })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.groupName, 'Admins'),
        eq(users.isActive, true),
        eq(users.isApproved, true),
      ),
    );
}

export async function activeAdmins(db: Db | Tx, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.groupName, 'Admins'),
        eq(users.isActive, true),
        eq(users.isApproved, true),
      ),
    );
  return rows.map((row) => row.id);
}

export async function countUsersByGroup(db: Db, companyId: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ name: users.groupName, count: count() })
    .from(users)
    .where(eq(users.companyId, companyId))
    .groupBy(users.groupName);
  return new Map(rows.map((row) => [row.name, row.count]));
}

export const USER_SORTS = {
  date_joined: users.dateJoined,
  first_name: users.firstName,
  last_name: users.lastName,
  email: users.email,
  last_login: users.lastLogin,
} as const;

export interface UserFilter {
  isActive?: boolean | undefined;
  isApproved?: boolean | undefined;
  groups?: readonly string[] | undefined;
  search?: string | undefined;
}
interface Page {
  page: number;
  pageSize: number;
}

/** One page of the company's users, with how many there are in all. */
export async function listUsers(
  db: Db,
  companyId: number,
  filter: UserFilter,
  sort: keyof typeof USER_SORTS,
  direction: 'asc' | 'desc',
  { page, pageSize }: Page,
): Promise<{ count: number; rows: UserWithCompany[] }> {
  const where = and(
    eq(users.companyId, companyId),
    filter.isActive === undefined ? undefined : eq(users.isActive, filter.isActive),
    filter.isApproved === undefined ? undefined : eq(users.isApproved, filter.isApproved),
    filter.groups === undefined || filter.groups.length === 0
      ? undefined
      : inArray(users.groupName, [...filter.groups]),
    searchCondition(filter.search),
  );
  const order = direction === 'asc' ? asc : desc;
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(users).where(where),
    selectUsers(db)
      .where(where)
      .orderBy(order(USER_SORTS[sort]), order(users.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { count: total?.count ?? 0, rows };
}

/**
 * Active colleagues by name; with `ids` those people, active or not. `mayTriage`: only those who
 * can be assigned, or only the others.
 */
export async function listColleagues(
  db: Db,
  companyId: number,
  {
    search,
    ids,
    mayTriage,
  }: {
    search?: string | undefined;
    ids?: readonly number[] | undefined;
    mayTriage?: boolean | undefined;
  },
  { page, pageSize }: Page,
): Promise<{ count: number; rows: UserRow[] }> {
  const where = and(
    eq(users.companyId, companyId),
    searchCondition(search),
    ...(ids === undefined
      ? [eq(users.isActive, true), eq(users.isApproved, true)]
      : [inArray(users.id, [...ids])]),
    mayTriage === undefined
      ? undefined
      : inArray(
          users.groupName,
          GROUPS.filter((group) => groupsAllow([group], 'alerts.triage') === mayTriage),
        ),
  );
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(users).where(where),
    db
      .select()
      .from(users)
      .where(where)
      .orderBy(users.firstName, users.lastName, users.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { count: total?.count ?? 0, rows };
}

/** Apostrophes as telephones, word processors and keyboards write them. */
const APOSTROPHES = '’‘‛ʼ´`′';
const folded = (text: PgColumn): SQL =>
  sql`translate(${text}, ${APOSTROPHES}, ${"'".repeat(APOSTROPHES.length)})`;

/** Each word must be part of a name or the address; all apostrophes are alike. */
function searchCondition(search: string | undefined): SQL | undefined {
  const words = (search ?? '')
    .replaceAll(new RegExp(`[${APOSTROPHES}]`, 'gu'), "'")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8);
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return or(
        ...[users.firstName, users.lastName, users.email].map((column) =>
          ilike(folded(column), pattern),
        ),
      );
    }),
  );
}
