// Writes THIRD-PARTY-NOTICES, which the product serves: every package that a server installs or a
// bundle contains, with its version, licence and licence text. Run `node .ci/notices.mjs` after
// `npm run build`; `--check` fails if the file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemOf } from './notices/allowed.mjs';
import { packageFolders } from './notices/packages.mjs';
import { licenceOf, textOf } from './notices/texts.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const file = join(root, 'THIRD-PARTY-NOTICES');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

const HEAD = `Third-party notices

Vedetta contains or installs the packages below. Each is listed with its version and licence,
followed by the text of that licence. Packages with the same text are listed together; of packages
that exist once per platform an installation has one.

`;
/** Data that isn't installed by npm. */
const DATA = [
  {
    title: 'tessdata_fast 4.1.0, English and Italian (Apache-2.0)',
    text:
      'Copyright 1988-1995 Hewlett Packard Company, 2006-2022 Google Inc.\n\n' +
      'https://github.com/tesseract-ocr/tessdata_fast',
  },
];

/** Platforms are left out of a name, so that all builds of one package are one entry. */
const PLATFORM = /[-/](darwin|linux)\b.*$/;

const entries = [];
for (const folder of await packageFolders(root, lock)) {
  const locked = lock[folder];
  if (locked.link) continue;
  const manifest = existsSync(join(root, folder, 'package.json'))
    ? JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    : null;
  const name = /.*node_modules\/(.+)$/.exec(folder)[1];
  const licence = locked.license ?? licenceOf(manifest ?? {});
  entries.push({ folder, name, licence, version: locked.version, manifest });
}

const problems = entries
  .map(({ name, version, licence }) => problemOf(name, version, licence))
  .filter((problem) => problem !== null);
/** Name without its platform, version and licence: builds of one package have one text. */
const buildOf = ({ name, version, licence }) =>
  `${name.replace(PLATFORM, '')} ${version} ${licence}`;
const textOfBuild = new Map();
for (const entry of entries)
  if (entry.manifest !== null && !textOfBuild.has(buildOf(entry)))
    textOfBuild.set(buildOf(entry), textOf(root, entry.folder, entry.licence, entry.manifest));

const sections = new Map();
for (const entry of entries) {
  const text = textOfBuild.get(buildOf(entry));
  if (text === undefined) {
    problems.push(`${entry.name} ${entry.version} isn't installed. Run \`npm ci\`.`);
    continue;
  }
  const title = `${entry.name} ${entry.version} (${entry.licence})`;
  sections.set(text, new Set([...(sections.get(text) ?? []), title]));
}

if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
for (const { title, text } of DATA) sections.set(text, new Set([title]));
const rule = '-'.repeat(80);
const body = [...sections]
  .map(([text, titles]) => `${rule}\n${[...titles].sort().join('\n')}\n\n${text}\n`)
  .sort()
  .join('\n');
const written = HEAD + body;

if (process.argv.includes('--check')) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== written) {
    console.error(
      'THIRD-PARTY-NOTICES is out of date. Run `npm run build && node .ci/notices.mjs` and commit the file.',
    );
    process.exit(1);
  }
  console.log(`THIRD-PARTY-NOTICES is up to date (${entries.length} packages).`);
} else {
  writeFileSync(file, written);
  console.log(
    `THIRD-PARTY-NOTICES written: ${entries.length} packages, ${sections.size} licence texts.`,
  );
}
