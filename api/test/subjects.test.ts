import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vedetta-subjects-'));
const repository = join(folder, 'repository');
const SCRIPT = '.ci/subjects.mjs';
let base = '';

function run(cwd: string, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Anna',
      GIT_AUTHOR_EMAIL: 'anna@company.example',
      GIT_COMMITTER_NAME: 'Anna',
      GIT_COMMITTER_EMAIL: 'anna@company.example',
    },
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}
const git = (...args: string[]) => run(repository, 'git', ...args);
const commit = (message: string) => git('commit', '-q', '--allow-empty', '-m', message);
const check = (...args: string[]) => run(repository, process.execPath, SCRIPT, ...args);

beforeAll(() => {
  mkdirSync(repository);
  git('init', '-q', '-b', 'main');
  commit('What was before the rule');
  for (const name of ['.ci', '.githooks']) mkdirSync(join(repository, name));
  for (const name of [SCRIPT, '.githooks/commit-msg'])
    cpSync(join(root, name), join(repository, name));
  expect(check()).toEqual({ status: 0, said: expect.stringContaining("hasn't been committed") });
  git('add', '-A');
  commit('The script itself');
  base = git('rev-parse', 'HEAD').said;
  commit('mail: send the digest in Italian');
  commit(`web-client: ${'x'.repeat(60)}`);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('takes subjects of the form since the commit that added it', () => {
  expect(check()).toEqual({ status: 0, said: 'Commit subjects checked: 2.' });
  expect(check(base)).toEqual({ status: 0, said: 'Commit subjects checked: 2.' });
});

it('names each offender, with what is wrong', () => {
  git('checkout', '-q', '-b', 'offenders');
  const wrong = ['Mail: send it', 'mail:send it', 'mail: ', 'send it'];
  for (const subject of [...wrong, `mail: ${'è'.repeat(66)}`, `mail: ${'è'.repeat(67)}`])
    commit(subject);
  commit(`Merge ${'a'.repeat(40)} into ${'b'.repeat(40)}`);
  const { status, said } = check();
  git('checkout', '-q', 'main');
  expect(status).toBe(1);
  const lines = said.split('\n');
  expect(lines.slice(0, -1)).toEqual([
    expect.stringMatching(/^[0-9a-f]+ has 73 characters; the limit is 72: mail: è+$/),
    expect.stringMatching(/must read `area: verb what`, such as .*: send it$/),
    expect.stringMatching(/must read .*: mail:$/),
    expect.stringMatching(/must read .*: mail:send it$/),
    expect.stringMatching(/must read .*: Mail: send it$/),
  ]);
  expect(lines.at(-1)).toContain('git commit --amend');
});

it('is the hook of messages once core.hooksPath names it', () => {
  git('checkout', '-q', '-b', 'hooked');
  git('config', 'core.hooksPath', '.githooks');
  const refused = commit('What I did');
  const taken = commit('mail: send the digest\n\nThe reason, in as many words as it takes.');
  git('config', '--unset', 'core.hooksPath');
  git('checkout', '-q', 'main');
  expect(refused).toEqual({
    status: 1,
    said: expect.stringMatching(/^The subject must read .*: What I did\n/),
  });
  expect(taken.status).toBe(0);
});

it('says what history is missing', () => {
  expect(check('0123456')).toEqual({ status: 1, said: 'There is no commit 0123456.' });
  run(folder, 'git', 'clone', '-q', '--depth=1', `file://${repository}`, 'shallow');
  const inShallow = (...args: string[]) =>
    run(join(folder, 'shallow'), process.execPath, SCRIPT, ...args);
  expect(inShallow()).toEqual({
    status: 0,
    said: "Commit subjects weren't checked. This clone is shallow: run `git fetch --unshallow`.",
  });
  expect(inShallow(base)).toEqual({
    status: 1,
    said: `There is no commit ${base}. This clone is shallow: run \`git fetch --unshallow\`.`,
  });
  mkdirSync(join(folder, 'plain'));
  expect(run(join(folder, 'plain'), process.execPath, join(repository, SCRIPT))).toEqual({
    status: 0,
    said: "Commit subjects weren't checked: this isn't a git repository.",
  });
});
