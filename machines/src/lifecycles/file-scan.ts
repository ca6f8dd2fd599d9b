import { setup } from 'xstate';
import { stepsOf } from './derive.ts';

export const FILE_SCAN_STATUSES = [
  'QUEUED',
  'SCANNING',
  'FOUND',
  'PARTIAL',
  'CLEAN',
  'UNREADABLE',
  'FAILED',
] as const;
export type FileScanStatus = (typeof FILE_SCAN_STATUSES)[number];

export type FileScanEvent =
  | { type: 'scan.started' }
  | { type: 'scan.lease.lost' }
  | { type: 'scan.found' }
  | { type: 'scan.left.parts.out' }
  | { type: 'scan.came.out.clean' }
  | { type: 'scan.could.not.read' }
  | { type: 'scan.failed' }
  | { type: 'scan.requested.again' };

const ended = { 'scan.requested.again': 'QUEUED' } as const;

/**
 * Life cycle of the scan of a file: a hostile or broken file ends as UNREADABLE, never as clean.
 */
export const fileScanMachine = setup({
  types: { events: {} as FileScanEvent },
}).createMachine({
  id: 'file-scan',
  initial: 'QUEUED',
  states: {
    QUEUED: { description: 'Stored, waiting for a worker.', on: { 'scan.started': 'SCANNING' } },
    SCANNING: {
      description: 'A worker holds the lease; losing it puts the file back into the queue.',
      on: {
        'scan.lease.lost': 'QUEUED',
        'scan.found': 'FOUND',
        'scan.left.parts.out': 'PARTIAL',
        'scan.came.out.clean': 'CLEAN',
        'scan.could.not.read': 'UNREADABLE',
        'scan.failed': 'FAILED',
      },
    },
    FOUND: { description: 'At least one detector raised an alert.', on: ended },
    PARTIAL: {
      description:
        'Nothing was found, and not every part was examined; the coverage says which was not, and why.',
      on: ended,
    },
    CLEAN: {
      description: 'Every part was examined by every detector that applies, and nothing was found.',
      on: ended,
    },
    UNREADABLE: {
      description: 'The file is not what it claims or broken; the problem says why.',
      on: ended,
    },
    FAILED: {
      description: 'The scanner could not finish; the file itself says nothing.',
      on: ended,
    },
  },
});

/** How each status is shown. */
export const FILE_SCAN_STATUS_LABELS: Readonly<Record<FileScanStatus, string>> = {
  QUEUED: 'Waiting',
  SCANNING: 'Scanning',
  FOUND: 'Threats found',
  PARTIAL: 'Partially scanned',
  CLEAN: 'Nothing found',
  UNREADABLE: 'Couldn’t be read',
  FAILED: 'Scan failed',
};

const steps = stepsOf(fileScanMachine, FILE_SCAN_STATUSES);

/**
 * Whether a scan may go from one status to another; staying where one is, is no step.
 *
 * @param from the present status
 * @param to the wanted status
 */
export function canScanTransition(from: FileScanStatus, to: FileScanStatus): boolean {
  return steps.some((step) => step.from === from && step.to === to);
}

/**
 * The event that leads from one status to another, for whoever shows what happened.
 *
 * @returns null where the chart has no such arrow
 */
export function scanEventBetween(from: FileScanStatus, to: FileScanStatus): string | null {
  return steps.find((step) => step.from === from && step.to === to)?.event ?? null;
}

/** Whether the scan is over: nothing more comes unless somebody asks for another. */
export function isScanOver(status: FileScanStatus): boolean {
  return status !== 'QUEUED' && status !== 'SCANNING';
}

/** Narrows any value to the status of a scan. */
export function isFileScanStatus(value: unknown): value is FileScanStatus {
  return FILE_SCAN_STATUSES.some((status) => status === value);
}
