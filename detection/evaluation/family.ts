import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** One line of the table. */
export interface Measure {
  /** What is measured and on how much: `recall on 168 threats`. */
  metric: string;
  ours: number;
  /** How `ours` and the target are written: a share of one, or a number with its unit. */
  unit: 'share' | 'count' | 'ms' | 'MB/s' | 'per s' | 'per 1,000';
  /**
   * The peer's figure, as the reference gives it or as it was measured in this run; null when there
   * is none.
   */
  peer: string | null;
  /** Null for figures that are told and have no target. */
  target: { at: 'least' | 'most'; value: number } | null;
  /**
   * Time per item or throughput of this measurement, as people read it: `12 ms`, `90 MB/s`; null
   * when it says nothing.
   */
  speed: string | null;
}

/**
 * One detector family: which data it needs and how it is measured on them. One file per family
 * under families/.
 */
export interface Family {
  /** For `--only`: `codes`. */
  id: string;
  title: string;
  /** The sets (folders of the data) without which it cannot be measured. */
  sets: readonly string[];
  measure(data: Data): Promise<Measure[]>;
}

/** The folder of the data: other folders of the same format may take its place. */
export class Data {
  readonly #folder: string;
  /** Folder of the packages that the project is made with. */
  readonly packages: string;
  constructor(folder: string, packages = '') {
    this.#folder = folder;
    this.packages = packages;
  }
  /** Path of a file in a set. */
  path(set: string, ...parts: string[]): string {
    return join(this.#folder, set, ...parts);
  }
  has(set: string): boolean {
    return existsSync(this.path(set));
  }
}
