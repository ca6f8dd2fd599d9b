import { useQuery } from '@apollo/client/react';
import type { ListTab } from '@vedetta/machines';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/targets/index.ts';
import { TargetAlertsDocument, type TargetAlertsQuery } from '../../generated/targets/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { quoted } from '../../lib/quotes.ts';
import { titleOf } from '../../lib/sayings.ts';
import { alertStatusLabel } from '../../domain/alerts/status-words.ts';
import { alertPath } from '../../lib/trail/trail.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { inFigures } from '../../ui/figures.ts';
import { MarkLine } from '../../ui/mark-line.tsx';
import { Severity } from '../../ui/severity.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { listPath } from './list-path.ts';
import { PartWaits } from './part-waits.tsx';

type AlertRow = TargetAlertsQuery['alerts']['results'][number];

const COLUMNS: Column<AlertRow>[] = [
  {
    id: 'severity',
    get header() {
      return m.columnSeverity;
    },
    width: '128px',
    tight: '120px',
    card: 'top',
    cell: ({ severity }) => <Severity value={severity} />,
  },
  {
    id: 'alert',
    get header() {
      return m.columnAlert;
    },
    card: 'lead',
    cell: ({ id, mediaId, ...said }) => (
      <>
        <Link className="row-title" to={alertPath({ id, mediaId })}>
          {titleOf(said)}
        </Link>
        <div className="row-snippet">
          <MarkLine {...quoted(said)} />
        </div>
      </>
    ),
  },
  {
    id: 'status',
    get header() {
      return m.columnStatus;
    },
    width: '140px',
    tight: '132px',
    cell: ({ status }) => <StatusPill status={status}>{alertStatusLabel(status)}</StatusPill>,
  },
  {
    id: 'detected',
    get header() {
      return m.columnDetected;
    },
    width: '122px',
    tight: '108px',
    quiet: true,
    cell: ({ detectedAt }) => <Ago at={detectedAt} />,
  },
];

/**
 * What a target brought: how many alerts stand where, each figure with its list, and the gravest
 * open ones.
 */
export function AlertsCard({ targetId }: { targetId: string }) {
  const { data, error, refetch } = useQuery(TargetAlertsDocument, {
    variables: { id: targetId },
    fetchPolicy: 'cache-and-network',
  });
  if (data === undefined)
    return (
      <PartWaits
        error={error}
        rows={4}
        loading={m.loadingAlerts}
        failed={m.alertsLoadFailed}
        onAgain={refetch}
      />
    );
  const { detected, validated, resolved, dismissed, countIsPartial } = data.alertCounts;
  const figures: { tab: ListTab; label: string; count: number }[] = [
    { tab: 'review', label: alertStatusLabel('DETECTED'), count: detected },
    { tab: 'progress', label: alertStatusLabel('VALIDATED'), count: validated },
    { tab: 'resolved', label: alertStatusLabel('RESOLVED'), count: resolved },
    { tab: 'dismissed', label: alertStatusLabel('DISMISSED'), count: dismissed },
  ];
  return (
    <Card>
      <h2 className="target-alerts-head">{m.alerts}</h2>
      <ul className="target-figures" aria-label={m.alertsByStatus}>
        {figures.map(({ tab, label, count }) => (
          <li key={tab}>
            <Link className="target-figure" to={listPath(targetId, tab)}>
              <span className="num">{inFigures(count, countIsPartial)}</span>
              <small>{label}</small>
            </Link>
          </li>
        ))}
      </ul>
      {data.alerts.results.length > 0 && (
        <DataTable
          fixed
          caption={m.alertsCaption}
          rows={data.alerts.results}
          rowKey={({ id }) => id}
          columns={COLUMNS}
        />
      )}
    </Card>
  );
}
