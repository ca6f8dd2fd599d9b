import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AnalyticsDocument } from '../../generated/analytics/graphql.ts';
import * as m from '../../generated/messages/analytics/index.ts';
import { askAhead, useAskedQuery } from '../../lib/asked-ahead.ts';
import { useIsOffline } from '../../lib/connection/use-is-offline.ts';
import { shownZone, today as todayNow } from '../../lib/dates.ts';
import { fieldMessage, said, toProblem } from '../../lib/problem.ts';
import { LockedInTrial, TrialSteps } from '../../domain/trial/full-account.tsx';
import { useCan, useViewer, type Asker } from '../../domain/viewer/use-viewer.ts';
import { ExportMenu } from '../../domain/alert-export/export-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import {
  OverTimeCard,
  SourcesCard,
  StatusesCard,
  TargetsCard,
  WeekCard,
  type ChartProps,
} from './charts.tsx';
import { Detectors } from './detectors.tsx';
import { Kpis } from './kpis.tsx';
import { exportFilter, type Scope } from './links.ts';
import { daysInWords, periodOf, type Period } from './period.ts';
import { PeriodPicker } from './period-picker.tsx';
import { AnalyticsSkeleton } from './skeleton.tsx';
import { SourceFilter } from './source-filter.tsx';
import { useLiveNumbers } from './use-live-numbers.ts';
import { scopeOf, useScope } from './use-scope.ts';
import './analytics.css';

/** /threat-analytics: what came in, when, from where, and how well it was dealt with. */
export default function AnalyticsPage() {
  const may = useCan('analytics.read');
  return (
    <div className="page analytics">
      <PageTitle>{m.threatAnalytics}</PageTitle>
      {may ? <Analytics /> : <Locked />}
    </div>
  );
}

const variablesOf = (scope: Scope) => ({
  ...scope.days,
  timeZone: shownZone(),
  sourceIds: scope.sources.map(Number),
});

/** Asks for the numbers that the address wants, before the page is drawn. */
export function askFirst(
  client: ApolloClient,
  { capabilities }: Asker,
): Promise<unknown> | undefined {
  if (!capabilities.includes('analytics.read')) return undefined;
  const params = new URLSearchParams(window.location.search);
  return askAhead(
    client,
    AnalyticsDocument,
    variablesOf(scopeOf(params, periodOf(params, todayNow()))),
  );
}

function Locked() {
  const { isFreeTrial } = useViewer();
  return (
    <>
      <div className="head">
        <h1 tabIndex={-1}>{m.threatAnalytics}</h1>
      </div>
      <Card>
        <EmptyState
          icon={<Icon name="lock" />}
          title={isFreeTrial ? m.lockedInTrial : m.viewForbidden}
          description={
            isFreeTrial ? <LockedInTrial why={m.lockedInTrialHint} /> : m.viewForbiddenHint
          }
          action={isFreeTrial && <TrialSteps />}
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
        <h1 tabIndex={-1}>{m.threatAnalytics}</h1>
        <span className="analytics-period">{daysInWords(scope.days)}</span>
        <span className="grow" />
        <div className="analytics-tools">
          <SourceFilter sources={scope.sources} onChange={setSources} />
          <PeriodPicker period={period} today={today} onChange={setPeriod} />
          <ExportMenu
            filter={exportFilter(scope)}
            more={[{ label: m.print, icon: 'print', onSelect: () => window.print() }]}
          />
        </div>
      </div>
      <Numbers
        period={period}
        scope={scope}
        today={today}
        onEverySource={() => setSources([])}
        onThisMonth={() => setPeriod(null)}
      />
    </>
  );
}

interface NumbersProps {
  period: Period;
  scope: Scope;
  today: string;
  onEverySource: () => void;
  onThisMonth: () => void;
}

function Numbers({ period, scope, today, onEverySource, onThisMonth }: NumbersProps) {
  const { data, previousData, error, refetch } = useAskedQuery(AnalyticsDocument, {
    variables: variablesOf(scope),
    fetchPolicy: 'cache-and-network',
  });
  const offline = useIsOffline();
  useLiveNumbers(refetch);
  if (error !== undefined && data === undefined) {
    const problem = toProblem(error);
    return (
      <Card>
        <EmptyState
          role="alert"
          icon={<Icon name={offline ? 'offline' : 'warning'} />}
          bgIcon="var(--critical-soft)"
          title={m.loadFailed}
          description={
            fieldMessage(problem, 'to', 'from', 'timeZone', 'sourceIds') ?? said(problem.message)
          }
          action={
            problem.status === 422 ? (
              <Button onClick={onThisMonth}>{m.showThisMonth}</Button>
            ) : (
              <Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>
                {m.tryAgain}
              </Button>
            )
          }
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
          icon={<Icon name="chart" />}
          title={m.emptyTitle}
          description={scope.sources.length > 0 ? m.emptySourcesHint : m.emptyHint}
          action={
            scope.sources.length > 0 ? (
              <Button onClick={onEverySource}>{m.showAllSources}</Button>
            ) : (
              <Link className="btn btn-default btn-m" to="/targets">
                {m.goToTargets}
              </Link>
            )
          }
        />
      </Card>
    );
  }
  const parts = { stats, scope };
  return (
    <div className="analytics-numbers" aria-busy={data === undefined}>
      <Announced of={data === undefined ? null : scope} count={stats.totalAlerts} />
      <Kpis {...parts} period={period} today={today} />
      <div className="analytics-row analytics-row-wide">
        <OverTimeCard {...parts} today={today} />
        <SourcesCard {...parts} />
      </div>
      <Rest {...parts} />
    </div>
  );
}

/** More detectors than this stand as high as two cards beside them, */
const FEW_DETECTORS = 7;
/** and more than this as high as all three. */
const MANY_DETECTORS = 15;

/** The cards below the first row: two and two, or two or three beside a long table of detectors. */
function Rest({ stats, scope }: ChartProps) {
  const parts = { stats, scope };
  const detectors = <Detectors detectors={stats.detectors} scope={scope} />;
  if (stats.detectors.length <= FEW_DETECTORS) {
    return (
      <>
        <div className="analytics-row">
          <WeekCard {...parts} />
          {detectors}
        </div>
        <div className="analytics-row analytics-row-even">
          <TargetsCard {...parts} />
          <StatusesCard {...parts} />
        </div>
      </>
    );
  }
  if (stats.detectors.length > MANY_DETECTORS) {
    return (
      <div className="analytics-row">
        <div className="analytics-stack">
          <WeekCard {...parts} />
          <StatusesCard {...parts} />
          <TargetsCard {...parts} />
        </div>
        {detectors}
      </div>
    );
  }
  return (
    <>
      <div className="analytics-row">
        <div className="analytics-stack">
          <WeekCard {...parts} />
          <StatusesCard {...parts} />
        </div>
        {detectors}
      </div>
      <div className="analytics-alone">
        <TargetsCard {...parts} />
      </div>
    </>
  );
}

/**
 * Says what was counted when somebody asked for other days or sources, and not every time that an
 * alert comes.
 */
function Announced({ of, count }: { of: Scope | null; count: number }) {
  const [said, setSaid] = useState({ of, count });
  if (of !== null && of !== said.of) setSaid({ of, count });
  return (
    <p className="sr-only" role="status">
      {said.of !== null &&
        `${m.countedAlerts({ count: said.count })}, ${daysInWords(said.of.days)}`}
    </p>
  );
}
