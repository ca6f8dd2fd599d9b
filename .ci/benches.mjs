// `npm run benches`: runs every benchmark of the workspaces for about a second (`--smoke`) to check that it works.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const scriptsOf = (workspace) =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')).scripts ?? {};
const isBench = (command) => /\btools\/bench\/\w+\/run\.(?:mjs|ts)\b/.test(command);

const failed = [];
let found = 0;
for (const workspace of ['gateway', 'api', 'web']) {
  for (const [name, command] of Object.entries(scriptsOf(workspace))) {
    if (!isBench(command)) continue;
    found += 1;
    const what = `npm run ${name} -w ${workspace}`;
    const started = performance.now();
    const { status, stdout, stderr } = spawnSync(
      'npm',
      ['run', '--silent', name, '-w', workspace, '--', '--smoke'],
      { cwd: root, encoding: 'utf8' },
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${what}: ${status === 0 ? `passed in ${seconds} s` : `FAILED after ${seconds} s`}`,
    );
    for (const line of stdout.split('\n').filter((text) => text.startsWith('skipped: ')))
      console.log(`  ${line}`);
    if (status === 0) continue;
    failed.push(what);
    process.stdout.write(stdout + stderr);
  }
}
if (found === 0) failed.push('no benchmark found: correct the path in .ci/benches.mjs');
for (const what of failed) console.log(`FAILED ${what}`);
process.exit(failed.length === 0 ? 0 : 1);
