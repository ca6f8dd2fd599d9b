import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ENV_VARIABLES, ROLES } from '@vedetta/api/env.ts';

const deploy = fileURLToPath(new URL('../../docs/deploy', import.meta.url));
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');
const hasSystemd = existsSync('/usr/bin/systemd-analyze');

it.skipIf(!hasSystemd)('the unit files are understood by systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vedetta-units-'));
  for (const name of ['vedetta.service', 'vedetta@.service'])
    copyFileSync(join(deploy, name), join(folder, name));
  const { status, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', join(folder, 'vedetta.service'), join(folder, 'vedetta@api.service')],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true, force: true });
  // That this machine has no such user or program is no fault of the files.
  const complaints = stderr
    .split('\n')
    .filter(
      (line) =>
        line.includes('vedetta') &&
        !/is not executable|Failed to resolve user|Unknown user/i.test(line),
    );
  expect([complaints, status === 0 || complaints.length === 0]).toEqual([[], true]);
});

it('what is deployed starts what is built, in every role, with settings that exist', () => {
  const files = ['vedetta.service', 'vedetta@.service', 'Dockerfile', 'compose.yaml'].map(read);
  const command = (
    JSON.parse(readFileSync(join(deploy, '../../package.json'), 'utf8')) as {
      scripts: { start: string };
    }
  ).scripts.start;
  expect(command).toMatch(/^node .*server\/dist\/start\.js$/);
  // A service manager starts again what dies, so it starts the server itself.
  const server = command.replace(/^node /, '').replace('start.js', 'launch.js');
  for (const text of files.slice(0, 3)) expect(text.replaceAll('", "', ' ')).toContain(server);
  const compose = read('compose.yaml');
  expect([...compose.matchAll(/ROLE: (\w+)/g)].map(([, role]) => role).sort()).toEqual(
    [...ROLES].sort(),
  );
  const known = new Set<string>([
    ...ENV_VARIABLES.map(({ name }) => name),
    'NODE_ENV',
    'POSTGRES_USER',
    'POSTGRES_PASSWORD',
    'POSTGRES_DB',
  ]);
  const named = files.flatMap((text) =>
    [...text.matchAll(/\b([A-Z][A-Z]+_[A-Z_]+|ROLE|PORT)(?==|: )/g)].map(([, name]) => name ?? ''),
  );
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
