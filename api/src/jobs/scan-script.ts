import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built scan worker. @throws with the remedy when it is not built. */
export const findScanScript = (from: string = import.meta.url): string =>
  findApiScript('scan-worker', from);

/**
 * Finds a built script of the api, from wherever this code was bundled into: the api's own build,
 * the launcher's, or the sources. It walks up and looks for the api's package there, beside it, or
 * among the installed ones.
 * @throws with the remedy when it is not built.
 */
export function findApiScript(
  name: 'scan-worker' | 'list-reader' | 'mail-reader' | 'password-reader',
  from: string = import.meta.url,
): string {
  for (let folder = dirname(fileURLToPath(from)); ; folder = dirname(folder)) {
    for (const home of [folder, join(folder, 'api'), join(folder, 'node_modules/@vedetta/api')]) {
      const script = join(home, `dist/${name}.js`);
      if (isApi(home) && existsSync(script)) return script;
    }
    if (dirname(folder) === folder) break;
  }
  throw new Error('The scan worker is not built. Run `npm run build`, then start again.');
}

function isApi(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"name": "@vedetta/api"');
}
