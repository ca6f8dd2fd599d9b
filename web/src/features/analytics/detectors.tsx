import type { AnalyticsQuery } from '../../generated/analytics/graphql.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { inFigures } from '../../ui/figures.ts';
import { counted, percent } from './words.ts';

type DetectorCount = AnalyticsQuery['stats']['detectors'][number];

const COLUMNS: Column<DetectorCount>[] = [
  { id: 'detector', header: 'Detector', card: 'top', cell: ({ label }) => <span className="strong">{label}</span> },
  { id: 'alerts', header: 'Alerts', width: '76px', quiet: true, cell: ({ count }) => inFigures(count) },
  {
    id: 'precision', header: 'Precision', width: '150px',
    cell: ({ right, wrong, precision }) => (precision === null
      ? <span className="dim">no answers yet</span>
      : <span className="num">{percent(right, right + wrong)} <small>of {counted(right + wrong, 'answer')}</small></span>),
  },
  {
    id: 'bar', header: 'Share that was right', quietHeader: true, width: '128px', card: 'hidden',
    cell: ({ precision }) => precision !== null && (
      <svg className="bar-row-bar" aria-hidden="true">
        <rect className="bar-row-rest" width="100%" height="6" rx="3" />
        <rect className="bar-row-fill" width={`${precision * 100}%`} height="6" rx="3" />
      </svg>
    ),
  },
];

/** What people answered about each detector's alerts (decisions, section 4). */
export function Detectors({ detectors }: { detectors: readonly DetectorCount[] }) {
  return (
    <Card className="chart-card">
      <div className="chart-head chart-head-alone"><h2>Detectors, by your feedback</h2></div>
      <DataTable fixed caption="Detectors, by your feedback" columns={COLUMNS} rows={detectors} rowKey={({ detector }) => detector} />
    </Card>
  );
}
