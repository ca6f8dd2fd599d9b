import { FileStatus } from '../../../platform/http/fields.ts';
import type { EventBody } from '../../../platform/database/schema/messages.ts';

/** The message that tells open screens how far the scan of an upload is. */
export function scanProgress(
  fileId: number,
  item: {
    id: number;
    scanStatus: string;
    detectorsDone: number;
    detectorsTotal: number;
    highestSeverity: number | null;
  },
): EventBody {
  return {
    type: 'scan.progress',
    file_id: fileId,
    media_id: item.id,
    status: FileStatus.parse(item.scanStatus),
    detectors_done: item.detectorsDone,
    detectors_total: item.detectorsTotal,
    highest_severity: item.highestSeverity,
  };
}
