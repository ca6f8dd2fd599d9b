import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Path of a program of the system, or null.
 * @param path folders in which it is looked for; those of PATH when left out
 */
export const findCommand = (name: string, path = process.env['PATH'] ?? ''): string | null =>
  path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file)) ?? null;
