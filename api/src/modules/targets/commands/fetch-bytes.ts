import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { OpenedMedium } from '../../../collectors/collector.ts';
import { HTTP_LIMITS } from '../../../platform/outbound/guarded-fetch.ts';
import { OutboundProblem } from '../../../platform/outbound/guard.ts';
import type { BlobStore, BlobWriter } from '../../../platform/blobs/blobs.ts';

/** Bytes that are durable but not yet in their place, or why there are none. */
export type Fetched =
  | { ok: true; writer: BlobWriter; sha256: string; name: string | null }
  | { ok: false; why: Message };

/** Bytes of a text, as they are stored and scanned. */
export async function writeText(
  blobs: BlobStore,
  text: string,
): Promise<Extract<Fetched, { ok: true }>> {
  const writer = await blobs.begin();
  await writer.write(Buffer.from(text, 'utf8'));
  return { ok: true, writer, sha256: await writer.seal(), name: null };
}

/**
 * Fetches a medium into the blob store: capped and hashed on the way. What it is, its detectors
 * say, not its server.
 * @throws whatever is nobody's fault outside: a full disk, the process stopping.
 */
export async function fetchBytes(
  blobs: BlobStore,
  open: () => Promise<OpenedMedium>,
): Promise<Fetched> {
  const opened = await open().catch(asProblem);
  if (opened instanceof OutboundProblem) return { ok: false, why: opened.said };
  if (!opened.ok) return { ok: false, why: opened.problem.why };
  const writer = await blobs.begin();
  try {
    for await (const chunk of fromSource(opened.value.chunks)) {
      if (writer.size + chunk.length > HTTP_LIMITS.mediaBytes)
        throw new OutboundProblem(
          say('mediumTooLarge', { most: HTTP_LIMITS.mediaBytes / 1_048_576 }),
        );
      await writer.write(chunk);
    }
    if (writer.size === 0) throw new OutboundProblem(say('mediumEmpty'));
    return { ok: true, writer, sha256: await writer.seal(), name: opened.value.name };
  } catch (error) {
    await writer.discard();
    if (error instanceof OutboundProblem) return { ok: false, why: error.said };
    throw error;
  }
}

/** Tells what breaks at the source, which is this medium's alone, from what breaks here. */
async function* fromSource(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, void> {
  try {
    yield* chunks;
  } catch (error) {
    throw asProblem(error);
  }
}

/**
 * A connection or a file that breaks in the middle.
 * @throws what is no failure of a source, such as an abort
 */
function asProblem(error: unknown): OutboundProblem {
  if (error instanceof OutboundProblem) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && code !== 'UND_ERR_ABORTED')
    return new OutboundProblem(say('downloadInterrupted', { why: code }));
  throw error;
}
