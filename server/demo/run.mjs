// npm run demo: bundles the demo beside the api's build and runs it until Ctrl-C; with -- --once only until it
// is ready.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ownPackagesOnly } from '../../tools/build/own-packages-only.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
// Beside the build: there the migrations are, and from there the root is as far as from the sources.
const outfile = join(root, 'server/dist/demo.mjs');
await build({
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  outfile,
  logLevel: 'warning',
  plugins: [ownPackagesOnly()],
  conditions: ['vedetta-source'],
  entryPoints: ['server/demo/main.ts'],
});
const { main } = await import(pathToFileURL(outfile).href);
process.exitCode = await main(join(root, 'server/demo/content'), {
  once: process.argv.includes('--once'),
});
