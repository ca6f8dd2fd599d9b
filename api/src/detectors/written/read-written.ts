import { isCard, readCards } from './cards.ts';
import { isData, readData } from './data.ts';
import { hasEscapedLetters, readEscapedLetters } from './escapes.ts';
import { readMarkup } from './markup.ts';
import { readAgain, ReadingBuilder, type Reading } from './reading.ts';
import { isSql, readSql } from './sql.ts';

/** Texts of feeds and data are often pages themselves. */
const TAGS = /<\/?(?:a|b|br|div|em|i|li|p|span|strong|td)\b[^<>]*>/i;

/**
 * What people read of a text that is written for machines: of a page what a browser shows, of data the texts in it, of a calendar its lines.
 * @param mime what the content is, as sniffed
 * @returns null where people read what stands there
 */
export function readWritten(content: string, mime: string | null): Reading | null {
  const first = firstReading(content, mime);
  if (first === null || mime === 'text/html' || !TAGS.test(first.text)) return first;
  return readAgain(first, readMarkup(first.text, { isXml: false, hasLines: true }));
}

function firstReading(content: string, mime: string | null): Reading | null {
  if (mime === 'text/html') return readMarkup(content, { isXml: false });
  if (mime === 'application/xml' || mime === 'image/svg+xml') return readMarkup(content, { isXml: true });
  if (isData(content)) return readData(content);
  if (isCard(content)) return readCards(content);
  if (isSql(content)) return readSql(content);
  if (!hasEscapedLetters(content)) return null;
  const to = new ReadingBuilder(content);
  readEscapedLetters(to, { start: 0, end: content.length });
  return to.reading();
}
