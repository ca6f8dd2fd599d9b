// Builds what is published: dist/ with JavaScript and types, and the licence: node machines/scripts/build.mjs
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = join(dirname(fileURLToPath(import.meta.url)), '..');
// A module that is gone must not be published once more.
rmSync(join(here, 'dist'), { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: here, stdio: 'inherit' });
if (status !== 0) {
  console.error('The package was not built: mend what tsc says above.');
  process.exit(1);
}
cpSync(join(here, '..', 'LICENSE'), join(here, 'dist/LICENSE'));
