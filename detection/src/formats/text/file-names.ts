import { wellFormed } from './well-formed.ts';

/**
 * Characters that steer a terminal, a log or the reading direction: C0, C1, marks, embeddings,
 * isolates, zero widths.
 */
const STEERING =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/**
 * Those that turn around the reading direction: a name has them to hide its ending, which must be
 * seen by people and detectors.
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Length that every file system and our screens can take. */
const MAX_LENGTH = 255;

/**
 * What an uploaded file is called on screen: never a path, never able to turn around the reading
 * direction. The name is for people only; bytes are stored under their hash.
 * @param raw the name as the sender gave it; anything.
 * What would turn it around is written out (`invoice[U+202E]gpj.exe`), for `scannedFilename`.
 * @returns 1 to 255 UTF-16 units; `unnamed` when nothing readable is left.
 */
export function displayFilename(raw: string): string {
  const lastPart = wellFormed(raw).split(/[/\\]/).pop() ?? '';
  if (/^[.\s]*$/.test(lastPart.replace(STEERING, ''))) return 'unnamed';
  const plain = withVisibleTurns(lastPart).replace(STEERING, '').normalize('NFC').trim();
  return shorten(plain);
}

/**
 * The same text with what turns around the reading direction written out, so that it is seen and
 * does nothing: `[U+202E]`.
 */
export function withVisibleTurns(text: string): string {
  return text.replace(TURNING, (turn) => `[U+${turn.charCodeAt(0).toString(16).toUpperCase()}]`);
}

/**
 * A name from `displayFilename` as its sender gave it, as far as detectors look at that: what is
 * written out there turns again. Never shown.
 */
export function scannedFilename(shown: string): string {
  return shown.replace(/\[U\+(202[A-E]|206[6-9])\]/g, (_written, point: string) =>
    String.fromCharCode(Number.parseInt(point, 16)),
  );
}

/** Cuts in the middle of the stem, since the ending is what tells what a file claims to be. */
function shorten(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 20 ? name.slice(dot) : '';
  return wellFormed(`${name.slice(0, MAX_LENGTH - ending.length - 1)}…${ending}`);
}
