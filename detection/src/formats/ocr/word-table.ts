import type { SeenWord } from './picture-reader.ts';

/** Level of a line of the table that stands for a word. */
const WORD = '5';
const COLUMNS = 12;

/**
 * The words of Tesseract's table (TSV): level, page, block, paragraph, line, word, left, top,
 * width, height, confidence, text.
 */
export function parseWordTable(table: string): SeenWord[] {
  const words: SeenWord[] = [];
  const lines = new Map<string, number>();
  for (const row of table.split('\n')) {
    const cells = row.split('\t');
    const [level, , block = '', paragraph = '', line = '', , ...rest] = cells;
    if (level !== WORD || cells.length < COLUMNS) continue;
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = rest.slice(0, 5).map(Number);
    // A bar by itself is no word: it is how a capital I without serifs is read.
    const text = rest.slice(5).join(' ').trim().replace(/^\|$/, 'I');
    if (text === '' || ![left, top, width, height, confidence].every(Number.isFinite)) continue;
    const key = `${block} ${paragraph} ${line}`;
    if (!lines.has(key)) lines.set(key, lines.size);
    words.push({
      text,
      left,
      top,
      width,
      height,
      confidence: Math.min(1, Math.max(0, confidence / 100)),
      line: lines.get(key) ?? 0,
      block: Number(block),
    });
  }
  return words;
}
