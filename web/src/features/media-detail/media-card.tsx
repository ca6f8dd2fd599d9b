import type { MediaDetailQuery } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { itemName } from '../../lib/notices.ts';
import { saying } from '../../lib/sayings.ts';
import { fileScanLabel } from '../../domain/alerts/status-words.ts';
import { Bar } from '../../ui/bar.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { EvidencePicture } from './evidence-picture.tsx';
import { EvidenceText } from './evidence-text.tsx';
import { MailView } from './mail-view.tsx';
import { MediaOrigin } from './media-origin.tsx';
import { isNamedFile, isText } from './origin.ts';
import type { ItemMail } from './use-mail.ts';
import type { ItemText } from './use-text.ts';
import { pageAddress } from './page-address.ts';
import './media-card.css';

interface MediaCardProps {
  media: MediaDetailQuery['media'];
  text: ItemText;
  /** The item as a mail; null for what is none. */
  mail: ItemMail | null;
  /** How far the scan is; null when it is over or nothing is known. */
  progress: { done: number; total: number } | null;
  active: string | null;
  onActive: (id: string | null) => void;
  onChoose: (id: string) => void;
  /** What may be done with the item itself. */
  menu: MenuItem[];
  /** Null for whoever may not have it scanned. */
  onScanAgain: (() => void) | null;
}

/**
 * The item itself: what it is, its text with the seen parts marked, its picture with the evidence
 * drawn on it.
 */
export function MediaCard({
  media,
  text,
  mail,
  progress,
  active,
  onActive,
  onChoose,
  menu,
  onScanAgain,
}: MediaCardProps) {
  const address = pageAddress(media.url);
  return (
    <Card className="card-pad media-card">
      <div className="row">
        <MediaOrigin media={media} />
        {address !== null && (
          <a
            className="btn btn-default btn-s media-source"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            title={m.opensInNewTab({ address })}
          >
            {m.openAtSource}
            <Icon name="external" />
          </a>
        )}
        {menu.length > 0 && (
          <span className="media-menu">
            <Menu label={m.itemActions} items={menu} />
          </span>
        )}
      </div>
      {!isText(media) && !isNamedFile(media) && <p className="media-about">{itemName(media)}</p>}
      <ScanState media={media} progress={progress} onScanAgain={onScanAgain} />
      {mail === null ? (
        <EvidenceText text={text} active={active} onActive={onActive} onChoose={onChoose} />
      ) : (
        <MailView
          of={mail}
          title={itemName(media)}
          active={active}
          onActive={onActive}
          onChoose={onChoose}
        />
      )}
      {media.preview !== null && (
        <EvidencePicture
          title={itemName(media)}
          preview={media.preview}
          findings={media.findings}
          active={active}
          onActive={onActive}
          onChoose={onChoose}
        />
      )}
    </Card>
  );
}

/**
 * What the scan says about the item as a whole, in words that never make an unread file look clean.
 */
function ScanState({
  media,
  progress,
  onScanAgain,
}: Pick<MediaCardProps, 'media' | 'progress' | 'onScanAgain'>) {
  const why = media.problem === null ? null : saying(media.problem, media.problemReasons);
  switch (media.scanStatus) {
    case 'QUEUED':
    case 'SCANNING': {
      const words =
        progress === null || progress.total === 0
          ? m.waitingForScan
          : m.detectorsDone({ done: progress.done, total: progress.total });
      return (
        <div className="media-scan" role="status">
          <Bar
            value={progress === null || progress.total === 0 ? 0 : progress.done / progress.total}
            label={m.scan}
          />
          <small>{words}</small>
        </div>
      );
    }
    case 'UNREADABLE':
    case 'PARTIAL':
      return (
        <Banner status={media.scanStatus === 'PARTIAL' ? 'info' : 'warning'}>
          {fileScanLabel(media.scanStatus)}: {why ?? m.reasonUnknown} {m.notSafeNote}
        </Banner>
      );
    case 'FAILED':
      return (
        <Banner
          status="warning"
          action={
            onScanAgain !== null && (
              <Button size="s" icon="refresh" onClick={onScanAgain}>
                {m.scanAgain}
              </Button>
            )
          }
        >
          {fileScanLabel('FAILED')}: {why ?? m.scanIncomplete}
        </Banner>
      );
    case 'FOUND':
    case 'CLEAN':
      return null;
  }
}
