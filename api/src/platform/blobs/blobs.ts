import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream, type ReadStream } from 'node:fs';
import { access, mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sweepTemporaries, temporaryName } from './blob-temporaries.ts';

/** Bytes on their way in. Nothing is visible under its hash before `place`. */
export interface BlobWriter {
  /** Bytes written so far. */
  readonly size: number;
  /**
   * Appends and hashes; resolves once the system took the bytes, so that awaiting it is the
   * back-pressure.
   */
  write(chunk: Uint8Array): Promise<void>;
  /** Ends the writing and makes the bytes durable. Answers the SHA-256 in lower-case hex. */
  seal(): Promise<string>;
  /** Moves the sealed bytes to their place, durably. The same bytes twice are one blob. */
  place(): Promise<void>;
  /**
   * Removes the temporary file unless it was placed. Never throws, may be called at any time and
   * again.
   */
  discard(): Promise<void>;
}

/** Content-addressed store of untrusted bytes; their names never come from outside. */
export interface BlobStore {
  begin(): Promise<BlobWriter>;
  /** Where the bytes of a SHA-256 are, whether or not they exist. */
  path(sha256: string): string;
  has(sha256: string): Promise<boolean>;
  /** @throws on the stream when there is no such blob. */
  open(sha256: string): ReadStream;
  /** Where the re-encoded WebP preview of a blob is, whether or not it exists. */
  previewPath(sha256: string): string;
  /** Stores a preview; a second one replaces the first at once. */
  writePreview(sha256: string, webp: Uint8Array): Promise<void>;
  /**
   * Removes the bytes and the preview; none there is no error. The caller has made sure that nobody
   * needs them.
   */
  remove(sha256: string): Promise<void>;
}

/**
 * Opens the store in `<dataDir>/blobs`, makes its directories and removes temporary files that a
 * killed process of this host left behind.
 * @throws when the directory cannot be made or written.
 */
export async function openBlobStore(dataDir: string): Promise<BlobStore> {
  const root = join(dataDir, 'blobs');
  const temporaries = join(root, 'tmp');
  await mkdir(temporaries, { recursive: true, mode: 0o700 });
  await sweepTemporaries(temporaries);

  const path = (sha256: string) => join(root, shard(sha256), sha256);
  const previewPath = (sha256: string) => join(root, shard(sha256), `${sha256}.preview.webp`);
  const begin = async (): Promise<BlobWriter> => {
    const temporary = join(temporaries, temporaryName(randomUUID()));
    return new FileBlobWriter(temporary, await open(temporary, 'wx', 0o600), path);
  };
  return {
    begin,
    path,
    previewPath,
    open: (sha256) => createReadStream(path(sha256)),
    has: (sha256) =>
      access(path(sha256), constants.R_OK).then(
        () => true,
        () => false,
      ),
    async writePreview(sha256, webp) {
      const writer = new FileBlobWriter(
        ...(await openTemporary(join(temporaries, temporaryName(randomUUID())))),
        () => previewPath(sha256),
      );
      try {
        await writer.write(webp);
        await writer.seal();
        await writer.place();
      } finally {
        await writer.discard();
      }
    },
    async remove(sha256) {
      await rm(previewPath(sha256), { force: true });
      await rm(path(sha256), { force: true });
    },
  };
}

async function openTemporary(temporary: string): Promise<[string, FileHandle]> {
  return [temporary, await open(temporary, 'wx', 0o600)];
}

/**
 * Two levels of 256 directories, so that none of them grows beyond what a file system lists
 * quickly.
 */
function shard(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256))
    throw new Error('A blob is addressed by a SHA-256 in lower-case hex.');
  return join(sha256.slice(0, 2), sha256.slice(2, 4));
}

class FileBlobWriter implements BlobWriter {
  size = 0;
  readonly #hash = createHash('sha256');
  readonly #temporary: string;
  readonly #handle: FileHandle;
  readonly #pathOf: (sha256: string) => string;
  #sha256: string | null = null;
  #open = true;
  #placed = false;

  constructor(temporary: string, handle: FileHandle, pathOf: (sha256: string) => string) {
    this.#temporary = temporary;
    this.#handle = handle;
    this.#pathOf = pathOf;
  }

  async write(chunk: Uint8Array): Promise<void> {
    this.#hash.update(chunk);
    let written = 0;
    while (written < chunk.length) {
      const { bytesWritten } = await this.#handle.write(chunk, written);
      written += bytesWritten;
    }
    this.size += chunk.length;
  }

  async seal(): Promise<string> {
    this.#sha256 ??= this.#hash.digest('hex');
    await this.#handle.sync();
    await this.#close();
    return this.#sha256;
  }

  async place(): Promise<void> {
    if (this.#sha256 === null) throw new Error('Seal a blob before placing it.');
    // A transaction that is tried again places what it placed before.
    if (this.#placed) return;
    const target = this.#pathOf(this.#sha256);
    const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(this.#temporary, target);
    this.#placed = true;
    await syncDirectory(dirname(target));
    // New shard directories are durable only once their parents are.
    if (made !== undefined)
      for (const parent of [dirname(dirname(target)), dirname(dirname(dirname(target)))])
        await syncDirectory(parent);
  }

  async discard(): Promise<void> {
    await this.#close().catch(() => undefined);
    if (!this.#placed) await rm(this.#temporary, { force: true }).catch(() => undefined);
  }

  async #close(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    await this.#handle.close();
  }
}

async function syncDirectory(directory: string): Promise<void> {
  if (!(await stat(directory)).isDirectory()) return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
