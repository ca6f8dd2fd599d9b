import { ALERT_STATUS_LABELS, type AlertStatus } from '@vedetta/machines/lifecycles';

interface State {
  status: AlertStatus;
  severity: string;
  assignee: { id: string; fullName: string } | null;
}

const sentenceCase = (word: string): string => `${word.charAt(0)}${word.slice(1).toLowerCase()}`;

/**
 * What a colleague changed, in one sentence for the person whose own change was refused as stale.
 * @param seen the alert as that person saw it
 * @param now the alert as it is
 */
export function whatChanged(seen: State, now: State): string {
  const changes = [
    seen.status === now.status ? null : `the status is now ${ALERT_STATUS_LABELS[now.status]}`,
    seen.severity === now.severity ? null : `the severity is now ${sentenceCase(now.severity)}`,
    seen.assignee?.id === now.assignee?.id ? null : now.assignee === null ? 'nobody has it any more' : `${now.assignee.fullName} has it now`,
  ].filter((change) => change !== null);
  const what = changes.length === 0 ? 'something about it changed' : new Intl.ListFormat('en').format(changes);
  return `Meanwhile ${what}. Your change was not made: look again, then decide.`;
}
