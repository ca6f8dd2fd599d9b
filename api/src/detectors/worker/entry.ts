import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEngine } from '../engine.ts';
import type { Watched } from '../text/text-node.ts';
import { RecentLists } from '../watch-list/recent.ts';
import type { WatchLists } from '../watch-list/watched.ts';
import { malwareSources } from './malware-sources.ts';
import type { ParentMessage, ScanRequest, WorkerMessage } from './protocol.ts';
import { listsIn } from './list-folder.ts';
import { startWatchdog } from './watchdog.ts';

/**
 * A process that scans one file at a time. It has no database, no secrets in its environment and nothing to lose:
 * the parent kills it when it hangs and starts another.
 */
const [, , megabytes = '512', lists = '', clamd = ''] = process.argv;
const engine = createEngine({
  lists: listsIn(lists === '' ? undefined : lists),
  malware: malwareSources({ malwareFolder: lists === '' ? null : join(lists, 'malware'), clamd: clamd === '' ? null : clamd }),
});
const recent = new RecentLists();
/** Waits for the lists of the scan under way. */
let onLists: (lists: WatchLists) => void = () => undefined;
startWatchdog(Number(megabytes) * 1024 * 1024);
// An interrupt from the keyboard reaches the whole process group; the parent decides when a scan ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (message: ParentMessage) => {
  if (message.kind === 'scan') void scan(message);
  else onLists(message.lists);
});
send({ kind: 'ready', detectors: engine.detectors.length });

async function scan({ id, path, filename, watch }: ScanRequest): Promise<void> {
  try {
    const watched = await watchedFor(id, watch);
    const bytes = await read(path);
    const result = await engine.scan({ bytes, filename, mime: null, path: [filename] }, (done, total) => {
      send({ kind: 'progress', id, done, total });
    }, watched);
    send({ kind: 'result', id, result });
  } catch (error) {
    send({ kind: 'failed', id, why: error instanceof Error ? error.message : 'The scanner failed.' });
  }
}

async function watchedFor(id: number, watch: ScanRequest['watch']): Promise<Watched | null> {
  if (watch === null) return null;
  const kept = recent.get(watch);
  if (kept !== undefined) return kept;
  const lists = await new Promise<WatchLists>((resolve) => {
    onLists = resolve;
    send({ kind: 'wants-lists', id });
  });
  return recent.put(watch, lists);
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
