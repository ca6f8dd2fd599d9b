import { Link } from 'react-router-dom';
import type { AnalyticsQuery } from '../../generated/analytics/graphql.ts';
import * as m from '../../generated/messages/analytics/index.ts';
import { detectorName } from '../../lib/sayings.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { inFigures } from '../../ui/figures.ts';
import { JUDGING, listPath, type Scope } from './links.ts';
import { percent } from './words.ts';

type DetectorCount = AnalyticsQuery['stats']['detectors'][number];

const columnsOf = (scope: Scope): Column<DetectorCount>[] => [
  {
    id: 'detector',
    get header() {
      return m.columnDetector;
    },
    card: 'top',
    cell: ({ detector, label }) => <span className="strong">{detectorName(detector, label)}</span>,
  },
  {
    id: 'alerts',
    get header() {
      return m.alerts;
    },
    width: '72px',
    quiet: true,
    cell: ({ detector, label, count }) => (
      <Link
        to={listPath(scope, { detector: [detector] })}
        aria-label={m.nameAndCount({
          name: detectorName(detector, label),
          counted: m.countedAlerts({ count }),
        })}
      >
        {inFigures(count)}
      </Link>
    ),
  },
  {
    id: 'precision',
    get header() {
      return m.columnPrecision;
    },
    width: '144px',
    cell: ({ detector, label, right, wrong, precision }) =>
      precision === null ? (
        <span className="dim">{m.precisionUnknown}</span>
      ) : (
        <span className="num">
          {percent(right, right + wrong)}{' '}
          <small>
            <Link
              to={listPath(scope, { detector: [detector], answer: JUDGING })}
              aria-label={m.nameAndCount({
                name: detectorName(detector, label),
                counted: m.countedAnswers({ count: right + wrong }),
              })}
            >
              {m.ofAnswers({ count: right + wrong })}
            </Link>
          </small>
        </span>
      ),
  },
  {
    id: 'bar',
    get header() {
      return m.columnConfirmedShare;
    },
    quietHeader: true,
    width: '96px',
    card: 'hidden',
    cell: ({ precision }) =>
      precision !== null && (
        <svg className="bar-row-bar" aria-hidden="true">
          <rect className="bar-row-rest" width="100%" height="6" rx="3" />
          <rect className="bar-row-fill" width={`${precision * 100}%`} height="6" rx="3" />
        </svg>
      ),
  },
];

/** What people answered about each detector's alerts. */
export function Detectors({
  detectors,
  scope,
}: {
  detectors: readonly DetectorCount[];
  scope: Scope;
}) {
  return (
    <Card className="chart-card">
      <div className="chart-head chart-head-alone">
        <h2>{m.detectorsByFeedback}</h2>
      </div>
      <DataTable
        fixed
        caption={m.detectorsByFeedback}
        columns={columnsOf(scope)}
        rows={detectors}
        rowKey={({ detector }) => detector}
      />
    </Card>
  );
}
