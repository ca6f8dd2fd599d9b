import * as m from '../../generated/messages/webhooks/index.ts';
import type {
  DeliveryRowFragment,
  WebhookDeliveryState,
  WebhookKind,
  WebhookMessageKind,
  WebhookRowFragment,
} from '../../generated/webhooks/graphql.ts';
import { problemOfRow } from '../../lib/problem.ts';
import { inFigures } from '../../ui/figures.ts';
import type { PillTone } from '../../ui/status-pill.tsx';

/** What a webhook may be told, in the order in which it is offered. */
export const KINDS: readonly { value: WebhookKind; label: string; hint: string }[] = [
  {
    value: 'ALERT_CREATED',
    get label() {
      return m.newAlerts;
    },
    get hint() {
      return m.newAlertsHint;
    },
  },
  {
    value: 'ALERT_CHANGED',
    get label() {
      return m.alertChanges;
    },
    get hint() {
      return m.alertChangesHint;
    },
  },
  {
    value: 'SCAN_FINISHED',
    get label() {
      return m.finishedScans;
    },
    get hint() {
      return m.finishedScansHint;
    },
  },
  {
    value: 'TARGET_CHANGED',
    get label() {
      return m.targets;
    },
    get hint() {
      return m.targetsHint;
    },
  },
  {
    value: 'NOTE_CHANGED',
    get label() {
      return m.notes;
    },
    get hint() {
      return m.notesHint;
    },
  },
];
export const kindWords = (kinds: readonly WebhookKind[]): string =>
  kinds.length === KINDS.length
    ? m.allEvents
    : KINDS.filter(({ value }) => kinds.includes(value))
        .map(({ label }) => label)
        .join(', ');

/** What one message is of. */
export const MESSAGE_WORDS: Record<WebhookMessageKind, string> = {
  get ALERT_CREATED() {
    return m.newAlert;
  },
  get ALERT_CHANGED() {
    return m.alertChanged;
  },
  get SCAN_FINISHED() {
    return m.scanFinished;
  },
  get TARGET_CHANGED() {
    return m.target;
  },
  get NOTE_CHANGED() {
    return m.note;
  },
  get PING() {
    return m.testMessage;
  },
};

/** How a webhook does, and why. */
export function standingOf(
  row: Pick<WebhookRowFragment, 'isActive' | 'problem' | 'problemReasons' | 'lastDeliveredAt'>,
): { label: string; tone: PillTone; why: string } {
  const { isActive, lastDeliveredAt } = row;
  const problem = problemOfRow(row);
  if (!isActive) return { label: m.paused, tone: 'neutral', why: problem ?? m.pausedByAdmin };
  if (problem !== null) return { label: m.failing, tone: 'progress', why: problem };
  return lastDeliveredAt === null
    ? { label: m.nothingSentYet, tone: 'review', why: m.awaitingFirst }
    : { label: m.active, tone: 'ok', why: m.lastDelivered };
}

export const STATES: readonly { value: WebhookDeliveryState | ''; label: string }[] = [
  {
    value: '',
    get label() {
      return m.allMessages;
    },
  },
  {
    value: 'QUEUED',
    get label() {
      return m.sendingFilter;
    },
  },
  {
    value: 'DELIVERED',
    get label() {
      return m.delivered;
    },
  },
  {
    value: 'FAILED',
    get label() {
      return m.failed;
    },
  },
];

/** A sentence as a part of a line, without its full stop. */
const withoutEnd = (sentence: string | null): string | null => sentence?.replace(/\.$/, '') ?? null;

/** What became of a message: a word, and in a line how it came to that. */
export function outcomeOf(
  row: Pick<
    DeliveryRowFragment,
    'state' | 'attempts' | 'httpStatus' | 'problem' | 'problemReasons' | 'durationMs'
  >,
): { label: string; tone: PillTone; line: string } {
  const { state, attempts, httpStatus, durationMs } = row;
  const tries = attempts > 1 ? m.attempt({ attempts }) : null;
  const took = durationMs === null ? null : `${inFigures(durationMs)} ms`;
  const line = [
    withoutEnd(problemOfRow(row)) ?? (httpStatus === null ? null : m.httpResponse({ httpStatus })),
    took,
    tries,
  ]
    .filter((part) => part !== null)
    .join(' · ');
  if (state === 'DELIVERED') return { label: m.delivered, tone: 'ok', line };
  if (state === 'FAILED') return { label: m.failed, tone: 'progress', line };
  return {
    label: attempts === 0 ? m.sending : m.retrying,
    tone: attempts === 0 ? 'review' : 'progress',
    line,
  };
}

/**
 * Whether a message is on its way now, so that the log is worth reading again soon. `now` in
 * milliseconds since the epoch.
 */
export const isUnderWay = (
  {
    state,
    attempts,
    nextAttemptAt,
  }: Pick<DeliveryRowFragment, 'state' | 'attempts' | 'nextAttemptAt'>,
  now: number,
): boolean =>
  state === 'QUEUED' &&
  (attempts === 0 || (nextAttemptAt !== null && Date.parse(nextAttemptAt) < now + 10_000));

/** The members of a message, indented; as they came when they are no JSON. */
export function readable(data: string): string {
  try {
    return JSON.stringify(JSON.parse(data), null, 2);
  } catch {
    return data;
  }
}
