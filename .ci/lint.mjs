// `npm run lint [-- PATH...]`: ESLint, and the arrows of imports. With paths, ESLint alone over these. What it
// found is kept in node_modules/.cache by the content of a file; with CI=true everything is looked at.
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
// The types of all workspaces at once take more memory than a process has: two halves, one by one.
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
    'Each line above names its rule. Arrows of imports are explained in .config/dependency-cruiser.cjs ' +
      'and docs/architecture.md; `npm run lint -- PATH` looks at one path.',
  );
  process.exit(1);
}
