import { isAlertStatus } from '@vedetta/machines/lifecycles';
import * as m from '../../generated/messages/media-detail/index.ts';
import { alertStatusLabel } from '../../domain/alerts/status-words.ts';
import { reasonWords } from '../../domain/triage/dismiss-reasons.ts';
import { answerWords, isFeedbackResponse } from '../../domain/triage/feedback.ts';
import { isSeverity, SEVERITIES, severityLabel, type SeverityName } from '../../ui/severity.tsx';

interface Entry {
  kind:
    | 'DETECTED'
    | 'RESCAN_ASKED'
    | 'RESCANNED'
    | 'STATUS_CHANGED'
    | 'SEVERITY_CHANGED'
    | 'ASSIGNED'
    | 'NOTE_ADDED'
    | 'NOTE_CHANGED'
    | 'NOTE_DELETED'
    | 'FEEDBACK_GIVEN'
    | 'MEDIA_ASSIGNED'
    | 'MEDIA_CHANGED'
    | 'PUBLISHER_CONTACTED'
    | 'ORIGINAL_DOWNLOADED'
    | 'PASSWORDS_REVEALED'
    | 'RECORDED';
  oldValue: string | null;
  newValue: string | null;
  /** It takes an earlier change back. */
  isUndo?: boolean;
}

/** A severity in the history is its number, 1 to 5, or its name. */
function severityOf(value: string | null): SeverityName | null {
  if (value === null) return null;
  const byNumber = SEVERITIES[SEVERITIES.length - Number(value)];
  if (/^[1-5]$/u.test(value) && byNumber !== undefined) return byNumber;
  const name = value.toUpperCase();
  return isSeverity(name) ? name : null;
}

/** An answer in the history is as the api writes it: `false positive: benign`. */
function answerIn(value: string): string {
  const name = value.toUpperCase().replaceAll(/[^A-Z]+/gu, '_');
  return isFeedbackResponse(name) ? answerWords(name) : value;
}

const level = (severity: SeverityName): number => SEVERITIES.length - SEVERITIES.indexOf(severity);
const status = (value: string | null): string =>
  isAlertStatus(value) ? alertStatusLabel(value) : '—';

/**
 * What happened, after the name of who did it: the old and the new value where there are such.
 * @param actor the name of who did it; somebody who takes an alert does not "assign it to"
 * themselves
 */
export function activityWords(
  { kind, oldValue, newValue, isUndo = false }: Entry,
  actor: string | null = null,
): string {
  if (isUndo) return undoWords(kind, oldValue, newValue);
  switch (kind) {
    case 'DETECTED': {
      const severity = severityOf(newValue);
      return severity === null
        ? m.detectedIt
        : m.detectedWithSeverity({ severityLabel: severityLabel(severity) });
    }
    case 'RESCAN_ASKED':
      return m.requestedRescan;
    case 'RESCANNED':
      return m.rescanned;
    case 'STATUS_CHANGED':
      return m.changedStatus({ status: status(oldValue), status2: status(newValue) });
    case 'SEVERITY_CHANGED': {
      const [from, to] = [severityOf(oldValue), severityOf(newValue)];
      if (from === null || to === null) return m.changedSeverity;
      return (level(to) > level(from) ? m.raisedSeverity : m.loweredSeverity)({
        from: severityLabel(from),
        to: severityLabel(to),
      });
    }
    case 'ASSIGNED':
    case 'MEDIA_ASSIGNED':
      if (newValue === null)
        return oldValue === null ? m.leftUnassigned : m.unassignedFrom({ oldValue });
      if (newValue === actor)
        return oldValue === null ? m.assignedToSelf : m.tookOverFrom({ oldValue });
      return oldValue === null ? m.assignedTo({ newValue }) : m.reassigned({ oldValue, newValue });
    case 'NOTE_ADDED':
      return m.wroteNote;
    case 'NOTE_CHANGED':
      return m.editedNote;
    case 'NOTE_DELETED':
      return m.deletedNote;
    case 'FEEDBACK_GIVEN':
      return newValue === null
        ? m.removedFeedback
        : m.gaveFeedback({ newValue: answerIn(newValue) });
    case 'MEDIA_CHANGED':
      return m.renamed({ from: oldValue ?? '—', to: newValue ?? '—' });
    case 'PUBLISHER_CONTACTED':
      return m.contactedPublisher({ value: newValue ?? '—' });
    case 'ORIGINAL_DOWNLOADED':
      return m.downloadedOriginal;
    case 'PASSWORDS_REVEALED':
      return m.viewedPasswords;
    case 'RECORDED':
      return newValue ?? m.actedOutside;
  }
}

/**
 * What stands again after a change was taken back: no step of the life cycle, so it is not told
 * like one.
 */
function undoWords(kind: Entry['kind'], oldValue: string | null, newValue: string | null): string {
  if (kind === 'STATUS_CHANGED')
    return m.undidChange({ from: status(oldValue), to: status(newValue) });
  if (kind === 'ASSIGNED')
    return m.undidChange({ from: oldValue ?? m.noOne, to: newValue ?? m.noOne });
  return m.removedFeedback;
}

/**
 * What was said to a change: the reason of a dismissal, the answer of a resolution, the subject of
 * a letter; null for nothing, or for what the line says itself.
 */
export function saidTo({
  kind,
  newValue,
  detail,
  isUndo = false,
}: Pick<Entry, 'kind' | 'newValue' | 'isUndo'> & { detail: string | null }): string | null {
  if (detail === null || isUndo) return null;
  if (kind === 'PUBLISHER_CONTACTED') return detail;
  if (kind !== 'STATUS_CHANGED') return null;
  return newValue === 'DISMISSED' ? reasonWords(detail) : answerIn(detail);
}
