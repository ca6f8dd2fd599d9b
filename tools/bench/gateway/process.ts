import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';

const Message = z.object({
  port: z.number().optional(),
  cpu: z.object({ user: z.number(), system: z.number() }).optional(),
  rss: z.number().optional(),
});
export const peers = join(import.meta.dirname, 'peers');

/** A program that was started for the bench and ends with it. */
export interface Started {
  port: number;
  /**
   * CPU time so far, in microseconds, and resident memory, in bytes; `collect` clears away first
   * what nobody holds.
   */
  usage(options?: { collect: boolean }): Promise<{ cpu: number; rss: number }>;
  stop(): void;
}

const canPin =
  process.platform === 'linux' && existsSync('/usr/bin/taskset') && availableParallelism() > 1;
/**
 * Load and upstream on the first core, the target on the second, so that one does not slow the
 * other.
 */
export const CORE = { load: 0, target: 1 } as const;

/** Keeps this process on a core. */
export function pinSelf(core: number): void {
  if (canPin)
    spawn('taskset', ['-a', '-cp', String(core), String(process.pid)], { stdio: 'ignore' });
}

/**
 * TypeScript is bundled first, as `npm start` runs it: a loader's helpers would be measured too.
 */
async function runnable(script: string): Promise<string> {
  if (!script.endsWith('.ts')) return script;
  const outfile = join(
    import.meta.dirname,
    '../../../gateway/node_modules/.cache/bench',
    basename(script).replace(/\.ts$/, '.mjs'),
  );
  await build({
    entryPoints: [script],
    outfile,
    bundle: true,
    packages: 'external',
    // Ours is TypeScript, which Node does not load.
    alias: { '@vedetta/messages': join(import.meta.dirname, '../../../messages/src') },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return outfile;
}

/**
 * Starts a script that sends `{port}` when it listens.
 * @throws Error when it ends before that.
 */
export async function start(script: string, args: string[], core: number): Promise<Started> {
  const node = ['--expose-gc', await runnable(script), ...args];
  const [command, all] = canPin
    ? ['taskset', ['-c', String(core), process.execPath, ...node]]
    : [process.execPath, node];
  const child: ChildProcess = spawn(command, all, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ask = (question: unknown) =>
    new Promise<z.infer<typeof Message>>((resolve, reject) => {
      child.once('message', (message) => {
        child.removeListener('exit', ended);
        resolve(Message.parse(message));
      });
      const ended = () => {
        reject(new Error(`${script} exited. Check that it is installed (npm run peers).`));
      };
      child.once('exit', ended);
      if (question !== null) child.send(question as object);
    });
  const { port } = await ask(null);
  return {
    port: port ?? 0,
    async usage(options = { collect: false }) {
      const { cpu, rss } = await ask(options);
      return { cpu: (cpu?.user ?? 0) + (cpu?.system ?? 0), rss: rss ?? 0 };
    },
    stop: () => {
      child.kill('SIGKILL');
    },
  };
}
