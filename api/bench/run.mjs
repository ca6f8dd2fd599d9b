// Bundles and runs a benchmark: node api/bench/run.mjs [lists|fill|hostile|collectors|first-finding|start-cost]. BENCH_DIR keeps the data between runs.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ownPackagesOnly } from '../scripts/own-packages-only.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const name = process.argv[2] ?? 'lists';
const folder = join(root, 'api/node_modules/.cache', `bench-${process.pid}`);

mkdirSync(folder, { recursive: true });
symlinkSync(join(root, 'api/src/stores/migrations'), join(folder, 'migrations'));
try {
  await build({
    absWorkingDir: root, bundle: true, platform: 'node', format: 'esm', target: 'node20', outdir: folder, outExtension: { '.js': '.mjs' }, logLevel: 'warning', plugins: [ownPackagesOnly()],
    conditions: ['vedetta-source'], entryPoints: [`api/bench/${name}.ts`, 'api/bench/press.ts'],
  });
  const args = process.argv.slice(3);
  if (name === 'collectors') execFileSync(process.execPath, [join(root, 'api/scripts/build.mjs'), 'api'], { stdio: 'inherit' });
  if (name === 'first-finding' || name === 'start-cost') execFileSync(process.execPath, [join(root, 'api/scripts/build.mjs'), '--if-stale'], { stdio: 'inherit', cwd: root });
  if (name === 'hostile') {
    const worker = join(folder, 'scan-worker.mjs');
    await build({
      absWorkingDir: root, bundle: true, platform: 'node', format: 'esm', target: 'node20', outfile: worker, logLevel: 'warning', plugins: [ownPackagesOnly()],
      conditions: ['vedetta-source'], entryPoints: ['api/src/detectors/worker/entry.ts'],
    });
    args.push('--worker', worker);
  }
  await (await import(pathToFileURL(join(folder, `${name}.mjs`)).href)).main(args);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
