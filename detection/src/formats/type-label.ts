import type { TypeFamily } from './type-family.ts';
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

/** The sniffed type in words: `JPEG image`, `Windows program`; null when it is unknown. */
export function typeLabel(mime: string | null): string | null {
  if (mime === null) return null;
  const family = familyOfMime(mime);
  if (family) return family.label;
  const [kind = ''] = bare(mime).split('/');
  const general: Record<string, string> = {
    image: 'Picture',
    audio: 'Audio',
    video: 'Video',
    font: 'Font',
    text: 'Text file',
    model: '3D model',
  };
  return general[kind] ?? 'Data file';
}

/** Labels that are no proper name and lose their capital inside a sentence. */
const COMMON =
  /^(?:Picture|Archive|Icon|Font|Audio|Script|Data|Text|Web page|Disk|Browser|Compiled)/;

/** With its article, for a sentence: `a Windows program`, `an MP4 video`, `a text file`. */
export function withArticle(label: string): string {
  const inside = COMMON.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
  return `${articleOf(label)} ${inside}`;
}

/** `a` or `an`, by how the label is spoken. */
export function articleOf(label: string): 'a' | 'an' {
  return /^(?:[AEIO]|MP[34]|HTML|SVG|RTF|RAR|XML|SQL)/i.test(label) ? 'an' : 'a';
}
