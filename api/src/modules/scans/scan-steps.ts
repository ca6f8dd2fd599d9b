import {
  canScanTransition,
  FILE_SCAN_STATUSES,
  isFileScanStatus,
  isScanOver,
  type FileScanStatus,
} from '@vedetta/machines/lifecycles';

/**
 * Whether whoever holds the job of a scan may note this status; the life cycle decides. Holding the
 * job is having begun: a result may come before the first progress was noted.
 *
 * @param from the stored status
 */
export function mayNoteScan(from: string, to: FileScanStatus): boolean {
  if (!isFileScanStatus(from)) return false;
  return (
    from === to ||
    canScanTransition(from, to) ||
    (canScanTransition(from, 'SCANNING') && canScanTransition('SCANNING', to))
  );
}

/** Statuses from which a scan may be asked for once more. */
export const SCANS_TO_REPEAT: readonly FileScanStatus[] = FILE_SCAN_STATUSES.filter(
  (status) => isScanOver(status) && canScanTransition(status, 'QUEUED'),
);

/** A scan whose stored status has no way to what a worker found; nothing is written then. */
export class ScanStepRefused extends Error {
  constructor(from: string, to: FileScanStatus) {
    super(
      `A scan that stands at ${from} cannot become ${to}. Ask for another scan of the item first.`,
    );
    this.name = 'ScanStepRefused';
  }
}
