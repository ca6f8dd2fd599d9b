import type { Range } from '../written/reading.ts';
import { turnOf, type Turn } from './turn.ts';

const DAY = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[ -]\p{L}{3,9}\.?[ -]\d{2,4})`;
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?\s?[Mm]\.?)?`;
const WHEN = String.raw`(?<when>${DAY},?\s${TIME})`;
const NAME = String.raw`(?<who>[^:\n\[\]<>]{1,60})`;
/** Marks of direction that WhatsApp writes before what it says itself. */
const MARK = String.raw`[\u200e\u200f\u202a]?`;

/** How the head of a message is written. */
interface Form {
  head: RegExp;
  /** Nothing but chats is written so. Of the others a file has several by several people. */
  isSure: boolean;
}

const form = (head: string, isSure: boolean): Form => ({ head: new RegExp(`^${MARK}${head}`, 'gmu'), isSure });

/** Two of each kind are told apart by what follows the head: the message, or the end of the line. */
const FORMS: readonly Form[] = [
  // WhatsApp on Android: `12/03/2024, 18:22 - Marco: text`. What it says itself has no name.
  form(String.raw`${WHEN} [-–] (?:${NAME}: ?)?`, true),
  // WhatsApp on iOS: `[12/03/24, 18:22:47] Marco: text`.
  form(String.raw`\[(?<when>\d{1,2}[./]\d{1,2}[./]\d{2,4},\s${TIME})\] ${MARK}${NAME}: ?`, true),
  // IRC: `18:22 <marco> text`, `[2024-03-12 18:22:47] <marco> text`.
  form(String.raw`\[?(?<when>(?:${DAY}[ T])?${TIME})\]? <[@+%&~ ]?(?<who>[^<>\s]{1,40})> `, true),
  // Telegram, what was copied from its window: `Marco, [12/03/2024 18:22]`, the text in the next line.
  form(String.raw`${NAME}, \[${WHEN}\]:?[ \t]*$`, true),
  // Zoom: `18:22:47 From Marco to Everyone:`.
  form(String.raw`(?<when>${TIME})\s+(?:From|Da|Von|De)\s+(?<who>[^:\n]{1,60}?)\s+(?:to|a|an|à)\s+[^:\n]{1,60}?\s?:[ \t]*`, true),
  // Signal's and others': `[2024-03-12 18:22] Marco: text`. Logs of programs have this form as well.
  form(String.raw`\[(?<when>(?:${DAY},?\s)?${TIME})\] ${NAME}: `, false),
  // Discord, Teams: `[12-Mar-24 06:22 PM] marco`, the text in the next line.
  form(String.raw`\[(?<when>(?:${DAY},?\s)?${TIME})\] ${NAME}[ \t]*$`, false),
];

/** What a log calls its lines. */
const LEVEL = /(?:^|[\s.[(])(?:error|warn(?:ing)?|info|debug|trace|fatal|notice|critical|emergency|alert|verbose)\b/i;
/** A chat begins with a message; a title or two may stand above. */
const FIRST_LINES = /^(?:\ufeff?[^\n]*\n){0,3}$/;
const FEWEST = 3;
const HAS_TIME = /\d[:.]\d{2}/;

/** The line, or the beginning of one, before a message. */
export interface Head extends Range {
  /** Left out of what the chat says itself. */
  who?: string;
  when: string;
}

/** The messages of a chat, and what stands before each. */
interface LineChat {
  heads: readonly Head[];
  turns: readonly Turn[];
}

/**
 * Reads a chat whose messages begin with a line that says who wrote them and when: downloads of WhatsApp, logs of IRC, what was copied from Telegram,
 * Discord, Teams or Zoom. Places are UTF-16 ranges of the text.
 * @returns null where the text is none
 */
export function readLineChat(text: string): LineChat | null {
  if (!HAS_TIME.test(text)) return null;
  let best: Head[] = [];
  for (const { head, isSure } of FORMS) {
    const heads = [...text.matchAll(head)].map(({ index, 0: { length }, groups }): Head => ({
      start: index, end: index + length, when: groups?.['when'] ?? '', ...(groups?.['who'] === undefined ? {} : { who: groups['who'] }),
    }));
    if (heads.length > best.length && isChat(text, heads, isSure)) best = heads;
  }
  if (best.length === 0) return null;
  return { heads: best, turns: turnsBetween(text, best) };
}

function isChat(text: string, heads: readonly Head[], isSure: boolean): boolean {
  const names = heads.flatMap(({ who }) => (who === undefined ? [] : [who.trim()]));
  if (names.length === 0) return false;
  if (isSure) return heads.length > 1 || beginsWith(text, heads);
  const different = new Set(names).size;
  return heads.length >= FEWEST && different >= 2 && different * 2 <= heads.length && !names.some((name) => LEVEL.test(name));
}

const beginsWith = (text: string, [first]: readonly Head[]) => first !== undefined && FIRST_LINES.test(text.slice(0, first.start));

function turnsBetween(text: string, heads: readonly Head[]): Turn[] {
  const last = heads.at(-1)?.end ?? 0;
  // Where a chat stands in the middle of something else, an empty line ends its last message.
  const gap = beginsWith(text, heads) ? -1 : text.slice(last).search(/\n[ \t]*\r?\n/);
  const end = gap < 0 ? text.length : last + gap;
  return heads.flatMap(({ end: start, who, when }, at) => {
    const turn = who === undefined ? null : turnOf({ start, end: heads[at + 1]?.start ?? end }, who, when);
    return turn === null ? [] : [turn];
  });
}
