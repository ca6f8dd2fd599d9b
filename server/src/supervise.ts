import type { ChildProcess } from 'node:child_process';

/**
 * Exit code of a process that can't start until someone changes a setting (EX_CONFIG of
 * sysexits.h): restarting it doesn't help.
 */
export const CONFIGURATION_ERROR = 78;

const FIRST_PAUSE_MS = 1_000;
const LAST_PAUSE_MS = 60_000;
/** After a child has run for this long, the pauses start from the first again. */
const WELL_AFTER_MS = 5 * 60_000;
/** The child ends by itself within 9 s of a signal, unless it hangs. */
const STOP_LIMIT_MS = 15_000;

export interface Supervision {
  /** Starts the server. */
  start: () => ChildProcess;
  say: (line: string) => void;
  /** Milliseconds that only rise. */
  now: () => number;
  /** Resolves after so long, or at once when `signal` is aborted. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface Supervisor {
  /** Passes a signal on to the child, which isn't restarted. */
  stop(signal: NodeJS.Signals): void;
  /** Resolves with the exit code for this process. */
  ended: Promise<number>;
}

/** Runs a server and restarts it when it dies, after 1 s, 2 s, 4 s … 60 s. */
export function supervise({ start, say, now, pause }: Supervision): Supervisor {
  const stopping = new AbortController();
  let child: ChildProcess | null = null;

  const run = async (): Promise<number> => {
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LAST_PAUSE_MS)) {
      const started = now();
      child = start();
      const { code, how } = await endOf(child);
      child = null;
      if (stopping.signal.aborted) return code ?? 1;
      if (code === 0 || code === CONFIGURATION_ERROR) return code;
      if (now() - started >= WELL_AFTER_MS) wait = FIRST_PAUSE_MS;
      say(`Vedetta ${how} and will be restarted in ${wait / 1_000} s.`);
      await pause(wait, stopping.signal);
      if (stopping.signal.aborted) return 0;
    }
  };

  return {
    ended: run(),
    stop(signal) {
      const running = child;
      stopping.abort();
      if (running === null) return;
      running.kill(signal);
      setTimeout(() => running.kill('SIGKILL'), STOP_LIMIT_MS).unref();
    },
  };
}

function endOf(child: ChildProcess): Promise<{ code: number | null; how: string }> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      resolve({
        code,
        how: signal === null ? `exited with code ${String(code)}` : `was ended by ${signal}`,
      });
    });
    child.on('error', (error) => {
      if (child.pid === undefined) resolve({ code: 1, how: `couldn't start (${error.message})` });
    });
  });
}
