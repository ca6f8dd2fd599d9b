import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Bundles our own packages and leaves npm packages outside, except those that a workspace has in
 * another version than the root: Node wouldn't find them from the bundle.
 * @param taken names of npm packages that are bundled as well, with their dependencies.
 */
export const ownPackagesOnly = (taken = []) => ({
  name: 'own-packages-only',
  setup(b) {
    const isTaken = (path) => taken.some((name) => path === name || path.startsWith(`${name}/`));
    b.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || isTaken(path) || importer.includes('node_modules'))
        return undefined;
      return path.startsWith('@vedetta/') || isOfWorkspace(path, importer)
        ? undefined
        : { path, external: true };
    });
    // Node reads the source maps at the start. Those of npm packages would be three quarters of them
    // and aren't needed.
    b.onLoad({ filter: /node_modules.*\.[cm]?js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\n${NO_MAP}`,
      loader: 'js',
    }));
  },
});

/** Whether the importer resolves the package from a node_modules folder below the root's. */
function isOfWorkspace(path, importer) {
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  for (let folder = dirname(importer); folder.startsWith(`${root}/`); folder = dirname(folder))
    if (existsSync(join(folder, 'node_modules', name))) return true;
  return false;
}

/** A map with one mapping: Node ignores a map without mappings. */
const NO_MAP =
  '//# sourceMappingURL=data:application/json;base64,' +
  `${Buffer.from(JSON.stringify({ version: 3, sources: ['npm'], mappings: 'AAAA' })).toString('base64')}`;
