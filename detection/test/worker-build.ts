import { build } from 'esbuild';
import { rmSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
let built: Promise<string> | null = null;

/**
 * The real scan worker, bundled from the present sources; once per test file, and shared by
 * parallel ones through a name that belongs to the process.
 * @returns the path of the script.
 */
export function buildScanWorker(): Promise<string> {
  built ??= bundle(join(root, 'detection/src/worker/entry.ts'), 'scan-worker');
  return built;
}

let reader: Promise<string> | null = null;

/** The real thread that reads lists of indicators, bundled in the same way. */
export function buildListReader(): Promise<string> {
  reader ??= bundle(join(root, 'detection/src/worker/list-reader.ts'), 'list-reader');
  return reader;
}

let mailReader: Promise<string> | null = null;

/** The real thread that reads mails for their pages, bundled in the same way. */
export function buildMailReader(): Promise<string> {
  mailReader ??= bundle(join(root, 'detection/src/worker/mail-reader.ts'), 'mail-reader');
  return mailReader;
}

let passwordReader: Promise<string> | null = null;

/** The real thread that reads passwords for those who may see them, bundled in the same way. */
export function buildPasswordReader(): Promise<string> {
  passwordReader ??= bundle(
    join(root, 'detection/src/worker/password-reader.ts'),
    'password-reader',
  );
  return passwordReader;
}

/**
 * A worker of the tests' own, e.g. one that hangs, bundled in the same way; it says that it is
 * ready by itself.
 */
export async function buildTestWorker(name: string, source: string): Promise<string> {
  return bundle(
    {
      contents: `${source}\nprocess.send?.({ kind: 'ready', detectors: 4 });`,
      resolveDir: join(root, 'detection/src/worker'),
    },
    name,
  );
}

async function bundle(
  entry: string | { contents: string; resolveDir: string },
  name: string,
): Promise<string> {
  const folder = join(root, 'node_modules/.cache/vedetta');
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, `${name}-${process.pid}.mjs`);
  const draft = `${outfile}.draft`;
  await build({
    ...(typeof entry === 'string'
      ? { entryPoints: [entry] }
      : { stdin: { ...entry, loader: 'ts' as const } }),
    outfile: draft,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // Ours is TypeScript, which Node does not load.
    alias: { '@vedetta/messages': join(root, 'messages/src') },
    logLevel: 'warning',
    absWorkingDir: root,
  });
  await rename(draft, outfile);
  process.once('exit', () => {
    rmSync(outfile, { force: true });
  });
  return outfile;
}
