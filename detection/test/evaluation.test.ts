import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../evaluation/evaluate.ts';
import { FAMILIES } from '../evaluation/families.ts';
import { asMarkdown, withRows, type Row } from '../evaluation/table.ts';

let folder: string;
/** What it wrote for people. */
const said = { log: '', error: '' };
const put = (set: string, file: string, text: string) => {
  mkdirSync(join(folder, set), { recursive: true });
  writeFileSync(join(folder, set, file), text);
};
/** Runs `npm run evaluate` over the folder; results are kept beside it. */
const evaluate = (...args: string[]) => main([folder, ...args], join(folder, 'project'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vedetta-evaluation-'));
  mkdirSync(join(folder, 'project/detection/evaluation'), { recursive: true });
  Object.assign(said, { log: '', error: '' });
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    said.log += `${text}\n`;
  });
  vi.spyOn(console, 'error').mockImplementation((text: string) => {
    said.error += `${text}\n`;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('a folder that is not as expected', () => {
  it('is named, with what to do', async () => {
    expect(await main([join(folder, 'nowhere')], folder)).toBe(2);
    expect(said.error).toMatch(
      /^There is no folder .*nowhere\. Name the folder that holds the evaluation data/,
    );
    put('.', 'a.txt', 'x');
    expect(await main([join(folder, 'a.txt')], folder)).toBe(2);
    expect(said.error).toContain('a.txt is a file. Name the folder');
    expect(await evaluate()).toBe(2);
    expect(said.error).toContain('holds none of the sets. Name the folder');
    expect(await evaluate('--only', 'thraets')).toBe(2);
    expect(said.error).toContain(
      'There is no family "thraets". Choose among: ordinary, threats-real,',
    );
  });

  it('says of each set what is wrong, and measures the others', async () => {
    put('secrets-rules', 'dev.jsonl', '{"id": \n');
    put('secrets-leaky-repo', 'dev.jsonl', '');
    put('text-davidson-en', 'dev.jsonl', '{"id": "1", "class": 2, "text": "a"}\n');
    put('office-active', 'labels.tsv', 'none\tgone.docx\n');
    expect(await evaluate('--only', 'secrets,insults,office,codes')).toBe(1);
    expect(said.error.split('\n')).toEqual(
      expect.arrayContaining([
        'Secrets: not measured: secrets-rules/dev.jsonl, line 1 is no JSON. Correct the line, or leave it out.',
        'Office documents: not measured: office-active has no file gone.docx, which its ' +
          'labels name. Put it there, or take the line out of the labels.',
      ]),
    );
    expect(said.error).toMatch(
      /QR codes: not measured, the data have no image-qr.*\. Put it into the folder to measure it\./,
    );
    expect(said.error).toMatch(/^Insults: not measured, the data have no text-hatecheck-en/m);
  });
});

describe('the results', () => {
  const row = (family: string, metric: string, ours: number): Row => ({
    family,
    metric,
    ours,
    unit: 'share',
    peer: null,
    target: { at: 'least', value: 0.9 },
    speed: null,
  });
  const titles = FAMILIES.map(({ title }) => title);

  it('of a part take the place of its old ones, in the order of all, and are counted anew', () => {
    const before = asMarkdown(
      [
        row('Threats', 'found', 0.5),
        row('Secrets', 'old', 0.2),
        row('Secrets', 'gone', 0.95),
        row('Hostile pictures', 'a', 1),
      ],
      [],
      'Node',
    );
    const after = withRows(before, [row('Secrets', 'new', 0.99), row('Malware', 'b', 0.1)], titles);
    expect(
      after
        .split('\n')
        .filter((line) => /^\| (?!Family|---)/.test(line))
        .map((line) => line.split(' | ').slice(0, 2).join(' | ')),
    ).toEqual(['| Threats | found', '| Secrets | new', '| Malware | b', '| Hostile pictures | a']);
    expect(after).toContain('Targets reached: 2 of 4.');
    expect(withRows(after, [], titles)).toBe(after);
  });

  it('that are in the project have a row of every family, and count what they say', () => {
    const text = readFileSync(
      fileURLToPath(new URL('../evaluation/results.md', import.meta.url)),
      'utf8',
    );
    expect(titles.filter((title) => !text.includes(`\n| ${title} | `))).toEqual([]);
    expect(withRows(text, [], titles)).toBe(text);
  });
});
