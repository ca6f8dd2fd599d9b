import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HANG_MS } from '@vedetta/detection/testing/patience.ts';
import { testNatsUrl } from './test-bus.ts';

/** Above this file, also where it runs as part of a bundle. */
let root = dirname(fileURLToPath(import.meta.url));
while (!existsSync(join(root, 'schema.graphql'))) root = dirname(root);

/** As `npm start` gives them to Node. */
const nodeFlags = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));

export interface ServerProcess {
  url: string;
  pid: number;
  /** Resolves when it has ended, whoever ended it. */
  ended: Promise<void>;
  /** Ends it as a power cut would; answers when the process is gone. */
  kill(): Promise<void>;
  /** Ends it politely; answers its exit code. */
  terminate(): Promise<number | null>;
  output(): string;
}

/**
 * Starts the built product as its own process, on a free port, and waits until it says where it is.
 * @param entry `server/dist/launch.js` for the api alone, `server/dist/launch.js` for everything.
 * @throws when it ends before it listens, with what it printed.
 */
export async function startProcess(
  entry: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeFlags, join(root, entry)], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      TMPDIR: process.env['TMPDIR'] ?? '/tmp',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...signals(env),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = / at (http:\/\/localhost:\d+)/.exec(output);
      if (found?.[1]) resolve(found[1].replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      reject(new Error(`the server ended with ${String(code)} before it listened:\n${output}`));
    });
  });
  return {
    url,
    ended,
    pid: child.pid ?? 0,
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    terminate: () => end(child, 'SIGTERM'),
    output: () => output,
  };
}

/**
 * In a run that has a NATS server, processes over a database of the run's use it; those with an
 * embedded database of their own stay alone.
 */
const signals = (env: Record<string, string>): Record<string, string> => {
  const nats = testNatsUrl();
  return nats === undefined || env['DATABASE_URL'] === undefined ? {} : { NATS_URL: nats };
};

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill(signal);
  });
}

/** Asks again until the answer is there; for what a server does in its own time. */
export async function eventually<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
  const deadline = Date.now() + HANG_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`did not happen within ${HANG_MS} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
