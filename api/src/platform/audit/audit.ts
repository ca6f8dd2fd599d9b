import { and, count, desc, eq, gte, inArray, lt, like, sql } from 'drizzle-orm';
import type { AuditAction, AuditDetail } from './acts.ts';
import type { Db, Tx } from '../database/database.ts';
import { personColumns, type PersonRow } from '../database/people.ts';
import { auditLog } from '../database/schema/installation.ts';
import { users } from '../database/schema/people.ts';

/**
 * Sign-ins, denials and acts of administration: who, what, when, where. Nothing edits these rows.
 */
export interface AuditEntry {
  companyId: number | null;
  actorId: number | null;
  action: AuditAction;
  /** What it was about: `user:12`. */
  subject?: string;
  address: string;
  detail?: AuditDetail;
  now: Date;
}

/** The actor's address is written down as it is now: the row outlives the account. */
export async function recordAudit(
  db: Db | Tx,
  { companyId, actorId, action, subject, address, detail, now }: AuditEntry,
): Promise<void> {
  const actorEmail =
    actorId === null ? null : sql<string>`(select email from users where id = ${actorId})`;
  await db.insert(auditLog).values({
    companyId,
    actorId,
    actorEmail,
    action,
    subject: subject ?? null,
    address,
    detail: detail ?? null,
    createdAt: now,
  });
}

export interface AuditFilter {
  companyId: number;
  /** Exact, or a prefix that ends with a dot: `user.` */
  action?: string | undefined;
  actorId?: number | undefined;
  subject?: string | undefined;
  address?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
}
export interface AuditRow {
  entry: typeof auditLog.$inferSelect;
  /** null when the account is gone; its address then stands in the entry. */
  actor: PersonRow | null;
}

/**
 * One page of a company's audit log, newest first. Rows without a company (sign-ins with unknown
 * addresses) are nobody's to read.
 */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ count: number; rows: AuditRow[] }> {
  const where = and(
    eq(auditLog.companyId, filter.companyId),
    filter.action === undefined
      ? undefined
      : filter.action.endsWith('.')
        ? like(auditLog.action, `${filter.action.replaceAll('_', '\\_')}%`)
        : eq(auditLog.action, filter.action),
    filter.actorId === undefined ? undefined : eq(auditLog.actorId, filter.actorId),
    filter.subject === undefined ? undefined : eq(auditLog.subject, filter.subject),
    filter.address === undefined ? undefined : eq(auditLog.address, filter.address),
    filter.from === undefined ? undefined : gte(auditLog.createdAt, filter.from),
    filter.to === undefined ? undefined : lt(auditLog.createdAt, filter.to),
  );
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(auditLog).where(where),
    db
      .select({ entry: auditLog, actor: personColumns })
      .from(auditLog)
      .leftJoin(users, and(eq(users.id, auditLog.actorId), eq(users.companyId, auditLog.companyId)))
      .where(where)
      .orderBy(desc(auditLog.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { count: total?.count ?? 0, rows };
}

/**
 * When records of a company were deleted, as its audit log says.
 * @param kind of the subject, as in `user:12`.
 * @returns times by id, without those that were never deleted there.
 */
export async function deletedAt(
  db: Db | Tx,
  companyId: number,
  kind: 'user' | 'target',
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ subject: auditLog.subject, at: sql<string>`${auditLog.createdAt}::text` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.companyId, companyId),
        eq(auditLog.action, `${kind}.deleted`),
        inArray(
          auditLog.subject,
          ids.map((id) => `${kind}:${id}`),
        ),
      ),
    );
  return new Map(rows.map(({ subject, at }) => [Number(subject?.split(':')[1]), at]));
}
