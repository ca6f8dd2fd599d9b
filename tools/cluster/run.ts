/**
 * `npm run cluster`: runs a cluster of processes over PostgreSQL and NATS on this machine, for tests
 * by hand. Ctrl-C stops it.
 */
import { startCluster } from './cluster.ts';

const print = (line: string) => {
  process.stdout.write(`${line}\n`);
};
const cluster = await startCluster({ said: print }).catch((error: unknown) => {
  process.stderr.write(
    `The cluster couldn't start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
const address = cluster.url.replace('127.0.0.1', 'localhost');
print(
  `\nVedetta is running at ${address}\n` +
    `First start: open ${address}/setup and enter the set-up code ${cluster.setupCode}\n` +
    'Ctrl-C stops the cluster.',
);
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    void cluster.stop().then((ends) => {
      for (const { name, code, milliseconds } of ends)
        print(
          `${name} exited with code ${String(code)} after ${(milliseconds / 1000).toFixed(1)} s`,
        );
      process.exit(ends.every(({ code }) => code === 0) ? 0 : 1);
    });
  });
}
