/**
 * Where a field code or a formula leads: `HYPERLINK "https://…" \o "tip"`,
 * `HYPERLINK("https://…","Words")`, `INCLUDEPICTURE "https://…"`.
 *
 * @returns the addresses and files as they stand there; marks of the document itself (`\l`) are
 * none
 */
export function linksInField(code: string): string[] {
  return [
    ...code.matchAll(
      /\b(?:HYPERLINK|INCLUDEPICTURE|INCLUDETEXT)\b\s*\(?\s*(?:["“”]([^"“”]{1,2000})["“”]|([^\s"\\),;]{4,2000}))/gi,
    ),
  ]
    .map(([, quoted, bare]) => (quoted ?? bare ?? '').replaceAll('\\\\', '\\').trim())
    .filter((target) => target !== '' && !target.startsWith('#'));
}
