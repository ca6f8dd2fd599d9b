import { readFile } from 'node:fs/promises';
import { createEngine } from '../engine.ts';
import type { ScanRequest, WorkerMessage } from './protocol.ts';
import { startWatchdog } from './watchdog.ts';

/**
 * A process that scans one file at a time. It has no database, no secrets in its environment and nothing to lose:
 * the parent kills it when it hangs and starts another.
 */
const engine = createEngine();
startWatchdog(Number(process.argv[2] ?? 512) * 1024 * 1024);
// An interrupt from the keyboard reaches the whole process group; the parent decides when a scan ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (request: ScanRequest) => void scan(request));
send({ kind: 'ready', detectors: engine.detectors.length });

async function scan({ id, path, filename }: ScanRequest): Promise<void> {
  try {
    const bytes = await read(path);
    const result = await engine.scan({ bytes, filename, mime: null, path: [filename] }, (done, total) => {
      send({ kind: 'progress', id, done, total });
    });
    send({ kind: 'result', id, result });
  } catch (error) {
    send({ kind: 'failed', id, why: error instanceof Error ? error.message : 'The scanner failed.' });
  }
}

async function read(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    // People see this sentence: it must not tell where the server keeps its files.
    throw new Error(`The stored bytes cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'}).`);
  }
}

function send(message: WorkerMessage): void {
  process.send?.(message);
}
