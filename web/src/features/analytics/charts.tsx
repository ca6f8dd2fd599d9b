import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AnalyticsQuery } from '../../generated/analytics/graphql.ts';
import * as m from '../../generated/messages/analytics/index.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { alertStatusLabel } from '../../domain/alerts/status-words.ts';
import { timeInWords } from '../../lib/time-words.ts';
import { inFigures } from '../../ui/figures.ts';
import { FiguresTable } from '../../ui/figures-table.tsx';
import { SEVERITIES, severityLabel } from '../../ui/severity.tsx';
import { AlertsOverTime } from './alerts-over-time.tsx';
import { BarList, type BarRow } from './bar-list.tsx';
import { bucketsOf, totalsOf } from './buckets.ts';
import { ChartCard } from './chart-card.tsx';
import { Figure } from './figure.tsx';
import { HeatMap, HeatTable } from './heat-map.tsx';
import { listPath, mediaPath, TAB_OF, type Scope } from './links.ts';
import { weekOf } from './week.ts';
import { perUnit } from './words.ts';

type Stats = AnalyticsQuery['stats'];
export interface ChartProps {
  stats: Stats;
  scope: Scope;
}

/** Alerts per day, week or month. */
export function OverTimeCard({ stats, scope, today }: ChartProps & { today: string }) {
  const { unit, buckets } = bucketsOf(scope.days, stats.days);
  const totals = totalsOf(buckets);
  const legend = (
    <ul className="legend" aria-label={m.alertsBySeverity}>
      {SEVERITIES.map((severity) => (
        <li key={severity} data-severity={severity}>
          <Link
            to={listPath(scope, { severity: [severity] })}
            aria-label={`${severityLabel(severity)}: ${m.countedAlerts({ count: totals[severity] })}`}
          >
            <i className="swatch" />
            {severityLabel(severity)} <span className="num">{inFigures(totals[severity])}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  const table = (
    <FiguresTable
      caption={m.titleBySeverity({ title: perUnit(unit) })}
      head={[
        unit === 'day' ? m.columnDay : m.columnDays,
        ...SEVERITIES.map(severityLabel),
        m.columnAll,
      ]}
      rows={buckets
        .filter(({ from }) => from <= today)
        .map((bucket) => ({
          id: bucket.from,
          cells: [
            bucket.words,
            ...SEVERITIES.map((severity) => (
              <Figure
                key={severity}
                count={bucket.counts[severity]}
                of={`${bucket.words}, ${severityLabel(severity)}`}
                to={listPath({ ...scope, days: bucket }, { severity: [severity] })}
              />
            )),
            <Figure
              key="all"
              count={bucket.total}
              of={bucket.words}
              to={listPath({ ...scope, days: bucket })}
            />,
          ],
        }))}
    />
  );
  return (
    <ChartCard
      title={perUnit(unit)}
      aside={legend}
      table={table}
      chart={<AlertsOverTime buckets={buckets} unit={unit} scope={scope} today={today} />}
    />
  );
}

/** How many rows of a list of bars are seen; the table has all. */
const MOST_BARS = 7;

function BarsCard({
  title,
  head,
  rows,
  notes,
}: {
  title: string;
  head: string;
  rows: readonly BarRow[];
  notes?: (row: BarRow) => ReactNode;
}) {
  const more = rows.length - MOST_BARS;
  return (
    <ChartCard
      title={title}
      chart={
        <>
          <BarList label={title} rows={rows.slice(0, MOST_BARS)} />
          {more > 0 && <small>{m.moreInTable({ more })}</small>}
        </>
      }
      table={
        <FiguresTable
          caption={title}
          head={[head, m.alerts, ...(notes === undefined ? [] : [m.columnMedia])]}
          rows={rows.map((row) => ({
            id: row.id,
            cells: [
              row.name,
              <Figure key="alerts" count={row.count} of={row.name} to={row.to} />,
              ...(notes === undefined ? [] : [notes(row)]),
            ],
          }))}
        />
      }
    />
  );
}

export function SourcesCard({ stats, scope }: ChartProps) {
  const rows = stats.sources.map(({ sourceId, sourceName, alerts }) => ({
    id: String(sourceId),
    name: sourceLabel(sourceName),
    count: alerts,
    to: listPath(scope, { source: [String(sourceId)] }),
  }));
  const media = new Map(
    stats.sources.map(({ sourceId, media: count }) => [String(sourceId), count]),
  );
  return (
    <BarsCard
      title={m.bySource}
      head={m.columnSource}
      rows={rows}
      notes={({ id, name }) => (
        <Figure
          key="media"
          count={media.get(id) ?? 0}
          of={name}
          to={mediaPath(scope, id)}
          words={m.countedMedia}
        />
      )}
    />
  );
}

export function TargetsCard({ stats, scope }: ChartProps) {
  const rows = stats.targets.map(({ targetId, name, count }) => ({
    id: targetId ?? 'none',
    name: targetId === null ? m.noTarget : name,
    count,
    to: targetId === null ? null : listPath(scope, { target: [targetId] }),
  }));
  return <BarsCard title={m.byTarget} head={m.columnTarget} rows={rows} />;
}

export function StatusesCard({ stats, scope }: ChartProps) {
  const { timeToResolve } = stats;
  const rows = stats.statuses.map(({ status, count }) => ({
    id: status,
    name: alertStatusLabel(status),
    count,
    to: listPath(scope, { tab: TAB_OF[status] }),
  }));
  return (
    <ChartCard
      title={m.byStatus}
      chart={
        <>
          <BarList label={m.byStatus} rows={rows} />
          <small>
            {timeToResolve.count === 0
              ? m.noneResolved
              : m.timeToResolution({
                  median: timeInWords(timeToResolve.median),
                  p95: timeInWords(timeToResolve.p95),
                })}
          </small>
        </>
      }
      table={
        <FiguresTable
          caption={m.byStatus}
          head={[m.columnStatus, m.alerts]}
          rows={rows.map(({ id, name, count, to }) => ({
            id,
            cells: [name, <Figure key="alerts" count={count} of={name} to={to} />],
          }))}
        />
      }
    />
  );
}

export function WeekCard({ stats, scope }: ChartProps) {
  const week = weekOf(stats.heatMap);
  return (
    <ChartCard
      title={m.whenAlertsArrive}
      chart={<HeatMap week={week} scope={scope} />}
      table={<HeatTable week={week} scope={scope} />}
    />
  );
}
