import { TARGET_HEALTH_LABELS } from '@vedetta/machines/lifecycles';
import type { TargetRowFragment, TargetType } from '../../generated/targets/graphql.ts';
import type { PillTone } from '../../ui/status-pill.tsx';

export const KIND_LABELS: Record<TargetType, string> = { ACCOUNT: 'Account', SEARCH: 'Search', FOLDER: 'Folder', FEED: 'Feed' };

/** The health of the collection, as far as the server tells: paused, not scanned yet, or scanned. */
export function healthOf({ isActive, lastScan }: Pick<TargetRowFragment, 'isActive' | 'lastScan'>): { label: string; tone: PillTone } {
  if (!isActive) return { label: TARGET_HEALTH_LABELS.PAUSED, tone: 'neutral' };
  return lastScan === null ? { label: TARGET_HEALTH_LABELS.WAITING, tone: 'review' } : { label: 'Scanned', tone: 'ok' };
}
