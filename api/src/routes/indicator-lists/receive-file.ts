import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';
import { displayFilename } from '../../domain/file-names.ts';
import { badForm, notMultipart } from '../../errors/upload-problems.ts';
import { HttpProblem } from '../../errors/http-problem.ts';
import { drain } from '../files/drain.ts';

/**
 * The part `file` of a multipart body, held in memory: whoever sends it is an admin.
 * @param mostBytes of the file.
 * @throws HttpProblem 413, 415, 400 for a broken form or a client that went away.
 */
export async function receiveFile(req: IncomingMessage, mostBytes: number): Promise<{ name: string; bytes: Uint8Array }> {
  try {
    if (!/^multipart\/form-data\s*;/i.test(req.headers['content-type'] ?? '')) throw notMultipart();
    return await receive(req, mostBytes);
  } catch (error) {
    drain(req);
    throw error;
  }
}

function receive(req: IncomingMessage, mostBytes: number): Promise<{ name: string; bytes: Uint8Array }> {
  return new Promise((resolve, reject) => {
    const form = busboy({ headers: req.headers, limits: { files: 1, fields: 0, parts: 2, fileSize: mostBytes + 1, headerPairs: 50 } });
    const parts: Buffer[] = [];
    let name: string | null = null;
    form.on('file', (field, stream, info) => {
      if (field !== 'file') reject(badForm(`There is a part of the name “${field.slice(0, 50)}” that does not belong here.`));
      name = displayFilename(info.filename ?? 'list');
      stream.on('data', (chunk: Buffer) => { parts.push(chunk); });
      stream.on('limit', () => reject(new HttpProblem(413, 'FILE_TOO_LARGE', `The list is larger than ${mostBytes / 1_048_576} MiB. Split it.`)));
    });
    form.on('error', () => reject(badForm('It ends early.')));
    form.on('close', () => {
      if (name === null) reject(badForm('There is no part named `file`.'));
      else resolve({ name, bytes: Buffer.concat(parts) });
    });
    req.on('close', () => { if (!req.complete) reject(badForm('The connection ended early.')); });
    req.pipe(form);
  });
}
