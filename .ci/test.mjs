// `npm test`: builds once, runs the unit and server tests and, at the same time, the browser tests one file after the
// other, and ends with `N passed, N failed` from Vitest's report. Long campaigns run with few cases;
// `npm run test:long` (`--long`) runs only these, with all cases; with `--minutes 10` only as many files as fit,
// chosen by the seed. VEDETTA_TEST_SEED repeats a run's random cases.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const named = process.argv.slice(2);
/** Takes an option with its value out of the arguments. @returns null when it isn't given */
function taken(option, count) {
  const at = named.indexOf(option);
  return at < 0 ? null : named.splice(at, count);
}
const isLong = taken('--long', 1) !== null;
/** About how long a long run may take. */
const minutes = Number(taken('--minutes', 2)?.[1] ?? Infinity);
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// `npm run test:cluster` tests against another database server and writes its report to a folder of its own.
const reports = join(
  root,
  'node_modules',
  '.cache',
  'vedetta',
  isLong ? 'reports-long' : process.env.VEDETTA_TEST_DATABASE_URL ? 'reports-cluster' : 'reports',
);
const counts = join(reports, 'counts.txt');
const failures = join(reports, 'failures.txt');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/**
 * The files that the long run takes, with about how many minutes each takes there on two cores: `--minutes` goes by
 * them.
 */
const LONG = {
  'server/test/kill.test.ts': 3,
  'server/test/collect-kill.test.ts': 1,
  'server/test/last-resort.test.ts': 2,
  'server/test/database-breaks.test.ts': 4,
  'server/src/embedded-postgres/start.test.ts': 1,
  'gateway/test/malformed.test.ts': 1,
  'gateway/test/faults.test.ts': 1,
  'api/test/fuzz.test.ts': 4,
  'api/test/malformed.test.ts': 1,
  'api/test/mutated.test.ts': 5,
  'api/test/collectors/feeds.test.ts': 1,
  'api/test/requirements/sign-in-timing.test.ts': 2,
  'api/src/modules/media/found-passwords.test.ts': 3,
  'api/src/modules/indicators/indicator-lists.test.ts': 1,
  'api/src/modules/indicators/jobs/watch-lists.test.ts': 1,
  'api/src/modules/search/store/search-parts.test.ts': 1,
  'detection/src/engine/hostile.test.ts': 2,
  'detection/src/engine/engine.test.ts': 1,
  'detection/src/engine/texts/border.test.ts': 1,
  'detection/src/detectors/mail/mail.test.ts': 1,
  'detection/src/detectors/credentials/credentials.test.ts': 1,
  'detection/src/detectors/threats/needed-words.test.ts': 1,
  'detection/src/detectors/threats/beginnings.test.ts': 1,
  'detection/src/detectors/watch-list/automaton.test.ts': 1,
  'detection/src/formats/chat/turns.test.ts': 1,
  'web/test/': 25,
};
/** The files of the long run, in an order that the seed decides, as many as fit into these minutes. */
function longFiles(minutes) {
  const turn = (path) =>
    createHash('sha256').update(`${process.env.VEDETTA_TEST_SEED} ${path}`).digest('hex');
  let left = minutes;
  return Object.keys(LONG)
    .sort((a, b) => (turn(a) < turn(b) ? -1 : 1))
    .filter((path) => {
      const fits = LONG[path] <= left;
      if (fits) left -= LONG[path];
      return fits;
    });
}
// The long run draws a new seed each time; the short one, which every change must pass, always has the same.
process.env.VEDETTA_TEST_SEED ||= String(isLong ? Math.floor(Math.random() * 2 ** 31) : 20_261_121);
/** `npm test -- some/path` runs the files whose path contains it. A run that then has no file passes. */
const files = isLong && named.length === 0 ? longFiles(minutes) : named;
if (isLong && files.length === 0) {
  console.error('No long campaign fits into these minutes: give --minutes more.');
  process.exit(1);
}
const chosen = files.length > 0 ? [...files, '--passWithNoTests'] : [];
if (isLong) process.env.VEDETTA_TEST_LONG = '1';
console.log(
  `Seed: ${process.env.VEDETTA_TEST_SEED} (set VEDETTA_TEST_SEED to this number to repeat the run)`,
);
if (isLong) console.log(`Whole campaigns: ${files.join(', ')}`);
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

