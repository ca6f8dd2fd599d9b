// `npm run typecheck [-- WORKSPACE...]`: TypeScript over every workspace, two at a time. It keeps what it
// found in node_modules/.cache, so that a second run looks only at what a change reaches; with CI=true it
// looks at everything.
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
  console.error(`typecheck: ${unknown} is no workspace. Name any of ${PROJECTS.join(', ')}.`);
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
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    const status = await new Promise((resolve) => child.once('close', resolve));
    process.stdout.write(Buffer.concat(said));
    failed ||= status !== 0;
  }
}
await Promise.all([work(), work()]);
if (failed) process.exit(1);
