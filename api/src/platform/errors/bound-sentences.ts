import type { z } from 'zod';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';

type Issue = z.core.$ZodIssue;

/** A schema's own message: the library has room for a text alone. */
export const issue = (message: Message): string => JSON.stringify(message);
const OF_A_SCHEMA = /^\{"code":"/;

/** What is wrong with a value: what the schema says itself, or else what the kind of issue means. */
export function messageOf(given: Issue): Message {
  if (OF_A_SCHEMA.test(given.message)) return JSON.parse(given.message) as Message;
  return given.code === 'custom' ? say('quotedWords', { words: given.message }) : byKind(given);
}

function byKind(given: Issue): Message {
  switch (given.code) {
    case 'too_big':
      return tooBig(given.origin, Number(given.maximum) - (given.inclusive === false ? 1 : 0));
    case 'too_small':
      return tooSmall(given.origin, Number(given.minimum) + (given.inclusive === false ? 1 : 0));
    case 'invalid_type':
      return given.message.endsWith('received undefined')
        ? say('fieldRequired')
        : (TYPES[given.expected] ?? ANY);
    case 'invalid_format':
      return FORMATS[given.format] ?? say('formatInvalid');
    case 'invalid_value':
      return say('chooseOneOf', { options: given.values.map(String).join(', ') });
    case 'unrecognized_keys':
      return say('removeUnknown', { keys: given.keys.join(', ') });
    default:
      return ANY;
  }
}

const ANY = say('valueNotAllowed');
const TYPES: Readonly<Partial<Record<string, Message>>> = {
  string: say('enterText'),
  number: say('enterNumber'),
  int: say('enterWholeNumber'),
  boolean: say('enterTrueOrFalse'),
  array: say('enterList'),
  object: say('enterObject'),
  record: say('enterObject'),
};
const FORMATS: Readonly<Partial<Record<string, Message>>> = {
  date: say('enterDate'),
  datetime: say('enterDateTime'),
  url: say('enterUrl'),
  email: say('enterEmailAddress'),
  safeint: say('enterWholeNumber'),
};

function tooBig(origin: string, most: number): Message {
  if (origin === 'string') return say('atMostCharacters', { most });
  if (origin === 'array' || origin === 'set') return say('atMostEntries', { most });
  return origin === 'number' || origin === 'int' ? say('numberAtMost', { most }) : ANY;
}

function tooSmall(origin: string, least: number): Message {
  if (origin === 'string')
    return least <= 1 ? say('fieldRequired') : say('atLeastCharacters', { least });
  if (origin === 'array' || origin === 'set') return say('atLeastEntries', { least });
  return origin === 'number' || origin === 'int' ? say('numberAtLeast', { least }) : ANY;
}
