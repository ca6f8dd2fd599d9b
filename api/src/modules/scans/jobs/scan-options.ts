import type { FileState } from '@vedetta/detection/detectors/malware/sources.ts';
import type { WatchVersion } from '@vedetta/detection/detectors/watch-list/recent.ts';
import type { WatchLists } from '@vedetta/detection/detectors/watch-list/watched.ts';

export interface ScanLimits {
  /**
   * Time for one file in milliseconds of the clock, after which the worker is killed: a bound
   * against what waits for ever.
   */
  milliseconds: number;
  /**
   * Work of the processor for one file in milliseconds, beyond which the worker ends itself; a
   * minute when left out.
   */
  workMilliseconds?: number;
  /** Resident memory of the worker in MiB, beyond which it ends itself. */
  megabytes: number;
  /** Time for its start in milliseconds. */
  startMilliseconds?: number;
  /**
   * Time after which the worker opens and examines no further part of a file; the engine's own when
   * left out.
   */
  budgetMilliseconds?: number;
}

/**
 * What a company looks for: which version, and how to read it for a worker that has not kept it.
 */
export interface WatchSource extends WatchVersion {
  load: () => Promise<WatchLists>;
}

/** What an operator gives to scan by. */
export interface OperatorGiven {
  /** Folder of the lists; none when left out. */
  lists?: string | null;
  /** Address of a ClamAV daemon. */
  clamd?: string | null;
  /** Path of the system's Tesseract. */
  tesseract?: string | null;
  /** The text in pictures is read afterwards, in a process of its own (jobs/reading.ts). */
  isReadLater?: boolean;
  /**
   * Is told what became of the operator's files, whenever a worker takes them up; then workers look
   * at the folder also while they wait.
   */
  onFiles?: (files: readonly FileState[]) => void;
}
