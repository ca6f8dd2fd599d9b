import { TARGET_HEALTH_LABELS } from '@vedetta/machines/lifecycles';
import type { TargetHealth, TargetRowFragment, TargetType } from '../../generated/targets/graphql.ts';
import type { PillTone } from '../../ui/status-pill.tsx';

export const KIND_LABELS: Record<TargetType, string> = { ACCOUNT: 'Account', SEARCH: 'Search', FOLDER: 'Folder', FEED: 'Feed' };

const HEALTH: Record<TargetHealth, { label: string; tone: PillTone }> = {
  PAUSED: { label: TARGET_HEALTH_LABELS.PAUSED, tone: 'neutral' },
  WAITING: { label: TARGET_HEALTH_LABELS.WAITING, tone: 'review' },
  HEALTHY: { label: TARGET_HEALTH_LABELS.HEALTHY, tone: 'ok' },
};

/** How the collection goes, as the server tells it: in words of the life cycle (docs/decisions/099). */
export const healthOf = ({ health }: Pick<TargetRowFragment, 'health'>): { label: string; tone: PillTone } => HEALTH[health];
