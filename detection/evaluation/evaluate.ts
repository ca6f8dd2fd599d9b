/* eslint-disable no-console -- what it prints is its result */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FAMILIES } from './families.ts';
import { Data, type Measure } from './family.ts';
import { asMarkdown, asTable, withRows, type Row } from './table.ts';

/**
 * Measures every family on the folder given (`../shared/data` when none is) and prints one table.
 * The whole table is kept in evaluation/results.md; a strange folder only with `--keep`, and of a
 * part (`--only`, with `--keep`) its rows are put in place of those that are there.
 * @param root the folder of the project.
 * @param measureOne measures one family; given to measure each in a process of its own, so that no
 * speed depends on what was measured before it.
 * @returns the exit code: 1 when something could not be measured. A missed target is a result, not
 * a failure.
 */
export async function main(
  args: string[],
  root: string,
  measureOne: typeof measureFamily = measureFamily,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } },
  });
  const folder = resolve(positionals[0] ?? join(root, '../shared/data'));
  const only = values.only?.split(',');
  const unknown = only?.find((id) => !FAMILIES.some((family) => family.id === id));
  if (unknown !== undefined) {
    console.error(
      `There is no family "${unknown}". Choose among: ${FAMILIES.map(({ id }) => id).join(', ')}.`,
    );
    return 2;
  }
  const wrong = notAFolder(folder);
  if (wrong !== null) {
    console.error(wrong);
    return 2;
  }
  const rows: Row[] = [];
  const problems: string[] = [];
  for (const family of FAMILIES.filter(({ id }) => only === undefined || only.includes(id))) {
    const measured = await measureOne(family.id, folder, root);
    if (typeof measured === 'string') problems.push(`${family.title}: ${measured}`);
    else rows.push(...measured.map((line) => ({ family: family.title, ...line })));
  }
  console.log(asTable(rows));
  for (const problem of problems) console.error(problem);
  const isWhole = only === undefined && positionals[0] === undefined;
  const results = join(root, 'detection/evaluation/results.md');
  if (values.keep && only !== undefined && existsSync(results))
    writeFileSync(
      results,
      withRows(
        readFileSync(results, 'utf8'),
        rows,
        FAMILIES.map(({ title }) => title),
      ),
    );
  else if (isWhole || values.keep) writeFileSync(results, asMarkdown(rows, problems, machine()));
  return problems.length > 0 ? 1 : 0;
}

function notAFolder(folder: string): string | null {
  const sets =
    'the evaluation data (text-hatecheck-en, image-qr, ... as docs/detectors names them)';
  if (!existsSync(folder))
    return `There is no folder ${folder}. Name the folder that holds ${sets}.`;
  if (!statSync(folder).isDirectory())
    return `${folder} is a file. Name the folder that holds ${sets}.`;
  return FAMILIES.some(({ sets: needed }) => needed.some((set) => existsSync(join(folder, set))))
    ? null
    : `${folder} holds none of the sets. Name the folder that holds ${sets}.`;
}

/**
 * @param id of a family.
 * @param folder of the data.
 * @param root the folder of the project.
 * @returns its rows, or why it could not be measured, as a sentence for people.
 */
export async function measureFamily(
  id: string,
  folder: string,
  root: string,
): Promise<Measure[] | string> {
  const family = FAMILIES.find((one) => one.id === id);
  if (family === undefined) return `there is no family "${id}".`;
  const data = new Data(folder, join(root, 'node_modules'));
  const missing = family.sets.filter((set) => !data.has(set));
  if (missing.length > 0)
    return `not measured, the data have no ${missing.join(', ')}. Put it into the folder to measure it.`;
  try {
    return await family.measure(data);
  } catch (error) {
    return `not measured: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function machine(): string {
  return (
    `Node ${process.versions.node}, ${process.platform}, ${cpus().length} × ` +
    `${cpus()[0]?.model ?? 'unknown processor'}`
  );
}
