import { FileStatus } from '../../platform/http/fields.ts';
import type { z } from 'zod';
import type { Coverage } from '@vedetta/detection/engine/detector.ts';
import { sayingsOf, titleCodeOf } from '../../platform/errors/finding-sayings.ts';
import type { FileWithMedia } from './store/files.ts';
import { type FileUpload, type ScanCoverage } from './schema.ts';

/** One upload: its own name and time, and what is known about its bytes. */
export function presentFile({
  file,
  media,
  showsPasswords,
}: FileWithMedia): z.input<typeof FileUpload> {
  return {
    id: file.id,
    filename: file.filename,
    size: media.size ?? 0,
    mime: media.mime,
    type_label: media.typeLabel,
    sha256: media.sha256 ?? '',
    status: FileStatus.parse(media.scanStatus),
    problem: media.problem,
    problem_reasons: sayingsOf(media.problem),
    coverage: presentCoverage(media.coverage),
    headline: media.headline,
    headline_code: media.headline === null ? null : titleCodeOf(media.headline),
    highest_severity: media.highestSeverity,
    detectors_done: media.detectorsDone,
    detectors_total: media.detectorsTotal,
    media_id: media.id,
    shows_passwords: showsPasswords,
    created_at: file.createdAt.toISOString(),
    scanned_at: media.scannedAt?.toISOString() ?? null,
  };
}

/** How much of an item was examined. @param coverage null: it was not scanned yet */
export function presentCoverage(coverage: Coverage | null): z.input<typeof ScanCoverage> | null {
  if (coverage === null) return null;
  const { parts, examined, unexamined } = coverage;
  return {
    parts,
    examined,
    unexamined: unexamined.map(({ path, reason }) => ({
      path,
      reason,
      reason_reasons: sayingsOf(reason),
    })),
  };
}
