import type { OpenedMedium } from '../../collectors/collector.ts';
import { HTTP_LIMITS } from '../../outbound/guarded-fetch.ts';
import { OutboundProblem } from '../../outbound/guard.ts';
import type { BlobStore, BlobWriter } from '../../stores/blobs.ts';

/** Bytes that are durable but not yet in their place, or a sentence why there are none. */
export type Fetched = { ok: true; writer: BlobWriter; sha256: string; name: string | null } | { ok: false; why: string };

/** Bytes of a text, as they are stored and scanned. */
export async function writeText(blobs: BlobStore, text: string): Promise<Extract<Fetched, { ok: true }>> {
  const writer = await blobs.begin();
  await writer.write(Buffer.from(text, 'utf8'));
  return { ok: true, writer, sha256: await writer.seal(), name: null };
}

/**
 * Fetches a medium into the blob store: capped and hashed on the way. What it is, its detectors say, not its server.
 * @throws whatever is nobody's fault outside: a full disk, the process stopping.
 */
export async function fetchBytes(blobs: BlobStore, open: () => Promise<OpenedMedium>): Promise<Fetched> {
  const opened = await open();
  if (!opened.ok) return { ok: false, why: opened.problem.why };
  const writer = await blobs.begin();
  try {
    for await (const chunk of opened.value.chunks) {
      if (writer.size + chunk.length > HTTP_LIMITS.mediaBytes) throw new OutboundProblem(`It is larger than ${HTTP_LIMITS.mediaBytes / 1_048_576} MiB.`);
      await writer.write(chunk);
    }
    if (writer.size === 0) throw new OutboundProblem('It is empty.');
    return { ok: true, writer, sha256: await writer.seal(), name: opened.value.name };
  } catch (error) {
    await writer.discard();
    if (error instanceof OutboundProblem) return { ok: false, why: error.message };
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Connections that break in the middle; a full disk or an abort is somebody else's to handle.
    if (typeof code === 'string' && /^(UND_ERR_(?!ABORTED)|ECONN|EPIPE|ETIMEDOUT|Z_)/.test(code)) return { ok: false, why: `The connection broke in the middle (${code}).` };
    throw error;
  }
}
