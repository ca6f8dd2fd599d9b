import { ALERT_STATUS_LABELS, isAlertStatus } from '@vedetta/machines/lifecycles';
import { isSeverity, SEVERITIES, severityLabel, type SeverityName } from '../../ui/severity.tsx';

interface Entry {
  kind:
    | 'DETECTED' | 'RESCANNED' | 'STATUS_CHANGED' | 'SEVERITY_CHANGED' | 'ASSIGNED' | 'NOTE_ADDED' | 'NOTE_CHANGED' | 'NOTE_DELETED'
    | 'FEEDBACK_GIVEN' | 'MEDIA_ASSIGNED' | 'MEDIA_CHANGED' | 'PUBLISHER_CONTACTED' | 'RECORDED';
  oldValue: string | null;
  newValue: string | null;
}

/** A severity in the history is its number, 1 to 5 (specification, section 3), or its name. */
function severityOf(value: string | null): SeverityName | null {
  if (value === null) return null;
  const byNumber = SEVERITIES[SEVERITIES.length - Number(value)];
  if (/^[1-5]$/u.test(value) && byNumber !== undefined) return byNumber;
  const name = value.toUpperCase();
  return isSeverity(name) ? name : null;
}

const level = (severity: SeverityName): number => SEVERITIES.length - SEVERITIES.indexOf(severity);
const status = (value: string | null): string => (isAlertStatus(value) ? ALERT_STATUS_LABELS[value] : '—');

/**
 * What happened, after the name of who did it: the old and the new value where there are such.
 * @param actor the name of who did it; somebody who takes an alert does not "assign it to" themselves
 */
export function activityWords({ kind, oldValue, newValue }: Entry, actor: string | null = null): string {
  switch (kind) {
    case 'DETECTED': {
      const severity = severityOf(newValue);
      return severity === null ? 'detected it' : `detected it, severity ${severityLabel(severity)}`;
    }
    case 'RESCANNED':
      return 'scanned it again';
    case 'STATUS_CHANGED':
      return `moved it ${status(oldValue)} → ${status(newValue)}`;
    case 'SEVERITY_CHANGED': {
      const [from, to] = [severityOf(oldValue), severityOf(newValue)];
      if (from === null || to === null) return 'changed the severity';
      return `${level(to) > level(from) ? 'raised' : 'lowered'} severity ${severityLabel(from)} → ${severityLabel(to)}`;
    }
    case 'ASSIGNED':
    case 'MEDIA_ASSIGNED':
      if (newValue === null) return oldValue === null ? 'left it to nobody' : `took it from ${oldValue}`;
      if (newValue === actor) return oldValue === null ? 'took it' : `took it over from ${oldValue}`;
      return oldValue === null ? `assigned it to ${newValue}` : `handed it on, ${oldValue} → ${newValue}`;
    case 'NOTE_ADDED':
      return 'wrote a note';
    case 'NOTE_CHANGED':
      return 'changed a note';
    case 'NOTE_DELETED':
      return 'deleted a note';
    case 'FEEDBACK_GIVEN':
      return newValue === null ? 'took the feedback back' : `gave feedback: ${newValue}`;
    case 'MEDIA_CHANGED':
      return `renamed it ${oldValue ?? '—'} → ${newValue ?? '—'}`;
    case 'PUBLISHER_CONTACTED':
      return `wrote to the publisher, ${newValue ?? '—'}`;
    case 'RECORDED':
      return newValue ?? 'did something outside Vedetta';
  }
}
