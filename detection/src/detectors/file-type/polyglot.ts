import { say } from '@vedetta/messages/say.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { listTar } from '../../formats/archives/tar.ts';
import { asBuffer, byteAt, findText, hasText, latin1 } from '../../formats/bytes.ts';
import { endOfPicture } from '../../formats/structure/structure.ts';
import { zipEntriesAtEnd } from '../../formats/structure/zip.ts';
import { kindPhrase } from '../../formats/kind-phrases.ts';
import { familyOfMime } from '../../formats/type-label.ts';
import { nativeProgramAt } from '../../formats/file-type/executables.ts';

/** A second kind of content in the same bytes. */
export interface SecondKind {
  /** `a PDF document`, in a sentence. */
  called: Message;
  /** What was seen of it, or words of ours for that. */
  seen: string | Message;
  /** Stable name for the fingerprint. */
  id:
    | 'pdf'
    | 'zip'
    | 'java'
    | 'html'
    | 'php'
    | 'javascript'
    | 'hta'
    | 'tar'
    | 'iso'
    | 'dicom'
    | 'program';
  offset: number;
  length: number;
  runs: boolean;
}

/** Readers of PDF accept a header anywhere in the first 1,024 bytes (ISO 32000-1, annex H.3). */
const PDF_WINDOW = 1024;

/**
 * Looks for a second format that its own readers would accept. Plain archives after the end of a
 * picture are left to the family "hidden data", which reports the same bytes with more to say; a
 * Java archive there is reported here, since the pair (GIFAR) exists to be run.
 */
export function secondKind(bytes: Uint8Array, mime: string): SecondKind | null {
  const group = familyOfMime(mime)?.group;
  const isPicture = group === 'picture';
  return (
    pdfInside(bytes, mime) ??
    zipInside(bytes, mime, isPicture) ??
    programAfterPdf(bytes, mime) ??
    atFixedPlace(bytes, mime) ??
    ((isPicture && mime !== 'image/svg+xml') ||
    group === 'video' ||
    group === 'audio' ||
    mime === 'application/pdf'
      ? htmlApplication(bytes)
      : null) ??
    (isPicture && mime !== 'image/svg+xml'
      ? (codeInPicture(bytes, mime) ?? scriptComment(bytes, mime))
      : null)
  );
}

function pdfInside(bytes: Uint8Array, mime: string): SecondKind | null {
  if (
    mime === 'application/pdf' ||
    familyOfMime(mime)?.group === 'text' ||
    familyOfMime(mime)?.group === 'document'
  )
    return null;
  const at = findText(bytes, '%PDF-', 0, Math.min(bytes.length, PDF_WINDOW));
  if (at <= 0) return null;
  const hasBody =
    findText(bytes, ' obj', at) !== -1 &&
    (findText(bytes, 'startxref', at) !== -1 || findText(bytes, '%%EOF', at) !== -1);
  if (!hasBody) return null;
  return {
    id: 'pdf',
    called: say('kindDocumentOf', { of: 'PDF' }),
    seen: latin1(bytes, at, at + 8),
    offset: at,
    length: 8,
    runs: false,
  };
}

function zipInside(bytes: Uint8Array, mime: string, isPicture: boolean): SecondKind | null {
  const family = familyOfMime(mime);
  if (!isPicture && mime !== 'application/pdf') return null;
  if (family?.base === 'zip') return null;
  const zip = zipEntriesAtEnd(bytes);
  if (!zip) return null;
  const java = zip.names.some((name) => /^META-INF\/MANIFEST\.MF$|\.class$/i.test(name));
  if (java)
    return {
      id: 'java',
      called: say('kindProgramOf', { of: 'Java' }),
      seen: zip.names[0] ?? 'JAR',
      offset: zip.start,
      length: bytes.length - zip.start,
      runs: true,
    };
  if (isPicture) return null;
  return {
    id: 'zip',
    called: say('kindArchiveOf', { of: 'ZIP' }),
    seen: zip.names.slice(0, 5).join(', ') || say('quoteEmptyZip'),
    offset: zip.start,
    length: bytes.length - zip.start,
    runs: false,
  };
}

