import { wellFormed } from './well-formed.ts';

/** Characters that steer a terminal, a log or the reading direction: C0, C1, marks, embeddings, isolates, zero widths. */
const STEERING = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Length that every file system and our screens can take. */
const MAX_LENGTH = 255;

/**
 * What an uploaded file is called on screen: never a path, never able to turn around the reading direction.
 * The name is for people only; bytes are stored under their hash (requirement U4).
 * @param raw the name as the sender gave it; anything.
 * @returns 1 to 255 UTF-16 units; `unnamed` when nothing readable is left.
 */
export function displayFilename(raw: string): string {
  const lastPart = wellFormed(raw).split(/[/\\]/).pop() ?? '';
  const plain = lastPart.replace(STEERING, '').normalize('NFC').trim();
  if (/^\.*$/.test(plain)) return 'unnamed';
  return shorten(plain);
}

/** Cuts in the middle of the stem, since the ending is what tells what a file claims to be. */
function shorten(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 20 ? name.slice(dot) : '';
  return wellFormed(`${name.slice(0, MAX_LENGTH - ending.length - 1)}…${ending}`);
}
