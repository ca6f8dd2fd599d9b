import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What of DATA_DIR is not copied: the embedded database is read as tables, the rest belongs to the
 * running process.
 */
const LEFT_OUT =
  /^(?:postgres(?:\..*)?|vedetta\.lock|\.writable|secret\.key\..+|restoring|blobs\/tmp)$/;

/** One file below a folder. */
export interface DataFile {
  /** With slashes, below the folder. */
  path: string;
  bytes: number;
}

/**
 * Files of a data folder that a backup holds; in no order. A file that goes meanwhile is passed
 * over.
 */
export async function* dataFiles(root: string, below = ''): AsyncGenerator<DataFile> {
  for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (LEFT_OUT.test(path)) continue;
    if (entry.isDirectory()) yield* dataFiles(root, path);
    else if (entry.isFile()) {
      const found = await stat(join(root, path)).catch(() => null);
      if (found !== null) yield { path, bytes: found.size };
    }
  }
}
