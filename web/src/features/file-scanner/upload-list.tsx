import { isOver, isUnderWay, MAX_FILE_BYTES, totalsOf, type UploadItem } from '@vedetta/machines';
import * as m from '../../generated/messages/file-scanner/index.ts';
import { said } from '../../lib/problem.ts';
import { shownName } from '../../domain/people/shown-name.ts';
import { formatSize } from '../../lib/sizes.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pill } from '../../ui/status-pill.tsx';
import './upload-list.css';

interface UploadListProps {
  /** What is not yet in the list of files below. */
  items: readonly UploadItem[];
  /** The scans of a free trial are used up: nothing can be tried again until there are more. */
  isExhausted: boolean;
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
  onCancelAll: () => void;
  onClear: () => void;
}

/** What is being sent, three at once, and what could not be sent and why. */
export function UploadList({
  items,
  isExhausted,
  onRetry,
  onCancel,
  onCancelAll,
  onClear,
}: UploadListProps) {
  if (items.length === 0) return null;
  const { open, failed } = totalsOf(items);
  return (
    <Card>
      <div className="uploads-head">
        <h2>{m.uploads}</h2>
        <small role="status">
          {[
            open > 0 ? m.uploadsLeft({ open }) : null,
            failed > 0 ? m.uploadsFailed({ failed }) : null,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </small>
        <span className="grow" />
        {open > 1 && (
          <Button size="s" variant="ghost" onClick={onCancelAll}>
            {m.cancelAll}
          </Button>
        )}
        {open === 0 && (
          <Button size="s" variant="ghost" onClick={onClear}>
            {m.clear}
          </Button>
        )}
      </div>
      <ul className="uploads">
        {items.map((item) => (
          <Upload
            key={item.id}
            item={item}
            isExhausted={isExhausted}
            onRetry={onRetry}
            onCancel={onCancel}
          />
        ))}
      </ul>
    </Card>
  );
}

function Upload({
  item,
  isExhausted,
  onRetry,
  onCancel,
}: { item: UploadItem } & Pick<UploadListProps, 'isExhausted' | 'onRetry' | 'onCancel'>) {
  const mayRetry = !isExhausted && (item.phase === 'failed' || item.phase === 'cancelled');
  return (
    <li className="upload">
      <Icon name="file" />
      <div className="upload-name">
        <bdi className="strong">{shownName(item.name)}</bdi>{' '}
        <small className="num">{formatSize(item.size)}</small>
      </div>
      <div className="upload-state">
        <State item={item} />
      </div>
      {(mayRetry || !isOver(item)) && (
        <div className="upload-acts">
          {mayRetry && (
            <Button size="s" icon="refresh" onClick={() => onRetry(item.id)}>
              {m.tryAgain}
            </Button>
          )}
          {!isOver(item) && (
            <IconButton
              icon="x"
              size="s"
              label={m.cancelUpload({ name: shownName(item.name) })}
              onClick={() => onCancel(item.id)}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** Why a file is not sent: for a file that cannot be sent by its size, else what stopped it. */
function problemWords({ size, phase }: UploadItem, message: string): string {
  if (phase !== 'refused') return said(message);
  return size === 0 ? m.fileEmpty : size > MAX_FILE_BYTES ? m.fileTooLarge : said(message);
}

function State({ item }: { item: UploadItem }) {
  const percent = item.size === 0 ? 0 : Math.round((item.sent / item.size) * 100);
  if (isUnderWay(item)) {
    const words =
      item.phase === 'retrying'
        ? [
            item.problem === null ? m.interrupted : problemWords(item, item.problem.message),
            m.retryingAutomatically,
          ].join(' ')
        : item.phase === 'paused'
          ? m.pausedOffline
          : percent >= 100
            ? m.storing
            : `${percent} %`;
    return (
      <>
        <Bar
          value={item.sent / Math.max(1, item.size)}
          label={m.uploadOf({ name: shownName(item.name) })}
        />
        <small>{words}</small>
      </>
    );
  }
  if (item.phase === 'queued') return <Pill>{m.waiting}</Pill>;
  if (item.phase === 'stored') return <Pill tone="ok">{m.stored}</Pill>;
  if (item.phase === 'cancelled') return <Pill>{m.cancelled}</Pill>;
  return (
    <div role="alert" className="upload-problem">
      <Pill tone="progress">{item.phase === 'refused' ? m.notAccepted : m.notSent}</Pill>
      <small>
        {item.problem === null ? m.tryAgainHint : problemWords(item, item.problem.message)}
      </small>
    </div>
  );
}
