import type { ListView } from '@vedetta/machines';
import { MediaList } from './media-list.tsx';
import { useLiveAlerts } from './use-live-alerts.ts';
import { useRowKeys } from './use-row-keys.ts';

interface MediaTabProps {
  view: ListView;
  onPage: (page: number) => void;
  onReset: () => void;
  current: string | undefined;
  onCurrent: (id: string) => void;
  onChange: () => void;
  onPageKey: (key: string) => boolean;
}

/** The list of media with its keys; the counts above it stay live. */
export function MediaTab({
  view,
  onPage,
  onReset,
  current,
  onCurrent,
  onChange,
  onPageKey,
}: MediaTabProps) {
  useRowKeys({ current, onPageKey, onKey: () => false });
  useLiveAlerts({ shown: [], statuses: null, filters: view, listKey: 'media', onChange });
  return (
    <MediaList
      view={view}
      onPage={onPage}
      onReset={onReset}
      current={current}
      onCurrent={onCurrent}
    />
  );
}
