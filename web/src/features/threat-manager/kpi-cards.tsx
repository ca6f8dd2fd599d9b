import * as m from '../../generated/messages/threat-manager/index.ts';
import { Card } from '../../ui/card.tsx';
import { StackedBar } from '../../ui/bar.tsx';
import { SEVERITIES, severityLabel } from '../../ui/severity.tsx';
import type { OpenAlertsQuery } from '../../generated/open-alerts/graphql.ts';
import { useCan } from '../../domain/viewer/use-viewer.ts';
import { inFigures } from '../../ui/figures.ts';
import { TriageTime } from './triage-time.tsx';
import './kpi-cards.css';

type Counts = OpenAlertsQuery['alertCounts'];

/**
 * What waits, what is being worked on, how long that takes, and how bad it is: all of the
 * company's, whatever the list is narrowed to (decision 197). `oldest` is how long the oldest has
 * waited, in words.
 */
export function KpiCards({
  counts,
  oldest,
}: {
  counts: Counts | undefined;
  oldest: string | null;
}) {
  const mayCount = useCan('analytics.read');
  const bySeverity = SEVERITIES.map((severity) => ({
    id: severity,
    value: counts?.openBySeverity.find((entry) => entry.severity === severity)?.count ?? 0,
  }));
  const inWords = bySeverity
    .map(({ id, value }) => `${value} ${severityLabel(id).toLowerCase()}`)
    .join(', ');
  const critical = counts?.criticalToReview ?? 0;
  return (
    <section className="kpis" aria-label={m.openAlertsAtGlance} aria-busy={counts === undefined}>
      <Card className="kpi">
        <small>{m.needsReview}</small>
        <b>{counts === undefined ? '–' : inFigures(counts.detected)}</b>
        <small>
          {critical > 0 ? (
            <span className="kpi-critical">
              {m.critical({ count: critical, number: inFigures(critical) })}
            </span>
          ) : (
            m.noneCritical
          )}
          {oldest !== null && (
            <>
              {' '}
              · <span className="nowrap">{m.oldest({ oldest })}</span>
            </>
          )}
        </small>
      </Card>
      <Card className="kpi">
        <small>{m.inProgress}</small>
        <b>{counts === undefined ? '–' : inFigures(counts.validated)}</b>
        <small>{m.assignedToYou({ number: counts?.inProgressMine ?? 0 })}</small>
      </Card>
      {mayCount && <TriageTime wait={counts === undefined} />}
      <Card className="kpi">
        <small>{m.severityOpenAlerts}</small>
        <div className="kpi-bar">
          <StackedBar parts={bySeverity} label={m.openAlerts({ inWords })} />
        </div>
        <small className="num" aria-hidden="true">
          {bySeverity.map(({ id, value }, index) => (
            <span key={id} title={severityLabel(id)}>
              {index > 0 && ' · '}
              {inFigures(value)}
            </span>
          ))}
        </small>
      </Card>
    </section>
  );
}
