import type { AnnotationMode, OPS, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { z } from 'zod';

/** A link of a page: the words that lie under it, and where it leads. */
export interface PdfLink {
  words: string;
  href: string;
}

/** What people read of a page or a document beside the content of its pages. */
export interface PdfNotes {
  texts: string[];
  links: PdfLink[];
}

/** What the library calls that a page draws. */
interface Constants {
  OPS: typeof OPS;
  AnnotationMode: typeof AnnotationMode;
}

/** More bookmarks, fields or notes than this are not read. */
const MOST = 10_000;

const Words = z.object({ str: z.string() }).nullish().catch(null);
const Line = z.string().nullish().catch(null);
const Lines = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .catch(null);
/**
 * What an annotation says (ISO 32000-1, 12.5): the library gives what it shows, has and leads to.
 */
const Annotation = z.object({
  subtype: Line,
  titleObj: Words,
  contentsObj: Words,
  richText: Words,
  textContent: Lines,
  hasAppearance: z.boolean().nullish().catch(null),
  fieldValue: Lines,
  defaultFieldValue: Lines,
  alternativeText: Line,
  options: z
    .array(z.object({ displayValue: Line }))
    .nullish()
    .catch(null),
  file: z.object({ description: Line }).nullish().catch(null),
  url: Line,
  unsafeUrl: Line,
  overlaidText: Line,
});
const Bookmark = z.object({
  title: z.string().catch(''),
  url: Line,
  unsafeUrl: Line,
  items: z.array(z.unknown()).catch([]),
});
const Property = z.tuple([z.string(), z.unknown()]);
const Field = z.object({ value: Lines, defaultValue: Lines });

/**
 * Properties that a person wrote; dates, versions and names of programs say nothing. `Custom` holds
 * those of one's own.
 */
const PROPERTIES = new Set(['Title', 'Author', 'Subject', 'Keywords', 'Custom']);
const XMP = new RegExp(
  [
    '^(?:dc:(?:title|description|subject|creator|rights)|pdf:keywords|pdfx:.+',
    '|photoshop:(?:headline|instructions|captionwriter))$',
  ].join(''),
  'i',
);

/** The library tells the words of these; of the others their appearance is drawn. */
const TOLD = /^(?:Widget|FreeText|Link|Popup)$/;

/**
 * Reads the annotations of a page: comments, highlights, stamps, pop-ups, fields of forms and what
 * they show, and links.
 */
export async function notesOfPage(page: PDFPageProxy, library: Constants): Promise<PdfNotes> {
  const annotations = z
    .array(Annotation)
    .catch([])
    .parse(await page.getAnnotations({ intent: 'any' }))
    .slice(0, MOST);
  const texts = annotations.flatMap((one) =>
    [
      one.titleObj?.str,
      one.contentsObj?.str,
      one.richText?.str,
      joined(one.textContent),
      one.fieldValue,
      one.defaultFieldValue,
      one.alternativeText,
      one.options?.map(({ displayValue }) => displayValue ?? ''),
      one.file?.description,
    ].flat(),
  );
  const links = annotations.flatMap(({ url, unsafeUrl, overlaidText }) => {
    const href = url ?? unsafeUrl ?? '';
    return href === '' ? [] : [{ words: overlaidText ?? '', href }];
  });
  const isDrawn = annotations.some(
    ({ subtype, hasAppearance }) => hasAppearance === true && !TOLD.test(subtype ?? ''),
  );
  return { texts: distinct([...texts, ...(isDrawn ? await drawnIn(page, library) : [])]), links };
}

/**
 * Reads what belongs to no page: title and other properties, bookmarks, fields that no page shows,
 * what is said of carried files.
 */
export async function notesOfDocument(document: PDFDocumentProxy): Promise<PdfNotes> {
  const { info, metadata } = await document.getMetadata();
  const properties = [
    ...Object.entries(info).filter(([key]) => PROPERTIES.has(key)),
    ...z
      .array(Property)
      .catch([])
      .parse([...(metadata ?? [])])
      .filter(([key]) => XMP.test(key)),
  ].flatMap(([, value]) => strings(value));
  const bookmarks: z.infer<typeof Bookmark>[] = [];
  const waiting: unknown[] = [...(((await document.getOutline()) as unknown[] | null) ?? [])];
  while (waiting.length > 0 && bookmarks.length < MOST) {
    const bookmark = Bookmark.safeParse(waiting.shift()).data;
    if (bookmark === undefined) continue;
    bookmarks.push(bookmark);
    waiting.push(...bookmark.items);
  }
  const fields = Object.values((await document.getFieldObjects()) ?? {})
    .flat()
    .slice(0, MOST)
    .map((field) => Field.safeParse(field).data);
  const files = strings(await document.getAttachments());
  return {
    texts: distinct([
      ...properties,
      ...bookmarks.map(({ title }) => title),
      ...fields.flatMap((field) => [field?.value, field?.defaultValue].flat()),
      ...files,
    ]),
    links: bookmarks.flatMap(({ title, url, unsafeUrl }) =>
      (url ?? unsafeUrl ?? '') === '' ? [] : [{ words: title, href: url ?? unsafeUrl ?? '' }],
    ),
  };
}

/** The letters that the annotations of a page draw. */
async function drawnIn(
  page: PDFPageProxy,
  { OPS: does, AnnotationMode: mode }: Constants,
): Promise<string[]> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: mode.ENABLE });
  let depth = 0;
  let text = '';
  for (const [at, step] of fnArray.entries()) {
    if (step === does.beginAnnotation) depth += 1;
    else if (step === does.endAnnotation) depth -= 1;
    if (depth === 0) continue;
    if (step === does.showText)
      text += Glyphs.parse(argsArray[at])
        .map(({ unicode }) => unicode)
        .join('');
    else if (
      step === does.moveText ||
      step === does.setTextMatrix ||
      step === does.nextLine ||
      step === does.endText
    )
      text += '\n';
  }
  return [text];
}
/** Numbers between the letters move them: a wide gap is a blank. */
const Glyph = z
  .union([
    z.object({ unicode: z.string() }),
    z.number().transform((gap) => ({ unicode: gap < -200 ? ' ' : '' })),
  ])
  .catch({ unicode: '' });
const Glyphs = z
  .tuple([z.array(Glyph)])
  .transform(([glyphs]) => glyphs)
  .catch([]);

const joined = (lines: string | string[] | null | undefined): string =>
  Array.isArray(lines) ? lines.join('\n') : (lines ?? '');

/** The texts in a value, however deep. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return [];
  return Object.values(value).flatMap(strings);
}

const distinct = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.map((text) => text?.trim() ?? '').filter((text) => text !== '')),
];
