// Writes every machine as a page, a Mermaid text and an SVG under docs/machines: node machines/scripts/machines.mjs
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const out = join(root, 'docs/machines');
const module = join(root, 'node_modules/.cache/vedetta', `machines-${process.pid}.mjs`);
mkdirSync(dirname(module), { recursive: true });
try {
  await build({
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile: module,
    packages: 'external',
    logLevel: 'warning',
    stdin: {
      resolveDir: join(root, 'machines/src/diagrams'),
      contents: `
        export { MACHINES } from './all.ts';
        export { pagesOf } from './pages.ts';`,
    },
  });
  const { MACHINES, pagesOf } = await import(pathToFileURL(module).href);
  const pages = pagesOf(MACHINES);
  mkdirSync(out, { recursive: true });
  // A machine that is gone takes its pictures with it.
  for (const name of readdirSync(out)) if (!pages.has(name)) rmSync(join(out, name));
  for (const [name, text] of pages) writeFileSync(join(out, name), text);
} finally {
  rmSync(module, { force: true });
}
