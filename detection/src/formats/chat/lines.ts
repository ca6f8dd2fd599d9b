import type { Range } from '../written/reading.ts';
import { turnOf, type Turn } from './turn.ts';

const DAY = String.raw`(?:\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}|\p{Nd}{1,2}[ -]\p{L}{3,9}\.?[ -]\p{Nd}{2,4})`;
/** With what stands for half a day, before or behind it: `PM`, `p. m.`, `下午`. */
const TIME =
  String.raw`(?:\p{L}{2}\s?)?\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?` +
  String.raw`(?:\s?(?:[AaPp]\.?\s?[Mm]\.?|\p{L}{1,4}\.?))?`;
/** Some languages put a word between day and time: `klo`, `à`, `kl.`, `a las`. */
const BETWEEN = String.raw`[,،]?\s(?:\p{L}{1,4}\.?\s){0,2}`;
const STAMP = `${DAY}${BETWEEN}${TIME}`;
const WHEN = `(?<when>${STAMP})`;
/**
 * All up to the first colon with a blank behind it: people have brackets, signs and numbers in
 * their names.
 */
const NAME = String.raw`(?<who>[^\n]{1,200}?)`;
/** Marks of direction that WhatsApp writes before lines and names. */
const MARK = String.raw`[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]*`;
const NAMED = String.raw`${NAME}[\u202c\u2069]?:(?:[ \u00a0\u200e]|$)`;

/** How the head of a message is written. */
interface Form {
  head: RegExp;
  /** Nothing but chats is written so. Of the others a file has several by several people. */
  isSure: boolean;
}

const form = (head: string, isSure: boolean): Form => ({
  head: new RegExp(`^${MARK}${head}`, 'gmu'),
  isSure,
});

/**
 * Two of each kind are told apart by what follows the head: the message, or the end of the line.
 */
const FORMS: readonly Form[] = [
  // WhatsApp on Android: `12/03/2024, 18:22 - Marco: text`. What it says itself has no name.
  form(String.raw`${WHEN} [-–] ${MARK}(?:${NAMED})?`, true),
  // IRC: `18:22 <marco> text`, `[2024-03-12 18:22:47] <marco> text`.
  form(String.raw`\[?(?<when>(?:${DAY}[ T])?${TIME})\]? <[@+%&~ ]?(?<who>[^<>\s]{1,40})> `, true),
  // WhatsApp on iOS: `[12/03/24, 18:22:47] Marco: text`.
  form(String.raw`\[(?<when>${DAY}[,،]\s${TIME})\] ${MARK}(?:${NAMED})?`, true),
  // Telegram, what was copied from its window: `Marco, [12/03/2024 18:22]`, the text in the next
  // line.
  form(String.raw`${NAME}, \[${WHEN}\]:?[ \t]*\r?$`, true),
  // Zoom: `18:22:47 From Marco to Everyone:`.
  form(
    String.raw`(?<when>${TIME})\s+(?:From|Da|Von|De)\s+(?<who>[^:\n]{1,60}?)\s+(?:to|a|an|à)\s+[^:\n]{1,60}?\s?:[ \t]*`,
    true,
  ),
  // Signal's and others': `[2024-03-12 18:22] Marco: text`. Logs of programs have this form as
  // well.
  form(String.raw`\[(?<when>(?:${DAY}${BETWEEN})?${TIME})\] ${MARK}${NAMED}`, false),
  // Discord, Teams: `[12-Mar-24 06:22 PM] marco`, the text in the next line.
  form(
    String.raw`\[(?<when>(?:${DAY}${BETWEEN})?${TIME})\] (?<who>[^:\n]{1,200}?)[ \t]*\r?$`,
    false,
  ),
];

/** A line that begins so is no part of the message before it, whatever follows. */
const STAMPED = new RegExp(
  String.raw`^${MARK}(?:\[${WHEN}\]|${WHEN.replace('when', 'bare')}(?= [-–] ))`,
  'gmu',
);

