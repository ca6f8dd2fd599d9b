// The sources that the gateway knows, from api/sources.json, which is made of the folders in api/src/collectors.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @param root of the repository */
export function generateSources(root) {
  const sources = JSON.parse(readFileSync(join(root, 'api/sources.json'), 'utf8')).map(
    ({ id, value, name, isWatched }) => ({ id, value, name, isWatched }),
  );
  const path = join(root, 'gateway/src/generated/sources.ts');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    '// Written by gateway/scripts/sources.mjs from api/sources.json. Do not edit.\n' +
      `export const SOURCES = ${JSON.stringify(sources, null, 2)} as const;\n`,
  );
}
