import { readdirSync, readFileSync } from 'node:fs';

/**
 * How long the calls of each kind took, what came of those that were not answered, and what the
 * listeners got.
 */
export interface Figures {
  /** In milliseconds, by operation. */
  waits: Map<string, number[]>;
  /** By operation and what was said. */
  errors: Map<string, number>;
  /** Changes that somebody else made first: an answer like any other. */
  refused: number;
  /** Events that reached a subscription. */
  heard: number;
  /** Subscriptions that had to be opened again, by the code of their socket's end. */
  ended: Map<number, number>;
}

export const newFigures = (): Figures => ({
  waits: new Map(),
  errors: new Map(),
  refused: 0,
  heard: 0,
  ended: new Map(),
});

/** Notes how long one answered call took. */
export function note(figures: Figures, operation: string, milliseconds: number): void {
  const waits = figures.waits.get(operation);
  if (waits === undefined) figures.waits.set(operation, [milliseconds]);
  else waits.push(milliseconds);
}

/**
 * @returns the wait, in milliseconds, that this share of the calls did not exceed; 0 when there
 * were none.
 */
export function percentile(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Memory that processes hold, in MB. */
export interface Memory {
  /** The processes of the product. */
  servers: number;
  /**
   * What they started themselves: the workers that scan. An embedded database is not among them: it
   * shares its memory between processes.
   */
  workers: number;
}

interface Process {
  pid: number;
  parent: number;
  megabytes: number;
  command: string;
}

/** Reads what these processes and their workers hold now. */
export function memoryOf(pids: readonly number[]): Memory {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): Process[] => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const figure = (key: string) =>
          Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [
          {
            pid: Number(name),
            parent: figure('PPid'),
            megabytes: figure('VmRSS') / 1024,
            command: readFileSync(`/proc/${name}/cmdline`, 'utf8'),
          },
        ];
      } catch {
        return [];
      }
    });
  const sum = (some: Process[]) => some.reduce((total, { megabytes }) => total + megabytes, 0);
  return {
    servers: sum(all.filter(({ pid }) => pids.includes(pid))),
    workers: sum(
      all.filter(({ parent, command }) => pids.includes(parent) && command.includes('worker.js')),
    ),
  };
}
