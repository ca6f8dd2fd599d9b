import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Data } from './family.ts';

/** The lines of a JSON-lines file, each parsed. @throws with the number of a line that is not as the set's README says. */
export function jsonLines<T>(data: Data, set: string, shape: z.ZodType<T>, file = 'dev.jsonl'): T[] {
  return lines(data, set, file).map((line, index) => {
    const parsed = shape.safeParse(JSON.parse(line));
    if (!parsed.success) throw new Error(`${set}/${file}, line ${index + 1} is not as expected: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}

/** The rows of a tab-separated file without a header. */
export function tabRows(data: Data, set: string, file: string): string[][] {
  return lines(data, set, file).map((line) => line.split('\t'));
}

/** The lines of a file that hold anything. */
export function lines(data: Data, set: string, file: string): string[] {
  return readFileSync(data.path(set, file), 'utf8').split(/\r?\n/).filter((line) => line !== '');
}

/** The bytes of a file. */
export function bytesOf(data: Data, set: string, file: string): Uint8Array {
  return new Uint8Array(readFileSync(data.path(set, file)));
}
