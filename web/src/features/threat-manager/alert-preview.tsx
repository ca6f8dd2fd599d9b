import { useQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/threat-manager/index.ts';
import { AlertPreviewDocument, type AlertPreviewQuery, type AlertRowFragment } from '../../generated/threat-manager/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { toProblem } from '../../lib/problem.ts';
import { detectorName, saying, titleOf } from '../../lib/sayings.ts';
import { usePicture } from '../../lib/session/use-picture.ts';
import { sourceLabel } from '../../lib/sources.ts';
import { alertStatusLabel } from '../../lib/status-words.ts';
import { alertPath } from '../../lib/trail/trail.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MarkText } from '../../ui/mark-text.tsx';
import { Severity } from '../../ui/severity.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import './alert-preview.css';

/** The alert on whose row the keyboard stands, beside the list: enough to judge most of them without leaving it. */
export function AlertPreview({ row }: { row: AlertRowFragment | undefined }) {
  return (
    <aside className="alert-preview" aria-label={m.preview}>
      {row === undefined ? <EmptyState icon={<Icon name="eye" />} title={m.noRowIsChosen} description={m.chooseRowToSeeIt} /> : <Shown row={row} />}
    </aside>
  );
}

function Shown({ row }: { row: AlertRowFragment }) {
  // Rows that the keyboard only passes are not asked for.
  const { id, mediaId } = useDeferredValue(row);
  const { data, error } = useQuery(AlertPreviewDocument, { variables: { id, mediaId } });
  return (
    <>
      <div className="alert-preview-top"><Severity value={row.severity} /><StatusPill status={row.status}>{alertStatusLabel(row.status)}</StatusPill></div>
      <h2><Link to={alertPath(row)}>{titleOf(row)}</Link></h2>
      <p className="alert-preview-summary"><MarkText text={row.summary} marks={row.marks} /></p>
      <small>{row.mediaTitle} · {sourceLabel(row.mediaTarget.sourceName)} · <Ago at={row.detectedAt} /></small>
      {error !== undefined && data === undefined && <p role="alert">{toProblem(error).message}</p>}
      {data === undefined && error === undefined && <span className="skeleton-cell alert-preview-wait" role="status" aria-label={m.loadingAlerts} />}
      {data?.media.preview != null && <Picture key={data.media.preview.path} title={data.media.title} preview={data.media.preview} />}
      {data !== undefined && (
        <ul className="alert-preview-seen">
          {data.alert.findings.map((finding) => (
            <li key={finding.id}>
              <b>{detectorName(finding.detector, finding.detectorLabel)}</b>
              {finding.excerpt !== '' && <span>{finding.excerpt}</span>}
              <small>{saying(finding.why, finding.whyReasons)}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Picture({ title, preview }: { title: string; preview: NonNullable<AlertPreviewQuery['media']['preview']> }) {
  const { picture } = usePicture(preview.path);
  return (
    <div className="alert-preview-picture" style={{ aspectRatio: `${preview.width} / ${preview.height}` }} aria-busy={picture.phase === 'loading'}>
      {picture.phase === 'shown' && <img src={picture.url} alt={m.previewOf({ title })} />}
    </div>
  );
}
