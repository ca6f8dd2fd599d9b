import { SaidError } from '@vedetta/messages/said-error.ts';
import { say } from '@vedetta/messages/say.ts';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { withVisibleTurns } from '../formats/text/file-names.ts';
import { createEngine } from '../engine/engine.ts';
import type { Watched } from '../engine/texts/text-node.ts';
import { RecentLists } from '../detectors/watch-list/recent.ts';
import type { WatchLists } from '../detectors/watch-list/watched.ts';
import { findReader } from './find-reader.ts';
import { malwareSources } from './malware-sources.ts';
import {
  MOST_FILES_TOLD,
  type ParentMessage,
  type ScanRequest,
  type WhichLists,
  type WorkerMessage,
} from './protocol.ts';
import { listsIn } from './list-folder.ts';
import { plugInsIn } from './plug-in-folder.ts';
import { startWatchdog } from './watchdog.ts';

/** How often the folder of an operator is looked at while nothing is scanned, milliseconds. */
const REFRESH_MS = 10_000;

/**
 * A process that scans one file at a time. It has no database, no secrets in its environment and
 * nothing to lose: the parent kills it when it hangs and starts another.
 */
const [
  ,
  ,
  megabytes = '512',
  lists = '',
  clamd = '',
  isReadLater = '',
  tesseract = '',
  isToTell = '',
  workMs = '60000',
  budget = '',
] = process.argv;
const engine = createEngine({
  ...(budget === '' ? {} : { milliseconds: Number(budget) }),
  lists: listsIn(lists === '' ? undefined : lists),
  malware: malwareSources({
    malwareFolder: lists === '' ? null : join(lists, 'malware'),
    clamd: clamd === '' ? null : clamd,
    ...(isToTell === ''
      ? {}
      : {
          tell: (files) => {
            send({ kind: 'files', files: files.slice(0, MOST_FILES_TOLD) });
          },
        }),
  }),
  plugIns: plugInsIn(lists === '' ? null : join(lists, 'plug-ins')),
  isReadLater: isReadLater !== '',
  reader: findReader(tesseract === '' ? null : tesseract),
});
const recent = new RecentLists();
/** Waits for the lists of the scan under way. */
let onLists: (lists: WatchLists) => void = () => undefined;
const tellWatchdog = startWatchdog({
  maxRssBytes: Number(megabytes) * 1024 * 1024,
  maxWorkMs: Number(workMs),
});
// An interrupt from the keyboard reaches the whole process group; the parent decides when a scan
// ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (message: ParentMessage) => {
  // Whoever waits for a first finding goes before whoever reads pages; of 20 steps down this one
  // leaves a third of its share.
  if (message.kind === 'read') setPriority(5);
  if (message.kind === 'lists') onLists(message.lists);
  else void scan(message);
});
send({ kind: 'ready', detectors: engine.detectors.length });
// Also without an item: whoever puts a broken file into the folder wants to know soon.
if (isToTell !== '')
  setInterval(() => void engine.refresh().catch(() => undefined), REFRESH_MS).unref();

async function scan({
  kind,
  id,
  path,
  filename,
  account,
  accountPictures,
  watch,
  instead,
}: ScanRequest): Promise<void> {
  try {
    tellWatchdog(true);
    const watched = await watchedFor(id, watch, 'watch');
    const other = instead === undefined ? undefined : await watchedFor(id, instead, 'instead');
    const bytes = await read(path);
    const item = {
      bytes,
      filename,
      account: account ?? null,
      ...(accountPictures === undefined ? {} : { accountPictures }),
      mime: null,
      path: [withVisibleTurns(filename)],
    };
    const result =
      kind === 'read'
        ? await engine.read(item, watched)
        : await engine.scan(
            item,
            (done, total) => {
              send({ kind: 'progress', id, done, total });
            },
            watched,
            other,
          );
    end({ kind: 'result', id, result });
  } catch (error) {
    end({
      kind: 'failed',
      id,
      why: error instanceof SaidError ? error.said : say('scannerFailed'),
    });
  } finally {
    tellWatchdog(false);
  }
}

async function watchedFor(
  id: number,
  watch: ScanRequest['watch'],
  which: WhichLists,
): Promise<Watched | null> {
  if (watch === null) return null;
  const kept = recent.get(watch);
  if (kept !== undefined) return kept;
  const lists = await new Promise<WatchLists>((resolve) => {
    onLists = resolve;
    send({ kind: 'wants-lists', id, which });
  });
  return recent.put(watch, lists);
}

async function read(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    // It must not tell where the server keeps its files.
    throw new SaidError(
      say('bytesUnreadable', {
        code: error instanceof Error && 'code' in error ? String(error.code) : 'unknown',
      }),
    );
  }
}

function end(message: WorkerMessage): void {
  send({ kind: 'holds', bytes: process.memoryUsage.rss() });
  send(message);
}

function send(message: WorkerMessage): void {
  process.send?.(message);
}
