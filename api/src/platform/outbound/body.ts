import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { say } from '@vedetta/messages/say.ts';
import { OutboundProblem } from './guard.ts';

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * The bytes of a body as its server meant them, unpacked and cut off at a limit: a few kilobytes
 * that unpack to gigabytes cost no more memory than the limit.
 * @param idleMs longest silence between two pieces.
 * @throws OutboundProblem on the iteration when there is more, or it is packed in a way we did not
 * ask for.
 */
export function boundedBody(
  body: Readable,
  packing: string | undefined,
  maxBytes: number,
  idleMs: number,
): AsyncGenerator<Uint8Array, void, void> {
  // Said once more by the iteration, where there is one; a body that nobody reads any more fails
  // unheard.
  body.on('error', () => undefined);
  return read(body, packing, maxBytes, idleMs);
}

async function* read(
  body: Readable,
  packing: string | undefined,
  maxBytes: number,
  idleMs: number,
): AsyncGenerator<Uint8Array, void, void> {
  const decoder =
    packing === undefined || packing === 'identity' ? null : DECODERS[packing.trim().toLowerCase()];
  if (decoder === undefined) {
    body.destroy();
    throw new OutboundProblem(say('responseCompressionUnexpected'));
  }
  const plain = decoder === null ? body : unpacked(body, decoder());
  const timer = setTimeout(
    () => plain.destroy(new OutboundProblem(say('responseStalled', { seconds: idleMs / 1000 }))),
    idleMs,
  );
  let size = 0;
  try {
    for await (const chunk of plain) {
      if (!(chunk instanceof Uint8Array)) continue;
      timer.refresh();
      size += chunk.length;
      if (size > maxBytes)
        throw new OutboundProblem(
          say('answerTooLarge', { most: Math.floor(maxBytes / 1_048_576) }),
        );
      yield chunk;
    }
  } finally {
    clearTimeout(timer);
    plain.destroy();
    // Not read to its end it would hold the connection.
    body.destroy();
  }
}

function unpacked(body: Readable, decoder: Transform): Readable {
  body.on('error', (error) => decoder.destroy(error));
  decoder.on('error', () => body.destroy());
  return body.pipe(decoder);
}
