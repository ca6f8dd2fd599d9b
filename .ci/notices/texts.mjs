import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEXTS = new URL('texts/', import.meta.url);
const standard = (id) => readFileSync(new URL(`${id}.txt`, TEXTS), 'utf8');

/** Licence in a package.json; older packages use an object or a list. */
export function licenceOf({ license, licenses }) {
  const declared = license ?? licenses ?? '';
  const nameOf = (one) => (typeof one === 'string' ? one : (one?.type ?? ''));
  return Array.isArray(declared) ? declared.map(nameOf).join(' OR ') : nameOf(declared);
}

/**
 * Licence text and notices of a package: its own files, otherwise the standard text with its
 * authors. Line ends and trailing spaces are normalised so that equal texts are listed once.
 * @throws when the package has no licence text and there is no standard text for its licence.
 */
export function textOf(root, folder, licence, manifest) {
  const path = join(root, folder);
  if (licence.startsWith('LGPL'))
    return tidy(
      [
        readFileSync(join(path, 'README.md'), 'utf8').replace(/^[^]*?(?=## Licensing)/, ''),
        standard('LGPL-3.0-or-later'),
        standard('GPL-3.0-or-later'),
      ].join('\n\n'),
    );
  const files = readdirSync(path)
    .filter((name) => /^(un)?licen[cs]e|^copying|^notice|^copyright/i.test(name))
    .filter((name) => !/\.(js|ts|json)$/.test(name))
    .sort();
  if (files.length > 0)
    return tidy(files.map((name) => readFileSync(join(path, name), 'utf8')).join('\n\n'));
  const id = licence === 'Apache-2.0' ? null : licence;
  if (id === null) return tidy(readFileSync(join(root, 'LICENSE'), 'utf8'));
  if (!existsSync(new URL(`${id}.txt`, TEXTS)))
    throw new Error(
      `${folder} has no licence text, and .ci/notices/texts has no ${id}.txt. Add the standard text there.`,
    );
  return tidy(`Copyright (c) ${authorsOf(manifest)}\n\n${standard(id)}`);
}

function authorsOf({ name, author, contributors = [], maintainers = [] }) {
  const nameOf = (one) => (typeof one === 'string' ? one.replace(/\s*[<(].*$/, '') : one?.name);
  const named = [author, ...contributors, ...maintainers].map(nameOf).filter(Boolean);
  return named[0] ?? `the authors of ${name}`;
}

const tidy = (text) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
