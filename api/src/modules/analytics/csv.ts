/** What a spreadsheet would take for the start of a formula, or for nothing at all. */
const FORMULA = /^[=+\-@\t\r\0]/;

export const CSV_SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type CsvSeparator = keyof typeof CSV_SEPARATORS;

/**
 * One line of RFC 4180, with its end. A text that a spreadsheet would compute gets an apostrophe in
 * front.
 * @param cells numbers are ours and stay as they are; null is an empty cell.
 * @param separator between the cells: where decimals have a comma, spreadsheets want a semicolon.
 */
export function csvLine(
  cells: readonly (string | number | null)[],
  separator: CsvSeparator = 'comma',
): string {
  const between = CSV_SEPARATORS[separator];
  const written = cells.map((cell) =>
    typeof cell === 'string' ? quoted(defused(cell), between) : (cell ?? ''),
  );
  return `${written.join(between)}\r\n`;
}

const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const quoted = (text: string, separator: string): string =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
