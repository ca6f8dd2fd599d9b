// The Node of another major version, from the npm registry: its packages are one binary each and run no script.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = join(
  dirname(fileURLToPath(import.meta.url)),
  '..',
  'node_modules/.cache/vedetta/node',
);

/** @returns the path of its binary; this process' own for its own major version or none. */
export function nodeBinary(major = process.versions.node.split('.')[0]) {
  if (!/^\d+$/.test(major)) {
    console.error(`"${major}" is no major version of Node; write 24, for instance.`);
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
