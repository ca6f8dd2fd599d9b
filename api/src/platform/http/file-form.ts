import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { say } from '@vedetta/messages/say.ts';
import { HttpProblem } from '../errors/http-problem.ts';
import { badForm, notMultipart } from '../errors/upload-problems.ts';

/**
 * Reads a multipart body that has one part, the file `file`. The socket waits while `receive` does.
 * @param receive reads the stream to its end, or throws; `filename` is the sender's, untrusted.
 * @throws HttpProblem 415 for a body that is no multipart form, 400 for a broken form or a client
 * that went away; what `receive` throws of its own (an HttpProblem, an error of the file system) as
 * it is.
 */
export async function receiveFilePart(
  req: IncomingMessage,
  receive: (stream: Readable, filename: string | undefined) => Promise<void>,
): Promise<void> {
  const form = openForm(req);
  const parts: Promise<void>[] = [];
  let feed: (chunk: Buffer) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    // The parser throws at some heads of parts: not within `pipe`, where nothing could catch it.
    const attempt = (act: () => void) => {
      try {
        act();
      } catch (error) {
        reject(error instanceof Error ? error : new Error('It is malformed', { cause: error }));
      }
    };
    feed = (chunk) => {
      attempt(() => {
        if (!form.write(chunk)) req.pause();
      });
    };
    form.on('drain', () => {
      req.resume();
    });
    form.on('file', (name, stream, { filename }) => {
      // The stream repeats the form's errors, and is read below or not at all.
      stream.on('error', reject);
      if (name !== 'file' || parts.length > 0) {
        reject(badForm(say('formPartUnexpected', { name: String(name).slice(0, 50) })));
        return;
      }
      const part = receive(stream, filename);
      part.catch(reject);
      parts.push(part);
    });
    form.on('field', (name) => {
      reject(badForm(say('formFieldUnexpected', { name: String(name).slice(0, 50) })));
    });
    form.on('error', reject);
    form.on('close', resolve);
    req.on('error', reject);
    req.on('end', () => {
      attempt(() => {
        form.end();
      });
    });
    req.on('close', () => {
      if (!req.complete) reject(badForm(say('uploadInterrupted')));
    });
    req.on('data', feed);
  });
  try {
    await ended;
  } catch (error) {
    throw explained(error);
  } finally {
    req.off('data', feed);
    // Destroying a form that is not at its end makes it emit its error once more.
    form.on('error', () => undefined);
    form.destroy();
    // A chunk may still be on its way to the disk; the caller must not close the file under it.
    await Promise.allSettled(parts);
  }
  if (parts.length === 0) throw badForm(say('formFileMissing'));
  await Promise.all(parts);
}

/** Refuses what the header alone rules out, before any byte is read. @throws HttpProblem 415 */
export function requireMultipart(req: IncomingMessage): void {
  if (!/^multipart\/form-data\s*;/i.test(req.headers['content-type'] ?? '')) throw notMultipart();
}

/** What a form or its stream throws is the sender's doing; what the file system throws is ours. */
function explained(error: unknown): unknown {
  if (error instanceof HttpProblem || (error instanceof Error && 'errno' in error)) return error;
  return badForm(
    error instanceof Error
      ? say('quotedWords', { words: `${error.message}.` })
      : say('uploadIncomplete'),
  );
}

function openForm(req: IncomingMessage): busboy.Busboy {
  requireMultipart(req);
  try {
    return busboy({
      headers: req.headers,
      limits: { files: 2, fields: 1, parts: 3, fieldSize: 1024, headerPairs: 50 },
    });
  } catch {
    // No boundary, or one that cannot be.
    throw notMultipart();
  }
}
