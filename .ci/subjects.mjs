// Checks that commit subjects read `area: verb what` and have at most 72 characters.
// `node .ci/subjects.mjs [BASE]` checks BASE..HEAD; the default of BASE is the commit that added this
// script. `--message FILE` checks one message, as .githooks/commit-msg does.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const FORM = /^[a-z][a-z-]*: \S.*$/;
const LONGEST = 72;
/** The temporary merge commit that GitHub creates to test a pull request. */
const TRIAL_MERGE = /^Merge [0-9a-f]{40} into [0-9a-f]{40}$/;

/** The problem with a subject, as a sentence; null if there is none. */
function problemOf(subject) {
  if (TRIAL_MERGE.test(subject)) return null;
  if (!FORM.test(subject))
    return 'must read `area: verb what`, such as `mail: send the digest in Italian`';
  const { length } = [...subject];
  return length > LONGEST ? `has ${length} characters; the limit is ${LONGEST}` : null;
}

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
/** @returns null when git fails. */
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

/** Subject of a message as git reads it: the first paragraph in one line, without comments. */
function subjectOf(message) {
  const lines = message.split('\n').filter((line) => !line.startsWith('#'));
  const paragraph =
    lines
      .join('\n')
      .trim()
      .split(/\n\s*\n/)[0] ?? '';
  return paragraph.replaceAll(/\s*\n\s*/g, ' ');
}

/** Exits if there is no history to check. */
function subjectsSince(given) {
  if (ask('rev-parse', '--git-dir') === null)
    end(0, "Commit subjects weren't checked: this isn't a git repository.");
  const isShallow = ask('rev-parse', '--is-shallow-repository') === 'true';
  const remedy = isShallow ? ' This clone is shallow: run `git fetch --unshallow`.' : '';
  if (given !== undefined) {
    if (ask('rev-parse', '--verify', '--quiet', `${given}^{commit}`) === null)
      end(1, `There is no commit ${given}.${remedy}`);
    return subjectsBetween(given);
  }
  // A shallow clone shows its oldest commit as the one that adds every file.
  if (isShallow) end(0, `Commit subjects weren't checked.${remedy}`);
  const added = git('log', '--diff-filter=A', '--format=%H', '--', ':/.ci/subjects.mjs');
  const base = added.split('\n').at(-1);
  if (base === '')
    end(0, "Commit subjects weren't checked: .ci/subjects.mjs hasn't been committed yet.");
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
  end(1, 'Reword it with `git commit --amend`, or with `git rebase -i` for an older commit.');
}
if (first !== '--message') console.log(`Commit subjects checked: ${commits.length}.`);
