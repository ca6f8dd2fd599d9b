// Bundles and runs the evaluation: node detection/evaluation/run.mjs [folder of data] [--only family,family] [--keep]
// or the training of a model: node detection/evaluation/run.mjs train-host-model|train-tone-model [folder of data]
import { fork } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const folder = join(root, 'node_modules/.cache', `evaluation-${process.pid}`);
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup(b) {
    b.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@vedetta/') ? undefined : { path, external: true },
    );
  },
};

const program =
  ['train-host-model', 'train-tone-model'].find((name) => name === process.argv[2]) ?? 'evaluate';
const args = process.argv.slice(program === 'evaluate' ? 2 : 3);

mkdirSync(folder, { recursive: true });
try {
  await build({
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile: join(folder, 'evaluate.mjs'),
    logLevel: 'warning',
    plugins: [ownPackagesOnly],
    conditions: ['vedetta-source'],
    entryPoints: [`detection/evaluation/${program}.ts`],
  });
  const bundle = pathToFileURL(join(folder, 'evaluate.mjs')).href;
  const { main } = await import(bundle);
  process.exitCode = await main(args, root, (...about) => inOwnProcess(bundle, about));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Measures one family where nothing else was measured before: what the compiler learnt from other families
 * makes it slower.
 */
function inOwnProcess(bundle, about) {
  return new Promise((resolve) => {
    const child = fork(join(root, 'detection/evaluation/measure-family.mjs'), [bundle, ...about]);
    let measured = null;
    child.once('message', (rows) => {
      measured = rows;
    });
    child.once('exit', (code, signal) =>
      resolve(measured ?? `not measured: its process ended with ${signal ?? code}.`),
    );
  });
}
