import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Data } from './family.ts';
import { bytesOf } from './read.ts';

/** A file as somebody would upload it. */
export interface PlainFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * The files of sets that were collected without a thought of malware or disguise: what is claimed
 * in them is a false alarm.
 */
export function plainFiles(data: Data, sets: readonly string[]): PlainFile[] {
  return sets.flatMap((set) =>
    readdirSync(data.path(set), { recursive: true, encoding: 'utf8' })
      .sort()
      .filter(
        (name) =>
          !/^(?:README\.md|labels\.\w+|.*\.jsonl|.*\.txt)$/.test(name) &&
          statSync(join(data.path(set), name)).isFile(),
      )
      .map((name) => ({ name: name.split('/').at(-1) ?? name, bytes: bytesOf(data, set, name) })),
  );
}
