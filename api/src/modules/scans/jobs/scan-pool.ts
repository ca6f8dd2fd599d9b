import type { ReportRow, ScanResult } from '@vedetta/detection/engine/detector.ts';
import type { StoredFile } from '@vedetta/detection/worker/protocol.ts';
import type { Logger } from 'pino';
import { ScanChild } from './scan-child.ts';
import type { OperatorGiven, ScanLimits, WatchSource } from './scan-options.ts';

/**
 * A worker is replaced after this many files, so that what a library leaks stays small. A new one
 * costs as much as forty texts.
 */
const SCANS_PER_CHILD = 1_000;
/**
 * So is one that keeps more than this share of its memory when a file is done: the next file would
 * be refused for what the ones before it left. After ordinary files it is two thirds.
 */
const MOST_HELD = 3 / 4;

export interface ScanPool {
  /**
   * Scans in a worker process; waits for nothing, so the caller keeps to `size` scans at a time.
   * `instead`: for a trial, see ScanRequest.
   */
  scan(
    file: StoredFile,
    onProgress: (done: number, total: number) => void,
    signal: AbortSignal,
    watch?: WatchSource | null,
    instead?: WatchSource | null,
  ): Promise<ScanResult>;
  /** Reads the text in pictures, in a worker process in the same way. */
  read(file: StoredFile, signal: AbortSignal, watch?: WatchSource | null): Promise<ReportRow[]>;
  /** Process ids of the present workers. */
  pids(): number[];
  /** Kills the workers and waits until they are gone. */
  stop(): Promise<void>;
}

interface PoolOptions extends OperatorGiven {
  script: string;
  size: number;
  limits: ScanLimits;
  log: Logger;
  /** The first worker starts at the first file, not before; it is warm from then on. */
  isLazy?: boolean;
}

/**
 * Keeps `size` warm worker processes that run the built script.
 * Whoever dies or hangs is replaced at the next scan.
 */
export function createScanPool(options: PoolOptions): ScanPool {
  const { script, limits, log } = options;
  const idle: ScanChild[] = [];
  const all = new Set<ScanChild>();
  let stopped = false;

  const spawn = () => {
    const child = new ScanChild(script, limits, options);
    all.add(child);
    return child;
  };
  const take = () => {
    for (let child = idle.pop(); child !== undefined; child = idle.pop()) {
      if (child.alive) return child;
      all.delete(child);
    }
    return spawn();
  };
  const isWorn = ({ scans, heldBytes }: ScanChild) =>
    scans >= SCANS_PER_CHILD || heldBytes > limits.megabytes * 1024 * 1024 * MOST_HELD;
  const giveBack = async (child: ScanChild) => {
    if (child.alive && !isWorn(child) && !stopped) {
      idle.push(child);
      return;
    }
    if (child.lastWords !== '')
      log.warn({ pid: child.pid, stderr: child.lastWords }, 'A scan worker exited');
    await child.stop();
    all.delete(child);
    if (!stopped && all.size < options.size) idle.push(spawn());
  };

  const lend = async <Result>(use: (child: ScanChild) => Promise<Result>) => {
    const child = take();
    try {
      return await use(child);
    } finally {
      await giveBack(child);
    }
  };

  if (options.isLazy !== true) for (let i = 0; i < options.size; i += 1) idle.push(spawn());
  return {
    scan: (file, onProgress, signal, watch = null, instead) =>
      lend((child) => child.scan(file, onProgress, signal, watch, instead)),
    read: (file, signal, watch = null) => lend((child) => child.read(file, signal, watch)),
    pids: () =>
      [...all].flatMap((child) => (child.alive && child.pid !== undefined ? [child.pid] : [])),
    async stop() {
      stopped = true;
      await Promise.all([...all].map((child) => child.stop()));
      all.clear();
    },
  };
}
