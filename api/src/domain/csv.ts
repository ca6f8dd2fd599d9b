/** What a spreadsheet would take for the start of a formula, or for nothing at all (requirement I3). */
const FORMULA = /^[=+\-@\t\r\0]/;

/**
 * One line of RFC 4180, with its end. A text that a spreadsheet would compute gets an apostrophe in front.
 * @param cells numbers are ours and stay as they are; null is an empty cell.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoted(defused(cell)) : (cell ?? ''))).join(',')}\r\n`;
}

const defused = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
