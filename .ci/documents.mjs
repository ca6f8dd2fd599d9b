// Part of `npm run house`: the documents name only what is there. Each `npm test -- NAME` finds a
// test, and each path in backquotes is a file or a folder of the repository. Decisions are history:
// of those only the newest 20 are read.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = 'api|detection|docs|gateway|machines|server|tools|web|\\.ci|\\.config';
const PATH = new RegExp(`\`((?:${FOLDERS})/[\\w./@-]+)\``, 'g');
const TEST = /npm (?:test|run test:(?:cluster|long)) -- ([^`\n]+)/g;
/** Made when something is built or run. */
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
      faults.push(`${document} names ${path}, which does not exist. Name what is there.`);
  for (const [, names] of text.matchAll(TEST))
    for (const name of names.split(' ').filter((word) => word !== '')) {
      if (name.startsWith('-')) break;
      if (!tests.some((test) => test.includes(name)))
        faults.push(
          `${document} names the test ${name}, which does not exist. Name one that does.`,
        );
    }
}
for (const fault of faults) console.error(fault);
console.log(`${read.length} documents, ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
