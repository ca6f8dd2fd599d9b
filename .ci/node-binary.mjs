// Installs another major version of Node from the npm registry. Each package holds one binary and runs no script.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = join(
  dirname(fileURLToPath(import.meta.url)),
  '..',
  'node_modules/.cache/vedetta/node',
);

/** @returns the path of the binary; that of this process if `major` is its own version or isn't given. */
export function nodeBinary(major = process.versions.node.split('.')[0]) {
  if (!/^\d+$/.test(major)) {
    console.error(`"${major}" isn't a major version of Node. Use a number, for example 24.`);
    process.exit(2);
  }
  if (major === process.versions.node.split('.')[0]) return process.execPath;
  const folder = join(cache, major);
  const name = `node-${process.platform}-${process.arch}`;
  const binary = join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `${name}@${major}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return binary;
}
