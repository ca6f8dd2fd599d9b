import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Budget, isOver } from '../time.ts';
import { DOMMatrix2D } from './dom-matrix.ts';
import { notesOfDocument, notesOfPage, type PdfLink, type PdfNotes } from './read-notes.ts';

/** Texts of the pages, and why not all of them were read. */
export interface PdfText {
  pages: string[];
  /**
   * What else people read: comments, fields and appearances of a page (a number, from 1 on),
   * bookmarks and properties of the document (null).
   */
  notes: { page: number | null; text: string }[];
  links: PdfLink[];
  needsPassword: boolean;
  problem: readonly Message[] | null;
}

const MOST_PAGES = 500;
const MOST_CHARACTERS = 4_000_000;

/**
 * Without a canvas, which only drawing needs: the one class of it that reading needs is ours. The
 * library warns while it is loaded that it found no canvas; nobody can act on that.
 */
const importLibrary = async () => {
  Object.assign(globalThis, { DOMMatrix: DOMMatrix2D });
  const { warn } = console;
  Object.assign(console, { warn: () => undefined });
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } finally {
    Object.assign(console, { warn });
  }
};

/** Loaded at first use: it is large, and most items are no PDF. */
let library: ReturnType<typeof importLibrary> | null = null;

/** Where its tables of characters lie. */
const folder = () => dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * Reads the text of a PDF and what stands beside it, at most 500 pages and as long as there is
 * time. Never throws: what cannot be read is told.
 */
export async function readPdfText(bytes: Uint8Array, budget: Budget): Promise<PdfText> {
  const read: PdfText = { pages: [], notes: [], links: [], needsPassword: false, problem: null };
  library ??= importLibrary();
  const pdf = await library;
  // It takes the bytes for itself, hence a copy, and it takes no Buffer, which is what files are
  // read into.
  const task = pdf.getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 1,
    cMapUrl: join(folder(), 'cmaps/'),
    standardFontDataUrl: join(folder(), 'standard_fonts/'),
  });
  try {
    const document = await task.promise;
    let characters = 0;
    const note = (page: number | null, { texts, links }: PdfNotes) => {
      const text = texts.join('\n').slice(0, MOST_CHARACTERS);
      characters += text.length;
      if (text !== '') read.notes.push({ page, text });
      read.links.push(...links);
    };
    note(null, await notesOfDocument(document));
    for (let number = 1; number <= document.numPages && read.problem === null; number += 1) {
      if (number > MOST_PAGES || characters > MOST_CHARACTERS || isOver(budget)) {
        read.problem = [say('documentPartlyRead', { read: number - 1, all: document.numPages })];
        break;
      }
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const text = items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
        .join('');
      characters += text.length;
      read.pages.push(text);
      note(number, await notesOfPage(page, pdf));
      page.cleanup();
    }
  } catch (error) {
    read.needsPassword = error instanceof Error && error.name === 'PasswordException';
    read.problem = [
      read.needsPassword ? say('whyDocumentPasswordProtected') : say('documentDamaged'),
    ];
  } finally {
    await task.destroy().catch(() => undefined);
  }
  return read;
}
