/**
 * `npm run test:cluster [-- some/path]`: runs the tests against a PostgreSQL server and a NATS server
 * that it starts. Both must be installed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startNats } from './nats-server.ts';
import { startPostgres } from './postgres-server.ts';

const root = join(import.meta.dirname, '../..');
// A test database doesn't need to survive a power failure.
const postgres = await startPostgres({ fsync: 'off' });
const nats = await startNats();
try {
  process.stdout.write(`Running the tests with PostgreSQL ${postgres.version} and NATS.\n`);
  const child = spawn(process.execPath, [join(root, '.ci/test.mjs'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      VEDETTA_TEST_DATABASE_URL: postgres.url,
      VEDETTA_TEST_NATS_URL: nats.url,
    },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await Promise.all([nats.stop(), postgres.remove()]);
}
