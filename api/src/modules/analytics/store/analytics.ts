import { z } from 'zod';
import { filled } from '../../alerts/store/alert-filter.ts';
import type { Db } from '../../../platform/database/database.ts';
import { ask, askAnew, NOTHING, q, type Piece } from '../../../platform/database/statement.ts';
import { mediaTallies } from '../../alerts/store/tallies.ts';
import { wasRight, wasWrong } from '../../media/store/verdicts.ts';

/** A half-open range of time, and whether everything in it counts. */
export interface Span {
  companyId: number;
  from: Date;
  until: Date;
  /** Of these sources only; empty or left out: of all. */
  sourceIds?: readonly number[];
}
const n = z.coerce.number();
const ofSources = ({ sourceIds }: Span): Piece =>
  filled(sourceIds) ? q` and source_id = any(${[...sourceIds]})` : NOTHING;
const days = (span: Span): Piece =>
  q`company_id = ${span.companyId} and day >= ${span.from.toISOString().slice(0, 10)}::date
    and day < ${span.until.toISOString().slice(0, 10)}::date ${ofSources(span)}`;

const Bounds = z.object({ from: n, until: n });

/**
 * When the days of a range begin and end in a time zone.
 * @param first and `last` as `2026-11-21`, both inclusive
 * @param timeZone one that PostgreSQL knows
 */
export async function boundsOfDays(
  db: Db,
  first: string,
  last: string,
  timeZone: string,
): Promise<Pick<Span, 'from' | 'until'>> {
  const [row] = await ask(
    db,
    q`
    select extract(epoch from ${first}::timestamp at time zone ${timeZone}) as from,
      extract(epoch from (${last}::date + 1)::timestamp at time zone ${timeZone}) as until`,
  );
  const { from, until } = Bounds.parse(row);
  return { from: new Date(from * 1000), until: new Date(until * 1000) };
}

const SubjectRow = z.object({ subject: z.string(), severity: n, status: z.string(), count: n });

/**
 * Alerts by severity and status, and media, of whole UTC days, from the tallies; what a month's
 * summary is made of.
 */
export async function numbersOfDays(
  db: Db,
  span: Span,
): Promise<{ alerts: Omit<z.infer<typeof SubjectRow>, 'subject'>[]; media: number }> {
  const rows = await ask(
    db,
    q`
    select subject, severity, status, sum(n)::int as count from tallies
      where subject in ('alerts', 'media') and ${days(span)}
    group by subject, severity, status having sum(n) <> 0`,
  );
  const all = SubjectRow.array().parse(rows);
  return {
    alerts: all.filter(({ subject }) => subject === 'alerts'),
    media: all
      .filter(({ subject }) => subject === 'media')
      .reduce((total, { count }) => total + count, 0),
  };
}

const SourceRow = z.object({ source_id: n, count: n });

/** Media items by source. */
export async function mediaBySource(
  db: Db,
  span: Span,
): Promise<{ sourceId: number; count: number }[]> {
  const rows = await askAnew(
    db,
    mediaTallies({
      companyId: span.companyId,
      sourceIds: span.sourceIds ?? [],
      from: span.from,
      to: new Date(span.until.getTime() - 1),
    }),
  );
  return SourceRow.array()
    .parse(rows)
    .map(({ source_id: sourceId, count }) => ({ sourceId, count }));
}

const SpreadRow = z.object({
  median: z.number().nullable(),
  p95: z.number().nullable(),
  count: z.number(),
});
export type Spread = z.infer<typeof SpreadRow>;
const Statistics = z.object({
  days: z.array(z.object({ day: z.string(), severity: z.number(), count: z.number() })),
  statuses: z.array(z.object({ status: z.string(), count: z.number() })),
  sources: z.array(z.object({ source_id: z.number(), count: z.number() })),
  targets: z.array(
    z.object({
      target_id: z.number().nullable(),
      source_id: z.number().nullable(),
      account: z.string().nullable(),
      search: z.string().nullable(),
      count: z.number(),
    }),
  ),
  detectors: z.array(
    z.object({
      detector: z.string(),
      label: z.string(),
      count: z.number(),
      right: z.number(),
      wrong: z.number(),
    }),
  ),
  hours: z.array(z.object({ weekday: z.number(), hour: z.number(), count: z.number() })),
  triage: SpreadRow,
  resolve: SpreadRow,
});
export type Statistics = z.infer<typeof Statistics>;

