import { Worker } from 'node:worker_threads';

/**
 * Written to standard error before the worker ends itself, so that the parent can name the reason.
 */
export const MEMORY_MARK = 'vedetta: memory limit';

/** The same before it ends itself because one file took too much work. */
export const WORK_MARK = 'vedetta: work limit';

/** Bounds that a detector which hangs cannot pass. */
export interface WatchdogLimits {
  maxRssBytes: number;
  /** Of the processor for one file. */
  maxWorkMs: number;
}

/**
 * Ends this process when it grows too large, when one file takes too much work of the processor, or
 * when its parent is gone. It runs on a thread of its own, because a decoder that hangs or eats
 * memory keeps the main thread from looking at anything.
 * @returns what to tell it when work on a file begins (true) and ends (false).
 */
export function startWatchdog(limits: WatchdogLimits): (isWorking: boolean) => void {
  const watchdog = new Worker(SOURCE, {
    eval: true,
    workerData: { ...limits, parent: process.ppid, memoryMark: MEMORY_MARK, workMark: WORK_MARK },
  });
  watchdog.unref();
  return (isWorking) => {
    watchdog.postMessage(isWorking);
  };
}

const SOURCE = `
const { parentPort, workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const end = () => process.kill(process.pid, 'SIGKILL');
const endWith = (mark) => {
  try { writeSync(2, mark); } catch {}
  end();
};
const worked = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
let began = null;
parentPort.on('message', (isWorking) => { began = isWorking ? worked() : null; });
setInterval(() => {
  if (process.ppid !== workerData.parent) end();
  if (process.memoryUsage.rss() > workerData.maxRssBytes) endWith(workerData.memoryMark);
  if (began !== null && worked() - began > workerData.maxWorkMs) endWith(workerData.workMark);
}, 100);
`;
