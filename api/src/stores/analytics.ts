import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from './database.ts';

/** A half-open range of time. */
export interface Span {
  companyId: number;
  from: Date;
  until: Date;
}
const n = z.coerce.number();
const within = ({ companyId, from, until }: Span, column: SQL): SQL =>
  sql`company_id = ${companyId} and ${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`;
const days = ({ companyId, from, until }: Span): SQL =>
  sql`company_id = ${companyId} and day >= ${from.toISOString().slice(0, 10)}::date and day < ${until.toISOString().slice(0, 10)}::date`;

const MonthRow = z.object({ severity: n, status: z.string(), count: n });

/** Alerts by severity and status of whole UTC days, from the tallies. */
export async function alertsOfDays(db: Db, span: Span): Promise<z.infer<typeof MonthRow>[]> {
  const { rows } = await db.execute(sql`
    select severity, status, sum(n) as count from tallies where subject = 'alerts' and ${days(span)} group by severity, status having sum(n) <> 0`);
  return MonthRow.array().parse(rows);
}

const SubjectRow = z.object({ subject: z.string(), severity: n, status: z.string(), count: n });

/** Alerts by severity and status, and media, of whole UTC days, from the tallies; what a month's summary is made of. */
export async function numbersOfDays(db: Db, span: Span): Promise<{ alerts: z.infer<typeof MonthRow>[]; media: number }> {
  const { rows } = await db.execute(sql`
    select subject, severity, status, sum(n)::int as count from tallies where subject in ('alerts', 'media') and ${days(span)}
    group by subject, severity, status having sum(n) <> 0`);
  const all = SubjectRow.array().parse(rows);
  return {
    alerts: all.filter(({ subject }) => subject === 'alerts'),
    media: all.filter(({ subject }) => subject === 'media').reduce((total, { count }) => total + count, 0),
  };
}

const DayRow = z.object({ day: z.string(), severity: n, count: n });

/** Alerts by UTC day and severity, from the tallies. */
export async function alertsByDay(db: Db, span: Span): Promise<z.infer<typeof DayRow>[]> {
  const { rows } = await db.execute(sql`
    select day::text as day, severity, sum(n) as count from tallies where subject = 'alerts' and ${days(span)}
    group by day, severity having sum(n) <> 0 order by day, severity desc`);
  return DayRow.array().parse(rows);
}

const SourceRow = z.object({ source_id: n, alerts: n, media: n });

/** Alerts and media by source, from the tallies. */
export async function bySource(db: Db, span: Span): Promise<z.infer<typeof SourceRow>[]> {
  const { rows } = await db.execute(sql`
    select source_id, coalesce(sum(n) filter (where subject = 'alerts'), 0) as alerts, coalesce(sum(n) filter (where subject = 'media'), 0) as media
    from tallies where subject in ('alerts', 'media') and ${days(span)} group by source_id having bool_or(n <> 0) order by alerts desc, source_id`);
  return SourceRow.array().parse(rows).filter((row) => row.alerts !== 0 || row.media !== 0);
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

const DetectorRow = z.object({ detector: z.string(), count: n, right: n, wrong: n });

/** Alerts by detector, with what people said of them (catalogue of decisions, section 4). */
export async function byDetector(db: Db, span: Span): Promise<z.infer<typeof DetectorRow>[]> {
  const { rows } = await db.execute(sql`
    select detector, count(*) as count, count(*) filter (where feedback_response in ('confirmed threat', 'known and accepted')) as right,
      count(*) filter (where feedback_response like 'false positive%') as wrong
    from alerts where ${within(span, sql`detected_at`)} group by detector order by count(*) desc, detector`);
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
