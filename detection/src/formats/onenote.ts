import { asBuffer, hasBytes, u32le } from './bytes.ts';

/** {7B5C52E4-D88C-4DA7-AEB1-5378D02996D3} of a section, and that of a table of contents. */
const SECTION = [0xe4, 0x52, 0x5c, 0x7b, 0x8c, 0xd8, 0xa7, 0x4d];
const CONTENTS = [0xa1, 0x2f, 0xff, 0x43, 0xd9, 0xef, 0x76, 0x4c];
/** {BDE316E7-2665-4511-A4C4-8D4D0B7A9EAC}: a file follows ([MS-ONESTORE] 2.6.13). */
const FILE = Buffer.from('e716e3bd65261145a4c48d4d0b7a9eac', 'hex');
/** The type of both, as browsers know it. */
export const NOTEBOOK = 'application/onenote';
/** After the mark: eight bytes of length, twelve that say nothing. */
const HEAD = 36;
const MOST_FILES = 500;

/** Is it a section of OneNote, or the table of contents of a notebook? */
export const isNotebook = (bytes: Uint8Array): boolean =>
  hasBytes(bytes, 0, SECTION) || hasBytes(bytes, 0, CONTENTS);

/** The files that a section holds, pictures among them; their names stand elsewhere. Never throws. */
export function filesOfNotebook(bytes: Uint8Array): { offset: number; bytes: Uint8Array }[] {
  const buffer = asBuffer(bytes);
  const files: { offset: number; bytes: Uint8Array }[] = [];
  let at = buffer.indexOf(FILE);
  while (at !== -1 && files.length < MOST_FILES) {
    const from = at + HEAD;
    const length = u32le(bytes, at + 16) ?? 0;
    // A length of more than four bytes, or beyond the end: what there is.
    const end = u32le(bytes, at + 20) === 0 ? Math.min(bytes.length, from + length) : bytes.length;
    if (end > from) files.push({ offset: from, bytes: bytes.subarray(from, end) });
    at = buffer.indexOf(FILE, Math.max(from, end));
  }
  return files;
}

/** Names of files in a section: UTF-16 texts with an ending. */
export function namesInNotebook(bytes: Uint8Array): string[] {
  const names = new Set<string>();
  for (const shift of [0, 1])
    for (const [name] of new TextDecoder('utf-16le')
      .decode(bytes.subarray(shift))
      .matchAll(
        /[\p{L}\p{N}_ ()[\]-][\p{L}\p{N}_ .()[\]-]{0,120}\.[a-z0-9]{2,5}(?![\p{L}\p{N}.])/giu,
      ))
      names.add(name.trim());
  return [...names].slice(0, MOST_FILES);
}
