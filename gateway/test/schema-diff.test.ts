import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const script = join(import.meta.dirname, '../scripts/schema-diff.mjs');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vedetta-schema-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function diff(
  released: string,
  current: string,
  changelog: string,
): { status: number | null; said: string } {
  const files = {
    'released.graphql': released,
    'current.graphql': current,
    'CHANGELOG.md': changelog,
  };
  const paths = Object.entries(files).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...paths], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
const BEFORE = 'type Query { alert(id: ID!): String title: String! }';
const REMOVED = 'type Query { alert(id: ID!): String }';

test('the current schema has no unannounced breaking changes', () => {
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, expect.stringContaining('no unannounced breaking changes')]);
});

test('an addition passes', () => {
  expect(
    diff(BEFORE, 'type Query { alert(id: ID!): String title: String! more: Int }', '# Changes\n')
      .status,
  ).toBe(0);
});

test.each([
  ['a field is gone', REMOVED, 'Query.title was removed.'],
  [
    'a field may be null now',
    'type Query { alert(id: ID!): String title: String }',
    'Query.title changed type from String! to String.',
  ],
  [
    'an argument is asked for',
    'type Query { alert(id: ID!, version: Int!): String title: String! }',
    'A required arg version on Query.alert was added.',
  ],
])(
  '%s: refused with the line that the changelog lacks, and passed once it is there',
  (_what, current, line) => {
    const refused = diff(BEFORE, current, '# Changes\n\n## Unreleased\n\nNothing.\n');
    expect([refused.status, refused.said]).toEqual([
      1,
      expect.stringContaining(`BREAKING, not announced: ${line}`),
    ]);
    expect(diff(BEFORE, current, `# Changes\n\n## Unreleased\n\n- ${line}\n`).status).toBe(0);
  },
);

test('what an older version announced does not count', () => {
  expect(
    diff(BEFORE, REMOVED, '# Changes\n\n## Unreleased\n\n## 0.1.0\n\n- Query.title was removed.\n')
      .status,
  ).toBe(1);
});
