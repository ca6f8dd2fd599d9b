// npm run baseline -w api: writes the one migration anew from the present schema. Until 0.2.0 is
// released nothing is owed to a database that an earlier baseline made. drizzle-kit, which nothing
// else needs, is fetched into a folder of its own at the first run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const api = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(api, '../node_modules/.cache/vedetta/drizzle-kit');
const migrations = join(api, 'src/platform/database/migrations');
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
// Put back when drizzle-kit fails.
const kept = `${migrations}.kept`;
renameSync(migrations, kept);
const { status } = spawnSync(command, ['generate', '--name', 'baseline'], {
  cwd: api,
  stdio: 'inherit',
});
if (status !== 0) {
  rmSync(migrations, { recursive: true, force: true });
  renameSync(kept, migrations);
  process.exit(status ?? 1);
}
rmSync(kept, { recursive: true });
const baseline = join(migrations, '0000_baseline.sql');
const parts = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm;',
  readFileSync(baseline, 'utf8').trim(),
  readFileSync(join(api, 'src/platform/database/schema/functions.sql'), 'utf8').trim(),
];
writeFileSync(baseline, `${parts.join('--> statement-breakpoint\n')}\n`);
