// `npm run lint [-- PATH...]`: runs ESLint and checks the imports; with paths, ESLint on those paths only. Results are
// cached in node_modules/.cache by file content; CI=true ignores the cache.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const paths = process.argv.slice(2);
const isWhole = process.env.CI === 'true';
const run = (script, args) =>
  spawnSync(process.execPath, [join('node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
  }).status === 0;

const cache = ['--cache', '--cache-strategy', 'content', '--cache-location'];
const eslintOver = (name, where) =>
  run('eslint/bin/eslint.js', [
    ...['--config', '.config/eslint.mjs', '--max-warnings', '0', '--no-warn-ignored'],
    ...(isWhole ? [] : [...cache, `node_modules/.cache/vedetta/eslint/${name}/`]),
    ...where,
  ]);
// The types of all workspaces together exceed the memory of one process, so ESLint runs twice.
const FIRST = ['machines', 'messages', 'detection', 'api', 'server'];
const eslint =
  paths.length > 0
    ? eslintOver('paths', paths)
    : [
        eslintOver('first', FIRST),
        eslintOver('second', [...FIRST.flatMap((name) => ['--ignore-pattern', `${name}/**`]), '.']),
      ].every(Boolean);
const SOURCES = ['machines', 'messages', 'detection', 'api', 'gateway', 'server', 'web'];
const arrows =
  paths.length > 0 ||
  run('dependency-cruiser/bin/dependency-cruise.mjs', [
    ...['--config', '.config/dependency-cruiser.cjs'],
    ...(isWhole
      ? []
      : ['--cache', 'node_modules/.cache/vedetta/arrows', '--cache-strategy', 'content']),
    ...SOURCES.map((workspace) => `${workspace}/src`),
  ]);
if (!eslint || !arrows) {
  console.error(
    'Each error above names its rule. The rules for imports are explained in .config/dependency-cruiser.cjs ' +
      'and docs/architecture.md. `npm run lint -- PATH` checks one path.',
  );
  process.exit(1);
}
