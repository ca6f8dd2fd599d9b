import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllowedHosts, type AllowedHosts } from './addresses.ts';

/** File of the data folder in which the operator opens hosts inside. */
export const ALLOWED_HOSTS_FILE = 'allowed-hosts.txt';

/**
 * What the operator allows now: the file is read each time, so that a change needs no restart. No
 * file, nothing allowed.
 */
export async function loadAllowedHosts(dataDir: string): Promise<AllowedHosts> {
  try {
    return parseAllowedHosts(await readFile(join(dataDir, ALLOWED_HOSTS_FILE), 'utf8'));
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    )
      return parseAllowedHosts('');
    throw error;
  }
}
