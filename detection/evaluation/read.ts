import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Data } from './family.ts';

/**
 * The lines of a JSON-lines file, each parsed.
 * @throws with the number of a line that is not as the set's README says.
 */
export function jsonLines<T>(
  data: Data,
  set: string,
  shape: z.ZodType<T>,
  file = 'dev.jsonl',
): T[] {
  return lines(data, set, file).map((line, index) => {
    const parsed = shape.safeParse(valueOf(line, `${set}/${file}, line ${index + 1}`));
    if (!parsed.success)
      throw new Error(
        `${set}/${file}, line ${index + 1} is not as its README says: ` +
          `${z.prettifyError(parsed.error).replaceAll('\n', ' ')}. Correct the line, or leave ` +
          'it out.',
      );
    return parsed.data;
  });
}

function valueOf(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`${place} is no JSON. Correct the line, or leave it out.`);
  }
}

/** The rows of a tab-separated file without a header. */
export function tabRows(data: Data, set: string, file: string): string[][] {
  return lines(data, set, file).map((line) => line.split('\t'));
}

/** The lines of a file that hold anything. */
export function lines(data: Data, set: string, file: string): string[] {
  return textOf(data, set, file)
    .split(/\r?\n/)
    .filter((line) => line !== '');
}

function textOf(data: Data, set: string, file: string): string {
  try {
    return readFileSync(data.path(set, file), 'utf8');
  } catch {
    throw new Error(
      `${set} has no ${file} that can be read. Put it there in the form that the README of the set describes.`,
    );
  }
}

/** The bytes of a file. */
export function bytesOf(data: Data, set: string, file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(data.path(set, file)));
  } catch {
    throw new Error(
      `${set} has no file ${file}, which its labels name. Put it there, or take the line out of the labels.`,
    );
  }
}
