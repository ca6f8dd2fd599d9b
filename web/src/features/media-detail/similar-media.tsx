import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MediaDetailQuery, SimilarRowFragment } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { Ago } from '../../lib/ago.tsx';
import { itemName } from '../../lib/notices.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { countedStatus } from '../../domain/alerts/status-words.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { inFigures } from '../../ui/figures.ts';
import { Icon } from '../../ui/icon.tsx';
import { Severity } from '../../ui/severity.tsx';
import { Pill, StatusPill } from '../../ui/status-pill.tsx';
import { usePicture } from '../../domain/session/use-picture.ts';
import './similar-media.css';

type Media = MediaDetailQuery['media'];
type Statuses = SimilarRowFragment['alertStatuses'];
const pathOf = ({ id }: { id: string }) => `/threat-manager/media/${encodeURIComponent(id)}`;

/**
 * The items that read or look like this one, what became of their alerts, and two pictures beside
 * each other.
 */
export function SimilarMedia({ media }: { media: Media }) {
  const { similar, preview } = media;
  const [compared, setCompared] = useState<string | null>(null);
  if (similar.count === 0)
    return (
      <EmptyState
        icon={<Icon name="copy" />}
        title={m.similarEmptyTitle}
        description={m.similarEmptyHint}
      />
    );
  const other =
    similar.items.find(({ id }) => id === compared) ??
    similar.items.find((item) => item.preview !== null);
  const columns: Column<SimilarRowFragment>[] = [
    {
      id: 'title',
      header: m.media,
      card: 'lead',
      cell: (row) => (
        <Link className="row-title" to={pathOf(row)}>
          {itemName(row.title)}
        </Link>
      ),
    },
    {
      id: 'source',
      header: m.source,
      cell: (row) => <span className="nowrap">{sourceLabel(row.mediaTarget.sourceName)}</span>,
    },
    {
      id: 'severity',
      header: m.severity,
      card: 'top',
      cell: (row) =>
        row.highestSeverity === null ? <small>—</small> : <Severity value={row.highestSeverity} />,
    },
    {
      id: 'alerts',
      header: m.alerts,
      cell: (row) => <StatusList statuses={row.alertStatuses} />,
    },
    {
      id: 'seen',
      header: m.columnSeen,
      quiet: true,
      cell: (row) => `${inFigures(row.seenCount)}×`,
    },
    { id: 'added', header: m.added, quiet: true, cell: (row) => <Ago at={row.createdAt} /> },
    ...(preview === null
      ? []
      : [
          {
            id: 'compare',
            header: m.compare,
            quietHeader: true,
            card: 'corner' as const,
            cell: (row: SimilarRowFragment) =>
              row.preview === null ? null : (
                <Button
                  size="s"
                  aria-pressed={row.id === other?.id}
                  aria-label={m.compareWith({ title: itemName(row.title) })}
                  onClick={() => setCompared(row.id)}
                >
                  {m.compare}
                </Button>
              ),
          },
        ]),
  ];
  return (
    <div className="similar">
      <p className="similar-sum">
        <b>{m.similarItems({ count: similar.count })}</b> ·{' '}
        {m.seenInTotal({ count: similar.seenCount })}{' '}
        <StatusList statuses={similar.alertStatuses} />
      </p>
      {preview !== null && other?.preview != null && (
        <div className="similar-pair">
          <Side caption={m.thisItem} title={itemName(media.title)} preview={preview} />
          <Side
            caption={<Link to={pathOf(other)}>{itemName(other.title)}</Link>}
            title={itemName(other.title)}
            preview={other.preview}
          />
        </div>
      )}
      <DataTable
        caption={m.similarMedia}
        columns={columns}
        rows={similar.items}
        rowKey={({ id }) => id}
      />
      {similar.count > similar.items.length && (
        <p className="similar-more dim">{m.newestShown({ count: similar.items.length })}</p>
      )}
    </div>
  );
}

/** `7 Dismissed`, a pill for each status that has any. */
function StatusList({ statuses }: { statuses: Statuses }) {
  if (statuses.length === 0) return <Pill tone="ok">{m.noAlerts}</Pill>;
  return (
    <span className="similar-statuses">
      {statuses.map(({ status, count }) => (
        <StatusPill key={status} status={status}>
          {countedStatus(status, count)}
        </StatusPill>
      ))}
    </span>
  );
}

function Side({
  caption,
  title,
  preview,
}: {
  caption: ReactNode;
  title: string;
  preview: NonNullable<Media['preview']>;
}) {
  const { picture, again } = usePicture(preview.path);
  return (
    <figure className="similar-side">
      <div className="similar-ground" aria-busy={picture.phase === 'loading'}>
        {picture.phase === 'shown' && (
          <img
            src={picture.url}
            alt={m.previewOf({ title })}
            width={preview.width}
            height={preview.height}
          />
        )}
        {picture.phase === 'failed' && (
          <Button size="s" icon="refresh" onClick={again}>
            {m.tryAgain}
          </Button>
        )}
      </div>
      <figcaption>
        {caption} <small>{m.pixels({ width: preview.width, height: preview.height })}</small>
      </figcaption>
    </figure>
  );
}
