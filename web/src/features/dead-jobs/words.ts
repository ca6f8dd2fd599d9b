import type { DeadJobKind, DeadJobRowFragment } from '../../generated/dead-jobs/graphql.ts';
import * as m from '../../generated/messages/dead-jobs/index.ts';

/** What the work was. */
export const KIND_WORDS: Record<DeadJobKind, string> = {
  get SCAN() {
    return m.scan;
  },
  get PICTURE_TEXT() {
    return m.pictureText;
  },
  get MAIL() {
    return m.letter;
  },
  get MAIL_PREPARATION() {
    return m.letterPreparation;
  },
  get WEBHOOK() {
    return m.webhookMessage;
  },
  get RESCAN() {
    return m.scanOfHistory;
  },
  get INDICATOR_LIST() {
    return m.indicatorList;
  },
  get OTHER() {
    return m.otherWork;
  },
};

/** The page of what the work was about; null where there is none. */
export function pathOf({
  kind,
  aboutId,
}: Pick<DeadJobRowFragment, 'kind' | 'aboutId'>): string | null {
  if (aboutId === null) return null;
  switch (kind) {
    case 'SCAN':
    case 'PICTURE_TEXT':
      return `/threat-manager/media/${encodeURIComponent(aboutId)}`;
    case 'WEBHOOK':
      return `/admin/settings/webhooks/${encodeURIComponent(aboutId)}`;
    case 'INDICATOR_LIST':
      return '/admin/settings/indicator-lists';
    case 'MAIL':
    case 'MAIL_PREPARATION':
    case 'RESCAN':
    case 'OTHER':
      return null;
  }
}
