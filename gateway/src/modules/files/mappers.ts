import type { ScanCoverage, ScanProgress, UploadedFile } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { severityOrNull } from '../common/enums.ts';
import { fromId, fromIdOrNull } from '../common/ids.ts';
import { toNodeId } from '../common/node-ids.ts';
import { mapReasonOrNull, mapReasons } from '../common/reasons.ts';

/** Where the untrusted bytes of a media item are, past GraphQL. */
export const pathOfOriginal = (mediaId: number): string =>
  `/api/media/v1/${String(mediaId)}/original/`;

export type ScanProgressSource = Omit<ScanProgress, 'file'>;

export function mapFile(file: Rest['FileUpload']): UploadedFile {
  return {
    id: fromId(file.id),
    nodeId: toNodeId('UploadedFile', fromId(file.id)),
    filename: file.filename,
    size: file.size,
    mime: file.mime,
    typeLabel: file.type_label,
    typeCode: file.type_code,
    sha256: file.sha256,
    status: file.status,
    problem: file.problem,
    problemReasons: mapReasons(file.problem_reasons),
    coverage: mapCoverage(file.coverage),
    headline: file.headline,
    headlineCode: file.headline_code,
    headlineReason: file.headline_reason,
    highestSeverity: severityOrNull(file.highest_severity),
    detectorsDone: file.detectors_done,
    detectorsTotal: file.detectors_total,
    mediaId: fromIdOrNull(file.media_id),
    path: file.media_id === null ? null : pathOfOriginal(file.media_id),
    showsPasswords: file.shows_passwords,
    createdAt: file.created_at,
    scannedAt: file.scanned_at,
  };
}

/** How much of an item was examined. */
export const mapCoverage = (coverage: Rest['ScanCoverage'] | null): ScanCoverage | null =>
  coverage && {
    parts: coverage.parts,
    examined: coverage.examined,
    unexamined: coverage.unexamined.map((part) => ({
      path: part.path,
      pathReasons: part.path_reasons.map(mapReasonOrNull),
      reason: part.reason,
      reasonReasons: mapReasons(part.reason_reasons),
    })),
  };

export function mapScanProgress(
  event: Extract<Rest['SocketEvent'], { type: 'scan.progress' }>,
): ScanProgressSource {
  return {
    eventId: fromId(event.id),
    fileId: fromId(event.file_id),
    mediaId: fromIdOrNull(event.media_id),
    status: event.status,
    detectorsDone: event.detectors_done,
    detectorsTotal: event.detectors_total,
    highestSeverity: severityOrNull(event.highest_severity),
  };
}
