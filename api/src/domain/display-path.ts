import { displayFilename } from './file-names.ts';

/**
 * What a path or an address is called on screen: each of its parts as `displayFilename` has it, so that nothing in it can turn
 * around the reading direction or break a line.
 * @param raw as the source gave it; anything.
 */
export function displayPath(raw: string): string {
  return raw.split(/[/\\]/).map((part) => (/^\.{0,2}$/.test(part) ? part : displayFilename(part))).join('/');
}
