import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEXTS = new URL('texts/', import.meta.url);
const standard = (id) => readFileSync(new URL(`${id}.txt`, TEXTS), 'utf8');

/** Licence as package.json tells it; older packages use an object or a list. */
export function licenceOf({ license, licenses }) {
  const told = license ?? licenses ?? '';
  const named = (one) => (typeof one === 'string' ? one : (one?.type ?? ''));
  return Array.isArray(told) ? told.map(named).join(' OR ') : named(told);
}

/**
 * Text of a package's licence and its notices: its own files, else the standard text with its
 * authors. Line ends and spaces at line ends are alike, so that equal texts are told once.
 * @throws when it has none and no standard text is known.
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
