import { Parser } from 'htmlparser2';
import { turnOf, type Turn } from './turn.ts';

/** What Telegram's downloads for reading have in their first lines. */
const IS_TELEGRAM = /class="[^"]*\bpage_wrap\b|class="message (?:default|service)\b/;

/** A message while it is read. */
interface Open {
  /** Where its words begin; null before they do. */
  start: number | null;
  who: string;
  when: string;
  /** Who wrote it first, where it was passed on; null where it was not. */
  writer: string | null;
}

/**
 * Reads who wrote the messages of a chat that Telegram wrote as a page, which is what it does
 * unless one asks for JSON. A message of who wrote the one before has no name of its own.
 * @returns in the order in which they begin; none of another page
 */
export function turnsOfPage(source: string): Turn[] {
  if (!IS_TELEGRAM.test(source)) return [];
  const turns: Turn[] = [];
  let last = '';
  let message: Open | null = null;
  let isName = false;
  const end = (at: number) => {
    if (message === null) return;
    const who = message.who.trim() === '' ? last : message.who.trim();
    const turn =
      message.start === null
        ? null
        : turnOf({ start: message.start, end: at }, message.writer?.trim() || who, message.when);
    if (turn !== null) turns.push(turn);
    last = who;
    message = null;
  };
  const parser = new Parser({
    onopentag: (_, { class: classes = '', title = '' }) => {
      const names = classes.split(/\s+/);
      if (names.includes('date')) isName = false;
      if (names.includes('message')) {
        end(parser.startIndex);
        if (names.includes('default')) message = { start: null, who: '', when: '', writer: null };
      } else if (message !== null && names.includes('date') && message.when === '')
        message.when = title;
      else if (message !== null && names.includes('text')) message.start ??= parser.endIndex + 1;
      else if (message !== null && names.includes('forwarded')) message.writer = '';
      else if (message !== null && names.includes('from_name')) isName = true;
    },
    ontext: (text) => {
      if (!isName || message === null) return;
      if (message.writer === null) message.who += text;
      else message.writer += text;
    },
    onclosetag: () => {
      isName = false;
    },
  });
  parser.end(source);
  end(source.length);
  return turns;
}
