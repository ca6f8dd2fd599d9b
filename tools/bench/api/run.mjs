// Bundles and runs a benchmark: node tools/bench/api/run.mjs
// [lists|fill|hostile|collectors|first-finding|start-cost]. BENCH_DIR keeps the data between runs. With --smoke
// it is as small as can be, to see that it runs: its figures say nothing and are held to no bar.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ownPackagesOnly } from '../../build/own-packages-only.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const name = process.argv[2] ?? 'lists';
const folder = join(root, 'api/node_modules/.cache', `bench-${process.pid}`);

const isSmoke = process.argv.includes('--smoke');
const args = process.argv.slice(3).filter((argument) => argument !== '--smoke');
if (isSmoke) {
  Object.assign(process.env, {
    BENCH_DIR: join(folder, 'data'),
    BENCH_SCALE: '0.0003',
    BENCH_REQUESTS: '20',
    BENCH_CLIENTS: '2',
  });
  const small = {
    // A worker keeps memory of the file before: with one each, no file is blamed for another.
    hostile: [join(folder, 'samples'), '--count=10', '--seconds=600', '--per-worker=1'],
    collectors: ['--minutes=0', '--companies=2'],
    'first-finding': ['--rounds=1'],
    'start-cost': ['--rounds=1'],
  };
  args.push(...(small[name] ?? []));
}

mkdirSync(folder, { recursive: true });
symlinkSync(join(root, 'api/src/platform/database/migrations'), join(folder, 'migrations'));
try {
  await build({
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
    plugins: [ownPackagesOnly()],
    conditions: ['vedetta-source'],
    entryPoints: [`tools/bench/api/${name}.ts`, 'tools/bench/api/press.ts'],
  });
  if (name === 'collectors')
    execFileSync(process.execPath, [join(root, 'tools/build/build.mjs'), 'server'], {
      stdio: 'inherit',
    });
  if (name === 'first-finding' || name === 'start-cost')
    execFileSync(process.execPath, [join(root, 'tools/build/build.mjs'), '--if-stale'], {
      stdio: 'inherit',
      cwd: root,
    });
  if (name === 'hostile') {
    if (isSmoke) {
      mkdirSync(join(folder, 'samples'));
      symlinkSync(join(root, 'detection/test/files'), join(folder, 'samples', 'image-hostile'));
    }
    const worker = join(folder, 'scan-worker.mjs');
    await build({
      absWorkingDir: root,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      outfile: worker,
      logLevel: 'warning',
      plugins: [ownPackagesOnly()],
      conditions: ['vedetta-source'],
      entryPoints: ['detection/src/worker/entry.ts'],
    });
    args.push('--worker', worker);
  }
  await (await import(pathToFileURL(join(folder, `${name}.mjs`)).href)).main(args);
  // Files that crash a worker are a fault at any size.
  if (isSmoke && name !== 'hostile') process.exitCode = 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
