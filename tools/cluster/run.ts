/**
 * `npm run cluster`: many processes over PostgreSQL and NATS on this machine, to try and to break.
 * Ctrl-C ends them.
 */
import { startCluster } from './cluster.ts';

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};
const cluster = await startCluster({ said: say }).catch((error: unknown) => {
  process.stderr.write(
    `The cluster did not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
say(
  `\nVedetta is at ${cluster.url.replace('127.0.0.1', 'localhost')}: open it at /setup with ` +
    `the set-up code ${cluster.setupCode}. Ctrl-C ends everything.`,
);
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    void cluster.stop().then((ends) => {
      for (const { name, code, milliseconds } of ends)
        say(`${name} ended with ${String(code)} after ${(milliseconds / 1000).toFixed(1)} s`);
      process.exit(ends.every(({ code }) => code === 0) ? 0 : 1);
    });
  });
}
