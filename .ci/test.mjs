// `npm test`: everything, the browser included. Builds once, runs the unit and server tests and beside them the
// browser's, one file after the other, and closes with `N passed, N failed` from the runner's own report. Long
// campaigns run at a small size; `npm run test:long` (`--long`) runs these alone and whole. VEDETTA_TEST_SEED
// repeats what chance decided in a run.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const isLong = process.argv.includes('--long');
const named = process.argv.slice(2).filter((argument) => argument !== '--long');
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// A run against another database server, as `npm run test:cluster` begins it, tells of itself beside the ordinary one.
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

/** `npm test -- some/path` runs the files whose path holds it; the other run then finds none, which is no failure. */
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
// The long run meets other moments and requests each time; the small one, which changes must pass, the same.
process.env.VEDETTA_TEST_SEED ||= String(isLong ? Math.floor(Math.random() * 2 ** 31) : 20_261_121);
if (isLong) process.env.VEDETTA_TEST_LONG = '1';
console.log(`seed ${process.env.VEDETTA_TEST_SEED} (VEDETTA_TEST_SEED repeats it)`);
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

/**
 * Behind the browser's, which takes longer and whose steps wait for each other: these fill what it leaves of
 * two cores.
 */
const UNITS_PRIORITY = 19;

/** @param quiet whether what the run prints comes whole when it has ended: two at once would mix their lines. */
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
      told: none ? [] : [`the ${name} run ended with ${status} before it wrote a report`],
    };
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // A file that breaks before its first test counts as one failure: it must not pass unseen.
  const failed =
    numFailedTests > 0
      ? numFailedTests
      : success && status === 0
        ? 0
        : Math.max(1, numFailedTestSuites);
  return { passed: numPassedTests, failed, status, told: testResults.flatMap(failuresOf) };
}

/**
 * What failed in one file, a line each with the beginning of its message: a log that is cut to its end still
 * names it.
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
    'The build failed, so no test ran: mend what it says above and run `npm test` again.',
  );
  writeFileSync(counts, '0 passed, 1 failed\n');
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const noted = join(reports, '..', 'build-seconds.txt');
const buildSeconds = existsSync(noted) ? readFileSync(noted, 'utf8').trim() : '?';
const started = performance.now();
// Half of the time tests wait, for servers, disks and clocks: side by side the two runs fill two cores.
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
  `build ${buildSeconds} s, tests ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
if (passed + failed === 0)
  console.log(
    `No test ran: no test file has ${named.join(' or ')} in its path. Name a file or a part of its ` +
      'path, such as `npm test -- api/src/modules/alerts`; `-t` and other options of Vitest do not go here.',
  );
console.log(line);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
