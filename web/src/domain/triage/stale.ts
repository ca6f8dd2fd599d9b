import type { AlertStatus } from '@vedetta/machines/lifecycles';
import * as m from '../../generated/messages/triage/index.ts';
import { shownLanguage } from '../../ui/language.ts';
import { severityLabel, type SeverityName } from '../../ui/severity.tsx';
import { alertStatusLabel } from '../alerts/status-words.ts';

interface State {
  status: AlertStatus;
  severity: SeverityName;
  assignee: { id: string; fullName: string } | null;
}

/**
 * What a colleague changed, in one sentence for the person whose own change was refused as stale.
 * @param seen the alert as that person saw it
 * @param now the alert as it is
 */
export function whatChanged(seen: State, now: State): string {
  const changes = [
    seen.status === now.status ? null : m.statusNow({ value: alertStatusLabel(now.status) }),
    seen.severity === now.severity
      ? null
      : m.severityNow({ severity: severityLabel(now.severity) }),
    seen.assignee?.id === now.assignee?.id
      ? null
      : now.assignee === null
        ? m.assigneeRemoved
        : m.assigneeNow({ fullName: now.assignee.fullName }),
  ].filter((change) => change !== null);
  const what =
    changes.length === 0
      ? m.somethingChanged
      : new Intl.ListFormat(shownLanguage()).format(changes);
  return m.staleChange({ what });
}
