import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built scan worker. @throws with the remedy when it is not built. */
export const findScanScript = (from: string = import.meta.url): string =>
  findApiScript('scan-worker', from);

/**
 * Finds a built script from wherever this code was bundled into: the build itself or one of its
 * chunks, another bundle, or the sources. It walks up and looks there and in `server/dist`.
 * @throws with the remedy when it is not built.
 */
export function findApiScript(
  name: 'scan-worker' | 'list-reader' | 'mail-reader' | 'password-reader',
  from: string = import.meta.url,
): string {
  for (let folder = dirname(fileURLToPath(from)); ; folder = dirname(folder)) {
    for (const home of [folder, join(folder, 'server/dist')]) {
      const script = join(home, `${name}.js`);
      if (existsSync(script)) return script;
    }
    if (dirname(folder) === folder) break;
  }
  throw new Error("The scan worker isn't built. Run `npm run build`, then start again.");
}
