import type { Response } from 'express';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { noteDownload, type Downloader } from './commands/note-download.ts';
import { displayFilename } from '@vedetta/detection/formats/text/file-names.ts';
import { noOriginal, originalGone } from '../../platform/errors/upload-problems.ts';
import type { Services } from '../../platform/services.ts';
import { isPost, type MediaRow } from './store/media.ts';

/**
 * Sends the untrusted bytes of a media item as they are: as a file to be saved under a name that
 * steers nothing, of no type that anything opens by itself. Who took them is written down before
 * the first byte goes out.
 * @param isExposed it shows passwords of the company's accounts
 * @throws HttpProblem 404 when the item is no file, or its bytes are gone.
 */
export async function sendOriginal(
  services: Pick<Services, 'db' | 'bus' | 'blobs' | 'now'>,
  {
    actor,
    isExposed,
    res,
    signal,
  }: { actor: Downloader; isExposed: boolean; res: Response; signal: AbortSignal },
  media: MediaRow,
): Promise<void> {
  if (media.sha256 === null || isPost(media)) throw noOriginal();
  const file = await stat(services.blobs.path(media.sha256)).catch(() => null);
  if (file === null) throw originalGone();
  await noteDownload(services, actor, { mediaId: media.id, isExposed });
  res
    .status(200)
    .attachment(displayFilename(media.title))
    .set({
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(file.size),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
    });
  try {
    await pipeline(services.blobs.open(media.sha256), res, { signal });
  } catch (error) {
    // The reader went away: nobody is left to be told.
    if (!signal.aborted && !res.destroyed) throw error;
  }
}
