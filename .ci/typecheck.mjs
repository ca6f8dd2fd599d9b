// `npm run typecheck [-- WORKSPACE...]`: checks the types of every workspace, two at a time. Results are cached
// in node_modules/.cache, so a second run checks only what a change affects; CI=true clears the cache.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const PROJECTS = [
  'api',
  'web',
  'gateway',
  'detection',
  'server',
  'machines',
  'messages',
  'tools',
  '.config',
];
const named = process.argv.slice(2);
const unknown = named.find((name) => !PROJECTS.includes(name));
if (unknown !== undefined) {
  console.error(`typecheck: ${unknown} isn't a workspace. Use any of ${PROJECTS.join(', ')}.`);
  process.exit(2);
}
const cache = join(root, 'node_modules/.cache/vedetta/types');
if (process.env.CI === 'true') rmSync(cache, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });

const waiting = [...(named.length > 0 ? named : PROJECTS)];
let failed = false;
async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const info = join(cache, `${name.replace('.', '')}.tsbuildinfo`);
    const child = spawn(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '-p', name, '--incremental', '--tsBuildInfoFile', info],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    const status = await new Promise((resolve) => child.once('close', resolve));
    process.stdout.write(Buffer.concat(output));
    failed ||= status !== 0;
  }
}
await Promise.all([work(), work()]);
if (failed) process.exit(1);
