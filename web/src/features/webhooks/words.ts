import type { DeliveryRowFragment, WebhookDeliveryState, WebhookKind, WebhookMessageKind, WebhookRowFragment } from '../../generated/webhooks/graphql.ts';
import type { PillTone } from '../../ui/status-pill.tsx';

/** What a webhook may be told, in the order in which it is offered. */
export const KINDS: readonly { value: WebhookKind; label: string; hint: string }[] = [
  { value: 'ALERT_CREATED', label: 'New alerts', hint: 'An alert was raised.' },
  { value: 'ALERT_CHANGED', label: 'Changed alerts', hint: 'Status, severity or assignee of an alert changed.' },
  { value: 'SCAN_FINISHED', label: 'Finished scans', hint: 'The scan of a file or of a media item came to its end.' },
  { value: 'TARGET_CHANGED', label: 'Targets', hint: 'A target was added, changed, scanned or given up.' },
  { value: 'NOTE_CHANGED', label: 'Notes', hint: 'A note was written, changed or deleted.' },
];
export const kindWords = (kinds: readonly WebhookKind[]): string =>
  (kinds.length === KINDS.length ? 'Everything' : KINDS.filter(({ value }) => kinds.includes(value)).map(({ label }) => label).join(', '));

/** What one message is of. */
export const MESSAGE_WORDS: Record<WebhookMessageKind, string> = {
  ALERT_CREATED: 'New alert', ALERT_CHANGED: 'Changed alert', SCAN_FINISHED: 'Finished scan', TARGET_CHANGED: 'Target', NOTE_CHANGED: 'Note', PING: 'Test message',
};

/** How a webhook does, and why. */
export function standingOf({ isActive, problem, lastDeliveredAt }: Pick<WebhookRowFragment, 'isActive' | 'problem' | 'lastDeliveredAt'>): { label: string; tone: PillTone; why: string } {
  if (!isActive) return { label: 'Paused', tone: 'neutral', why: problem ?? 'An admin paused it.' };
  if (problem !== null) return { label: 'Failing', tone: 'bad', why: problem };
  return lastDeliveredAt === null ? { label: 'Nothing sent yet', tone: 'review', why: 'It waits for its first message.' } : { label: 'Working', tone: 'ok', why: 'The last message arrived.' };
}

export const STATES: readonly { value: WebhookDeliveryState | ''; label: string }[] = [
  { value: '', label: 'Every message' }, { value: 'QUEUED', label: 'Being tried' }, { value: 'DELIVERED', label: 'Delivered' }, { value: 'FAILED', label: 'Given up' },
];

/** What became of a message: a word, and in a line how it came to that. */
export function outcomeOf({ state, attempts, httpStatus, problem, durationMs }: Pick<DeliveryRowFragment, 'state' | 'attempts' | 'httpStatus' | 'problem' | 'durationMs'>): { label: string; tone: PillTone; line: string } {
  const tries = attempts > 1 ? `try ${attempts}` : null;
  const took = durationMs === null ? null : `${durationMs.toLocaleString('en')} ms`;
  const line = [problem ?? (httpStatus === null ? null : `Answered ${httpStatus}`), took, tries].filter((part) => part !== null).join(' · ');
  if (state === 'DELIVERED') return { label: 'Delivered', tone: 'ok', line };
  if (state === 'FAILED') return { label: 'Given up', tone: 'bad', line };
  return { label: attempts === 0 ? 'On its way' : 'Retrying', tone: attempts === 0 ? 'review' : 'progress', line };
}

/** Whether a message is on its way now, so that the log is worth reading again soon. `now` in milliseconds since the epoch. */
export const isUnderWay = ({ state, attempts, nextAttemptAt }: Pick<DeliveryRowFragment, 'state' | 'attempts' | 'nextAttemptAt'>, now: number): boolean =>
  state === 'QUEUED' && (attempts === 0 || (nextAttemptAt !== null && Date.parse(nextAttemptAt) < now + 10_000));

/** The members of a message, indented; as they came when they are no JSON. */
export function readable(data: string): string {
  try {
    return JSON.stringify(JSON.parse(data), null, 2);
  } catch {
    return data;
  }
}
