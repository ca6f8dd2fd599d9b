import type { IncomingMessage } from 'node:http';
import { MAX_FILE_BYTES } from './schema.ts';

const PATIENCE_MS = 30_000;

/**
 * Reads and drops the rest of a refused body, so that a client which looks for the answer only
 * after sending sees it and not a reset connection. A body beyond what an upload may be, or one
 * that drips, is cut.
 */
export function drain(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return;
  let left = MAX_FILE_BYTES + 1024 * 1024;
  const timer = setTimeout(() => {
    req.destroy();
  }, PATIENCE_MS);
  timer.unref();
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) req.destroy();
  });
  req.on('error', () => undefined);
  req.on('close', () => {
    clearTimeout(timer);
  });
  req.on('end', () => {
    clearTimeout(timer);
  });
  req.resume();
}
