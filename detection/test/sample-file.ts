import { readFile } from 'node:fs/promises';

/** One of the made files in `files/`. */
export function sampleFile(name: string): Promise<Buffer> {
  return readFile(new URL(`files/${name}`, import.meta.url));
}
