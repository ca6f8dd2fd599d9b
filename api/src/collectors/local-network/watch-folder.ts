import { watch } from 'chokidar';
import { say } from '@vedetta/messages/say.ts';
import type { RunContext } from '../collector.ts';
import type { CollectorProblem } from '../problem.ts';
import type { Place } from './place.ts';
import type { Folder, ShareSettings } from './shares.ts';
import { codeOf, findFolder } from './walk.ts';

/** Shares over a network give no events: they are looked at so often. */
const POLL_MS = 5_000;

/**
 * Watches a folder until the process stops; whatever happens in it hurries the next look on. It is
 * a hint and no more.
 */
export async function watchFolder(
  share: Folder,
  { name, below }: Place<unknown>,
  { signal }: RunContext<ShareSettings, never>,
  hurry: () => void,
): Promise<void | CollectorProblem> {
  const found = await findFolder(share, name, below);
  if (!found.ok) return found.problem;
  const watcher = watch(found.value, {
    ignoreInitial: true,
    followSymlinks: false,
    usePolling: share.poll,
    interval: POLL_MS,
    binaryInterval: POLL_MS,
    depth: 32,
    persistent: true,
  });
  try {
    return await new Promise((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
      watcher.on('add', hurry).on('change', hurry).on('unlink', hurry);
      watcher.on('error', (error) =>
        resolve({
          kind: 'temporary',
          why: say('shareUnwatchable', { name, why: codeOf(error) }),
        }),
      );
    });
  } finally {
    await watcher.close();
  }
}
