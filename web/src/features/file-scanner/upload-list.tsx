import { isOver, isUnderWay, totalsOf, type UploadItem } from '@vedetta/machines';
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
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
  onCancelAll: () => void;
  onClear: () => void;
}

/** What is being sent, three at once, and what could not be sent and why. */
export function UploadList({ items, onRetry, onCancel, onCancelAll, onClear }: UploadListProps) {
  if (items.length === 0) return null;
  const { open, failed } = totalsOf(items);
  return (
    <Card>
      <div className="uploads-head">
        <h2>Uploads</h2>
        <small role="status">{[open > 0 ? `${open} to go` : null, failed > 0 ? `${failed} not sent` : null].filter((part) => part !== null).join(' · ')}</small>
        <span className="grow" />
        {open > 1 && <Button size="s" variant="ghost" onClick={onCancelAll}>Cancel all</Button>}
        {open === 0 && <Button size="s" variant="ghost" onClick={onClear}>Clear</Button>}
      </div>
      <ul className="uploads">
        {items.map((item) => <Upload key={item.id} item={item} onRetry={onRetry} onCancel={onCancel} />)}
      </ul>
    </Card>
  );
}

function Upload({ item, onRetry, onCancel }: { item: UploadItem } & Pick<UploadListProps, 'onRetry' | 'onCancel'>) {
  const mayRetry = item.phase === 'failed' || item.phase === 'cancelled';
  return (
    <li className="upload">
      <Icon name="file" />
      <div className="upload-name"><span className="strong">{item.name}</span> <small className="num">{formatSize(item.size)}</small></div>
      <div className="upload-state"><State item={item} /></div>
      <div className="upload-acts">
        {mayRetry && <Button size="s" icon="refresh" onClick={() => onRetry(item.id)}>Try again</Button>}
        {!isOver(item) && <IconButton icon="x" size="s" label={`Cancel ${item.name}`} onClick={() => onCancel(item.id)} />}
      </div>
    </li>
  );
}

function State({ item }: { item: UploadItem }) {
  const percent = item.size === 0 ? 0 : Math.round((item.sent / item.size) * 100);
  if (isUnderWay(item)) {
    const words = item.phase === 'retrying' ? `${item.problem?.message ?? 'Interrupted.'} Trying again by itself.`
      : item.phase === 'paused' ? 'Paused until the connection is back.'
      : percent >= 100 ? 'Sent, being stored' : `${percent} %`;
    return <><Bar value={item.sent / Math.max(1, item.size)} label={`Upload of ${item.name}`} /><small>{words}</small></>;
  }
  if (item.phase === 'queued') return <Pill>Waiting</Pill>;
  if (item.phase === 'stored') return <Pill tone="ok">Stored</Pill>;
  if (item.phase === 'cancelled') return <Pill>Cancelled</Pill>;
  return (
    <div role="alert" className="upload-problem">
      <Pill tone="bad">{item.phase === 'refused' ? 'Not accepted' : 'Not sent'}</Pill>
      <small>{item.problem?.message ?? 'Try again.'}</small>
    </div>
  );
}
