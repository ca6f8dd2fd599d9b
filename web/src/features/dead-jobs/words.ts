import type { DeadJobKind, DeadJobRowFragment } from '../../generated/dead-jobs/graphql.ts';
import * as m from '../../generated/messages/dead-jobs/index.ts';

/** What the work was. */
export const KIND_WORDS: Record<DeadJobKind, string> = {
  get SCAN() {
    return m.jobScan;
  },
  get PICTURE_TEXT() {
    return m.jobImageText;
  },
  get MAIL() {
    return m.jobEmail;
  },
  get MAIL_PREPARATION() {
    return m.jobEmailPreparation;
  },
  get WEBHOOK() {
    return m.jobWebhookMessage;
  },
  get RESCAN() {
    return m.jobRescan;
  },
  get INDICATOR_LIST() {
    return m.jobIndicatorList;
  },
  get OTHER() {
    return m.jobOther;
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
