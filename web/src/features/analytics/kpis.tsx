import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AnalyticsBeforeDocument, type AnalyticsQuery } from '../../generated/analytics/graphql.ts';
import * as m from '../../generated/messages/analytics/index.ts';
import { shownZone } from '../../lib/dates.ts';
import { timeInWords } from '../../lib/time-words.ts';
import { Card } from '../../ui/card.tsx';
import { inFigures } from '../../ui/figures.ts';
import { JUDGING, listPath, TAB_OF, type Scope } from './links.ts';
import { daysBefore, type Period } from './period.ts';
import { changeInWords, percent } from './words.ts';

interface KpisProps {
  stats: AnalyticsQuery['stats'];
  period: Period;
  scope: Scope;
  today: string;
}

/** The four numbers above the charts. */
export function Kpis({ stats, period, scope, today }: KpisProps) {
  const { totalAlerts, statuses, detectors, timeToTriage } = stats;
  const of = (wanted: string) => statuses.find(({ status }) => status === wanted)?.count ?? 0;
  const validated = of('VALIDATED') + of('RESOLVED');
  const wrong = detectors.reduce((sum, detector) => sum + detector.wrong, 0);
  const answers = detectors.reduce((sum, detector) => sum + detector.wrong + detector.right, 0);
  return (
    <section className="analytics-kpis" aria-label={m.summary}>
      <Kpi
        name={m.alerts}
        figure={
          <Link to={listPath(scope)} aria-label={m.countedAlerts({ count: totalAlerts })}>
            {inFigures(totalAlerts)}
          </Link>
        }
      >
        <Change now={totalAlerts} period={period} scope={scope} today={today} />
      </Kpi>
      <Kpi
        name={m.validated}
        figure={
          validated === 0 ? (
            inFigures(0)
          ) : (
            <Link
              to={listPath(scope, { tab: 'validated' })}
              aria-label={m.countedAlerts({ count: validated })}
            >
              {inFigures(validated)}
            </Link>
          )
        }
      >
        {percent(validated, totalAlerts)}
        <span className="sr-only">{` ${m.ofAlerts}`}</span> ·{' '}
        <Link to={listPath(scope, { tab: TAB_OF.VALIDATED })}>
          {m.countInProgress({ count: inFigures(of('VALIDATED')) })}
        </Link>{' '}
        ·{' '}
        <Link to={listPath(scope, { tab: TAB_OF.RESOLVED })}>
          {m.countResolved({ count: of('RESOLVED') })}
        </Link>
      </Kpi>
      <Kpi name={m.timeToTriageMedian} figure={timeInWords(timeToTriage.median)}>
        {timeToTriage.count === 0 ? m.noneTriaged : `p95 ${timeInWords(timeToTriage.p95)}`}
      </Kpi>
      <Kpi name={m.falsePositives} figure={percent(wrong, answers)}>
        {answers === 0 ? (
          m.noFeedbackYet
        ) : (
          <>
            {m.byFeedback},{' '}
            <Link to={listPath(scope, { answer: JUDGING })}>
              {m.countedAnswers({ count: answers })}
            </Link>
          </>
        )}
      </Kpi>
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

/**
 * How the number differs from that of the days before; asked for by itself, because the page need
 * not wait for it.
 */
function Change({
  now,
  period,
  scope,
  today,
}: {
  now: number;
  period: Period;
  scope: Scope;
  today: string;
}) {
  const { from, to, words } = daysBefore(period, today);
  const { data } = useQuery(AnalyticsBeforeDocument, {
    variables: { from, to, timeZone: shownZone(), sourceIds: scope.sources.map(Number) },
  });
  return data === undefined ? ' ' : changeInWords(now, data.stats.totalAlerts, words);
}
