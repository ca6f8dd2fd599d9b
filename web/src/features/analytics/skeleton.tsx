import * as m from '../../generated/messages/analytics/index.ts';
import { Card } from '../../ui/card.tsx';

const HEIGHTS = { kpi: 98, wide: 308, low: 262 };

/** Places of the size of what is being loaded, so that nothing jumps when it comes. */
export function AnalyticsSkeleton() {
  const place = (id: string, height: number) => (
    <Card key={id} className="analytics-place" style={{ height }} />
  );
  return (
    <div className="analytics-numbers" role="status" aria-label={m.loading}>
      <div className="analytics-kpis">
        {['alerts', 'validated', 'triage', 'wrong'].map((id) => place(id, HEIGHTS.kpi))}
      </div>
      <div className="analytics-row analytics-row-wide">
        {place('days', HEIGHTS.wide)}
        {place('sources', HEIGHTS.wide)}
      </div>
      <div className="analytics-row">
        {place('week', HEIGHTS.low)}
        {place('detectors', HEIGHTS.low)}
      </div>
      <div className="analytics-row analytics-row-even">
        {place('targets', HEIGHTS.low)}
        {place('statuses', HEIGHTS.low)}
      </div>
    </div>
  );
}
