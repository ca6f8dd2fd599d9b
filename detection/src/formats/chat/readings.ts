import { ReadingBuilder } from '../written/reading.ts';
import type { ByWriter } from './by-writer.ts';
import { readLineChat } from './lines.ts';

/**
 * Reads a chat in lines message by message: what one person wrote in a row is one text, for people
 * cut their sentences as they like, and nothing that others wrote stands around it. The lines that
 * say who and when are read for themselves.
 * @returns null where the text is no such chat
 */
export function readMessages(source: string): ByWriter | null {
  const chat = readLineChat(source);
  if (chat === null) return null;
  const messages: ReadingBuilder[] = [];
  const heads = new ReadingBuilder(source);
  let last: string | undefined;
  let from = 0;
  const add = (start: number, end: number, who: string | undefined) => {
    if (source.slice(start, end).trim() === '') return;
    if (messages.length === 0 || who === undefined || who !== last)
      messages.push(new ReadingBuilder(source));
    last = who;
    messages.at(-1)?.line(start);
    messages.at(-1)?.copy(start, end);
  };
  for (const [at, { start, end, who }] of chat.heads.entries()) {
    // What stands above a chat.
    if (at === 0) add(from, start, undefined);
    heads.line(start);
    heads.copy(start, end);
    from = end;
    add(end, chat.heads[at + 1]?.start ?? source.length, who);
  }
  return { messages: messages.map((each) => each.reading()), rest: heads.reading() };
}
