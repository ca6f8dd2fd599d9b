import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ENV_VARIABLES, ROLES } from '@vedetta/api/env.ts';
import { SECRET_VARIABLES } from '@vedetta/api/process';

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
    ...SECRET_VARIABLES.map((name) => `${name}_FILE`),
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

it('the image holds production packages and what was built, and runs without root', () => {
  const text = read('Dockerfile');
  const root = join(deploy, '../..');
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const stages = text.split(/^(?=FROM )/m).filter((stage) => stage.startsWith('FROM '));
  const names = stages.map((stage) => /^FROM \S+ AS (\w+)/.exec(stage)?.[1] ?? null);
  const image = stages.at(-1) ?? '';
  expect(names.at(-1)).toBeNull();
  const images = [...text.matchAll(/^FROM (node:\S+)/gm)].map(([, name]) => name);
  expect(new Set(images)).toEqual(new Set(['node:24-bookworm-slim']));
  // npm needs the manifest of each workspace.
  for (const folder of workspaces) expect(text).toContain(`COPY ${folder}/package.json ${folder}/`);
  expect(text).toMatch(/^RUN npm ci --omit=dev /m);
  // Nothing of the sources, no development package: the last stage takes these and nothing else.
  const copies = [...image.matchAll(/^COPY (?:--from=(\w+) )?(.+)$/gm)].map(
    ([, from = null, what = '']) => [from, what],
  );
  expect(copies).toEqual([
    [null, 'LICENSE THIRD-PARTY-NOTICES ./'],
    ['packages', '/opt/vedetta ./'],
    ...['server/dist', 'web/dist'].map((folder) => ['build', `/opt/vedetta/${folder} ${folder}`]),
  ]);
  for (const [from] of copies) expect([null, ...names]).toContain(from);
  for (const [, name = ''] of text.matchAll(/^COPY ([\w./-]+) \w+\/$/gm))
    expect([name, existsSync(join(root, name))]).toEqual([name, true]);
  expect(image).toMatch(/^USER node$/m);
  expect(image).toMatch(/^HEALTHCHECK .*\/readyz/m);
});

it('containers wait for what is healthy, and their settings are in .env.example', () => {
  const compose = read('compose.yaml');
  const services = (/^services:\n([^]*?)^\S/m.exec(compose)?.[1] ?? '').split(/^ {2}(?=\w)/m);
  const blockOf = (name: string) => services.find((one) => one.startsWith(`${name}:`)) ?? '';
  const awaited = [...compose.matchAll(/(\w+): \{ condition: service_healthy \}/g)];
  expect(new Set(awaited.map(([, name]) => name))).toEqual(new Set(['postgres', 'nats', 'api']));
  // Ours have the check of the image.
  for (const [, name = ''] of awaited)
    expect(blockOf(name)).toMatch(/<<: \*vedetta|healthcheck:\n {6}test: \[CMD, /);
  const asked = [...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
  const offered = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(new Set(asked)).toEqual(new Set(offered));
  const ours = new Set<string | undefined>(ENV_VARIABLES.map(({ name }) => name));
  expect(offered.filter((name) => !ours.has(name)).sort()).toEqual(['LISTEN', 'POSTGRES_PASSWORD']);
});

it('each alert says when it fires, how severe it is and what to do', () => {
  const alerts = read('alerts.yaml')
    .split(/^ {6}- alert: /m)
    .slice(1);
  expect(alerts.length).toBeGreaterThan(5);
  for (const alert of alerts)
    expect(alert).toMatch(
      new RegExp(
        [
          '^Vedetta\\w+\n {8}expr: [^]+\n {8}for: \\d+[mh]\n',
          ' {8}labels: \\{ severity: (?:warning|critical) \\}\n {8}annotations:\n',
          ' {10}summary: .+\n {10}description: .+\n$',
        ].join(''),
      ),
    );
});

interface Board {
  panels: { title: string; gridPos: Record<'x' | 'y' | 'w' | 'h', number>; targets: unknown[] }[];
}
it('the board can be imported: each panel asks something and has a place of its own', () => {
  const { panels } = JSON.parse(read('grafana.json')) as Board;
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) => {
    expect(x + w).toBeLessThanOrEqual(24);
    return Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`);
  });
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.filter(({ targets }) => targets.length === 0)).toEqual([]);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
});
