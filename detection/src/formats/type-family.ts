import type { Code } from '@vedetta/messages/message.ts';
/**
 * What a kind of content is to a person: decides how a disguise is worded and how much it matters.
 */
export type Group =
  | 'picture'
  | 'video'
  | 'audio'
  | 'document'
  | 'archive'
  | 'text'
  | 'font'
  | 'program'
  | 'script'
  | 'other';

/** A kind of file, by the code of its name: `fileKindJPEGImage`. */
export type FileKind = Extract<Code, `fileKind${string}` | `kind${string}`>;

/** One family of content: types that may carry each other's names without deceiving anybody. */
export interface TypeFamily {
  kind: FileKind;
  group: Group;
  mimes: readonly string[];
  /** File name extensions that honestly announce it, lower case, without the dot. */
  extensions: readonly string[];
  /**
   * What the content is built on. Families of one base do not contradict each other: a sniffer that
   * sees only the ZIP in a .docx is not proof of a disguise.
   */
  base?:
    | 'zip'
    | 'compound'
    | 'iso-media'
    | 'tiff'
    | 'text'
    | 'ogg'
    | 'matroska'
    | 'asf'
    | 'mpeg'
    | 'gzip'
    | 'tar'
    | 'postscript'
    | 'ico'
    | 'disk';
}

export function family(
  kind: FileKind,
  group: Group,
  mimes: string,
  extensions: string,
  base?: TypeFamily['base'],
): TypeFamily {
  return {
    kind,
    group,
    mimes: words(mimes),
    extensions: words(extensions),
    ...(base ? { base } : {}),
  };
}
function words(list: string): string[] {
  return list.split(' ').filter((word) => word !== '');
}
