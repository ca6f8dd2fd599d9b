import type { IncomingMessage } from 'node:http';
import { fileEmpty, fileTooLarge, sizeMismatch } from '../../platform/errors/upload-problems.ts';
import { receiveFilePart, requireMultipart } from '../../platform/http/file-form.ts';
import type { BlobWriter } from '../../platform/blobs/blobs.ts';
import { MAX_FILE_BYTES } from './schema.ts';

/** Boundaries and headers of one part; what lies beyond cannot be file. */
const FORM_OVERHEAD = 64 * 1024;

/** Refuses what the headers alone already rule out, before any byte is read. */
export function checkUploadHeaders(req: IncomingMessage): void {
  requireMultipart(req);
  const length = Number(req.headers['content-length'] ?? 0);
  if (length > MAX_FILE_BYTES + FORM_OVERHEAD) throw fileTooLarge();
}

/**
 * Streams the part `file` of a multipart body into a blob, a chunk at a time; the socket waits
 * while the disk does.
 * @param announced size in bytes that the upload token was asked for; the first byte beyond it ends
 * the upload.
 * @throws HttpProblem 413 FILE_TOO_LARGE, 422 FILE_EMPTY or SIZE_MISMATCH, 400 for a broken form or
 * a client that went away; an error of the file system as it is.
 */
export async function receiveUpload(
  req: IncomingMessage,
  writer: BlobWriter,
  announced: number,
): Promise<void> {
  await receiveFilePart(req, (stream) => receive(stream, writer, announced));
  if (writer.size === 0) throw fileEmpty();
  if (writer.size !== announced) throw sizeMismatch(announced, `${writer.size}`);
}

async function receive(
  stream: AsyncIterable<Buffer>,
  writer: BlobWriter,
  announced: number,
): Promise<void> {
  for await (const chunk of stream) {
    const size = writer.size + chunk.length;
    if (size > MAX_FILE_BYTES) throw fileTooLarge();
    if (size > announced) throw sizeMismatch(announced, 'more');
    await writer.write(chunk);
  }
}
