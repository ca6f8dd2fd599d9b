import { visit, type JSONVisitor } from 'jsonc-parser';
import type { Range } from '../written/reading.ts';
import { timeInWords, turnOf, type Turn } from './turn.ts';

/** What messages are called in data, and who wrote them and when: the first that is there. */
const TEXTS = new Set(['text', 'content', 'message', 'body']);
/** Whoever passes something on did not write it. */
const WRITERS = [
  'forwarded_from',
  'from',
  'sender_name',
  'senderName',
  'author',
  'user_profile',
  'sender',
  'user',
  'username',
  'nickname',
  'from_id',
  'senderId',
  'sender_id',
  'author_id',
];
const TIMES = [
  'date',
  'timestamp',
  'timestamp_ms',
  'createdAt',
  'created_at',
  'sentAt',
  'sent_at',
  'datetime',
  'ts',
  'time',
];
/** Of a writer who is an object. */
const NAMES = [
  'nickname',
  'real_name',
  'display_name',
  'global_name',
  'name',
  'username',
  'screen_name',
  'login',
  'id',
];

type Value = string | number;

interface Level {
  start: number;
  isObject: boolean;
  /** The member whose value comes next. */
  member: string;
  values: Map<string, Value>;
  /** Where its texts stand. */
  texts: Range[];
}

const BEGIN = /[[{]/;
/** Most data have none, and need not be taken apart. */
const HAS_TEXT = /"(?:text|content|message|body)"\s*:/;

/**
 * Reads who wrote the messages of data and when: downloads of Telegram, Discord, Slack, Facebook,
 * Instagram, X. A message is an object with a text, somebody and a time.
 * @param source JSON, one object a line, or data in JavaScript; what is nested too deep ends the
 * reading
 * @returns in the order in which they begin; one may stand within another. Never throws.
 */
export function turnsOfData(source: string): Turn[] {
  if (!HAS_TEXT.test(source)) return [];
  const lines = [...source.matchAll(/^[ \t]*\{.*\}[ \t]*\r?$/gm)];
  const parts =
    lines.length > 1 && lines[0]?.index === source.search(/\S/)
      ? lines.map(({ 0: text, index }) => ({ text, at: index }))
      : [{ text: source, at: 0 }];
  return parts.flatMap(({ text, at }) => {
    const begin = Math.max(0, text.search(BEGIN));
    return turnsOfOne(text.slice(begin), at + begin);
  });
}

function turnsOfOne(text: string, at: number): Turn[] {
  const turns: Turn[] = [];
  const levels: Level[] = [];
  const open = (isObject: boolean) => (offset: number) => {
    levels.push({ start: at + offset, isObject, member: '', values: new Map(), texts: [] });
  };
  const close = (offset: number, length: number) => {
    const level = levels.pop();
    const parent = levels.at(-1);
    if (level === undefined) return;
    const messages = messagesOf(level);
    turns.push(...messages);
    // What has no writer of its own, such as the blocks and pieces of a message, is part of what
    // holds it.
    if (messages.length === 0) parent?.texts.push(...level.texts);
    if (parent?.isObject !== true) return;
    // Telegram's pieces of one text are a list.
    if (!level.isObject && TEXTS.has(parent.member))
      parent.texts.push({ start: level.start, end: at + offset + length });
    const name =
      level.isObject && WRITERS.includes(parent.member) ? first(level.values, NAMES) : undefined;
    if (name !== undefined) parent.values.set(parent.member, name);
  };
  const visitor: JSONVisitor = {
    onObjectBegin: open(true),
    onArrayBegin: open(false),
    onObjectEnd: close,
    onArrayEnd: close,
    onObjectProperty: (name) => {
      const level = levels.at(-1);
      if (level !== undefined) level.member = name;
    },
    onLiteralValue: (value: unknown, offset, length) => {
      const level = levels.at(-1);
      if (
        level?.isObject !== true ||
        (typeof value !== 'string' && typeof value !== 'number') ||
        value === ''
      )
        return;
      level.values.set(level.member, value);
      if (typeof value === 'string' && TEXTS.has(level.member))
        level.texts.push({ start: at + offset, end: at + offset + length });
    },
  };
  try {
    visit(text, visitor);
  } catch (error) {
    // The parser calls itself for each level, and hostile data have a hundred thousand.
    if (!(error instanceof RangeError)) throw error;
  }
  return turns.sort((a, b) => a.start - b.start);
}

const first = (values: ReadonlyMap<string, Value>, names: readonly string[]): Value | undefined => {
  const name = names.find((each) => values.has(each));
  return name === undefined ? undefined : values.get(name);
};

function messagesOf({ isObject, values, texts }: Level): Turn[] {
  const who = first(values, WRITERS);
  const when = first(values, TIMES);
  if (!isObject || who === undefined || when === undefined) return [];
  return texts.flatMap((text) => turnOf(text, String(who), timeInWords(when)) ?? []);
}
