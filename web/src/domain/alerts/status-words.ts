import type { AlertStatus, FileScanStatus, TargetHealth } from '@vedetta/machines/lifecycles';
import * as m from '../../generated/messages/common/index.ts';

const ALERT: Readonly<Record<AlertStatus, string>> = {
  get DETECTED() {
    return m.needsReview;
  },
  get VALIDATED() {
    return m.inProgress;
  },
  get RESOLVED() {
    return m.resolved;
  },
  get DISMISSED() {
    return m.dismissed;
  },
};
/** So many of one status: an adjective goes with its number where the language has it so. */
const COUNTED: Readonly<Record<AlertStatus, (count: number) => string>> = {
  DETECTED: (count) => m.countedToReview({ count }),
  VALIDATED: (count) => m.countedInProgress({ count }),
  RESOLVED: (count) => m.countedResolved({ count }),
  DISMISSED: (count) => m.countedDismissed({ count }),
};
const FILE_SCAN: Readonly<Record<FileScanStatus, string>> = {
  get QUEUED() {
    return m.queued;
  },
  get SCANNING() {
    return m.scanning;
  },
  get FOUND() {
    return m.threatsFound;
  },
  get PARTIAL() {
    return m.partiallyScanned;
  },
  get CLEAN() {
    return m.nothingFound;
  },
  get UNREADABLE() {
    return m.couldNotBeRead;
  },
  get FAILED() {
    return m.scanFailed;
  },
};
const TARGET: Readonly<Record<TargetHealth, string>> = {
  get WAITING() {
    return m.waitingForFirstScan;
  },
  get HEALTHY() {
    return m.working;
  },
  get DELAYED() {
    return m.delayed;
  },
  get BLOCKED() {
    return m.needsAttention;
  },
  get PAUSED() {
    return m.paused;
  },
};

/** How a status of an alert is shown, in the reader's language. */
export const alertStatusLabel = (status: AlertStatus): string => ALERT[status];
/** `3 Resolved`. */
export const countedStatus = (status: AlertStatus, count: number): string => COUNTED[status](count);
/** How the scan of a file is shown. */
export const fileScanLabel = (status: FileScanStatus): string => FILE_SCAN[status];
/** `14 of 15 parts examined`. */
export const coverageWords = ({ parts, examined }: { parts: number; examined: number }): string =>
  m.partsScanned({ parts, examined });
/** How the health of a target is shown. */
export const targetHealthLabel = (health: TargetHealth): string => TARGET[health];
