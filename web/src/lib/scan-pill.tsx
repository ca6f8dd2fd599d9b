import type { FileScanStatus } from '@vedetta/machines/lifecycles';
import { Pill, type PillTone } from '../ui/status-pill.tsx';
import { fileScanLabel } from './status-words.ts';

const TONES: Record<FileScanStatus, PillTone> = {
  QUEUED: 'neutral', SCANNING: 'review', FOUND: 'bad', CLEAN: 'ok', UNREADABLE: 'progress', FAILED: 'progress',
};

/** How the scan of an item stands. */
export const ScanPill = ({ status }: { status: FileScanStatus }) => <Pill tone={TONES[status]}>{fileScanLabel(status)}</Pill>;
