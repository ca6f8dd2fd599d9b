import { presentLineReason } from '../../platform/http/present-line-reason.ts';
import { presentPath } from '../../platform/http/present-path.ts';
import type { FileKind } from '@vedetta/detection/formats/type-family.ts';
import { inEnglish, render, renderAll } from '@vedetta/messages/render.ts';
import { toReasons } from '@vedetta/messages/reason.ts';
import { FileStatus } from '../../platform/http/fields.ts';
import type { z } from 'zod';
import type { Coverage } from '@vedetta/detection/engine/detector.ts';
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
    ...presentKind(media.fileKind),
    sha256: media.sha256 ?? '',
    status: FileStatus.parse(media.scanStatus),
    problem: inEnglish(media.problem),
    problem_reasons: toReasons(media.problem),
    coverage: presentCoverage(media.coverage),
    headline: media.headline,
    headline_code: media.headlineMessage?.code ?? null,
    headline_reason: media.headlineMessage && presentLineReason(media.headlineMessage),
    highest_severity: media.highestSeverity,
    detectors_done: media.detectorsDone,
    detectors_total: media.detectorsTotal,
    media_id: media.id,
    shows_passwords: showsPasswords,
    created_at: file.createdAt.toISOString(),
    scanned_at: media.scannedAt?.toISOString() ?? null,
  };
}

/** The kind of a file in English, and its code. */
export const presentKind = (kind: FileKind | null) => ({
  type_label: kind === null ? null : render('en', { code: kind }),
  type_code: kind,
});

/** How much of an item was examined. @param coverage null: it was not scanned yet */
export function presentCoverage(coverage: Coverage | null): z.input<typeof ScanCoverage> | null {
  if (coverage === null) return null;
  const { parts, examined, unexamined } = coverage;
  return {
    parts,
    examined,
    unexamined: unexamined.map(({ path, reason }) => ({
      ...presentPath(path),
      reason: renderAll('en', reason),
      reason_reasons: toReasons(reason),
    })),
  };
}
