import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { filled } from './alert-filter.ts';
import type { Db } from './database.ts';
import { askAnew } from './statement.ts';
import { mediaTallies } from './tallies.ts';

/** A half-open range of time, and whether everything in it counts. */
export interface Span {
  companyId: number;
  from: Date;
  until: Date;
  /** Of these sources only; empty or left out: of all. */
  sourceIds?: readonly number[];
}
const n = z.coerce.number();
const ofSources = ({ sourceIds }: Span): SQL => (filled(sourceIds) ? sql` and source_id in ${[...sourceIds]}` : sql``);
const within = (span: Span, column: SQL): SQL =>
  sql`company_id = ${span.companyId} and ${column} >= ${span.from.toISOString()}::timestamptz and ${column} < ${span.until.toISOString()}::timestamptz ${ofSources(span)}`;
const days = (span: Span): SQL =>
  sql`company_id = ${span.companyId} and day >= ${span.from.toISOString().slice(0, 10)}::date and day < ${span.until.toISOString().slice(0, 10)}::date ${ofSources(span)}`;

const Bounds = z.object({ from: n, until: n });

/**
 * When the days of a range begin and end in a time zone.
 * @param first and `last` as `2026-11-21`, both inclusive
 * @param timeZone one that PostgreSQL knows
 */
export async function boundsOfDays(db: Db, first: string, last: string, timeZone: string): Promise<Pick<Span, 'from' | 'until'>> {
  const { rows } = await db.execute(sql`
    select extract(epoch from ${first}::timestamp at time zone ${timeZone}) as from, extract(epoch from (${last}::date + 1)::timestamp at time zone ${timeZone}) as until`);
  const { from, until } = Bounds.parse(rows[0]);
  return { from: new Date(from * 1000), until: new Date(until * 1000) };
}

const SubjectRow = z.object({ subject: z.string(), severity: n, status: z.string(), count: n });

/** Alerts by severity and status, and media, of whole UTC days, from the tallies; what a month's summary is made of. */
export async function numbersOfDays(db: Db, span: Span): Promise<{ alerts: Omit<z.infer<typeof SubjectRow>, 'subject'>[]; media: number }> {
  const { rows } = await db.execute(sql`
    select subject, severity, status, sum(n)::int as count from tallies where subject in ('alerts', 'media') and ${days(span)}
    group by subject, severity, status having sum(n) <> 0`);
  const all = SubjectRow.array().parse(rows);
  return {
    alerts: all.filter(({ subject }) => subject === 'alerts'),
    media: all.filter(({ subject }) => subject === 'media').reduce((total, { count }) => total + count, 0),
  };
}

const Part = z.object({ day: z.string().nullable(), severity: n.nullable(), status: z.string().nullable(), source_id: n.nullable(), count: n });
export interface AlertNumbers {
  days: { day: string; severity: number; count: number }[];
  statuses: { status: string; count: number }[];
  sources: { sourceId: number; count: number }[];
}

/** Alerts by day (in a time zone) and severity, by status and by source: from the tallies where days are those of UTC, else counted one by one. */
export async function alertNumbers(db: Db, span: Span, timeZone: string): Promise<AlertNumbers> {
  const parts = timeZone === 'UTC'
    ? sql`select day, severity, status, source_id, n from tallies where subject = 'alerts' and ${days(span)}`
    : sql`select (detected_at at time zone ${timeZone})::date as day, severity, status, source_id, 1 as n from alerts where ${within(span, sql`detected_at`)}`;
  const { rows } = await db.execute(sql`
    select day::text as day, severity, status, source_id, sum(n) as count from (${parts}) as parts
    group by grouping sets ((day, severity), (status), (source_id)) having sum(n) <> 0 order by day, severity desc, sum(n) desc, source_id`);
  const all = z.array(Part).parse(rows.map((row) => ({ ...row, severity: row['severity'] ?? null, source_id: row['source_id'] ?? null })));
  return {
    days: all.flatMap(({ day, severity, count }) => (day === null || severity === null ? [] : [{ day, severity, count }])),
    statuses: all.flatMap(({ status, count }) => (status === null ? [] : [{ status, count }])),
    sources: all.flatMap(({ source_id: sourceId, count }) => (sourceId === null ? [] : [{ sourceId, count }])),
  };
}

