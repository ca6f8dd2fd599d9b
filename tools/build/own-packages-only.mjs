import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Our own packages go into a bundle; everything from npm stays where npm put it, but for what a
 * workspace has in another version than the rest: from the bundle's place Node would not find it.
 * @param taken names of packages from npm that go in as well, with all that they ask for.
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
    // A start reads the maps of what it loads: those of others would be three quarters of them, and
    // nobody looks for our faults there.
    b.onLoad({ filter: /node_modules.*\.[cm]?js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\n${NO_MAP}`,
      loader: 'js',
    }));
  },
});

/** Does the importer find the package in a node_modules below the root's? */
function isOfWorkspace(path, importer) {
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  for (let folder = dirname(importer); folder.startsWith(`${root}/`); folder = dirname(folder))
    if (existsSync(join(folder, 'node_modules', name))) return true;
  return false;
}

/** One place of no file: a map without any would count as none. */
const NO_MAP =
  '//# sourceMappingURL=data:application/json;base64,' +
  `${Buffer.from(JSON.stringify({ version: 3, sources: ['npm'], mappings: 'AAAA' })).toString('base64')}`;