/** One more than there are cores: many of these tests wait for a process or a limit of time. */
const UNIT_WORKERS = 3;
/** Lower than that of the browser tests, which take longer: the unit tests use the processor time that they leave. */
const UNITS_PRIORITY = 19;

/** @param quiet print the run's output when it has ended, so that it doesn't mix with that of the other run. */
async function runProjects(name, projects, quiet) {
  const report = join(reports, `${name}.json`);
  const child = spawn(
    process.execPath,
    [
      vitest,
      'run',
      '--config',
      '.config/vitest.config.ts',
      ...projects.flatMap((p) => ['--project', p]),
      ...(quiet ? [] : [`--maxWorkers=${UNIT_WORKERS}`]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...chosen,
    ],
    { cwd: root, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'] },
  );
  if (!quiet && child.pid !== undefined) setPriority(child.pid, UNITS_PRIORITY);
  const printed = [];
  child.stdout?.on('data', (chunk) => printed.push(chunk));
  child.stderr?.on('data', (chunk) => printed.push(chunk));
  const status = await new Promise((resolve) => {
    child.once('close', (code) => resolve(code ?? 1));
  });
  process.stdout.write(Buffer.concat(printed));
  if (!existsSync(report)) {
    const none = status === 0 && chosen.length > 0;
    return {
      passed: 0,
      failed: none ? 0 : 1,
      status,
      told: none ? [] : [`the ${name} tests exited with code ${status} before they wrote a report`],
    };
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // A file that fails before its first test counts as one failure.
  const failed =
    numFailedTests > 0
      ? numFailedTests
      : success && status === 0
        ? 0
        : Math.max(1, numFailedTestSuites);
  return { passed: numPassedTests, failed, status, told: testResults.flatMap(failuresOf) };
}

/**
 * The failed tests of one file, a line each with the beginning of its message. They are printed last, so that a
 * truncated log still has them.
 */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const first = (text) =>
    stripVTControlCharacters(text ?? '')
      .split('\n')
      .slice(0, 4)
      .join(' ')
      .slice(0, 600);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${first(message)}`] : [];
  return failed.map((test) => `${file} > ${test.fullName}: ${first(test.failureMessages[0])}`);
}

if (
  spawnSync(process.execPath, ['tools/build/build.mjs', '--if-stale'], {
    cwd: root,
    stdio: 'inherit',
  }).status !== 0
) {
  console.error(
    'The build failed, so no test was run. Fix the error above and run `npm test` again.',
  );
  writeFileSync(counts, '0 passed, 1 failed\n');
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const noted = join(reports, '..', 'build-seconds.txt');
const buildSeconds = existsSync(noted) ? readFileSync(noted, 'utf8').trim() : '?';
const started = performance.now();
// Tests spend half of their time waiting, so the two runs together use two cores.
const runs = await Promise.all([
  runProjects(
    'units',
    ['machines', 'messages', 'detection', 'api', 'gateway', 'server', 'web'],
    false,
  ),
  runProjects('browser', ['browser'], true),
]);
const passed = runs.reduce((sum, run) => sum + run.passed, 0);
const failed = runs.reduce((sum, run) => sum + run.failed, 0);
const line = `${passed} passed, ${failed} failed`;
const told = runs
  .flatMap((run) => run.told)
  .map((failure) => `FAILED ${failure}\n`)
  .join('');
writeFileSync(counts, `${line}\n`);
writeFileSync(failures, told);
process.stdout.write(told);
console.log(
  `Build: ${buildSeconds} s. Tests: ${((performance.now() - started) / 1000).toFixed(0)} s.`,
);
if (passed + failed === 0)
  console.log(
    `No test was run: no test file has ${named.join(' or ')} in its path. Give a file or a part of its path, ` +
      'for example `npm test -- api/src/modules/alerts`. `npm test -w WORKSPACE -- PATH` runs it without a build.',
  );
console.log(line);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
