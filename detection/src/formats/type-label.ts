import type { FileKind, TypeFamily } from './type-family.ts';
import { TYPE_FAMILIES } from './type-table.ts';

const byMime = new Map<string, TypeFamily>();
const byExtension = new Map<string, TypeFamily[]>();
for (const family of TYPE_FAMILIES) {
  for (const mime of family.mimes) if (!byMime.has(mime)) byMime.set(mime, family);
  for (const extension of family.extensions)
    byExtension.set(extension, [...(byExtension.get(extension) ?? []), family]);
}

/** A mime without its parameters: `audio/ogg; codecs=opus` is `audio/ogg`. */
function bare(mime: string): string {
  return mime.split(';', 1)[0]?.trim() ?? mime;
}

/** The family a sniffed mime belongs to, or null. */
export function familyOfMime(mime: string | null): TypeFamily | null {
  return mime === null ? null : (byMime.get(bare(mime)) ?? null);
}

/**
 * The families that honestly use this extension (lower case, no dot); empty when nobody knows it.
 */
export function familiesOfExtension(extension: string): readonly TypeFamily[] {
  return byExtension.get(extension) ?? [];
}

/** The extension of a file name, lower case without the dot, or null. `.profile` has none. */
export function extensionOf(filename: string): string | null {
  const match = /[^./\\]\.([A-Za-z0-9]{1,12})\s*$/.exec(filename.slice(-64));
  return match?.[1]?.toLowerCase() ?? null;
}

/** What kind of file a sniffed type is; null when it is unknown. */
export function kindOfMime(mime: string | null): FileKind | null {
  if (mime === null) return null;
  const family = familyOfMime(mime);
  if (family) return family.kind;
  const [group = ''] = bare(mime).split('/');
  return GENERAL[group] ?? 'fileKindDataFile';
}

const GENERAL: Readonly<Record<string, FileKind>> = {
  image: 'fileKindPicture',
  audio: 'fileKindAudio',
  video: 'fileKindVideo',
  font: 'fileKindFont',
  text: 'fileKindTextFile',
  model: 'fileKind3DModel',
};
