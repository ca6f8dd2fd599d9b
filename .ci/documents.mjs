// Part of `npm run house`: checks that every `npm test -- NAME` in the documents matches a test and
// that every path in backquotes exists. Of the decisions, only the newest 20 are checked.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = 'api|detection|docs|gateway|machines|server|tools|web|\\.ci|\\.config';
const PATH = new RegExp(`\`((?:${FOLDERS})/[\\w./@-]+)\``, 'g');
const TEST = /npm (?:test|run test:(?:cluster|long)) -- ([^`\n]+)/g;
/** Created by a build or a run. */
const MADE = /\/(?:dist|node_modules)(?:\/|$)|^web\/screenshots|\/NAME/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(`${root}${file}`));
const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file)).sort();
const read = files.filter(
  (file) =>
    file.endsWith('.md') && (!decisions.includes(file) || decisions.slice(-20).includes(file)),
);

const faults = [];
for (const document of read) {
  const text = readFileSync(`${root}${document}`, 'utf8');
  for (const [, path] of text.matchAll(PATH))
    if (!MADE.test(path) && !files.some((file) => file.startsWith(path.replace(/\/$/, ''))))
      faults.push(`${document} names ${path}, which doesn't exist. Correct the path.`);
  for (const [, names] of text.matchAll(TEST))
    for (const name of names.split(' ').filter((word) => word !== '')) {
      if (name.startsWith('-')) break;
      if (!tests.some((test) => test.includes(name)))
        faults.push(`${document} names the test ${name}, which doesn't exist. Correct the name.`);
    }
}
for (const fault of faults) console.error(fault);
console.log(`Documents checked: ${read.length}. Errors: ${faults.length}.`);
process.exitCode = faults.length === 0 ? 0 : 1;
