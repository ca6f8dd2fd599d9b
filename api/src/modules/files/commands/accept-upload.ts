import { tokenUsed, trialExhausted } from '../../../platform/errors/upload-problems.ts';
import type { Bus } from '../../../platform/realtime/bus.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { BlobWriter } from '../../../platform/blobs/blobs.ts';
import { exposes } from '../../media/store/exposed.ts';
import { insertFile, type FileWithMedia } from '../store/files.ts';
import { enqueueScan } from './enqueue-scan.ts';
import { upsertUploadedMedia, WAITING_SCAN } from '../../media/store/media.ts';
import { transact } from '../../events/store/outbox.ts';
import { lockBlob } from '../../housekeeping/store/retention.ts';
import { spendScan, useUploadToken, type UploadTokenRow } from '../store/uploads.ts';
import { scanProgress } from '../../scans/commands/scan-progress.ts';

/**
 * Takes an uploaded file in: token used up, scan spent, media item, upload, job and event in one
 * transaction. The same bytes again cost no scan and raise nothing anew.
 * @param blob sealed bytes; placed just before the commit, so that no committed row is ever without
 * its bytes.
 * @throws HttpProblem 409 UPLOAD_TOKEN_USED, 402 TRIAL_EXHAUSTED; then nothing was stored or spent.
 */
export async function acceptUpload(
  services: { db: Db; bus: Bus; now: () => Date },
  token: UploadTokenRow,
  blob: { writer: BlobWriter; sha256: string },
): Promise<FileWithMedia> {
  return transact(services, async (tx, outbox) => {
    await lockBlob(tx, blob.sha256);
    if (!(await useUploadToken(tx, token.tokenHash, services.now()))) throw tokenUsed();
    const { companyId, userId, filename } = token;
    const { row, created } = await upsertUploadedMedia(tx, {
      companyId,
      userId,
      filename,
      sha256: blob.sha256,
      size: blob.writer.size,
    });
    if (created && !(await spendScan(tx, companyId))) throw trialExhausted();
    // A scan that could not finish is tried anew when somebody uploads the file again: at no cost,
    // it was paid for.
    const again = row.scanStatus === 'FAILED';
    const item = again ? { ...row, ...WAITING_SCAN } : row;
    if (created || again) await enqueueScan(tx, item);
    const file = await insertFile(tx, { companyId, mediaId: row.id, userId, filename });
    outbox.event(companyId, scanProgress(file.id, item));
    await blob.writer.place();
    return { file, media: item, showsPasswords: !created && (await exposes(tx, row.id)) };
  });
}
