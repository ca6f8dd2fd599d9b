// Builds what is published: dist/ with JavaScript and types, and the licence: node machines/scripts/build.mjs
// What was built of the very same sources before is taken from node_modules/.cache: checking the types of all
// machines takes long.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(here, '..');
const require = createRequire(import.meta.url);
const cache = join(root, 'node_modules/.cache/vedetta');

/** Everything that decides what comes out: sources, settings, compiler, the library whose types stand in ours. */
function fingerprint() {
  const hash = createHash('sha256');
  const sources = readdirSync(join(here, 'src'), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join('machines/src', name));
  for (const name of [
    'tsconfig.json',
    'machines/tsconfig.build.json',
    'machines/package.json',
    ...sources,
  ])
    hash.update(`${name}\0${readFileSync(join(root, name))}\0`);
  for (const library of ['typescript', 'xstate'])
    hash.update(`${library} ${require(`${library}/package.json`).version}\0`);
  return hash.digest('hex').slice(0, 16);
}

const kept = join(cache, `machines-dist-${fingerprint()}`);
if (!existsSync(kept)) {
  const fresh = `${kept}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  const { status } = spawnSync(
    process.execPath,
    [require.resolve('typescript/bin/tsc'), '-p', 'tsconfig.build.json', '--outDir', fresh],
    { cwd: here, stdio: 'inherit' },
  );
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    console.error('The package was not built. Fix the errors of tsc above.');
    process.exit(1);
  }
  // Older ones are of no use: whoever goes back to old sources builds once more.
  for (const name of readdirSync(cache))
    if (/^machines-dist-[0-9a-f]+$/.test(name))
      rmSync(join(cache, name), { recursive: true, force: true });
  renameSync(fresh, kept);
}
// A module that is gone must not be published once more.
rmSync(join(here, 'dist'), { recursive: true, force: true });
cpSync(kept, join(here, 'dist'), { recursive: true });
cpSync(join(root, 'LICENSE'), join(here, 'dist/LICENSE'));
