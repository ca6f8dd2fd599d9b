import { Worker } from 'node:worker_threads';

/** Written to standard error before the worker ends itself, so that the parent can name the reason. */
export const MEMORY_MARK = 'vedetta: memory limit';

/**
 * Ends this process when it grows beyond `maxRssBytes` or when its parent is gone. It runs on a thread of its own,
 * because a decoder that hangs or eats memory keeps the main thread from looking at anything.
 */
export function startWatchdog(maxRssBytes: number): void {
  const watchdog = new Worker(SOURCE, { eval: true, workerData: { maxRssBytes, parent: process.ppid, mark: MEMORY_MARK } });
  watchdog.unref();
}

const SOURCE = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const end = () => process.kill(process.pid, 'SIGKILL');
setInterval(() => {
  if (process.ppid !== workerData.parent) end();
  if (process.memoryUsage.rss() > workerData.maxRssBytes) {
    try { writeSync(2, workerData.mark); } catch {}
    end();
  }
}, 100);
`;