/** Seconds from detection to the first look, or to the end; null where there was none. */
const seconds = (until: Piece): Piece =>
  q`case when ${until} is not null then greatest(0, extract(epoch from ${until} - detected_at))::float8 end`;
const spread = (of: Piece): Piece => q`(
  select json_build_object('median', places[1], 'p95', places[2], 'count', count)
  from (select percentile_cont(array[0.5, 0.95]) within group (order by ${of}) as places,
    count(${of}) as count from seen) as spread)`;
/**
 * An alert counts for every target that found what it is about, as it does in their lists; under no
 * target only where none of them is left.
 */
const finders = q`
  select target_id from seen where target_id is not null or not exists (select from found_again
    where found_again.media_id = seen.media_id)
  union all select found_again.target_id from seen join found_again using (media_id)`;
const listed = (rows: Piece): Piece =>
  q`(select coalesce(json_agg(listed), '[]') from (${rows}) as listed)`;

/**
 * What is told of the alerts of a span, all from reading them once: by day (in a time zone) and
 * severity, by status, source, target and detector (with the feedback that people gave), by weekday
 * (1 Monday) and hour, and how long people took.
 * @param timeZone one that PostgreSQL knows
 * @param targets so many, those with the most alerts
 */
export async function statisticsOf(
  db: Db,
  span: Span,
  timeZone: string,
  targets: number,
): Promise<Statistics> {
  const [row] = await askAnew(
    db,
    q`
    with seen as materialized (
      select detected_at at time zone ${timeZone} as at, severity, status, source_id, target_id, media_id,
        detector, feedback_response, id,
        ${seconds(q`triaged_at`)} as triage, ${seconds(q`resolved_at`)} as resolve
      from alerts where company_id = ${span.companyId}
        and detected_at >= ${span.from.toISOString()}::timestamptz
        and detected_at < ${span.until.toISOString()}::timestamptz ${ofSources(span)}
    )
    select ${listed(q`select at::date as day, severity, count(*) from seen group by 1, 2 order by 1, 2 desc`)} as days,
      ${listed(q`select status, count(*) from seen group by status`)} as statuses,
      ${listed(q`select source_id, count(*) from seen group by source_id order by source_id`)} as sources,
      ${listed(q`
        select target_id, targets.source_id, targets.account_username as account, targets.search_string as search, count
        from (select target_id, count(*) from (${finders}) as finder group by target_id
          order by count(*) desc, target_id limit ${targets}) as most
          left join targets on targets.id = target_id order by count desc, target_id`)} as targets,
      ${listed(q`
        select detector, coalesce((select detector_label from findings
          where findings.alert_id = newest and findings.detector = each.detector limit 1),
          detector) as label, count, "right", wrong
        from (
          select detector, count(*) as count, max(id) as newest, count(*) filter (where ${wasRight}) as "right",
            count(*) filter (where ${wasWrong}) as wrong from seen group by detector
        ) as each order by count desc, detector`)} as detectors,
      ${listed(q`select extract(isodow from at)::int as weekday, extract(hour from at)::int as hour,
        count(*) from seen group by 1, 2 order by 1, 2`)} as hours,
      ${spread(q`triage`)} as triage, ${spread(q`resolve`)} as resolve`,
  );
  return Statistics.parse(row);
}

const Mark = z.object({ mark: z.string() });

/**
 * A mark of what statistics of a company are made of: as long as it is the same, nobody added,
 * removed or changed an alert or a media item; but of two who change alerts of unchanged status at
 * the same moment the second may go unnoticed, and so may a target's new name, or that it found
 * what another one had found.
 */
export async function markOfNumbers(db: Db, companyId: number): Promise<string> {
  const [row] = await ask(
    db,
    q`
    select concat_ws(' ', count(*), sum(n), (select max(updated_at) from alerts
      where company_id = ${companyId})) as mark
    from tallies where company_id = ${companyId} and subject in ('alerts', 'media') and day is null`,
  );
  return Mark.parse(row).mark;
}
