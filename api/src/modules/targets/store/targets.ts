import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { SOURCES, type SourceName } from '../../../collectors/sources.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { targets } from '../../../platform/database/schema/watch.ts';

const { watermark, ...columns } = getTableColumns(targets);
/**
 * All of a target but what its collector remembers, which may be megabytes (the files of a share).
 */
export const targetColumns = columns;
export const watermarkColumn = watermark;
export type TargetRow = Omit<typeof targets.$inferSelect, 'watermark'>;
export type NewTarget = Pick<
  TargetRow,
  'companyId' | 'sourceId' | 'type' | 'accountUsername' | 'searchString' | 'isActive'
>;

export interface TargetFilter {
  companyId: number;
  isActive?: boolean | undefined;
  /** Empty: all. */
  sourceNames: readonly SourceName[];
  search?: string | undefined;
}

const byName = [...SOURCES].sort((a, b) => a.name.localeCompare(b.name, 'en')).map(({ id }) => id);
const SORTS = {
  last_scan: targets.lastScan,
  source_name: sql`array_position(${sql.raw(`array[${byName.join(',')}]`)}, ${targets.sourceId}::int)`,
  type: targets.type,
  account_username: sql`lower(${targets.accountUsername})`,
  search_string: sql`lower(${targets.searchString})`,
  is_active: targets.isActive,
  created_at: targets.createdAt,
} as const;
export type TargetSort = keyof typeof SORTS;

/**
 * One page of what a company watches. What was never scanned counts as scanned most recently of all
 * (decision 205); what has no value in another sorted column comes last either way.
 */
export async function listTargets(
  db: Db,
  filter: TargetFilter,
  sort: { by: TargetSort; direction: 'asc' | 'desc' },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ count: number; rows: TargetRow[] }> {
  const where = and(
    eq(targets.companyId, filter.companyId),
    filter.isActive === undefined ? undefined : eq(targets.isActive, filter.isActive),
    filter.sourceNames.length === 0
      ? undefined
      : inArray(
          targets.sourceId,
          SOURCES.filter(({ name }) => filter.sourceNames.includes(name)).map(({ id }) => id),
        ),
    searched(filter.search),
  );
  const order = sort.direction === 'asc' ? asc : desc;
  const nulls =
    sort.by === 'last_scan' && sort.direction === 'desc' ? sql`nulls first` : sql`nulls last`;
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(targets).where(where),
    db
      .select(targetColumns)
      .from(targets)
      .where(where)
      .orderBy(sql`${order(SORTS[sort.by])} ${nulls}`, order(targets.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return { count: total?.count ?? 0, rows };
}

/** Each word must stand in what is watched or in the name of its source. */
function searched(search: string | undefined): SQL | undefined {
  const words = (search ?? '').split(/\s+/).filter(Boolean).slice(0, 8);
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      const sources = SOURCES.filter(({ name }) =>
        name.toLowerCase().includes(word.toLowerCase()),
      ).map(({ id }) => id);
      return or(
        ilike(targets.accountUsername, pattern),
        ilike(targets.searchString, pattern),
        sources.length > 0 ? inArray(targets.sourceId, sources) : undefined,
      );
    }),
  );
}

/** A target of the company; null when there is none, also when it is another company's. */
export async function findTarget(
  db: Db | Tx,
  companyId: number,
  id: number,
): Promise<TargetRow | null> {
  const [row] = await db
    .select(targetColumns)
    .from(targets)
    .where(and(eq(targets.id, id), eq(targets.companyId, companyId)));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockTarget(tx: Tx, companyId: number, id: number): Promise<TargetRow | null> {
  const [row] = await tx
    .select(targetColumns)
    .from(targets)
    .where(and(eq(targets.id, id), eq(targets.companyId, companyId)))
    .for('update');
  return row ?? null;
}

/**
 * Stores what is not watched yet.
 * @returns the stored ones, in the order given; duplicates are left out.
 */
export async function insertTargets(tx: Tx, rows: readonly NewTarget[]): Promise<TargetRow[]> {
  return rows.length === 0
    ? []
    : tx
        .insert(targets)
        .values([...rows])
        .onConflictDoNothing()
        .returning(targetColumns);
}

/** @throws what `isUniqueViolation` knows when the company watches that already. */
export async function updateTarget(
  tx: Tx,
  id: number,
  changes: Partial<typeof targets.$inferInsert>,
): Promise<TargetRow | null> {
  const [row] = await tx
    .update(targets)
    .set(changes)
    .where(eq(targets.id, id))
    .returning(targetColumns);
  return row ?? null;
}

/** Media and alerts stay and forget the target (foreign keys). */
export async function deleteTarget(tx: Tx, id: number): Promise<void> {
  await tx.delete(targets).where(eq(targets.id, id));
}