/** Readers stop at the last mark of a PDF; what stands after it is for somebody else. */
function programAfterPdf(bytes: Uint8Array, mime: string): SecondKind | null {
  if (mime !== 'application/pdf') return null;
  const mark = asBuffer(bytes).lastIndexOf('%%EOF', undefined, 'latin1');
  if (mark === -1) return null;
  let at = mark + 5;
  while (at < bytes.length && at < mark + 64 && byteAt(bytes, at) <= 0x20) at += 1;
  const program = at + 8 <= bytes.length ? nativeProgramAt(bytes, at) : null;
  return program === null
    ? null
    : {
        id: 'program',
        called: kindPhrase(program.kind),
        seen: program.proof,
        offset: at,
        length: bytes.length - at,
        runs: true,
      };
}

/** Formats whose readers look at a place of their own and pass over what stands before it. */
function atFixedPlace(bytes: Uint8Array, mime: string): SecondKind | null {
  const found = (
    id: SecondKind['id'],
    called: Message,
    offset: number,
    length: number,
  ): SecondKind => ({
    id,
    called,
    seen: latin1(bytes, offset, offset + length),
    offset,
    length,
    runs: false,
  });
  if (mime !== 'application/x-tar' && hasText(bytes, 257, 'ustar')) {
    const { entries } = listTar(bytes);
    if (entries.length > 0)
      return {
        ...found('tar', say('kindArchiveOf', { of: 'tar' }), 257, 5),
        seen: entries[0]?.name ?? '',
      };
  }
  if (mime !== 'application/x-iso9660-image' && hasText(bytes, 0x8001, 'CD001'))
    return found('iso', say('kindDiskImage'), 0x8001, 5);
  if (
    !mime.includes('dicom') &&
    hasText(bytes, 128, 'DICM') &&
    /^\x02\0/.test(latin1(bytes, 132, 134))
  )
    return found('dicom', say('kindImageOf', { of: 'medical' }), 128, 4);
  return null;
}

/** The host of HTML applications runs the first tag it finds, whatever stands around it. */
function htmlApplication(bytes: Uint8Array): SecondKind | null {
  for (const tag of ['<hta:application', '<HTA:APPLICATION', '<HTA:Application']) {
    const at = findText(bytes, tag);
    if (at > 0)
      return {
        id: 'hta',
        called: say('kindApplicationOf', { of: 'HTML' }),
        seen: latin1(bytes, at, at + 120),
        offset: at,
        length: tag.length,
        runs: true,
      };
  }
  return null;
}

const CODE: readonly { text: string; id: 'php' | 'html'; called: Message; runs: boolean }[] = [
  { text: '<?php', id: 'php', called: say('kindScriptOf', { of: 'PHP' }), runs: true },
  { text: '<script', id: 'html', called: say('kindWebPageWithScripts'), runs: false },
  { text: '<html', id: 'html', called: say('kindWebPage'), runs: false },
  { text: '<iframe', id: 'html', called: say('kindWebPage'), runs: false },
];

/** Server or web code inside the picture proper; what follows its end belongs to "hidden data". */
function codeInPicture(bytes: Uint8Array, mime: string): SecondKind | null {
  const structure = endOfPicture(bytes, mime);
  const end = structure?.kind === 'complete' ? structure.end : bytes.length;
  for (const { text, id, called, runs } of CODE) {
    for (const spelling of [text, text.toUpperCase()]) {
      const at = findText(bytes, spelling, 0, end);
      if (at !== -1)
        return {
          id,
          called,
          seen: latin1(bytes, at, Math.min(end, at + 120)),
          offset: at,
          length: spelling.length,
          runs,
        };
    }
  }
  return null;
}

/**
 * A picture whose size field opens a JavaScript comment or assignment, so that the whole file is
 * also a script.
 */
function scriptComment(bytes: Uint8Array, mime: string): SecondKind | null {
  const found: SecondKind = {
    id: 'javascript',
    called: say('kindProgramOf', { of: 'JavaScript' }),
    seen: '',
    offset: 0,
    length: 0,
    runs: true,
  };
  if (
    mime === 'image/gif' &&
    (hasText(bytes, 6, '/*') || hasText(bytes, 6, '=')) &&
    findText(bytes, '*/', 8) !== -1
  ) {
    return { ...found, seen: latin1(bytes, 0, 8), offset: 6, length: 2 };
  }
  const openedByLength =
    mime === 'image/jpeg' && byteAt(bytes, 2) === 0xff && hasText(bytes, 4, '/*');
  const closing = openedByLength ? findText(bytes, '*/=', 6) : -1;
  return closing === -1
    ? null
    : { ...found, seen: latin1(bytes, closing, closing + 80), offset: 4, length: 2 };
}
