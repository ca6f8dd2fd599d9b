import { isData } from '../written/data.ts';
import { turnsOfData } from './data.ts';
import { readLineChat } from './lines.ts';
import { turnsOfPage } from './pages.ts';
import type { Turn } from './turn.ts';

/**
 * The messages of a chat that was downloaded or copied.
 * @param content of a file @param mime what it is, as sniffed
 * @returns in the order in which they begin; none where the content is no chat. Never throws.
 */
export function turnsOf(content: string, mime: string | null): readonly Turn[] {
  if (mime === 'text/html') return turnsOfPage(content);
  if (isData(content)) return turnsOfData(content);
  return readLineChat(content)?.turns ?? [];
}

/** The message in which a place stands. @param turns in the order in which they begin */
export function turnAt(turns: readonly Turn[], place: number): Turn | undefined {
  return turns.findLast(({ start, end }) => start <= place && place < end);
}
