/**
 * Letters as one reads them: capitals, breaks of lines, quotation marks and an ellipsis at the end
 * make no other text.
 */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s“"']+|[\s”"'….]+$/g, '');

/** Whether a text tells something that none of those before it has told. */
export function saysMore(text: string, before: readonly string[]): boolean {
  const words = plain(text);
  return words !== '' && !before.some((said) => plain(said).includes(words));
}
