import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getOperationAST, Kind, parse, print, specifiedRules, validate, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { LIMITS, overLimit } from '../src/server/limits.ts';
import { createSchema } from '../src/server/schema.ts';

/** Every document of the web client, as its build carries it. */
const generated = join(import.meta.dirname, '../../web/src/generated');
const schema = createSchema();
const operations: [string, DocumentNode][] = [];
for (const feature of readdirSync(generated)) {
  const module: Record<string, unknown> = await import(join(generated, feature, 'graphql.ts'));
  for (const [name, value] of Object.entries(module)) {
    if (!isDocument(value)) continue;
    const document = value;
    if (document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)) operations.push([`${feature}/${name}`, document]);
  }
}

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
}

test('the web client has operations to look at', () => {
  expect(operations.length).toBeGreaterThan(20);
});

test.each(operations)('%s stays within the limits at the largest page', (_name, document) => {
  const parsed = parse(print(document), { maxTokens: LIMITS.tokens });
  expect(validate(schema, parsed, specifiedRules)).toEqual([]);
  const operation = getOperationAST(parsed);
  if (!operation) throw new Error('one operation per document');
  // 50 is the largest page that the client asks for (specification, section 9).
  expect(overLimit({ schema, document: parsed, operation, variables: { pageSize: 50 } })).toBeNull();
});
