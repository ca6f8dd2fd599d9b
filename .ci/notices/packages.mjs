import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as viteBuild } from 'vite';

/** Workspaces whose packages `npm ci --omit=dev` installs. */
const INSTALLED = ['machines', 'detection', 'api', 'gateway', 'server', 'web'];
const PAGES = ['web'];
/** Packages that the server serves unchanged. */
const COPIED = ['node_modules/altair-static'];
/** Platforms on which Vedetta runs (README, set-up). */
const RUNS_ON = { os: ['linux', 'darwin'], cpu: ['x64', 'arm64'], libc: ['glibc'] };
const isUsable = (entry) =>
  Object.entries(RUNS_ON).every(
    ([kind, known]) => entry[kind] === undefined || entry[kind].some((one) => known.includes(one)),
  );

/**
 * Folders of the packages that Vedetta ships, such as `node_modules/express`: those that a production
 * installation has on any supported platform, by the lock file, and those in the bundles.
 */
export async function packageFolders(root, lock) {
  const folders = installed(lock);
  for (const folder of COPIED) folders.add(folder);
  for (const input of bundled(root)) folders.add(folderOf(lock, input));
  for (const page of PAGES)
    for (const input of await inputsOfPage(root, page)) folders.add(folderOf(lock, input));
  folders.delete(null);
  return [...folders].sort();
}

/** Packages that `npm ci --omit=dev` installs for the workspaces. */
function installed(lock) {
  const folders = new Set();
  const waiting = [...INSTALLED];
  const seen = new Set();
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    const entry = lock[folder];
    if (entry.link) {
      waiting.push(entry.resolved);
      continue;
    }
    if (folder.includes('node_modules/')) folders.add(folder);
    for (const name of [
      ...Object.keys(entry.dependencies ?? {}),
      ...Object.keys(entry.optionalDependencies ?? {}),
      ...Object.keys(entry.peerDependencies ?? {}),
    ]) {
      const found = resolve(lock, folder, name);
      // An optional peer that only development needs is marked so and not installed.
      if (found !== null && lock[found].dev !== true && isUsable(lock[found])) waiting.push(found);
    }
  }
  return folders;
}

/** Resolves a package as Node does: beside the package that depends on it, then further up. */
function resolve(lock, from, name) {
  for (let folder = from; ;) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (candidate in lock) return candidate;
    if (folder === '') return null;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}

/** Files in the server's bundles, from the list that the build writes. */
function bundled(root) {
  return ['server'].flatMap((part) => {
    const noted = join(root, `node_modules/.cache/vedetta/inputs-${part}.json`);
    if (!existsSync(noted))
      throw new Error('The list of bundled files is missing. Run `npm run build` first.');
    return JSON.parse(readFileSync(noted, 'utf8'));
  });
}

/** Files that are part of what a browser loads. */
async function inputsOfPage(root, page) {
  const inputs = [];
  await viteBuild({
    root: join(root, page),
    configFile: join(root, page, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'note-inputs',
        generateBundle(_options, bundle) {
          for (const output of Object.values(bundle)) {
            if (output.type === 'asset') inputs.push(...output.originalFileNames);
            else
              for (const [id, { renderedLength }] of Object.entries(output.modules))
                if (renderedLength > 0 || /\.css($|\?)/.test(id)) inputs.push(id);
          }
        },
      },
    ],
  });
  if (inputs.length === 0) throw new Error(`The build of ${page} lists no files.`);
  return inputs.map((id) => (id.startsWith(`${root}/`) ? id.slice(root.length + 1) : id));
}

/**
 * Folder of the package that a file belongs to; null if the file is part of Vedetta. A package that
 * is bundled within another one counts as part of that one.
 * @throws when the lock file has neither.
 */
function folderOf(lock, file) {
  let path = file.replace(/^(\0|\.\.\/)+/, '');
  if (!path.includes('node_modules/')) return null;
  for (;;) {
    const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
    if (folder === undefined)
      throw new Error(`${file} is in a bundle, but its package isn't in package-lock.json.`);
    if (folder in lock) return folder;
    path = folder.slice(0, folder.lastIndexOf('node_modules/'));
  }
}
