// Subjects of commits read `area: verb what`, at most 72 characters. `node .ci/subjects.mjs [BASE]`
// checks BASE..HEAD; BASE is the commit that added this script unless told. `--message FILE` checks
// one message, as .githooks/commit-msg does.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const FORM = /^[a-z][a-z-]*: \S.*$/;
const LONGEST = 72;
/** The commit that GitHub makes to try a pull request; nobody keeps it. */
const TRIAL_MERGE = /^Merge [0-9a-f]{40} into [0-9a-f]{40}$/;

/** What is wrong with a subject, as a sentence; null when nothing is. */
function problemOf(subject) {
  if (TRIAL_MERGE.test(subject)) return null;
  if (!FORM.test(subject))
    return 'must read `area: verb what`, such as `mail: send the digest in Italian`';
  const { length } = [...subject];
  return length > LONGEST ? `has ${length} characters, ${LONGEST} are allowed` : null;
}

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
/** @returns null when git refuses. */
const ask = (...args) => {
  try {
    return git(...args);
  } catch {
    return null;
  }
};

function end(code, sentence) {
  (code === 0 ? console.log : console.error)(sentence);
  process.exit(code);
}

/** Subject of a message as git cuts it: comments go, and the first paragraph is one line. */
function subjectOf(message) {
  const lines = message.split('\n').filter((line) => !line.startsWith('#'));
  const paragraph =
    lines
      .join('\n')
      .trim()
      .split(/\n\s*\n/)[0] ?? '';
  return paragraph.replaceAll(/\s*\n\s*/g, ' ');
}

/** Ends when there is no history to look at. */
function subjectsSince(given) {
  if (ask('rev-parse', '--git-dir') === null)
    end(0, 'Subjects of commits are not checked: this is no git repository.');
  const isShallow = ask('rev-parse', '--is-shallow-repository') === 'true';
  const remedy = isShallow ? ' This clone is shallow: run `git fetch --unshallow`.' : '';
  if (given !== undefined) {
    if (ask('rev-parse', '--verify', '--quiet', `${given}^{commit}`) === null)
      end(1, `There is no commit ${given}.${remedy}`);
    return subjectsBetween(given);
  }
  // A shallow clone shows its oldest commit as the one that adds every file.
  if (isShallow) end(0, `Subjects of commits are not checked.${remedy}`);
  const added = git('log', '--diff-filter=A', '--format=%H', '--', ':/.ci/subjects.mjs');
  const base = added.split('\n').at(-1);
  if (base === '')
    end(0, 'Subjects of commits are not checked: no commit has added .ci/subjects.mjs yet.');
  return subjectsBetween(base);
}

const subjectsBetween = (base) => {
  const lines = git('log', '--format=%h %s', `${base}..HEAD`);
  return lines === ''
    ? []
    : lines.split('\n').map((line) => {
        const at = line.indexOf(' ');
        return { name: line.slice(0, at), subject: line.slice(at + 1) };
      });
};

const [first, second] = process.argv.slice(2);
const commits =
  first === '--message'
    ? [{ name: 'The subject', subject: subjectOf(readFileSync(second, 'utf8')) }]
    : subjectsSince(first);
const offenders = commits.flatMap(({ name, subject }) => {
  const problem = problemOf(subject);
  return problem === null ? [] : [`${name} ${problem}: ${subject}`];
});
if (offenders.length > 0) {
  for (const offender of offenders) console.error(offender);
  end(1, 'Change it with `git commit --amend`, or `git rebase -i` for an older commit.');
}
if (first !== '--message') console.log(`${commits.length} subjects of commits are in form`);
