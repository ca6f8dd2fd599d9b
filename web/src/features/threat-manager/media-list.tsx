import { useQuery } from '@apollo/client/react';
import type { ListView } from '@vedetta/machines';
import { FILE_SCAN_STATUS_LABELS } from '@vedetta/machines/lifecycles';
import { Link, useNavigate } from 'react-router-dom';
import { MediaListDocument, type MediaRowFragment } from '../../generated/threat-manager/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Severity } from '../../ui/severity.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { Pill, type PillTone } from '../../ui/status-pill.tsx';
import { ListFailed } from './alert-list.tsx';

const TONES: Record<MediaRowFragment['scanStatus'], PillTone> = {
  QUEUED: 'neutral', SCANNING: 'review', FOUND: 'bad', CLEAN: 'ok', UNREADABLE: 'progress', FAILED: 'progress',
};
const mediaPath = (row: { id: string }) => `/threat-manager/media/${encodeURIComponent(row.id)}`;

const COLUMNS: Column<MediaRowFragment>[] = [
  {
    id: 'title', header: 'Media', card: 'lead',
    cell: (row) => (
      <>
        <Link className="row-title" data-row-link to={mediaPath(row)}>{row.title}</Link>
        {row.problem !== null && <div className="row-snippet" title={row.problem}>{row.problem}</div>}
      </>
    ),
  },
  { id: 'source', header: 'Source', cell: (row) => <span className="nowrap">{row.mediaTarget.sourceName}</span> },
  { id: 'result', header: 'Result', card: 'corner', cell: (row) => <Pill tone={TONES[row.scanStatus]}>{FILE_SCAN_STATUS_LABELS[row.scanStatus]}</Pill> },
  { id: 'alerts', header: 'Alerts', quiet: true, cell: (row) => (row.alertCount === 0 ? '—' : row.alertCount) },
  { id: 'highest', header: 'Highest', card: 'top', cell: (row) => (row.highestSeverity === null ? <small aria-label="None">—</small> : <Severity value={row.highestSeverity} />) },
  { id: 'seen', header: 'Seen', quiet: true, cell: (row) => `${row.seenCount}×` },
  { id: 'added', header: 'Added', quiet: true, cell: (row) => <Ago at={row.createdAt} /> },
];

interface MediaListProps {
  view: ListView;
  onPage: (page: number) => void;
  onReset: () => void;
  current: string | undefined;
  onCurrent: (id: string) => void;
}

/** Everything collected or uploaded, newest first. */
export function MediaList({ view, onPage, onReset, current, onCurrent }: MediaListProps) {
  const navigate = useNavigate();
  const { data, previousData, error, refetch } = useQuery(MediaListDocument, {
    variables: {
      page: view.page,
      ...(view.search === '' ? {} : { search: view.search }),
      ...(view.source.length === 0 ? {} : { sourceIds: view.source.map(Number) }),
    },
  });
  const page = (data ?? previousData)?.mediaList;
  if (page === undefined) {
    return error === undefined ? <SkeletonTable columns={5} label="Loading media…" /> : <ListFailed error={error} what="media" onRetry={() => { void refetch(); }} />;
  }
  if (page.count === 0) {
    return view.search !== '' || view.source.length > 0 ? (
      <EmptyState icon={<Icon name="search" />} title="No media matches" description="Change the search or the source, or take them away." action={<Button onClick={onReset}>Reset filters</Button>} />
    ) : (
      <EmptyState icon={<Icon name="image" />} title="Nothing has been looked at yet" description="Files you scan appear here, whether something was found in them or not." action={<Link className="btn btn-default btn-m" to="/scan-file">Scan a file</Link>} />
    );
  }
  return (
    <>
      <DataTable
        caption="Media, newest first" columns={COLUMNS} rows={page.results} rowKey={(row) => row.id} currentKey={current} onCurrent={onCurrent}
        onOpen={(row) => { void navigate(mediaPath(row)); }}
      />
      <Pagination noun="media items" page={page.page} pageSize={page.pageSize} count={page.count} isPartial={page.countIsPartial} onPage={onPage} />
    </>
  );
}
