// Builds the server and the web client: node tools/build/build.mjs [--all | --if-stale | server web]
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownPackagesOnly } from './own-packages-only.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const stamp = join(root, 'web/dist/.built');
const PARTS = ['server', 'web'];

/** Newest change below the given paths, in milliseconds since the epoch. */
function newest(paths) {
  let latest = 0;
  for (const path of paths.map((p) => join(root, p)).filter(existsSync)) {
    const stat = statSync(path);
    if (!stat.isDirectory()) latest = Math.max(latest, stat.mtimeMs);
    else {
      for (const name of readdirSync(path)) {
        if (name === 'node_modules' || name === 'dist') continue;
        latest = Math.max(latest, newest([join(path, name).slice(root.length + 1)]));
      }
    }
  }
  return latest;
}

const SOURCES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'schema.graphql',
  'machines/src',
  'messages/src',
  'detection/src',
  'api/src',
  'gateway/src',
  'gateway/explorer',
  'server/src',
  'tools/build',
  'web/src',
  'web/build',
  'web/index.html',
  'web/public',
  'web/vite.config.ts',
  'THIRD-PARTY-NOTICES',
];
const isStale = () => !existsSync(stamp) || statSync(stamp).mtimeMs < newest(SOURCES);

/**
 * npm packages that a start loads. Bundled, their hundreds of files take a third less processor time. All others
 * stay outside: native packages, those that start threads or read their own files, and those that only scans need.
 */
const PACKAGES = [
  '@apollo/server',
  '@graphql-tools/schema',
  'ajv',
  'aws4fetch',
  'busboy',
  'chokidar',
  'cookie',
  'dataloader',
  'drizzle-orm',
  'entities',
  'express',
  'express-static-gzip',
  'fast-xml-parser',
  'feedsmith',
  'graphql',
  'helmet',
  'ibantools',
  'jose',
  'libphonenumber-js',
  'nodemailer',
  'otplib',
  'p-limit',
  'pg',
  'pg-copy-streams',
  'prom-client',
  'tar-stream',
  'tldts',
  'undici',
  'uqr',
  'ws',
  'xstate',
  'zod',
  'zod-openapi',
];
/** CommonJS packages call `require`, which doesn't exist in an ES module. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

async function bundle(workspace, entryPoints) {
  const outdir = join(root, workspace, 'dist');
  rmSync(outdir, { recursive: true, force: true });
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
    conditions: ['vedetta-source'],
    plugins: [ownPackagesOnly(PACKAGES)],
    banner: { js: REQUIRE },
  });
  noteInputs(workspace, metafile);
}

/** Writes the list of files that are part of a bundle, for .ci/notices.mjs. */
function noteInputs(workspace, { outputs }) {
  const inputs = new Set();
  for (const output of Object.values(outputs))
    for (const [file, { bytesInOutput }] of Object.entries(output.inputs))
      if (bytesInOutput > 0) inputs.add(file);
  const noted = join(root, `node_modules/.cache/vedetta/inputs-${workspace}.json`);
  mkdirSync(dirname(noted), { recursive: true });
  writeFileSync(noted, JSON.stringify([...inputs].sort()));
}

/** A page: its folder holds vite.config.ts. */
function vite(folder) {
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, folder),
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (run.status !== 0)
    throw new Error(`The Vite build of ${folder} failed. Read its error above.`);
}

const build_ = {
  async server() {
    await bundle('server', {
      launch: 'server/src/launch.ts',
      start: 'server/src/start.ts',
      backup: 'server/src/backup/main.ts',
      'scan-worker': 'detection/src/worker/entry.ts',
      'list-reader': 'detection/src/worker/list-reader.ts',
      'mail-reader': 'detection/src/worker/mail-reader.ts',
      'password-reader': 'detection/src/worker/password-reader.ts',
    });
    for (const [from, to] of [
      ['api/src/platform/database/migrations', 'migrations'],
      ['detection/src/worker/tessdata', 'tessdata'],
    ])
      cpSync(join(root, from), join(root, 'server/dist', to), { recursive: true });
    // Altair without its sandbox for pre-request scripts.
    const explorer = join(root, 'server/dist/explorer');
    cpSync(join(root, 'node_modules/altair-static/build/dist'), explorer, {
      recursive: true,
      filter: (path) => basename(path) !== 'iframe-sandbox',
    });
    cpSync(join(root, 'gateway/explorer/start.js'), join(explorer, 'start.js'));
  },
  async web() {
    vite('web');
    cpSync(join(root, 'THIRD-PARTY-NOTICES'), join(root, 'web/dist/third-party-notices.txt'));
  },
};

const args = process.argv.slice(2);
const named = args.filter((a) => PARTS.includes(a));
const unknown = args.filter((a) => !PARTS.includes(a) && a !== '--all' && a !== '--if-stale');
if (unknown.length > 0) {
  console.error(
    `build: unknown argument ${unknown[0]}. Use --all, --if-stale, or any of ${PARTS.join(', ')}.`,
  );
  process.exit(2);
}
if (args.includes('--if-stale') && !isStale()) process.exit(0);
if (!existsSync(join(root, 'node_modules/esbuild'))) {
  console.error("build: the build tools aren't installed. Run npm ci, then build again.");
  process.exit(1);
}
const started = Date.now();
for (const part of named.length > 0 ? named : PARTS) await build_[part]();
if (named.length === 0) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
}
const seconds = ((Date.now() - started) / 1000).toFixed(1);
// `npm test` prints the build time as a measure of the machine's speed.
if (named.length === 0) {
  const noted = join(root, 'node_modules/.cache/vedetta/build-seconds.txt');
  mkdirSync(dirname(noted), { recursive: true });
  writeFileSync(noted, `${seconds}\n`);
}
console.log(`Built in ${seconds} s.`);
