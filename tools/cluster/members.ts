import { setTimeout as delay } from 'node:timers/promises';
import { startProcess, type ServerProcess } from '../../api/test/server-process.ts';

/** A process that dies is started again after so long, as a service manager would. */
const AGAIN_AFTER_MS = 300;

/** One place of a cluster: a process of some roles, and the next one when it dies. */
export interface Member {
  name: string;
  role: string;
  /** Where it listens now; null while it starts. */
  readonly url: string | null;
  readonly pid: number | null;
  /** How often it had to be started again. */
  readonly restarts: number;
  /** As a power cut of that one process. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** Politely, and not again. @returns its exit code, and how long it took, in milliseconds. */
  stop(): Promise<{ code: number | null; milliseconds: number }>;
  /** What the process that runs now has printed. */
  output(): string;
}

/**
 * Starts a process of the built product and keeps one running.
 * @throws when the first start fails; later ones are tried until one stands.
 */
export async function startMember(
  name: string,
  env: Record<string, string>,
  said: (line: string) => void = () => undefined,
): Promise<Member> {
  const begin = () => startProcess('server/dist/launch.js', env);
  let current: ServerProcess | null = await begin();
  let printed = '';
  let restarts = 0;
  let stopping = false;
  const watch = (process: ServerProcess) => {
    void process.ended.then(async () => {
      if (stopping) return;
      printed = process.output();
      current = null;
      said(`${name} exited; restarting it`);
      while (!stopping) {
        await delay(AGAIN_AFTER_MS);
        try {
          const next = await begin();
          if (stopping) {
            await next.kill();
            return;
          }
          current = next;
          restarts += 1;
          watch(next);
          return;
        } catch (error) {
          printed = error instanceof Error ? error.message : String(error);
          said(`${name} couldn't start: ${printed.split('\n').at(-2) ?? printed}`);
        }
      }
    });
  };
  watch(current);
  const signal = (what: NodeJS.Signals) => {
    if (current !== null) process.kill(current.pid, what);
  };
  return {
    name,
    role: env['ROLE'] ?? 'all',
    get url() {
      return current?.url ?? null;
    },
    get pid() {
      return current?.pid ?? null;
    },
    get restarts() {
      return restarts;
    },
    kill: async () => {
      await current?.kill();
    },
    freeze: () => {
      signal('SIGSTOP');
    },
    thaw: () => {
      signal('SIGCONT');
    },
    async stop() {
      stopping = true;
      const started = performance.now();
      const code = (await current?.terminate()) ?? null;
      return { code, milliseconds: performance.now() - started };
    },
    output: () => current?.output() ?? printed,
  };
}
