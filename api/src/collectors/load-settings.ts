import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * File of the data folder in which the operator sets base addresses, intervals and roots of
 * sources.
 */
export const COLLECTOR_SETTINGS_FILE = 'collectors.json';

/**
 * Reads the operator's settings, one member per source. No file: all defaults.
 * @throws Error with a sentence for the operator when it is no such file.
 */
export function loadCollectorSettings(dataDir: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(join(dataDir, COLLECTOR_SETTINGS_FILE), 'utf8');
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    )
      return {};
    throw error;
  }
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw new Error(
      `${COLLECTOR_SETTINGS_FILE} in DATA_DIR isn't a JSON object with a member per source. Correct it, for ` +
        'example { "x": { "intervalSeconds": 300 } }, or delete it, then start again.',
    );
  }
}
