// `npm run weight`: measures the size of an installation by node_modules and the lock file, and fails
// if it exceeds the limits. It installs nothing.
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const LIMITS = { megabytes: 700, packages: 620, production: 320 };
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Bytes on disk, as `du` counts them, without nested node_modules folders: those are packages too. */
function bytesOf(path) {
  const stat = lstatSync(path);
  const inside = stat.isDirectory() ? readdirSync(path).filter((n) => n !== 'node_modules') : [];
  return inside.reduce((sum, name) => sum + bytesOf(join(path, name)), stat.blocks * 512);
}

const installed = Object.entries(packages)
  // Workspaces are links.
  .filter(
    ([path, { link }]) => !link && path.includes('node_modules/') && existsSync(join(root, path)),
  )
  .map(([path, { dev, devOptional }]) => ({
    path,
    isProduction: !dev && !devOptional,
    bytes: bytesOf(join(root, path)),
  }));
if (installed.length === 0) {
  console.error('weight: no packages are installed. Run npm ci first.');
  process.exit(1);
}
const megabytes = (list) =>
  Math.ceil(list.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024);
const production = installed.filter(({ isProduction }) => isProduction);

const rows = [
  ['MB installed by npm ci', megabytes(installed), LIMITS.megabytes],
  ['packages installed by npm ci', installed.length, LIMITS.packages],
  ['MB of production packages', megabytes(production), LIMITS.production],
];
for (const [what, value, limit] of rows)
  console.log(`${value > limit ? 'OVER' : '    '} ${what.padEnd(32)} ${value} of ${limit}`);
if (rows.every(([, value, limit]) => value <= limit)) process.exit(0);

const heaviest = [...installed].sort((a, b) => b.bytes - a.bytes).slice(0, 15);
console.log('\nLargest packages:');
for (const { path, bytes, isProduction } of heaviest)
  console.log(
    `  ${String(Math.ceil(bytes / 1024 / 1024)).padStart(4)} MB ${path}${isProduction ? '' : ' (dev)'}`,
  );
console.log(
  '\nRemove a package, replace it with a smaller one, or make it a devDependency if only the build or the tests ' +
    'need it (`npm explain NAME` shows what depends on it). The limits are in .ci/weight.mjs.',
);
process.exit(1);
