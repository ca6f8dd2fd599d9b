import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/targets/index.ts';
import { TargetMediaDocument, type TargetMediaQuery } from '../../generated/targets/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { itemName } from '../../lib/notices.ts';
import { ScanPill } from '../../domain/files/scan-pill.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { inFigures } from '../../ui/figures.ts';
import { Severity } from '../../ui/severity.tsx';
import { listPath } from './list-path.ts';
import { PartWaits } from './part-waits.tsx';

type MediaRow = TargetMediaQuery['mediaList']['results'][number];

const COLUMNS: Column<MediaRow>[] = [
  {
    id: 'media',
    get header() {
      return m.media;
    },
    card: 'lead',
    cell: (row) => (
      <Link className="row-title" to={`/threat-manager/media/${encodeURIComponent(row.id)}`}>
        {itemName(row)}
      </Link>
    ),
  },
  {
    id: 'result',
    get header() {
      return m.columnResult;
    },
    width: '160px',
    tight: '150px',
    card: 'top',
    cell: ({ scanStatus, highestSeverity }) => (
      <ScanPill status={scanStatus} severity={highestSeverity} />
    ),
  },
  {
    id: 'highest',
    get header() {
      return m.columnHighestSeverity;
    },
    width: '128px',
    tight: '120px',
    cell: ({ highestSeverity }) =>
      highestSeverity === null ? (
        <small aria-label={m.noSeverity}>—</small>
      ) : (
        <Severity value={highestSeverity} />
      ),
  },
  {
    id: 'added',
    get header() {
      return m.added;
    },
    width: '122px',
    tight: '108px',
    quiet: true,
    cell: ({ createdAt }) => <Ago at={createdAt} />,
  },
];

/** The newest that a target brought, and the way to all of it. */
export function MediaCard({ targetId }: { targetId: string }) {
  const { data, error, refetch } = useQuery(TargetMediaDocument, {
    variables: { id: targetId },
    fetchPolicy: 'cache-and-network',
  });
  if (data === undefined)
    return (
      <PartWaits
        error={error}
        rows={5}
        loading={m.loadingMedia}
        failed={m.mediaLoadFailed}
        onAgain={refetch}
      />
    );
  const { count, countIsPartial, results } = data.mediaList;
  return (
    <Card>
      <div className="target-part-head">
        <h2>{m.media}</h2>
        {count > 0 && (
          <Link to={listPath(targetId, 'media')}>
            {m.showAllMedia({ count, figure: inFigures(count, countIsPartial) })}
          </Link>
        )}
      </div>
      {results.length === 0 ? (
        <p className="target-runs-none">{m.noMedia}</p>
      ) : (
        <DataTable
          fixed
          caption={m.mediaCaption}
          rows={results}
          rowKey={({ id }) => id}
          columns={COLUMNS}
        />
      )}
    </Card>
  );
}
