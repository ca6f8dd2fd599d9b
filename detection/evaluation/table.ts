import type { Measure } from './family.ts';

export type Row = Measure & { family: string };

const HEADS = ['Family', 'Metric', 'Ours', 'Peer', 'Target', '', 'Speed'] as const;

/** The table for a terminal: columns as wide as their widest cell. */
export function asTable(rows: readonly Row[]): string {
  const all = [[...HEADS], ...cellsOf(rows)];
  const widths = HEADS.map((_, column) =>
    Math.max(...all.map((cells) => cells[column]?.length ?? 0)),
  );
  return all
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The table and what could not be measured, for results.md. */
export function asMarkdown(
  rows: readonly Row[],
  problems: readonly string[],
  machine: string,
): string {
  return [
    '# Results of the last evaluation',
    '',
    `Written by \`npm run evaluate\`. ${machine}. Speeds are of one thread beside whatever else this machine did.`,
    '',
    lineOf(HEADS),
    lineOf(HEADS.map(() => '---')),
    ...cellsOf(rows).map(lineOf),
    '',
    ...problems.map((problem) => `- ${problem}`),
    `Targets reached: ${rows.filter((row) => reached(row) === true).length} of ` +
      `${rows.filter((row) => row.target !== null).length}.`,
    '',
  ].join('\n');
}

/**
 * A table that is there with the rows of some families put in place of their old ones, in the order
 * of all families.
 * @param titles of all families, in order.
 */
export function withRows(
  markdown: string,
  rows: readonly Row[],
  titles: readonly string[],
): string {
  const lines = markdown.split('\n');
  const isRow = (line: string) =>
    line.startsWith('| ') && !line.startsWith('| Family ') && !line.startsWith('| --- ');
  const fresh = new Set(rows.map(({ family }) => family));
  const kept = lines.filter((line) => isRow(line) && !fresh.has(familyOf(line)));
  const table = [...kept, ...cellsOf(rows).map(lineOf)];
  const place = (line: string) => titles.indexOf(familyOf(line));
  table.sort((one, other) => place(one) - place(other));
  const first = lines.findIndex(isRow);
  const rest = lines.filter((line) => !isRow(line));
  rest.splice(first, 0, ...table);
  const count = (mark: string) => table.filter((line) => line.split(' | ').at(-2) === mark).length;
  return rest
    .join('\n')
    .replace(
      /^Targets reached: .*$/m,
      `Targets reached: ${count('reached')} of ${count('reached') + count('SHORT')}.`,
    );
}

const lineOf = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const familyOf = (line: string) => line.slice(2, line.indexOf(' | '));

function cellsOf(rows: readonly Row[]): string[][] {
  return rows.map((row) => [
    row.family,
    row.metric,
    written(row.ours, row.unit),
    row.peer ?? '-',
    row.target === null
      ? '-'
      : `${row.target.at === 'least' ? '≥' : '≤'} ${written(row.target.value, row.unit)}`,
    { true: 'reached', false: 'SHORT', none: '' }[
      String(reached(row) ?? 'none') as 'true' | 'false' | 'none'
    ],
    row.speed ?? '-',
  ]);
}

/** Did it reach its target? Null when it has none. */
export function reached({ ours, target }: Pick<Measure, 'ours' | 'target'>): boolean | null {
  if (target === null) return null;
  return target.at === 'least' ? ours >= target.value : ours <= target.value;
}

function written(value: number, unit: Measure['unit']): string {
  if (unit === 'share')
    return value.toFixed(Math.abs(value) > 0 && Math.abs(value) < 0.005 ? 4 : 3);
  const digits = unit === 'count' || Math.abs(value) >= 100 ? 0 : 1;
  const number = value.toLocaleString('en-US', { maximumFractionDigits: digits });
  return unit === 'count' ? number : `${number} ${unit}`;
}