/** What a log calls its lines. */
const LEVEL =
  /(?:^|[\s.[(])(?:error|warn(?:ing)?|info|debug|trace|fatal|notice|critical|emergency|alert|verbose)\b/i;
/** A chat begins with a message; a title or two may stand above. */
const FIRST_LINES = /^(?:\ufeff?[^\n]*\n){0,3}$/;
const FEWEST = 3;
const HAS_TIME = /\p{Nd}[:.]\p{Nd}{2}/u;

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
 * Reads a chat whose messages begin with a line that says who wrote them and when: downloads of
 * WhatsApp, logs of IRC, what was copied from Telegram, Discord, Teams or Zoom. Places are UTF-16
 * ranges of the text.
 * @returns null where the text is none
 */
export function readLineChat(text: string): LineChat | null {
  if (!HAS_TIME.test(text)) return null;
  let best: Head[] = [];
  for (const { head, isSure } of FORMS) {
    const heads = [...text.matchAll(head)].map(({ index, 0: { length }, groups }): Head => ({
      start: index,
      end: index + length,
      when: groups?.['when'] ?? '',
      ...(groups?.['who'] === undefined ? {} : { who: groups['who'] }),
    }));
    if (named(heads) > named(best) && isChat(text, heads, isSure)) best = heads;
  }
  if (best.length === 0) return null;
  const heads = withLongerNames(text, withEveryStamp(text, best));
  return { heads, turns: turnsBetween(text, heads) };
}

const named = (heads: readonly Head[]) => heads.filter(({ who }) => who !== undefined).length;

/**
 * Heads and, without a name, every other line that begins with day and time: who is not read is
 * named by nobody's name.
 */
function withEveryStamp(text: string, heads: readonly Head[]): Head[] {
  const known = new Set(heads.map(({ start }) => start));
  const others = [...text.matchAll(STAMPED)].flatMap(({ index, 0: { length }, groups }): Head[] =>
    known.has(index)
      ? []
      : [{ start: index, end: index + length, when: groups?.['when'] ?? groups?.['bare'] ?? '' }],
  );
  return [...heads, ...others].sort((a, b) => a.start - b.start);
}

/**
 * `Marco: officina: text`: a name may have a colon. What stands so behind a name more than once is
 * part of it.
 */
function withLongerNames(text: string, heads: readonly Head[]): Head[] {
  const PART = /[^:\n]{1,60}: /y;
  const partOf = ({ end, who }: Head) => {
    PART.lastIndex = end;
    return who === undefined ? undefined : PART.exec(text)?.[0];
  };
  const keyOf = ({ who = '' }: Head, part: string) => `${who}\n${part}`;
  const seen = new Map<string, number>();
  for (const head of heads) {
    const part = partOf(head);
    if (part !== undefined) seen.set(keyOf(head, part), (seen.get(keyOf(head, part)) ?? 0) + 1);
  }
  return heads.map((head) => {
    const part = partOf(head);
    if (part === undefined || (seen.get(keyOf(head, part)) ?? 0) < 2) return head;
    return { ...head, end: head.end + part.length, who: `${head.who ?? ''}: ${part.slice(0, -2)}` };
  });
}

function isChat(text: string, heads: readonly Head[], isSure: boolean): boolean {
  const names = heads.flatMap(({ who }) => (who === undefined ? [] : [who.trim()]));
  if (names.length === 0) return false;
  if (isSure) return heads.length > 1 || beginsWith(text, heads);
  const different = new Set(names).size;
  return (
    heads.length >= FEWEST &&
    different >= 2 &&
    different * 2 <= heads.length &&
    !names.some((name) => LEVEL.test(name))
  );
}

const beginsWith = (text: string, [first]: readonly Head[]) =>
  first !== undefined && FIRST_LINES.test(text.slice(0, first.start));

function turnsBetween(text: string, heads: readonly Head[]): Turn[] {
  const last = heads.at(-1)?.end ?? 0;
  // Where a chat stands in the middle of something else, an empty line ends its last message.
  const gap = beginsWith(text, heads) ? -1 : text.slice(last).search(/\n[ \t]*\r?\n/);
  const end = gap < 0 ? text.length : last + gap;
  return heads.flatMap(({ end: start, who, when }, at) => {
    const turn =
      who === undefined ? null : turnOf({ start, end: heads[at + 1]?.start ?? end }, who, when);
    return turn === null ? [] : [turn];
  });
}
