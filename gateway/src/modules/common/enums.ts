import type {
  ActivityKind,
  BulkOutcome,
  FeedbackResponse,
  GroupName,
  InvitationState,
  Language,
  NotificationContext,
  Severity,
  SortDirection,
  Theme,
} from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';

/** A table in both directions; the compiler sees to it that no value of either side is missing. */
export function both<G extends string, R extends string | number>(
  toRest: Record<G, R>,
): { toRest: Record<G, R>; fromRest: (value: R) => G } {
  const back = new Map<R, G>();
  for (const name in toRest) back.set(toRest[name], name);
  return {
    toRest,
    fromRest(value) {
      const name = back.get(value);
      if (name === undefined) throw new Error(`The contract knows no value ${String(value)}.`);
      return name;
    },
  };
}

export const severity = both<Severity, Rest['Severity']>({
  INFORMATIVE: 1,
  LOW: 2,
  MEDIUM: 3,
  HIGH: 4,
  CRITICAL: 5,
});
export const feedback = both<FeedbackResponse, Rest['FeedbackResponse']>({
  CONFIRMED_THREAT: 'confirmed threat',
  FALSE_POSITIVE_BENIGN: 'false positive: benign',
  FALSE_POSITIVE_SATIRE_OR_NEWS: 'false positive: satire or news',
  DUPLICATE: 'duplicate',
  KNOWN_AND_ACCEPTED: 'known and accepted',
  CANNOT_TELL: 'cannot tell',
});
export const group = both<GroupName, Rest['User']['group_name']>({
  ADMINS: 'Admins',
  ANALYSTS: 'Analysts',
  VIEWERS: 'Viewers',
  TRIAL_USERS: 'Trial Users',
});
export const language = both<Language, Rest['User']['date_language']>({ EN: 'en', IT: 'it' });
export const theme = both<Theme, Rest['User']['theme']>({
  SYSTEM: 'system',
  LIGHT: 'light',
  DARK: 'dark',
});
export const notificationContext = both<NotificationContext, Rest['NotificationContext']>({
  NEW_USER_NEED_APPROVATION: 'new_user_need_approvation',
  COMMENT_MENTION: 'comment_mention',
  ASSIGNED_ALERT: 'assigned_alert',
  RESOLVED_ALERT: 'resolved_alert',
  CHANGED_SEVERITY: 'changed_severity',
});
export const activityKind = both<ActivityKind, Rest['Activity']['kind']>({
  DETECTED: 'detected',
  RESCAN_ASKED: 'rescan_asked',
  RESCANNED: 'rescanned',
  ORIGINAL_DOWNLOADED: 'original_downloaded',
  PASSWORDS_REVEALED: 'passwords_revealed',
  STATUS_CHANGED: 'status_changed',
  SEVERITY_CHANGED: 'severity_changed',
  ASSIGNED: 'assigned',
  NOTE_ADDED: 'note_added',
  NOTE_CHANGED: 'note_changed',
  NOTE_DELETED: 'note_deleted',
  FEEDBACK_GIVEN: 'feedback_given',
  MEDIA_ASSIGNED: 'media_assigned',
  MEDIA_CHANGED: 'media_changed',
  PUBLISHER_CONTACTED: 'publisher_contacted',
  RECORDED: 'recorded',
});
export const bulkOutcome = both<BulkOutcome, Rest['BulkRow']['outcome']>({
  CHANGED: 'changed',
  UNCHANGED: 'unchanged',
  STALE: 'stale',
  INVALID_TRANSITION: 'invalid_transition',
  NOT_CLOSED: 'not_closed',
  RESTORED: 'restored',
  CHANGED_SINCE: 'changed_since',
});
export const invitationState = both<InvitationState, Rest['Invitation']['state']>({
  PENDING: 'pending',
  EXPIRED: 'expired',
});
export const direction: Record<SortDirection, 'asc' | 'desc'> = { ASC: 'asc', DESC: 'desc' };

/** Severity that may be missing. */
export const severityOrNull = (value: Rest['Severity'] | null): Severity | null =>
  value === null ? null : severity.fromRest(value);
