// The catalogues of a language: messages/<language>/<part>.json, and what the folders of the sources add to them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const LANGUAGES = ['en', 'it'];
/** What the server says by code: refusals and problems; what detectors find; what notifications tell. */
export const PARTS_OF_SCREENS_TOO = ['problems', 'findings', 'told'];
/** And what its letters say, which no screen shows. */
export const PARTS_OF_THE_SERVER = [...PARTS_OF_SCREENS_TOO, 'mails'];

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * @param root of the repository
 * @returns texts by part and key
 */
export function readCatalogue(
  language,
  root = join(dirname(fileURLToPath(import.meta.url)), '../..'),
) {
  const folder = join(root, 'messages', language);
  const parts = Object.fromEntries(
    readdirSync(folder).map((file) => [file.replace(/\.json$/, ''), read(join(folder, file))]),
  );
  const collectors = join(root, 'api/src/collectors');
  const ofSources = readdirSync(collectors)
    .map((source) => join(collectors, source, 'messages', `${language}.json`))
    .filter(existsSync)
    .map((path) => read(path).reasons ?? {});
  return { ...parts, problems: Object.assign({}, parts.problems, ...ofSources) };
}
