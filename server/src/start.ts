import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { supervise } from './supervise.ts';

/**
 * `npm start`: the server as a child that is started again when it dies. On hosts of their own the
 * service manager does that, with launch.js.
 */
const server = fileURLToPath(new URL('launch.js', import.meta.url));

const supervisor = supervise({
  // The channel tells the child when this process has gone; nothing is said over it.
  start: () =>
    spawn(process.execPath, [...process.execArgv, server], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  say: (line) => {
    process.stderr.write(`${line}\n`);
  },
  now: () => performance.now(),
  pause: (milliseconds, signal) =>
    delay(milliseconds, undefined, { signal }).catch(() => undefined),
});
process.stderr.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    supervisor.stop(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
process.exitCode = await supervisor.ended;
