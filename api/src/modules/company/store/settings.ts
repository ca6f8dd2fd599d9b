import type { Term, TermKind } from '../../../platform/database/schema/stored-values.ts';
import { and, asc, count, eq, ilike, ne, sql } from 'drizzle-orm';
import { DEFAULT_SETTINGS, DEFAULT_TERM_SEVERITY } from '../company-settings.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { companySettings } from '../../../platform/database/schema/settings.ts';
import { protectedTerms } from '../../../platform/database/schema/watch.ts';

export interface SettingsValues {
  minNotifySeverity: number;
  /** Whole days; null keeps everything. */
  retentionDays: number | null;
  mailEnabled: boolean;
}

/** The choices of a company, or the defaults; `updatedAt` is null while nobody chose. */
export async function loadSettings(
  db: Db | Tx,
  companyId: number,
): Promise<SettingsValues & { updatedAt: Date | null }> {
  const [row] = await db
    .select()
    .from(companySettings)
    .where(eq(companySettings.companyId, companyId));
  return row ?? { ...DEFAULT_SETTINGS, updatedAt: null };
}

export async function storeSettings(
  tx: Tx,
  companyId: number,
  { minNotifySeverity, retentionDays, mailEnabled }: SettingsValues,
  now: Date,
): Promise<void> {
  const values = { minNotifySeverity, retentionDays, mailEnabled, updatedAt: now };
  await tx
    .insert(companySettings)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: companySettings.companyId, set: values });
}

/**
 * All terms of a kind, in alphabetical order: for lists of at most a thousand, and for detectors.
 */
export async function listTerms(db: Db | Tx, companyId: number, kind: TermKind): Promise<string[]> {
  const rows = await db
    .select({ value: protectedTerms.value })
    .from(protectedTerms)
    .where(ofKind(companyId, kind))
    .orderBy(asc(protectedTerms.folded));
  return rows.map(({ value }) => value);
}

/**
 * A word that is another one whenever settings or lists of a company were changed; null while
 * nobody changed any. Every change writes the row of the settings, and two changes within a
 * millisecond are two transactions.
 */
export async function versionOfLists(db: Db, companyId: number): Promise<string | null> {
  const [row] = await db
    .select({ transaction: sql<string>`xmin::text`, at: companySettings.updatedAt })
    .from(companySettings)
    .where(eq(companySettings.companyId, companyId));
  return row === undefined ? null : `${row.transaction}.${row.at.getTime()}`;
}

/** All names, domains and watch terms of a company, for detectors. */
export async function loadWatchLists(
  db: Db,
  companyId: number,
): Promise<{
  names: string[];
  domains: string[];
  terms: string[];
  termSeverities: Record<string, number>;
}> {
  const { kind: kindOf, value, folded, severity } = protectedTerms;
  const rows = await db
    .select({ kind: kindOf, value, folded, severity })
    .from(protectedTerms)
    .where(eq(protectedTerms.companyId, companyId));
  const of = (wanted: TermKind) => rows.flatMap((row) => (row.kind === wanted ? [row.value] : []));
  const chosen = rows
    .filter((row) => row.kind === 'watch_term' && row.severity !== DEFAULT_TERM_SEVERITY)
    .map((row) => [row.folded, row.severity] as const);
  return {
    names: of('name'),
    domains: of('domain'),
    terms: of('watch_term'),
    termSeverities: Object.fromEntries(chosen),
  };
}

/** The names and domains that a company protects, as it wrote them. */
export async function protectedNames(
  db: Db | Tx,
  companyId: number,
): Promise<{ names: string[]; domains: string[] }> {
  const rows = await db
    .select({ kind: protectedTerms.kind, value: protectedTerms.value })
    .from(protectedTerms)
    .where(and(eq(protectedTerms.companyId, companyId), ne(protectedTerms.kind, 'watch_term')));
  const of = (wanted: TermKind) =>
    rows.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  return { names: of('name'), domains: of('domain') };
}

/** One page of the terms of a kind. */
export async function pageOfTerms(
  db: Db,
  companyId: number,
  kind: TermKind,
  search: string | undefined,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ count: number; values: string[]; severities: number[] }> {
  const pattern =
    search === undefined || search === '' ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    ofKind(companyId, kind),
    pattern === null ? undefined : ilike(protectedTerms.value, pattern),
  );
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(protectedTerms).where(where),
    db
      .select({ value: protectedTerms.value, severity: protectedTerms.severity })
      .from(protectedTerms)
      .where(where)
      .orderBy(asc(protectedTerms.folded))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return {
    count: total?.count ?? 0,
    values: rows.map(({ value }) => value),
    severities: rows.map(({ severity }) => severity),
  };
}

export async function countTerms(db: Db | Tx, companyId: number, kind: TermKind): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(protectedTerms)
    .where(ofKind(companyId, kind));
  return row?.count ?? 0;
}

/** Rows per statement: two parameters whatever their number, and a statement that stays small. */
const BATCH = 5_000;

/**
 * @param severity of alerts about them, also of those that are there already; left out: the default
 * for new ones, and the others keep theirs
 */
export async function addTerms(
  tx: Tx,
  companyId: number,
  kind: TermKind,
  terms: readonly Term[],
  severity?: number,
): Promise<void> {
  for (let i = 0; i < terms.length; i += BATCH) {
    const batch = terms.slice(i, i + BATCH);
    await tx.execute(sql`
      insert into protected_terms (company_id, kind, folded, value, severity)
      select ${companyId}, ${kind}, given.folded, given.value, ${severity ?? DEFAULT_TERM_SEVERITY}
          from unnest(${sql.param(batch.map(({ folded }) => folded))}::text[],
            ${sql.param(batch.map(({ value }) => value))}::text[])
        as given (folded, value)
          on conflict (company_id, kind, folded) do ${
            severity === undefined
              ? sql`nothing`
              : sql`update
            set severity = excluded.severity`
          }`);
  }
}

export async function removeTerms(
  tx: Tx,
  companyId: number,
  kind: TermKind,
  terms: readonly Term[],
): Promise<void> {
  for (let i = 0; i < terms.length; i += BATCH) {
    const batch = terms.slice(i, i + BATCH).map(({ folded }) => folded);
    await tx
      .delete(protectedTerms)
      .where(
        and(
          ofKind(companyId, kind),
          sql`${protectedTerms.folded} = any(${sql.param(batch)}::text[])`,
        ),
      );
  }
}

export async function clearTerms(tx: Tx, companyId: number, kind: TermKind): Promise<void> {
  await tx.delete(protectedTerms).where(ofKind(companyId, kind));
}

const ofKind = (companyId: number, kind: TermKind) =>
  and(eq(protectedTerms.companyId, companyId), eq(protectedTerms.kind, kind));
