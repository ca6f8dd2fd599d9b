import type { Response } from 'express';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { noPreview } from '../../platform/errors/upload-problems.ts';
import type { BlobStore } from '../../platform/blobs/blobs.ts';
import type { MediaRow } from './store/media.ts';

/**
 * Sends the re-encoded picture of a media item; the untrusted bytes themselves never reach a
 * browser. Opened as a page of its own it may run and load nothing.
 * @throws HttpProblem 404 when there is no picture.
 */
export async function sendPreview(blobs: BlobStore, media: MediaRow, res: Response): Promise<void> {
  if (media.sha256 === null || media.previewWidth === null) throw noPreview();
  const path = blobs.previewPath(media.sha256);
  const file = await stat(path).catch(() => null);
  if (file === null) throw noPreview();
  res.status(200).set({
    'Content-Type': 'image/webp',
    'Content-Length': String(file.size),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': 'inline; filename="preview.webp"',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  try {
    await pipeline(createReadStream(path), res);
  } catch (error) {
    // The reader closed the page: nothing is left to answer.
    if (!res.destroyed) throw error;
  }
}
