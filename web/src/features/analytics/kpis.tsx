import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AnalyticsBeforeDocument, type AnalyticsQuery } from '../../generated/analytics/graphql.ts';
import { shownZone } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { inFigures } from '../../ui/figures.ts';
import { listPath, type Scope } from './links.ts';
import { daysBefore, type Period } from './period.ts';
import { changeInWords, counted, percent, timeInWords } from './words.ts';

interface KpisProps { stats: AnalyticsQuery['stats']; period: Period; scope: Scope; today: string }

/** The four numbers above the charts. */
export function Kpis({ stats, period, scope, today }: KpisProps) {
  const { totalAlerts, statuses, detectors, timeToTriage } = stats;
  const of = (wanted: string) => statuses.find(({ status }) => status === wanted)?.count ?? 0;
  const validated = of('VALIDATED') + of('RESOLVED');
  const wrong = detectors.reduce((sum, detector) => sum + detector.wrong, 0);
  const answers = detectors.reduce((sum, detector) => sum + detector.wrong + detector.right, 0);
  return (
    <section className="analytics-kpis" aria-label="At a glance">
      <Kpi name="Alerts" figure={<Link to={listPath(scope)} aria-label={counted(totalAlerts, 'alert')}>{inFigures(totalAlerts)}</Link>}>
        <Change now={totalAlerts} period={period} scope={scope} today={today} />
      </Kpi>
      <Kpi name="Validated" figure={inFigures(validated)}>
        {percent(validated, totalAlerts)}<span className="sr-only"> of alerts</span> · <Link to={listPath(scope, { status: 'VALIDATED' })}>{inFigures(of('VALIDATED'))} in progress</Link> ·{' '}
        <Link to={listPath(scope, { status: 'RESOLVED' })}>{inFigures(of('RESOLVED'))} resolved</Link>
      </Kpi>
      <Kpi name="Time to triage, median" figure={timeInWords(timeToTriage.median)}>
        {timeToTriage.count === 0 ? 'nothing was triaged yet' : `p95 ${timeInWords(timeToTriage.p95)}`}
      </Kpi>
      <Kpi name="False positives" figure={percent(wrong, answers)}>{answers === 0 ? 'no feedback yet' : `by feedback, ${counted(answers, 'answer')}`}</Kpi>
    </section>
  );
}

function Kpi({ name, figure, children }: { name: string; figure: ReactNode; children: ReactNode }) {
  return (
    <Card className="analytics-kpi">
      <small>{name}</small>
      <b>{figure}</b>
      <small>{children}</small>
    </Card>
  );
}

/** How the number differs from that of the days before; asked for by itself, because the page need not wait for it. */
function Change({ now, period, scope, today }: { now: number; period: Period; scope: Scope; today: string }) {
  const { from, to, words } = daysBefore(period, today);
  const { data } = useQuery(AnalyticsBeforeDocument, { variables: { from, to, timeZone: shownZone(), sourceIds: scope.sources.map(Number) } });
  return data === undefined ? ' ' : changeInWords(now, data.stats.totalAlerts, words);
}
