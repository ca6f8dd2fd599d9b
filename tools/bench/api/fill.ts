import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchDatabase } from './server.ts';

/** Fills the benchmark's database and stops. */
export async function main(): Promise<void> {
  const dataDir = process.env['BENCH_DIR'] ?? join(tmpdir(), 'vedetta-bench');
  const server = await benchDatabase(dataDir, (line) => process.stdout.write(`${line}\n`));
  await server.stop();
}
