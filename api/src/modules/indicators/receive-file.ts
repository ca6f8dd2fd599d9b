import type { IncomingMessage } from 'node:http';
import { displayFilename } from '@vedetta/detection/formats/text/file-names.ts';
import { say } from '@vedetta/messages/say.ts';
import { HttpProblem } from '../../platform/errors/http-problem.ts';
import { receiveFilePart } from '../../platform/http/file-form.ts';
import { drain } from '../files/drain.ts';

/**
 * The part `file` of a multipart body, held in memory: only admins send it.
 * @param mostBytes of the file.
 * @throws HttpProblem 413, 415, 400 for a broken form or a client that went away.
 */
export async function receiveFile(
  req: IncomingMessage,
  mostBytes: number,
): Promise<{ name: string; bytes: Uint8Array }> {
  let name = '';
  let size = 0;
  const chunks: Buffer[] = [];
  const receive = async (stream: AsyncIterable<Buffer>) => {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > mostBytes) throw tooLarge(mostBytes);
      chunks.push(chunk);
    }
  };
  try {
    await receiveFilePart(req, (stream, filename) => {
      name = displayFilename(filename ?? 'list');
      return receive(stream);
    });
  } catch (error) {
    drain(req);
    throw error;
  }
  return { name, bytes: Buffer.concat(chunks) };
}

const tooLarge = (mostBytes: number) =>
  new HttpProblem(
    413,
    'FILE_TOO_LARGE',
    say('listUploadTooLarge', { most: mostBytes / 1_048_576 }),
  );
