import * as m from '../../generated/messages/targets/index.ts';
import type {
  TargetHealth,
  TargetRowFragment,
  TargetType,
} from '../../generated/targets/graphql.ts';
import { targetHealthLabel } from '../../domain/alerts/status-words.ts';
import type { PillTone } from '../../ui/status-pill.tsx';

export const KIND_LABELS: Record<TargetType, string> = {
  get ACCOUNT() {
    return m.account;
  },
  get SEARCH() {
    return m.search;
  },
  get FOLDER() {
    return m.folder;
  },
  get FEED() {
    return m.feed;
  },
};

const HEALTH: Record<TargetHealth, { label: string; tone: PillTone }> = {
  PAUSED: {
    get label() {
      return targetHealthLabel('PAUSED');
    },
    tone: 'neutral',
  },
  WAITING: {
    get label() {
      return targetHealthLabel('WAITING');
    },
    tone: 'review',
  },
  DELAYED: {
    get label() {
      return targetHealthLabel('DELAYED');
    },
    tone: 'progress',
  },
  BLOCKED: {
    get label() {
      return targetHealthLabel('BLOCKED');
    },
    tone: 'bad',
  },
  HEALTHY: {
    get label() {
      return targetHealthLabel('HEALTHY');
    },
    tone: 'ok',
  },
};

/**
 * How the collection goes, as the server tells it: in words of the life cycle (docs/decisions/099).
 */
export const healthOf = ({
  health,
}: Pick<TargetRowFragment, 'health'>): { label: string; tone: PillTone } => HEALTH[health];
