// `npm test`: builds once, runs the unit and server tests and, at the same time, the browser tests one file after the
// other, and ends with `N passed, N failed` from Vitest's report. Long campaigns run with few cases;
// `npm run test:long` (`--long`) runs only these, with all cases. VEDETTA_TEST_SEED repeats a run's random cases.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const isLong = process.argv.includes('--long');
const named = process.argv.slice(2).filter((argument) => argument !== '--long');
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

/** `npm test -- some/path` runs the files whose path contains it. A run that then has no file passes. */
const LONG = [
  'server/test/kill.test.ts',
  'api/test/fuzz.test.ts',
  'detection/src/engine/hostile.test.ts',
  'detection/src/engine/engine.test.ts',
  'api/test/requirements/sign-in-timing.test.ts',
  'api/test/malformed.test.ts',
  'api/test/mutated.test.ts',
  'gateway/test/malformed.test.ts',
  'api/src/modules/media/found-passwords.test.ts',
  'detection/src/detectors/threats/needed-words.test.ts',
  'detection/src/detectors/threats/beginnings.test.ts',
  'server/test/last-resort.test.ts',
  'server/test/database-breaks.test.ts',
  'web/test/',
];
const files = isLong && named.length === 0 ? LONG : named;
const chosen = files.length > 0 ? [...files, '--passWithNoTests'] : [];
// The long run draws a new seed each time; the short one, which every change must pass, always has the same.
process.env.VEDETTA_TEST_SEED ||= String(isLong ? Math.floor(Math.random() * 2 ** 31) : 20_261_121);
if (isLong) process.env.VEDETTA_TEST_LONG = '1';
console.log(
  `Seed: ${process.env.VEDETTA_TEST_SEED} (set VEDETTA_TEST_SEED to this number to repeat the run)`,
);
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

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
      "for example `npm test -- api/src/modules/alerts`. Options of Vitest such as `-t` aren't accepted.",
  );
console.log(line);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
