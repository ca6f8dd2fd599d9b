import { MediaList } from './media-list.tsx';
import type { ListState } from './list-state.ts';
import { useLiveAlerts } from './use-live-alerts.ts';
import { useRowKeys } from './use-row-keys.ts';

interface MediaTabProps {
  state: ListState;
  onPage: (page: number) => void;
  onReset: () => void;
  current: string | undefined;
  onCurrent: (id: string) => void;
  onChange: () => void;
  onPageKey: (key: string) => boolean;
}

/** The list of media with its keys; the counts above it stay live. */
export function MediaTab({ state, onPage, onReset, current, onCurrent, onChange, onPageKey }: MediaTabProps) {
  useRowKeys({ current, onPageKey, onKey: () => false });
  useLiveAlerts({ shown: [], status: null, filters: state, listKey: 'media', onChange });
  return <MediaList state={state} onPage={onPage} onReset={onReset} current={current} onCurrent={onCurrent} />;
}
