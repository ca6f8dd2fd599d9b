import { and, eq, inArray } from 'drizzle-orm';
import { groupsAllow } from '../access/capabilities.ts';
import type { Db, Tx } from './database.ts';
import { users } from './schema/people.ts';

/** The columns of a user that everybody in the company may see. */
export const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
} as const;
export type PersonRow = Pick<typeof users.$inferSelect, keyof typeof personColumns>;
export interface ColleagueRow extends PersonRow {
  /** Active and approved: may be mentioned. */
  present: boolean;
  /** Present, and in a group that may triage: may be assigned. */
  mayTriage: boolean;
}

const colleagueColumns = {
  ...personColumns,
  isActive: users.isActive,
  isApproved: users.isApproved,
  groupName: users.groupName,
};
const toColleague = ({
  isActive,
  isApproved,
  groupName,
  ...person
}: PersonRow & { isActive: boolean; isApproved: boolean; groupName: string }): ColleagueRow => ({
  ...person,
  present: isActive && isApproved,
  mayTriage: isActive && isApproved && groupsAllow([groupName], 'alerts.triage'),
});

/** First and last name as one, as it is shown everywhere. */
export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** People of the company among the ids; others are left out, as if they did not exist. */
export async function findColleagues(
  db: Db | Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ColleagueRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(colleagueColumns)
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.id, [...ids])));
  return rows.map(toColleague);
}

/** People of the company among the lower-case addresses; others are left out. */
export async function findColleaguesByAddress(
  db: Db | Tx,
  companyId: number,
  addresses: readonly string[],
): Promise<ColleagueRow[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .select(colleagueColumns)
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.email, [...addresses])));
  return rows.map(toColleague);
}
