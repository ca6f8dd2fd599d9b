// npm run migration -w api [-- --name what]: writes the migration from the present schema. drizzle-kit,
// which nothing else needs, is fetched into a folder of its own at the first run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const api = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(api, '../node_modules/.cache/vedetta/drizzle-kit');
const { dependencies } = JSON.parse(readFileSync(join(api, 'package.json'), 'utf8'));
const command = join(folder, 'node_modules/.bin/drizzle-kit');
const run = (program, args) => {
  const { status } = spawnSync(program, args, { cwd: api, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
if (!existsSync(command)) {
  mkdirSync(folder, { recursive: true });
  const packages = ['drizzle-kit@0.31.11', `drizzle-orm@${dependencies['drizzle-orm']}`];
  run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', ...packages]);
}
run(command, ['generate', ...process.argv.slice(2)]);