const SourceRow = z.object({ source_id: n, count: n });

/** Media items by source. */
export async function mediaBySource(db: Db, span: Span): Promise<{ sourceId: number; count: number }[]> {
  const rows = await askAnew(db, mediaTallies({ companyId: span.companyId, sourceIds: span.sourceIds ?? [], from: span.from, to: new Date(span.until.getTime() - 1) }));
  return SourceRow.array().parse(rows).map(({ source_id: sourceId, count }) => ({ sourceId, count }));
}

const TargetRow = z.object({ target_id: n.nullable(), name: z.string(), count: n });

/** The targets with the most alerts. */
export async function byTarget(db: Db, span: Span, limit: number): Promise<z.infer<typeof TargetRow>[]> {
  const { rows } = await db.execute(sql`
    select t.target_id, coalesce(targets.account_username, targets.search_string, 'No target') as name, t.count
    from (
      select target_id, count(*) from alerts where ${within(span, sql`detected_at`)} group by target_id order by count(*) desc, target_id limit ${limit}
    ) as t left join targets on targets.id = t.target_id order by t.count desc, t.target_id`);
  return TargetRow.array().parse(rows.map((row) => ({ ...row, target_id: row['target_id'] === null ? null : Number(row['target_id']) })));
}

const DetectorRow = z.object({ detector: z.string(), label: z.string(), count: n, right: n, wrong: n });

/** Alerts by detector, with what people said of them (catalogue of decisions, section 4). The label is that of the newest alert's finding. */
export async function byDetector(db: Db, span: Span): Promise<z.infer<typeof DetectorRow>[]> {
  const { rows } = await db.execute(sql`
    select t.detector, t.count, t.right, t.wrong,
      coalesce((select detector_label from findings where findings.alert_id = t.newest and findings.detector = t.detector limit 1), t.detector) as label
    from (
      select detector, count(*) as count, max(id) as newest, count(*) filter (where feedback_response in ('confirmed threat', 'known and accepted')) as right,
        count(*) filter (where feedback_response like 'false positive%') as wrong
      from alerts where ${within(span, sql`detected_at`)} group by detector
    ) as t order by t.count desc, t.detector`);
  return DetectorRow.array().parse(rows);
}

const HourRow = z.object({ weekday: n, hour: n, count: n });

/** Alerts by weekday (1 Monday) and hour in a time zone that PostgreSQL knows. */
export async function byHour(db: Db, span: Span, timeZone: string): Promise<z.infer<typeof HourRow>[]> {
  const { rows } = await db.execute(sql`
    select extract(isodow from at)::int as weekday, extract(hour from at)::int as hour, count(*) as count
    from (select detected_at at time zone ${timeZone} as at from alerts where ${within(span, sql`detected_at`)}) as local
    group by 1, 2 order by 1, 2`);
  return HourRow.array().parse(rows);
}

const SpreadRow = z.object({ median: z.number().nullable(), p95: z.number().nullable(), count: n });
export type Spread = z.infer<typeof SpreadRow>;

/** Seconds from detection to the first look, or to the end, of the alerts detected in the span. */
export async function timeUntil(db: Db, span: Span, what: 'triaged_at' | 'resolved_at'): Promise<Spread> {
  const column = what === 'triaged_at' ? sql`triaged_at` : sql`resolved_at`;
  const { rows } = await db.execute(sql`
    select percentile_cont(0.5) within group (order by seconds) as median, percentile_cont(0.95) within group (order by seconds) as p95, count(*) as count
    from (
      select greatest(0, extract(epoch from ${column} - detected_at))::float8 as seconds
      from alerts where ${within(span, sql`detected_at`)} and ${column} is not null
    ) as times`);
  return SpreadRow.parse(rows[0]);
}
