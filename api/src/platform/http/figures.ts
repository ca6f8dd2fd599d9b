import { Gauge, Histogram, Registry } from 'prom-client';

/** One number, by its labels. */
export interface Figure<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

/** How an attempt at a job ended; `elsewhere`: handed back, or another process has it. */
export type JobOutcome = 'done' | 'failed' | 'elsewhere';

/**
 * What the api tells Prometheus of itself. Labels come from our own lists, never from what a client
 * wrote (docs/decisions/072).
 */
export interface Figures {
  registry: Registry;
  /**
   * One call was answered.
   * @param operation its id in openapi.json; `none` for an address that is no call.
   * @param status of the answer; 0 when the client went before it was whole.
   */
  answered: (operation: string, status: number, seconds: number) => void;
  jobEnded: (queue: string, outcome: JobOutcome, seconds: number) => void;
  /**
   * Numbers that are read when somebody asks; while they cannot be read in time they are left out.
   */
  watch: <Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    read: () => Figure<Label>[] | Promise<Figure<Label>[]>,
  ) => void;
}

const CALL_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Figures that start at nothing; those of the process itself join where they are shown
 * (platform/process/figures-routes.ts).
 */
export function createFigures(): Figures {
  const registry = new Registry();
  const calls = new Histogram({
    name: 'vedetta_request_seconds',
    help: 'Time from a REST API request to the end of its response.',
    labelNames: ['operation', 'status'],
    buckets: CALL_SECONDS,
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'vedetta_job_seconds',
    help: 'Duration of one attempt at a job in this process.',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_SECONDS,
    registers: [registry],
  });
  return {
    registry,
    answered: (operation, status, seconds) => {
      calls.observe({ operation, status }, seconds);
    },
    jobEnded: (queue, outcome, seconds) => {
      jobs.observe({ queue, outcome }, seconds);
    },
    watch(name, help, labelNames, read) {
      new Gauge({
        name,
        help,
        labelNames,
        registers: [registry],
        async collect() {
          const figures = await soon(read).catch(() => []);
          this.reset();
          for (const { labels, value } of figures) this.set(labels, value);
        },
      });
    },
  };
}

const PATIENCE_MS = 1_500;

/**
 * Reads, but not for long: a database that hangs must not take the other figures with it.
 * @throws what reading throws, or Error when it is too late.
 */
export async function soon<T>(read: () => T | Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('too late'));
    }, patienceMs);
  });
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
  }
}
