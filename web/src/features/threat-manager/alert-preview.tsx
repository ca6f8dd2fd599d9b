import { useQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/threat-manager/index.ts';
import {
  AlertPreviewDocument,
  type AlertPreviewQuery,
  type AlertRowFragment,
} from '../../generated/threat-manager/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { itemName, itemOf } from '../../lib/notices.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { quoted, quotedExcerpt } from '../../lib/quotes.ts';
import { detectorName, saying, titleOf } from '../../lib/sayings.ts';
import { usePicture } from '../../domain/session/use-picture.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { alertStatusLabel } from '../../domain/alerts/status-words.ts';
import { alertPath } from '../../lib/trail/trail.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MarkText } from '../../ui/mark-text.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { Severity } from '../../ui/severity.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { saysMore } from './said-once.ts';
import './alert-preview.css';

interface AlertPreviewProps {
  row: AlertRowFragment | undefined;
  /** The same acts as in the menu of the row. */
  acts: readonly MenuItem[];
  onClose: () => void;
}

/**
 * The alert on whose row the keyboard stands: enough to judge most of them without leaving the
 * list. Beside it, or, where there is no room, at the foot of the window; no dialog, so that the
 * keys of the list go on.
 */
export function AlertPreview({ row, acts, onClose }: AlertPreviewProps) {
  return (
    <aside className="alert-preview" aria-label={m.preview}>
      <div className="alert-preview-body">
        <div className="alert-preview-top">
          {row !== undefined && (
            <>
              <Severity value={row.severity} />
              <StatusPill status={row.status}>{alertStatusLabel(row.status)}</StatusPill>
            </>
          )}
          <span className="grow" />
          <IconButton icon="x" size="s" label={m.closePreview} onClick={onClose} />
        </div>
        {row === undefined ? (
          <EmptyState
            icon={<Icon name="eye" />}
            title={m.previewEmptyTitle}
            description={m.previewEmptyHint}
          />
        ) : (
          <Shown row={row} acts={acts} />
        )}
      </div>
    </aside>
  );
}

function Shown({ row, acts }: Pick<AlertPreviewProps, 'acts'> & { row: AlertRowFragment }) {
  // Rows that the keyboard only passes are not asked for.
  const { id, mediaId } = useDeferredValue(row);
  const { data, error } = useQuery(AlertPreviewDocument, { variables: { id, mediaId } });
  const title = titleOf(row);
  const source = sourceLabel(row.mediaTarget.sourceName);
  const item = saysMore(row.mediaTitle, [title, row.summary]) ? itemName(itemOf(row)) : null;
  // “Post by … on X” names the source already.
  const from = item === null ? source : item.endsWith(` ${source}`) ? item : `${item} · ${source}`;
  return (
    <>
      <h2>
        <Link to={alertPath(row)}>{title}</Link>
      </h2>
      <p className="alert-preview-summary">
        <MarkText {...quoted(row)} />
      </p>
      <small>
        {from} · <Ago at={row.detectedAt} /> · {m.assignee}:{' '}
        {row.assignee?.fullName ?? m.unassigned}
      </small>
      <div className="alert-preview-acts" role="group" aria-label={m.actionsFor({ title })}>
        {acts.map(({ label, icon, onSelect }) => (
          <Button key={label} size="s" {...(icon === undefined ? {} : { icon })} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </div>
      {error !== undefined && data === undefined && (
        <p role="alert">{said(toProblem(error).message)}</p>
      )}
      {data === undefined && error === undefined && (
        <span
          className="skeleton-cell alert-preview-wait"
          role="status"
          aria-label={m.loadingAlerts}
        />
      )}
      {data?.media.preview != null && (
        <Picture
          key={data.media.preview.path}
          title={itemName(data.media)}
          preview={data.media.preview}
        />
      )}
      {data !== undefined && (
        <ul className="alert-preview-seen">
          {data.alert.findings.map((finding) => (
            <li key={finding.id}>
              <b>{detectorName(finding.detector, finding.detectorLabel)}</b>
              {saysMore(finding.excerpt, [row.summary]) && (
                <mark className="mark-text">{quotedExcerpt(finding)}</mark>
              )}
              <small>{saying(finding.why, finding.whyReasons)}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Picture({
  title,
  preview,
}: {
  title: string;
  preview: NonNullable<AlertPreviewQuery['media']['preview']>;
}) {
  const { picture } = usePicture(preview.path);
  return (
    <div
      className="alert-preview-picture"
      style={{ aspectRatio: `${preview.width} / ${preview.height}` }}
      aria-busy={picture.phase === 'loading'}
    >
      {picture.phase === 'shown' && <img src={picture.url} alt={m.previewOf({ title })} />}
    </div>
  );
}
