import type { FindingRowFragment, MediaDetailQuery } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { stepsOf } from '../../lib/quotes.ts';
import { detectorName, saying } from '../../lib/sayings.ts';
import { Meter } from '../../ui/bar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Precision } from './precision.tsx';
import { PicturePair, PlaceView } from './place-view.tsx';
import './evidence-table.css';

interface EvidenceTableProps {
  findings: readonly FindingRowFragment[];
  fileSize: number | null;
  rules: MediaDetailQuery['media']['rulePrecision'];
  /** Leads to the mark of a finding in the text; null for a finding that has none there. */
  markOf: (id: string) => (() => void) | null;
  /** What a row quotes of its finding. */
  quoteOf: (finding: FindingRowFragment) => string;
  active: string | null;
  onActive: (id: string | null) => void;
  /** Said when there is nothing to show. */
  empty: { icon: IconName; title: string; description: string };
}

export const evidenceRowId = (id: string): string => `evidence-${id}`;

/**
 * Everything that was seen, the most severe first, as the server has ordered it. Pointing at a row
 * lights its box on the picture, and the other way round.
 */
export function EvidenceTable({
  findings,
  fileSize,
  rules,
  markOf,
  quoteOf,
  active,
  onActive,
  empty,
}: EvidenceTableProps) {
  if (findings.length === 0)
    return (
      <EmptyState
        icon={<Icon name={empty.icon} />}
        title={empty.title}
        description={empty.description}
      />
    );
  return (
    <table className="data-table evidence-table" role="table">
      <caption className="sr-only">{m.evidence}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="evidence-detector">
            {m.detector}
          </th>
          <th role="columnheader" scope="col">
            {m.columnFinding}
          </th>
          <th role="columnheader" scope="col">
            {m.where}
          </th>
          <th role="columnheader" scope="col" className="evidence-confidence">
            {m.confidence}
          </th>
          <th role="columnheader" scope="col" className="evidence-judged">
            {m.precision}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {findings.map((finding) => (
          <tr
            key={finding.id}
            id={evidenceRowId(finding.id)}
            role="row"
            tabIndex={-1}
            className="evidence-row"
            data-active={finding.id === active}
            onPointerEnter={() => onActive(finding.id)}
            onPointerLeave={() => onActive(null)}
            onFocus={() => onActive(finding.id)}
            onBlur={() => onActive(null)}
          >
            <td role="cell" data-card="lead">
              <span className="strong">
                {detectorName(finding.detector, finding.detectorLabel)}
              </span>
            </td>
            <td role="cell" data-card="line" data-label={m.findingLabel}>
              <div className="evidence-saw">
                {finding.excerpt !== '' && (
                  <span className="evidence-excerpt" title={quoteOf(finding)}>
                    {quoteOf(finding)}
                  </span>
                )}
                <small>{saying(finding.why, finding.whyReasons)}</small>
                <PicturePair place={finding.place} />
                {finding.path.length > 1 && (
                  <small className="evidence-path">{stepsOf(finding).join(' › ')}</small>
                )}
              </div>
            </td>
            <td role="cell" data-card="line" data-label={m.where}>
              <PlaceView place={finding.place} fileSize={fileSize} onMark={markOf(finding.id)} />
            </td>
            <td
              role="cell"
              data-card="line"
              data-label={m.confidence}
              className="evidence-confidence"
            >
              <Meter value={finding.confidence} label={m.confidence} />
            </td>
            <td role="cell" data-card="line" data-label={m.precision} className="evidence-judged">
              <Precision finding={finding} rules={rules} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
