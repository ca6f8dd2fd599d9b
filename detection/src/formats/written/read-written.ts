import { isCard, readCards } from './cards.ts';
import { isData, readData } from './data.ts';
import { hasEscapedLetters, readEscapedLetters } from './escapes.ts';
import { readMarkup } from './markup.ts';
import { isProgram, isSettings, readProgram, readSettings } from './programs.ts';
import { readAgain, ReadingBuilder, type Range, type Reading } from './reading.ts';
import { isSql, readSql } from './sql.ts';

/** Texts of feeds and data are often pages themselves. */
const TAGS = /<\/?(?:a|b|br|div|em|i|li|p|span|strong|td)\b[^<>]*>/i;

/**
 * What people read of a text that is written for machines: of a page what a browser shows, of data
 * the texts in it, of a calendar its lines.
 * @param mime what the content is, as sniffed
 * @param filename the name that its sender gave it: nothing else tells programs and settings
 * @returns null where people read what stands there
 */
export function readWritten(content: string, mime: string | null, filename = ''): Reading | null {
  const first = firstReading(content, mime, filename);
  if (first === null || isPage(mime) || !TAGS.test(first.text)) return first;
  return readAgain(first, readTags(first.text));
}

/**
 * Reads each line that has tags as a piece of a page. The others stand as they are: in `i<n` of a
 * program begins no tag that some `>` far below would end.
 */
function readTags(source: string): Reading {
  const to = new ReadingBuilder(source);
  for (const { 0: line, index } of source.matchAll(/[^\n]+|\n+/g)) {
    if (TAGS.test(line))
      to.putReading(readMarkup(line, { isXml: false }), index, index + line.length);
    else to.copy(index, index + line.length);
  }
  return to.reading();
}

/** HTML, alone or as an application of Windows (`.hta`, in which blackmailers like to write). */
const isPage = (mime: string | null) => mime === 'text/html' || mime === 'application/hta';

/** A piece of a page: it begins with a tag, and tags end in it. */
const isMarkup = (content: string) =>
  /^\s*<(?:[a-z][\w:-]*(?:\s[^<>]{0,1000})?>|%@)/i.test(content.slice(0, HEAD)) &&
  /<\/[a-z]/i.test(content.slice(0, HEAD));
const HEAD = 8192;

/** The page in a mail, in an answer of a server: from its beginning to its end. */
function pageIn(content: string): Range | null {
  const start = content.search(/<!doctype html|<html[\s>]/i);
  if (start < 0) return null;
  const end = content.toLowerCase().lastIndexOf('</html>');
  return { start, end: end < start ? content.length : end + '</html>'.length };
}

/** What stands around a page is no part of it: in `Bob <bob@a.example>` there is no tag. */
function readAround(content: string, { start, end }: Range): Reading {
  const to = new ReadingBuilder(content);
  readEscapedLetters(to, { start: 0, end: start });
  to.line(start);
  to.putReading(readMarkup(content.slice(start, end), { isXml: false }), start, end);
  to.line(end);
  readEscapedLetters(to, { start: end, end: content.length });
  return to.reading();
}

function firstReading(content: string, mime: string | null, filename: string): Reading | null {
  if (isPage(mime)) return readMarkup(content, { isXml: false });
  if (mime === 'application/xml' || mime === 'image/svg+xml')
    return readMarkup(content, { isXml: true });
  if (isMarkup(content)) return readMarkup(content, { isXml: false });
  if (isData(content)) return readData(content);
  if (isCard(content)) return readCards(content);
  if (isSql(content)) return readSql(content);
  if (isProgram(mime, filename)) return readProgram(content);
  if (isSettings(filename)) return readSettings(content);
  const page = pageIn(content);
  if (page !== null) return readAround(content, page);
  if (!hasEscapedLetters(content)) return null;
  const to = new ReadingBuilder(content);
  readEscapedLetters(to, { start: 0, end: content.length });
  return to.reading();
}
