import { createHash } from 'node:crypto';
import { constants, promises as fs } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { LeftOut } from '../left-out.ts';
import type { Read } from '../problem.ts';
import type { Folder } from './shares.ts';

/**
 * Half-written files of browsers and offices, locks, what a system hides, and a name that no record
 * can hold. They are told, not taken.
 */
const NOT_READY = /^(\..*|~\$.*|__proto__|.*\.(part|tmp|crdownload|partial|download|lock))$/i;
const MAX_DEPTH = 32;

export interface FoundFile {
  /** Below the target's folder, with slashes. */
  path: string;
  size: number;
  /** Milliseconds since 1970. */
  changed: number;
}

/**
 * Finds the folder of a target within its share. Links that lead out of the share are refused; a
 * share that is not there is a failure, never an empty folder.
 */
export async function findFolder(
  share: Folder,
  name: string,
  below: string,
): Promise<Read<string>> {
  const absent = (why: Message) => ({
    ok: false as const,
    problem: { kind: 'temporary' as const, why },
  });
  try {
    const root = await fs.realpath(share.path);
    if (share.sentinel !== null) await fs.access(join(root, share.sentinel), constants.R_OK);
    try {
      const folder = await fs.realpath(join(root, below));
      if (folder !== root && !folder.startsWith(`${root}${sep}`))
        return {
          ok: false,
          problem: {
            kind: 'refused',
            why: say('folderOutside', { name }),
          },
        };
      return { ok: true, value: folder };
    } catch (error) {
      if (codeOf(error) === 'ENOENT')
        return {
          ok: false,
          problem: {
            kind: 'gone',
            why: say('folderMissing', { name: [name, below].filter(Boolean).join('/') }),
          },
        };
      throw error;
    }
  } catch (error) {
    return absent(say('shareUnreadable', { name, why: codeOf(error) }));
  }
}

/**
 * Every file of a folder and what is below it that may be ready, in no order, and what could not be
 * read of it. Links are not followed.
 * @param sentinel a file that only says that the share is there; null for none.
 * @throws what the file system says of the folder itself.
 */
export async function* walk(
  folder: string,
  sentinel: string | null,
): AsyncGenerator<FoundFile | LeftOut, void, void> {
  const waiting: { dir: string; at: string; depth: number }[] = [{ dir: folder, at: '', depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { dir, at, depth } = next;
    const entries = await fs.readdir(dir, { withFileTypes: true }).catch((error: unknown) => {
      if (depth === 0) throw error;
      return null;
    });
    if (entries === null) yield { name: `${at}/`, why: 'folderUnreadable' };
    for (const entry of entries ?? []) {
      const path = at === '' ? entry.name : `${at}/${entry.name}`;
      if (path === sentinel || !(entry.isDirectory() || entry.isFile())) continue;
      if (NOT_READY.test(entry.name))
        yield { name: entry.isDirectory() ? `${path}/` : path, why: 'hidden' };
      else if (entry.isFile()) yield* look(folder, path);
      else if (depth < MAX_DEPTH)
        waiting.push({ dir: join(dir, entry.name), at: path, depth: depth + 1 });
      else yield { name: `${path}/`, why: 'folderUnreadable' };
    }
  }
}

async function* look(
  folder: string,
  path: string,
): AsyncGenerator<FoundFile | LeftOut, void, void> {
  try {
    const file = await openFile(folder, path);
    if (file === null) {
      // A name in another encoding than UTF-8 is read with replacement characters, and there is no
      // file of that name.
      if (path.includes('\ufffd')) yield { name: path, why: 'fileUnreadable' };
      return;
    }
    const { size, mtimeMs } = await file.stat().finally(() => file.close());
    yield { path, size, changed: mtimeMs };
  } catch {
    yield { name: path, why: 'fileUnreadable' };
  }
}

/**
 * The SHA-256 of a file that did not change while it was read; null when it did, or is gone.
 * @throws what the file system says
 */
export async function hashSettled(
  folder: string,
  { path, size, changed }: FoundFile,
): Promise<string | null> {
  const file = await openFile(folder, path);
  if (file === null) return null;
  try {
    const hash = createHash('sha256');
    for await (const chunk of file.createReadStream({ autoClose: false, highWaterMark: 1_048_576 }))
      if (chunk instanceof Uint8Array) hash.update(chunk);
    const after = await file.stat();
    return after.size === size && after.mtimeMs === changed ? hash.digest('hex') : null;
  } finally {
    await file.close();
  }
}

/**
 * Opens a file of a folder to read. Never a link, never outside of the folder; null when there is
 * no such file any more.
 * @throws where it may not be read
 */
export async function openFile(folder: string, path: string): Promise<FileHandle | null> {
  try {
    const whole = join(folder, path);
    const place = await fs.realpath(join(whole, '..'));
    if (place !== folder && !place.startsWith(`${folder}${sep}`)) return null;
    // NONBLOCK: a pipe that took the file's place must not hold us.
    const file = await fs.open(
      whole,
      constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
    );
    if ((await file.stat()).isFile()) return file;
    await file.close();
    return null;
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'ENOTDIR', 'ENXIO'].includes(codeOf(error))) return null;
    throw error;
  }
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown reason';
