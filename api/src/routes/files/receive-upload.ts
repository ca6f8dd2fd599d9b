import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';
import { HttpProblem } from '../../errors/http-problem.ts';
import { badForm, fileEmpty, fileTooLarge, notMultipart, sizeMismatch } from '../../errors/upload-problems.ts';
import type { BlobWriter } from '../../stores/blobs.ts';
import { MAX_FILE_BYTES } from './schema.ts';

/** Boundaries and headers of one part; what lies beyond cannot be file. */
const FORM_OVERHEAD = 64 * 1024;

/** Refuses what the headers alone already rule out, before any byte is read. */
export function checkUploadHeaders(req: IncomingMessage): void {
  if (!/^multipart\/form-data\s*;/i.test(req.headers['content-type'] ?? '')) throw notMultipart();
  const length = Number(req.headers['content-length'] ?? 0);
  if (length > MAX_FILE_BYTES + FORM_OVERHEAD) throw fileTooLarge();
}

/**
 * Streams the part `file` of a multipart body into a blob, a chunk at a time; the socket waits while the disk does.
 * @param announced size in bytes that the upload token was asked for; the first byte beyond it ends the upload.
 * @throws HttpProblem 413 FILE_TOO_LARGE, 422 FILE_EMPTY or SIZE_MISMATCH, 400 for a broken form or a client that went
 * away; an error of the file system as it is.
 */
export async function receiveUpload(req: IncomingMessage, writer: BlobWriter, announced: number): Promise<void> {
  const form = openForm(req);
  const parts: Promise<void>[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    form.on('file', (name, stream) => {
      // The stream repeats the form's errors, and is read below or not at all.
      stream.on('error', reject);
      if (name !== 'file' || parts.length > 0) {
        reject(badForm(`There is a part of the name “${name.slice(0, 50)}” that does not belong here.`));
        return;
      }
      const part = receive(stream, writer, announced);
      part.catch(reject);
      parts.push(part);
    });
    form.on('field', (name) => { reject(badForm(`There is a field “${name.slice(0, 50)}” that does not belong here.`)); });
    form.on('error', reject);
    form.on('close', resolve);
    req.on('close', () => {
      if (!req.complete) reject(badForm('The connection ended early.'));
    });
  });
  req.pipe(form);
  try {
    await ended;
  } catch (error) {
    throw explained(error);
  } finally {
    req.unpipe(form);
    form.on('error', () => undefined);
    form.destroy();
    // A chunk may still be on its way to the disk; the caller must not close the file under it.
    await Promise.allSettled(parts);
  }
  if (parts.length === 0) throw badForm('There is no part named `file`.');
  await Promise.all(parts);
  if (writer.size === 0) throw fileEmpty();
  if (writer.size !== announced) throw sizeMismatch(announced, `${writer.size}`);
}

/** What a form or its stream throws is the sender's doing; what the file system throws is ours. */
function explained(error: unknown): unknown {
  if (error instanceof HttpProblem || (error instanceof Error && 'errno' in error)) return error;
  return badForm(error instanceof Error ? `${error.message}.` : 'It ends early.');
}

async function receive(stream: AsyncIterable<Buffer>, writer: BlobWriter, announced: number): Promise<void> {
  for await (const chunk of stream) {
    const size = writer.size + chunk.length;
    if (size > MAX_FILE_BYTES) throw fileTooLarge();
    if (size > announced) throw sizeMismatch(announced, 'more');
    await writer.write(chunk);
  }
}

function openForm(req: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: req.headers, limits: { files: 2, fields: 1, parts: 3, fieldSize: 1024, headerPairs: 50 } });
  } catch {
    // No boundary, or one that cannot be.
    throw notMultipart();
  }
}
