import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** How the library begins a sentence of its own; a schema's sentences are said as they are. */
const OF_THE_LIBRARY = new RegExp(
  [
    '^(?:Too (?:big|small): expected |Invalid (?:input|option|number|string|key',
    String.raw`|element|[a-z]+ address|ISO \w+|URL|UUID|date|JWT)|Invalid \w+$`,
    '|Unrecognized keys?: )',
  ].join(''),
);
const figures = (bound: number | bigint): string => bound.toLocaleString('en');

/** What is wrong with a value, in a sentence of ours. */
export const sentenceOf = (issue: Issue): string =>
  OF_THE_LIBRARY.test(issue.message) ? byKind(issue) : issue.message;

function byKind(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum) - (issue.inclusive === false ? 1 : 0));
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum) + (issue.inclusive === false ? 1 : 0));
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'Fill in this field.'
        : (TYPES[issue.expected] ?? ANY);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This is not in the form that is expected here.';
    case 'invalid_value':
      return `Choose one of these: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Remove what is not known here: ${issue.keys.join(', ')}.`;
    default:
      return ANY;
  }
}

const ANY = 'Enter a value that is allowed here.';
const TYPES: Readonly<Partial<Record<string, string>>> = {
  string: 'Enter a text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Enter true or false.',
  array: 'Enter a list.',
  object: 'Enter an object.',
  record: 'Enter an object.',
};
const FORMATS: Readonly<Partial<Record<string, string>>> = {
  date: 'Enter a date such as 2026-11-21.',
  datetime: 'Enter a date and time such as 2026-11-21T09:30:00Z.',
  url: 'Enter a URL such as https://company.example.',
  email: 'Enter an e-mail address such as name@company.example.',
  safeint: 'Enter a whole number.',
};

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return `Use at most ${figures(most)} characters.`;
  if (origin === 'array' || origin === 'set') return `Use at most ${figures(most)} entries.`;
  return origin === 'number' || origin === 'int'
    ? `Enter a number of at most ${figures(most)}.`
    : ANY;
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string')
    return least <= 1 ? 'Fill in this field.' : `Use at least ${figures(least)} characters.`;
  if (origin === 'array' || origin === 'set')
    return least <= 1 ? 'Enter at least one entry.' : `Enter at least ${figures(least)} entries.`;
  return origin === 'number' || origin === 'int'
    ? `Enter a number of at least ${figures(least)}.`
    : ANY;
}
