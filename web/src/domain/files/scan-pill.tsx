import type { FileScanStatus } from '@vedetta/machines/lifecycles';
import * as m from '../../generated/messages/common/index.ts';
import { severityLabel, type SeverityName } from '../../ui/severity.tsx';
import { Pill, type PillTone } from '../../ui/status-pill.tsx';
import { fileScanLabel } from '../alerts/status-words.ts';

const TONES: Record<Exclude<FileScanStatus, 'FOUND'>, PillTone> = {
  QUEUED: 'neutral',
  SCANNING: 'review',
  PARTIAL: 'neutral',
  CLEAN: 'ok',
  UNREADABLE: 'progress',
  FAILED: 'progress',
};

/** Whether what was found is a threat, or only worth knowing. */
export const isGrave = (severity: SeverityName | null): boolean =>
  severity === 'CRITICAL' || severity === 'HIGH' || severity === 'MEDIUM';

/**
 * Red is for threats: what is less is named without it.
 * @param severity the highest of its alerts; null when it has none
 */
export const scanTone = (status: FileScanStatus, severity: SeverityName | null): PillTone =>
  status === 'FOUND' ? (isGrave(severity) ? 'bad' : 'neutral') : TONES[status];

function scanWords(status: FileScanStatus, severity: SeverityName | null): string {
  if (status !== 'FOUND' || isGrave(severity)) return fileScanLabel(status);
  return severity === null ? m.muted : severityLabel(severity);
}

/** How the scan of an item ended, or how far it is. */
export const ScanPill = ({
  status,
  severity,
}: {
  status: FileScanStatus;
  severity: SeverityName | null;
}) => <Pill tone={scanTone(status, severity)}>{scanWords(status, severity)}</Pill>;
