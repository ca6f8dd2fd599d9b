// `npm run house`: checks that no source line is longer than 120 characters and no source file longer than 250 lines
// of code (400 in tests, benchmarks, screenshots, the demo and the evaluation). .config/unsplit.json lists the files
// that are exempt until they are rewritten.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const LIST = '.config/unsplit.json';
const LONGEST_LINE = 120;
const LONGEST_FILE = 250;
const LONGEST_TEST = 400;
/** Lower it when an entry is removed from the list. */
const MOST_ENTRIES = 40;

const isSource = (file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/(?:^|\/)generated\//.test(file);
const isTest = (file) =>
  /\.test\.tsx?$|(?:^|\/)(?:test|bench|screenshots|demo|evaluation)\//.test(file);

function codeLines(lines) {
  let isInComment = false;
  return lines.filter((line) => {
    const code = line.trim();
    const isComment = isInComment || code.startsWith('//') || code.startsWith('/*');
    if (isInComment || code.startsWith('/*')) isInComment = !code.includes('*/');
    return code !== '' && !isComment;
  }).length;
}

/** The limits that a file exceeds, one sentence each. */
function excessOf(file) {
  const lines = readFileSync(`${root}${file}`, 'utf8').split('\n');
  const most = isTest(file) ? LONGEST_TEST : LONGEST_FILE;
  const count = codeLines(lines);
  const long = lines.flatMap((line, index) => {
    const { length } = [...line];
    return length > LONGEST_LINE ? [{ at: index + 1, length }] : [];
  });
  return [
    ...long.map(
      ({ at, length }) =>
        `${file}:${at} has ${length} characters. Break the line: the limit is ${LONGEST_LINE}.`,
    ),
    ...(count > most
      ? [`${file} has ${count} lines of code. Split it by subject: the limit is ${most}.`]
      : []),
  ];
}

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const deleted = execFileSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' });
const gone = new Set(deleted.split('\n'));
const files = listed.split('\n').filter((file) => isSource(file) && !gone.has(file));
const unsplit = JSON.parse(readFileSync(`${root}${LIST}`, 'utf8'));

const faults = files.filter((file) => !unsplit.includes(file)).flatMap(excessOf);
for (const file of unsplit) {
  if (!files.includes(file))
    faults.push(`${LIST} names ${file}, which doesn't exist. Remove it from the list.`);
  else if (excessOf(file).length === 0)
    faults.push(`${LIST} names ${file}, which is within the limits. Remove it from the list.`);
}
if (new Set(unsplit).size < unsplit.length)
  faults.push(`${LIST} names a file twice. Remove one of the two entries.`);
if (unsplit.length > MOST_ENTRIES)
  faults.push(
    `${LIST} has ${unsplit.length} entries; the limit is ${MOST_ENTRIES}. Split the file instead of adding it.`,
  );

for (const fault of faults) console.error(fault);
console.log(
  `Files checked: ${files.length}. Exempt: ${unsplit.length} (limit ${MOST_ENTRIES}). Errors: ${faults.length}.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
