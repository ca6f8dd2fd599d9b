import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { AnalyticsDocument } from '../../generated/analytics/graphql.ts';
import { shownZone, today as todayNow } from '../../lib/dates.ts';
import { fieldMessage, toProblem } from '../../lib/problem.ts';
import { useCan, useViewer } from '../../lib/viewer/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { OverTimeCard, SourcesCard, StatusesCard, TargetsCard, WeekCard } from './charts.tsx';
import { Detectors } from './detectors.tsx';
import { ExportMenu } from './export-menu.tsx';
import { Kpis } from './kpis.tsx';
import type { Scope } from './links.ts';
import { daysInWords, type Period } from './period.ts';
import { PeriodPicker } from './period-picker.tsx';
import { AnalyticsSkeleton } from './skeleton.tsx';
import { SourceFilter } from './source-filter.tsx';
import { useScope } from './use-scope.ts';
import { counted } from './words.ts';
import './analytics.css';

/** /threat-analytics: what came in, when, from where, and how well it was dealt with (specification, section 2). */
export default function AnalyticsPage() {
  const may = useCan('analytics.read');
  return (
    <div className="page analytics">
      <PageTitle>Threat analytics</PageTitle>
      {may ? <Analytics /> : <Locked />}
    </div>
  );
}

function Locked() {
  const { isFreeTrial } = useViewer();
  return (
    <>
      <div className="head"><h1 tabIndex={-1}>Threat analytics</h1></div>
      <Card>
        <EmptyState
          icon={<Icon name="lock" />} title={isFreeTrial ? 'Threat analytics is not part of the free trial' : 'Your role may not see the analytics'}
          description={isFreeTrial ? 'Ask us for a full account to see what came in, when and from where.' : 'Ask an admin of your company to change your group.'}
        />
      </Card>
    </>
  );
}

function Analytics() {
  const today = todayNow();
  const { period, scope, setPeriod, setSources } = useScope(today);
  return (
    <>
      <div className="head">
        <h1 tabIndex={-1}>Threat analytics</h1>
        <span className="analytics-period">{daysInWords(scope.days)}</span>
        <span className="grow" />
        <div className="analytics-tools">
          <SourceFilter sources={scope.sources} onChange={setSources} />
          <PeriodPicker period={period} today={today} onChange={setPeriod} />
          <ExportMenu scope={scope} />
        </div>
      </div>
      <Numbers period={period} scope={scope} today={today} onEverySource={() => setSources([])} onThisMonth={() => setPeriod(null)} />
    </>
  );
}

interface NumbersProps { period: Period; scope: Scope; today: string; onEverySource: () => void; onThisMonth: () => void }

function Numbers({ period, scope, today, onEverySource, onThisMonth }: NumbersProps) {
  const { data, previousData, error, refetch } = useQuery(AnalyticsDocument, {
    variables: { ...scope.days, timeZone: shownZone(), sourceIds: scope.sources.map(Number) }, fetchPolicy: 'cache-and-network',
  });
  if (error !== undefined && data === undefined) {
    const problem = toProblem(error);
    return (
      <Card>
        <EmptyState
          role="alert" icon={<Icon name={problem.code === 'NETWORK' ? 'offline' : 'warning'} />} bgIcon="var(--critical-soft)" title="The analytics could not be read"
          description={fieldMessage(problem, 'to', 'from', 'timeZone', 'sourceIds') ?? problem.message} action={problem.status === 422 ? <Button onClick={onThisMonth}>Show this month</Button> : <Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>Try again</Button>}
        />
      </Card>
    );
  }
  const stats = (data ?? previousData)?.stats;
  if (stats === undefined) return <AnalyticsSkeleton />;
  if (stats.totalAlerts === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Icon name="chart" />} title="No alert in this time"
          description={scope.sources.length > 0 ? 'Nothing was detected on the chosen sources. Choose other ones or another time.' : 'Nothing was detected in it. Choose another time, or see what is watched.'}
          action={scope.sources.length > 0 ? <Button onClick={onEverySource}>Every source</Button> : <Link className="btn btn-default btn-m" to="/targets">Go to the targets</Link>}
        />
      </Card>
    );
  }
  const parts = { stats, scope };
  return (
    <div className="analytics-numbers" aria-busy={data === undefined}>
      <p className="sr-only" role="status">{`${counted(stats.totalAlerts, 'alert')}, ${daysInWords(scope.days)}`}</p>
      <Kpis {...parts} period={period} today={today} />
      <div className="analytics-row analytics-row-wide"><OverTimeCard {...parts} today={today} /><SourcesCard {...parts} /></div>
      <div className="analytics-row"><WeekCard stats={stats} /><Detectors detectors={stats.detectors} /></div>
      <div className="analytics-row analytics-row-even"><TargetsCard {...parts} /><StatusesCard {...parts} /></div>
    </div>
  );
}
