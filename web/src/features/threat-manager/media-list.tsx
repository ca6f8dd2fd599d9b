import { useQuery } from '@apollo/client/react';
import type { ListView } from '@vedetta/machines';
import { Link, useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/threat-manager/index.ts';
import {
  MediaListDocument,
  type MediaRowFragment,
} from '../../generated/threat-manager/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { itemName } from '../../lib/notices.ts';
import { saying } from '../../lib/sayings.ts';
import { ScanPill } from '../../domain/files/scan-pill.tsx';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { coverageWords } from '../../domain/alerts/status-words.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Severity } from '../../ui/severity.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { ListFailed } from './alert-list.tsx';
import { toMediaFilter } from './list-state.ts';
import { FoldButton } from './fold-button.tsx';
import { useComingBack } from './use-coming-back.ts';
import { useGroups, type Groups } from './use-groups.ts';

const mediaPath = (row: { id: string }) => `/threat-manager/media/${encodeURIComponent(row.id)}`;

const seenOf = (row: MediaRowFragment, groups: Groups<MediaRowFragment>) =>
  groups.seenOf(row.id) ?? row.seenCount;

const columnsOf = (groups: Groups<MediaRowFragment>): Column<MediaRowFragment>[] => [
  {
    id: 'title',
    get header() {
      return m.media;
    },
    card: 'lead',
    cell: (row) => (
      <>
        <Link className="row-title" data-row-link to={mediaPath(row)}>
          {itemName(row)}
        </Link>
        {row.problem !== null && (
          <div className="row-snippet" title={saying(row.problem, row.problemReasons)}>
            {saying(row.problem, row.problemReasons)}
          </div>
        )}
        <small className="row-extra">
          {m.seenOnSource({
            sourceName: sourceLabel(row.mediaTarget.sourceName),
            seenCount: seenOf(row, groups),
          })}
        </small>
        <FoldButton row={row} groups={groups} />
      </>
    ),
  },
  {
    id: 'source',
    get header() {
      return m.source;
    },
    minor: 'wide',
    width: '134px',
    cell: (row) => <span className="nowrap">{sourceLabel(row.mediaTarget.sourceName)}</span>,
  },
  {
    id: 'result',
    get header() {
      return m.result;
    },
    width: '160px',
    tight: '150px',
    card: 'corner',
    cell: (row) => <Result row={row} />,
  },
  {
    id: 'alerts',
    get header() {
      return m.alerts;
    },
    width: '76px',
    tight: '64px',
    quiet: true,
    cell: (row) => (row.alertCount === 0 ? '—' : row.alertCount),
  },
  {
    id: 'highest',
    get header() {
      return m.highestSeverity;
    },
    width: '128px',
    tight: '120px',
    card: 'top',
    cell: (row) =>
      row.highestSeverity === null ? (
        <small aria-label={m.none}>—</small>
      ) : (
        <Severity value={row.highestSeverity} />
      ),
  },
  {
    id: 'seen',
    get header() {
      return m.seen;
    },
    minor: 'wide',
    width: '68px',
    quiet: true,
    cell: (row) => `${seenOf(row, groups)}×`,
  },
  {
    id: 'added',
    get header() {
      return m.added;
    },
    width: '122px',
    tight: '108px',
    quiet: true,
    cell: (row) => <Ago at={row.createdAt} />,
  },
];

/** How its scan ended, and how many of several parts were examined where those are not all. */
const Result = ({ row: { scanStatus, highestSeverity, coverage } }: { row: MediaRowFragment }) => (
  <>
    <ScanPill status={scanStatus} severity={highestSeverity} />
    {coverage !== null && coverage.parts > 1 && coverage.examined < coverage.parts && (
      <div>
        <small>{coverageWords(coverage)}</small>
      </div>
    )}
  </>
);

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
  const filter = toMediaFilter(view);
  const { data, previousData, error, refetch } = useQuery(MediaListDocument, {
    variables: { page: view.page, ...filter },
  });
  const page = (data ?? previousData)?.mediaList;
  const groups = useGroups(page?.results ?? [], ({ id }) => id);
  useComingBack(page === undefined || groups.waiting ? null : groups.rows.map(({ id }) => id));
  if (page === undefined) {
    return error === undefined ? (
      <SkeletonTable columns={columnsOf(groups)} lines={1} paged label={m.loadingMedia} />
    ) : (
      <ListFailed
        error={error}
        what={m.theMedia}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  }
  if (page.count === 0) {
    return Object.keys(filter).length > 0 ? (
      <EmptyState
        icon={<Icon name="search" />}
        title={m.mediaNoMatchTitle}
        description={m.mediaNoMatchHint}
        action={<Button onClick={onReset}>{m.resetFilters}</Button>}
      />
    ) : (
      <EmptyState
        icon={<Icon name="image" />}
        title={m.mediaEmptyTitle}
        description={m.mediaEmptyHint}
        action={
          <Link className="btn btn-default btn-m" to="/scan-file">
            {m.scanFile}
          </Link>
        }
      />
    );
  }
  if (groups.waiting)
    return <SkeletonTable columns={columnsOf(groups)} lines={1} paged label={m.loadingMedia} />;
  return (
    <>
      <DataTable
        fixed
        caption={m.mediaNewestFirst}
        columns={columnsOf(groups)}
        rows={groups.rows}
        rowKey={(row) => row.id}
        currentKey={current}
        onCurrent={onCurrent}
        onOpen={(row) => {
          void navigate(mediaPath(row));
        }}
      />
      <Pagination
        noun={m.mediaItems}
        page={page.page}
        pageSize={page.pageSize}
        count={page.count}
        isPartial={page.countIsPartial}
        onPage={onPage}
      />
    </>
  );
}
