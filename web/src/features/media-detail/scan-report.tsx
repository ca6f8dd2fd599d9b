import type { ReportRowFragment } from '../../generated/media-detail/graphql.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pill, type PillTone } from '../../ui/status-pill.tsx';
import { formatDuration } from './format.ts';

const OUTCOMES: Record<ReportRowFragment['outcome'], { tone: PillTone; words: string }> = {
  FOUND: { tone: 'bad', words: 'Found' },
  NOTHING: { tone: 'ok', words: 'Nothing found' },
  NOT_APPLICABLE: { tone: 'neutral', words: 'Not for this type' },
  UNREADABLE: { tone: 'progress', words: 'Could not be read' },
  LIMIT: { tone: 'progress', words: 'Limit reached' },
  FAILED: { tone: 'progress', words: 'Could not finish' },
};

const COLUMNS: Column<ReportRowFragment>[] = [
  { id: 'detector', header: 'Detector', card: 'top', cell: (row) => <span className="strong">{row.detectorLabel}</span> },
  {
    id: 'outcome', header: 'Result', card: 'corner',
    cell: ({ outcome, findings }) => <Pill tone={OUTCOMES[outcome].tone}>{outcome === 'FOUND' ? `${findings} found` : OUTCOMES[outcome].words}</Pill>,
  },
  { id: 'detail', header: 'Why', card: 'line', cell: (row) => (row.detail === null ? <small>—</small> : <small>{row.detail}</small>) },
  { id: 'duration', header: 'Took', quiet: true, cell: (row) => formatDuration(row.durationMs) },
  { id: 'version', header: 'Version', quiet: true, cell: (row) => row.detectorVersion },
];

/** One row per detector that looked, whether it found something or not (decisions, section 6). */
export function ScanReport({ rows, running }: { rows: readonly ReportRowFragment[]; running: boolean }) {
  if (rows.length === 0) {
    return running ? <EmptyState icon={<Icon name="scan" />} title="The scan is under way" description="Each detector reports here once it is done." />
      : <EmptyState icon={<Icon name="scan" />} title="No detector has reported" description="The scan could not finish. Upload the file again to have it scanned once more." />;
  }
  return <DataTable caption="Scan report" columns={COLUMNS} rows={rows} rowKey={(row) => row.detector} />;
}
