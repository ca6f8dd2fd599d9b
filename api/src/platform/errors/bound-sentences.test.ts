import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { render } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import { operations } from '../../operations.ts';
import { issue, messageOf } from './bound-sentences.ts';

const OF_THE_LIBRARY = /: expected|invalid (?:input|option|string)|unrecognized|received|<=|>=/i;
const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(50_000),
  '\u0000',
  '-1',
  '1e9',
  'NaN',
  -1,
  0,
  1.5,
  1e9,
  1e300,
  true,
  [],
  Array.from({ length: 20_000 }, () => 'x'),
  {},
  { unknown: 1 },
];

const sentences = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map((one) => render('en', messageOf(one))) ?? [];

describe('what is said of a value that a schema refuses', () => {
  const schemas = operations.flatMap(({ id, body, query, params }) =>
    [body, query, params].flatMap((schema) =>
      schema instanceof z.ZodType ? [[id, schema] as const] : [],
    ),
  );

  it('is a sentence of the product, for every member of every body, query and path', () => {
    expect(schemas.length).toBeGreaterThan(80);
    const raw = new Set<string>();
    for (const [id, schema] of schemas) {
      const members = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
      const values = [
        ...WRONG,
        ...members.flatMap((name) => WRONG.map((wrong) => ({ [name]: wrong }))),
      ];
      for (const sentence of values.flatMap((value) => sentences(schema, value))) {
        if (OF_THE_LIBRARY.test(sentence)) raw.add(`${id}: ${sentence}`);
      }
    }
    expect([...raw]).toEqual([]);
  });

  it('names the bound', () => {
    expect(sentences(z.string().max(255), 'x'.repeat(256))).toEqual([
      'Use at most 255 characters.',
    ]);
    expect(sentences(z.string().min(3), 'x')).toEqual(['Use at least 3 characters.']);
    expect(sentences(z.coerce.number().int().max(1_000_000), '1e9')).toEqual([
      'Enter a number no greater than 1,000,000.',
    ]);
    expect(sentences(z.array(z.int()).max(2), [1, 2, 3])).toEqual(['Use at most 2 entries.']);
    expect(sentences(z.enum(['a', 'b']), 'c')).toEqual(['Choose one of these: a, b.']);
    expect(sentences(z.string().max(3, issue(say('addressTooLong'))), 'xxxx')).toEqual([
      'Use a URL of at most 1,000 characters.',
    ]);
    expect(
      sentences(
        z.string().refine(() => false, 'In my words.'),
        'x',
      ),
    ).toEqual(['In my words.']);
  });
});
