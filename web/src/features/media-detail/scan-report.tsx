import type { MediaDetailQuery, ReportRowFragment } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { isGrave } from '../../domain/files/scan-pill.tsx';
import { stepsOf } from '../../lib/quotes.ts';
import { detectorName, saying } from '../../lib/sayings.ts';
import { coverageWords } from '../../domain/alerts/status-words.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pill, type PillTone } from '../../ui/status-pill.tsx';
import { formatDuration } from './format.ts';
import './scan-report.css';

type Media = Pick<MediaDetailQuery['media'], 'scanReport' | 'findings' | 'coverage' | 'scanStatus'>;

const OUTCOMES: Record<ReportRowFragment['outcome'], { tone: PillTone; words: string }> = {
  FOUND: {
    tone: 'neutral',
    get words() {
      return m.found;
    },
  },
  NOTHING: {
    tone: 'ok',
    get words() {
      return m.nothingFound;
    },
  },
  NOT_APPLICABLE: {
    tone: 'neutral',
    get words() {
      return m.notApplicable;
    },
  },
  UNREADABLE: {
    tone: 'progress',
    get words() {
      return m.unreadable;
    },
  },
  LIMIT: {
    tone: 'progress',
    get words() {
      return m.limitReached;
    },
  },
  FAILED: {
    tone: 'progress',
    get words() {
      return m.notCompleted;
    },
  },
};

/** Red where the detector found a threat; green where the whole item was examined. */
function toneOf(
  { detector, outcome }: ReportRowFragment,
  { findings, scanStatus }: Media,
): PillTone {
  if (
    outcome === 'FOUND' &&
    findings.some((finding) => finding.detector === detector && isGrave(finding.severity))
  )
    return 'bad';
  return outcome === 'NOTHING' && (scanStatus === 'PARTIAL' || scanStatus === 'UNREADABLE')
    ? 'neutral'
    : OUTCOMES[outcome].tone;
}

const columnsOf = (media: Media): Column<ReportRowFragment>[] => [
  {
    id: 'detector',
    get header() {
      return m.detector;
    },
    card: 'top',
    cell: (row) => <span className="strong">{detectorName(row.detector, row.detectorLabel)}</span>,
  },
  {
    id: 'outcome',
    get header() {
      return m.result;
    },
    card: 'corner',
    cell: (row) => (
      <Pill tone={toneOf(row, media)}>
        {row.outcome === 'FOUND'
          ? m.foundCount({ findings: row.findings })
          : OUTCOMES[row.outcome].words}
      </Pill>
    ),
  },
  {
    id: 'detail',
    get header() {
      return m.reasonLabel;
    },
    card: 'line',
    cell: (row) =>
      row.detail === null ? (
        <small>—</small>
      ) : (
        <small>{saying(row.detail, row.detailReasons)}</small>
      ),
  },
  {
    id: 'duration',
    get header() {
      return m.duration;
    },
    quiet: true,
    cell: (row) => (row.outcome === 'NOT_APPLICABLE' ? '—' : formatDuration(row.durationMs)),
  },
  {
    id: 'version',
    get header() {
      return m.version;
    },
    quiet: true,
    cell: (row) => row.detectorVersion,
  },
];

/** What somebody has to look at comes first, what had nothing to do comes last. */
const ORDER: readonly ReportRowFragment['outcome'][] = [
  'FOUND',
  'FAILED',
  'LIMIT',
  'UNREADABLE',
  'NOTHING',
  'NOT_APPLICABLE',
];
const inOrder = (rows: readonly ReportRowFragment[]) =>
  [...rows].sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));

/** One row per detector that looked, whether it found something or not. */
export function ScanReport({
  media,
  running,
  onScanAgain,
}: {
  media: Media;
  running: boolean;
  onScanAgain: (() => void) | null;
}) {
  const { scanReport: rows, coverage } = media;
  const again = onScanAgain !== null && (
    <Button size="s" icon="refresh" disabled={running} onClick={onScanAgain}>
      {m.scanAgain}
    </Button>
  );
  if (rows.length === 0) {
    return running ? (
      <EmptyState
        icon={<Icon name="scan" />}
        title={m.scanRunning}
        description={m.reportRunningHint}
      />
    ) : (
      <EmptyState
        icon={<Icon name="scan" />}
        title={m.reportEmptyTitle}
        description={m.reportEmptyHint}
        action={again}
      />
    );
  }
  return (
    <>
      {coverage !== null && !running && <CoverageLine coverage={coverage} />}
      <DataTable
        caption={m.scanReport}
        columns={columnsOf(media)}
        rows={inOrder(rows)}
        rowKey={(row) => row.detector}
      />
      {again !== false && (
        <p className="report-foot">
          <small>{m.rescanHint}</small>
          {again}
        </p>
      )}
    </>
  );
}

/** How many parts were examined; the others are named below. */
function CoverageLine({ coverage }: { coverage: NonNullable<Media['coverage']> }) {
  return (
    <div className="report-coverage">
      <p>{coverageWords(coverage)}</p>
      {coverage.unexamined.length > 0 && (
        <ul>
          {coverage.unexamined.map(({ reason, reasonReasons, ...way }, index) => (
            <li key={index}>
              {way.path.length > 0 && <span className="strong">{stepsOf(way).join(' › ')}: </span>}
              {saying(reason, reasonReasons)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
