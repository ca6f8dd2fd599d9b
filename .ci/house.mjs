// `npm run house`: no line of the sources is longer than 120 characters, and no file longer than 250 lines (400 in
// tests, benchmarks, screenshots, the demo and the evaluation), without blank lines and comments. Files that will be
// rewritten soon stand in .config/unsplit.json until then.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const LIST = '.config/unsplit.json';
const LONGEST_LINE = 120;
const LONGEST_FILE = 250;
const LONGEST_TEST = 400;
/** Lower it when an entry leaves the list. */
const MOST_ENTRIES = 60;

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

/** What a file has too much of, as sentences. */
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
        `${file}:${at} has ${length} characters. Break it: at most ${LONGEST_LINE}.`,
    ),
    ...(count > most
      ? [`${file} has ${count} lines of code. Split it by subject: at most ${most}.`]
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
    faults.push(`${LIST} names ${file}, which does not exist. Take it out of the list.`);
  else if (excessOf(file).length === 0)
    faults.push(`${LIST} names ${file}, which is within the limits. Take it out of the list.`);
}
if (new Set(unsplit).size < unsplit.length)
  faults.push(`${LIST} names a file twice. Take one of the two out of the list.`);
if (unsplit.length > MOST_ENTRIES)
  faults.push(
    `${LIST} has ${unsplit.length} entries. It may only shrink: at most ${MOST_ENTRIES}. Split the file instead.`,
  );

for (const fault of faults) console.error(fault);
console.log(
  `${files.length} files, ${unsplit.length} of at most ${MOST_ENTRIES} exempt, ${faults.length} faults.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
