import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { titlesIn as titlesOf } from './titles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const titlesIn = (path: string): string[] => titlesOf(`${root}${path}`);

const RULES = 'web/test/rules';
const entries = read('docs/rules.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Rule '))
  .map((line) => {
    const [, rule = '', shown = ''] =
      line.split(' | ').length === 2 ? [undefined, ...line.slice(2, -2).split(' | ')] : [];
    return {
      rule,
      tests: shown
        .split('<br>')
        .map((one) => /^`([^`]+)` › (.+)$/.exec(one))
        .map((found) => ({ file: found?.[1] ?? '', title: found?.[2] ?? '' })),
    };
  });

describe('the table of rules in docs/rules.md', () => {
  it('names for each rule tests that exist', () => {
    expect(entries.length).toBeGreaterThan(60);
    const titles = new Map<string, string[]>();
    const missing = entries.flatMap(({ rule, tests }) =>
      tests.flatMap(({ file, title }) => {
        if (file === '') return [`"${rule}" names no test: write \`file\` › title`];
        if (!titles.has(file)) titles.set(file, titlesIn(file));
        return titles.get(file)?.includes(title) === true
          ? []
          : [`"${rule}": ${file} has no test "${title}"`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('names every test of the rules', () => {
    const named = new Set(
      entries.flatMap(({ tests }) => tests.map(({ file, title }) => `${file}: ${title}`)),
    );
    const written = readdirSync(`${root}${RULES}`).flatMap((name) =>
      titlesIn(`${RULES}/${name}`).map((title) => `${RULES}/${name}: ${title}`),
    );
    expect(written.length).toBeGreaterThan(15);
    expect(written.filter((one) => !named.has(one))).toEqual([]);
  });
});
