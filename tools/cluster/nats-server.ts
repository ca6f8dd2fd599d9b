import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../server/demo/free-port.ts';

/** What to say where no NATS server is installed. */
export const NATS_REMEDY =
  'nats-server was not found. Install NATS (Debian: apt-get install nats-server) so that it is on the PATH.';

/** Whether `nats-server` is on the PATH. */
export const hasNats = (): boolean =>
  spawnSync('nats-server', ['--version'], { stdio: 'ignore' }).status === 0;

export interface NatsServer {
  url: string;
  stop(): Promise<void>;
  /** Begins anew on the same port, with nothing of before. */
  restart(): Promise<void>;
}

/**
 * A NATS server of its own on a free port of this machine.
 * @throws Error with the remedy when none is installed.
 */
export async function startNats(extra: string[] = []): Promise<NatsServer> {
  if (!hasNats()) throw new Error(NATS_REMEDY);
  const port = await freePort();
  let child = await spawned(port, extra);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `nats://127.0.0.1:${port}`,
    stop,
    async restart() {
      await stop();
      child = await spawned(port, extra);
    },
  };
}

async function spawned(port: number, extra: string[]): Promise<ChildProcess> {
  const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), ...extra], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  for await (const line of createInterface(child.stderr))
    if (line.includes('Server is ready')) break;
  child.stderr.resume();
  return child;
}
