import { ALERT_STATUS_LABELS } from '@vedetta/machines/lifecycles';
import { Link } from 'react-router-dom';
import type { AnalyticsQuery } from '../../generated/analytics/graphql.ts';
import { inFigures } from '../../ui/figures.ts';
import { FiguresTable } from '../../ui/figures-table.tsx';
import { SEVERITIES, severityLabel } from '../../ui/severity.tsx';
import { AlertsOverTime } from './alerts-over-time.tsx';
import { BarList, type BarRow } from './bar-list.tsx';
import { bucketsOf, totalsOf } from './buckets.ts';
import { ChartCard } from './chart-card.tsx';
import { HeatMap, HeatTable } from './heat-map.tsx';
import { listPath, type Scope } from './links.ts';
import { weekOf } from './week.ts';
import { counted, timeInWords } from './words.ts';

type Stats = AnalyticsQuery['stats'];
interface ChartProps { stats: Stats; scope: Scope }

/** A figure of a table that leads to its list; nothing to see needs no way there. */
function Figure({ count, to, of }: { count: number; to: string | null; of: string }) {
  return count === 0 || to === null ? <span className={count === 0 ? 'dim' : undefined}>{inFigures(count)}</span> : <Link to={to} aria-label={`${of}: ${counted(count, 'alert')}`}>{inFigures(count)}</Link>;
}

/** Alerts per day, week or month. */
export function OverTimeCard({ stats, scope, today }: ChartProps & { today: string }) {
  const { unit, buckets } = bucketsOf(scope.days, stats.days);
  const totals = totalsOf(buckets);
  const legend = (
    <ul className="legend" aria-label="Alerts by severity">
      {SEVERITIES.map((severity) => (
        <li key={severity} data-severity={severity}>
          <Link to={listPath(scope, { severity: [severity] })} aria-label={`${severityLabel(severity)}: ${counted(totals[severity], 'alert')}`}>
            <i className="swatch" />{severityLabel(severity)} <span className="num">{inFigures(totals[severity])}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  const table = (
    <FiguresTable
      caption={`Alerts per ${unit}, by severity`} head={[unit === 'day' ? 'Day' : 'Days', ...SEVERITIES.map(severityLabel), 'All']}
      rows={buckets.filter(({ from }) => from <= today).map((bucket) => ({
        id: bucket.from,
        cells: [
          bucket.words,
          ...SEVERITIES.map((severity) => (
            <Figure key={severity} count={bucket.counts[severity]} of={`${bucket.words}, ${severityLabel(severity)}`} to={listPath({ ...scope, days: bucket }, { severity: [severity] })} />
          )),
          <Figure key="all" count={bucket.total} of={bucket.words} to={listPath({ ...scope, days: bucket })} />,
        ],
      }))}
    />
  );
  return <ChartCard title={`Alerts per ${unit}`} aside={legend} table={table} chart={<AlertsOverTime buckets={buckets} unit={unit} scope={scope} today={today} />} />;
}

/** How many rows of a list of bars are seen; the table has all. */
const MOST_BARS = 7;

function BarsCard({ title, head, rows, notes }: { title: string; head: string; rows: readonly BarRow[]; notes?: (row: BarRow) => string }) {
  const more = rows.length - MOST_BARS;
  return (
    <ChartCard
      title={title}
      chart={<><BarList label={title} rows={rows.slice(0, MOST_BARS)} />{more > 0 && <small>and {more} more in the table</small>}</>}
      table={(
        <FiguresTable
          caption={title} head={[head, 'Alerts', ...(notes === undefined ? [] : ['Media'])]}
          rows={rows.map((row) => ({ id: row.id, cells: [row.name, <Figure key="alerts" count={row.count} of={row.name} to={row.to} />, ...(notes === undefined ? [] : [notes(row)])] }))}
        />
      )}
    />
  );
}

export function SourcesCard({ stats, scope }: ChartProps) {
  const rows = stats.sources.map(({ sourceId, sourceName, alerts }) => ({ id: String(sourceId), name: sourceName, count: alerts, to: listPath(scope, { source: [String(sourceId)] }) }));
  const media = new Map(stats.sources.map(({ sourceId, media: count }) => [String(sourceId), inFigures(count)]));
  return <BarsCard title="By source" head="Source" rows={rows} notes={({ id }) => media.get(id) ?? '0'} />;
}

export function TargetsCard({ stats, scope }: ChartProps) {
  const rows = stats.targets.map(({ targetId, name, count }) => ({
    id: targetId ?? 'none', name, count, to: targetId === null ? null : listPath(scope, { target: [targetId] }),
  }));
  return <BarsCard title="By target" head="Target" rows={rows} />;
}

export function StatusesCard({ stats, scope }: ChartProps) {
  const { timeToResolve } = stats;
  const rows = stats.statuses.map(({ status, count }) => ({ id: status, name: ALERT_STATUS_LABELS[status], count, to: listPath(scope, { status }) }));
  return (
    <ChartCard
      title="What became of them"
      chart={(
        <>
          <BarList label="What became of them" rows={rows} />
          <small>{timeToResolve.count === 0 ? 'None was resolved yet.' : `Resolved after ${timeInWords(timeToResolve.median)} in the median, p95 ${timeInWords(timeToResolve.p95)}.`}</small>
        </>
      )}
      table={<FiguresTable caption="What became of them" head={['Status', 'Alerts']} rows={rows.map(({ id, name, count, to }) => ({ id, cells: [name, <Figure key="alerts" count={count} of={name} to={to} />] }))} />}
    />
  );
}

export function WeekCard({ stats }: { stats: Stats }) {
  const week = weekOf(stats.heatMap);
  return <ChartCard title="When alerts arrive" chart={<HeatMap week={week} />} table={<HeatTable week={week} />} />;
}
